import type { Environment } from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { addToCart, type ConfiguratorCart, subscribeToCart } from './cart-connection.ts'
import type { ConfiguratorInput } from './context.ts'
import type { ConfiguratorEmitted, ConfiguratorEvent } from './events.ts'
import { configuratorMachine } from './machine.ts'
import { type ConfiguratorView, configuratorView } from './view.ts'

export type { FlowError } from '../flow/failure.ts'
export type { Flow } from '../flow/flow.ts'
export type { ConfiguratorInput, Goods } from './context.ts'
export type { ConfiguratorEmitted, ConfiguratorEvent } from './events.ts'
export * from './rules.ts'
export { type AttributeView, type ConfiguratorView, initialView, type ValueView } from './view.ts'

export type ProductConfiguratorFlow = Flow<ConfiguratorEvent, ConfiguratorView, ConfiguratorEmitted>

export interface ConfiguratorDeps extends ConfiguratorInput, Pick<Environment, 'clock' | 'inspect'> {
  /**
   * The chosen product is added to this cart. Without one the shop handles `configurator.add` and answers itself.
   */
  cart?: ConfiguratorCart
}

/** Creates the choice of a product: options, count and adding to the cart. */
export function createProductConfiguratorFlow({
  cart,
  clock,
  inspect,
  ...input
}: ConfiguratorDeps): ProductConfiguratorFlow {
  return createMachineFlow(
    configuratorMachine,
    { input, clock, inspect },
    {
      observe: actor => void (cart && actor.on('configurator.add', order => addToCart(cart, order))),
      view: configuratorView,
      prepare: event => event,
      connect: send => (cart ? subscribeToCart(cart, send) : () => undefined),
    },
  )
}
