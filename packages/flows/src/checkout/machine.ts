import { assign, type SnapshotFrom } from 'xstate'
import { initial } from './context.ts'
import { blurField, prefill, updateValues } from './form-updates.ts'
import { orderStates } from './order-states.ts'
import { pickPayment, pickPoint, pickShippingMethod } from './selection-updates.ts'
import { checkoutSetup } from './setup.ts'
import { shippingMethodStates } from './shipping-method-states.ts'
import { stepStates } from './step-states.ts'

/**
 * Three regions: the process (the steps, then the order), the shipping methods of the city, and the network. Provide the actors `restore`,
 * `saveStep`, `shippingMethods`, `submitOrder`, `loadCart` and `loadOrder`.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => initial(input),
  type: 'parallel',
  states: {
    process: {
      initial: 'restoring',
      on: {
        'checkout.change': { actions: assign(({ context, event }) => updateValues(context, event.values)) },
        'checkout.blur': { actions: assign(({ context, event }) => blurField(context, event.name)) },
        'shippingMethod.pick': { actions: assign(({ context, event }) => pickShippingMethod(context, event.id)) },
        'point.pick': { actions: assign(({ context, event }) => pickPoint(context, event.point)) },
        'payment.pick': { actions: assign(({ context, event }) => pickPayment(context, event.id)) },
        'session.changed': { actions: assign(({ context, event }) => prefill(context, event.values)) },
        'cart.changed': { guard: 'followsCart', actions: { type: 'applyCart', params: ({ event }) => event } },
        // Back or Forward while no step is open: the step that opens next corrects the URL.
        'url.stepChanged': { actions: assign({ historyMode: 'replace' }) },
      },
      states: { ...stepStates, ...orderStates },
    },
    shippingMethods: shippingMethodStates,
    network: {
      initial: 'online',
      states: {
        online: { on: { 'network.offline': 'offline' } },
        offline: { on: { 'network.online': 'online' } },
      },
    },
  },
})

/** A snapshot of the machine, as `getSnapshot` and `useMachine` return it. */
export type CheckoutMachineSnapshot = SnapshotFrom<typeof checkoutMachine>
