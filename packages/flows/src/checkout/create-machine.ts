import { assign } from 'xstate'
import { isDevelopment } from '../adapter/development.ts'
import { networkRegion } from '../flow/network-region.ts'
import { checkSteps } from './check-steps.ts'
import type { CheckoutDefinition } from './definition.ts'
import { createFormChanges } from './form-changes.ts'
import { orderStates } from './order-states.ts'
import { createCheckoutSetup } from './setup.ts'
import { shippingMethodStates } from './shipping-method-states.ts'
import { stepStates } from './step-states.ts'

/**
 * The machine of a checkout that is given as data. Three regions: the process (the steps, then the order), the shipping methods of
 * the destination, and the network. Provide the actors `restore`, `saveStep`, `shippingMethods`, `submitOrder`, `loadCart` and
 * `loadOrder` (`answeringActors`), and `key` in the input. In development it throws when there is no step, or two have one name.
 */
export function createCheckoutMachine(definition: CheckoutDefinition) {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') checkSteps(definition)
  const rules = createFormChanges(definition)
  return createCheckoutSetup(definition, rules).createMachine({
    id: 'checkout',
    context({ input }) {
      if (!input.key)
        throw new TypeError('@shop/flows: a checkout needs `key` in its input: the idempotency key of its order.')
      const context = rules.initial(input)
      const isKnown = context.shippingMethods.length > 0
      return { ...context, shippingDestination: isKnown ? rules.destinationOf(context) : null }
    },
    type: 'parallel',
    states: {
      process: {
        initial: 'restoring',
        on: {
          'checkout.change': { actions: { type: 'updateValues', params: ({ event }) => event.values } },
          'checkout.blur': { actions: { type: 'blurField', params: ({ event }) => event.name } },
          'shippingMethod.pick': { actions: { type: 'pickShippingMethod', params: ({ event }) => event.id } },
          'payment.pick': { actions: { type: 'pickPayment', params: ({ event }) => event.id } },
          'session.changed': { actions: { type: 'prefill', params: ({ event }) => event.values } },
          'cart.changed': { guard: 'followsCart', actions: { type: 'applyCart', params: ({ event }) => event } },
          // Back or Forward while no step is open: the step that opens next corrects the URL.
          'url.stepChanged': { actions: assign({ historyMode: 'replace' }) },
        },
        states: { ...stepStates(rules), ...orderStates },
      },
      shippingMethods: shippingMethodStates(definition.directory !== undefined),
      network: networkRegion,
    },
  })
}
