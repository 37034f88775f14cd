import { stable } from '../flow/stable.ts'
import { type LazyFlow, lazyFlow } from '../lazy/index.ts'
import { addToCart, subscribeToCart } from './cart-connection.ts'
import {
  type ConfiguratorInput,
  countOf,
  failAdding,
  finishAdding,
  goodsOf,
  initial,
  inputForPath,
  isAdding,
  isSent,
  missingOf,
  resolutionOf,
  startAdding,
  withErrorsShown,
} from './context.ts'
import type { ConfiguratorEmitted, ConfiguratorEvent, Order } from './events.ts'
import type { ConfiguratorDeps, ProductConfiguratorFlow } from './index.ts'
import { applySelectionEvent } from './selection-updates.ts'
import { type ConfiguratorView, initialView } from './view.ts'

export interface LightConfiguratorDeps extends ConfiguratorInput, Pick<ConfiguratorDeps, 'cart' | 'clock'> {
  /** Fetches the machine: `async () => (await import('@shop/flows/product-configurator')).createProductConfiguratorFlow`. */
  load: () => Promise<(deps: ConfiguratorDeps) => ProductConfiguratorFlow>
}

export type LightConfiguratorFlow = LazyFlow<ConfiguratorEvent, ConfiguratorView, ConfiguratorEmitted>

/** What a shopper does; the rest is news, for which no machine is fetched. */
const isSelectionEvent = ({ type }: ConfiguratorEvent): boolean =>
  !type.startsWith('cart.') && type !== 'product.received'

/**
 * The choice of a product for pages that are mostly looked at: its machine is fetched when a shopper begins to choose, and
 * nothing waits for it. What is chosen is shown, what is missing is told, and what is ordered goes into the cart at once, by
 * the machine's own rules; the machine goes on from there. Where it cannot be had this serves to the end, and asks for it
 * again with the next deed. It only has no clock: what is done is not said for two seconds.
 */
export function createLightConfigurator({ load, cart, clock, ...input }: LightConfiguratorDeps): LightConfiguratorFlow {
  let context = initial(input)
  let view = initialView(input)
  let isHandedOver = false

  function submit(emit: (emitted: ConfiguratorEmitted) => void, requested: Pick<Order, 'modal'>): void {
    if (isAdding(context)) return
    if (resolutionOf(context).status === 'resolved') {
      context = startAdding(context)
      const order = { ...goodsOf(context), count: countOf(context), ...requested }
      if (cart) addToCart(cart, order)
      emit({ type: 'configurator.add', ...order })
    } else {
      context = withErrorsShown(context)
      const [attribute] = missingOf(context)
      if (attribute !== undefined) emit({ type: 'configurator.focus', attribute })
    }
  }

  const lazy: LightConfiguratorFlow = lazyFlow(
    async () => {
      const create = await load()
      const flow = create({ ...inputForPath(context), ...(cart ? { cart } : {}), ...(clock ? { clock } : {}) })
      isHandedOver = true
      return flow
    },
    {
      view,
      connect: () => (cart ? subscribeToCart(cart, event => lazy.send(event)) : () => undefined),
      onError: () => undefined,
      light(event, show, emit) {
        // The machine begins with what was until now: what comes between is for it.
        if (isHandedOver) return 'wait'
        if (event.type === 'configurator.submit') submit(emit, event.modal === undefined ? {} : { modal: event.modal })
        else if (event.type === 'cart.added' || event.type === 'cart.settled') {
          if (isSent(context, event)) context = finishAdding(context)
        } else if (event.type === 'cart.rejected') {
          if (isSent(context, event)) context = failAdding(context, event.error)
        } else context = applySelectionEvent(context, event)
        view = stable(view, initialView(inputForPath(context)))
        show(view)
        if (isSelectionEvent(event)) void lazy.load()
        return 'done'
      },
    },
  )
  return lazy
}
