import { assign } from 'xstate'
import type { CheckoutCalls } from './calls.ts'
import { paymentPicked } from './choosing.ts'
import { initial } from './context.ts'
import { directories } from './directories.ts'
import { leftField, prefilled, typedInto } from './filling.ts'
import { orderStates } from './order-states.ts'
import { cartTold } from './ordering.ts'
import { checkoutSetup } from './setup.ts'
import { stepStates } from './step-states.ts'

/**
 * The checkout as a statechart of four regions: what happens (the steps, then the order), and beside it three directories
 * that are asked (cities, ways of delivery, points).
 */
export function checkoutMachine(calls: CheckoutCalls, random: () => number = Math.random) {
  const base = checkoutSetup(calls, random)
  return base.createMachine({
    id: 'checkout',
    context: ({ input }) => initial(input),
    type: 'parallel',
    states: {
      process: {
        initial: 'booting',
        on: {
          'checkout.type': { actions: assign(({ context, event }) => typedInto(context, event.values)) },
          'checkout.leave': { actions: assign(({ context, event }) => leftField(context, event.name)) },
          'payment.pick': { actions: assign(({ context, event }) => paymentPicked(context, event.id)) },
          'session.changed': { actions: assign(({ context, event }) => prefilled(context, event.typed)) },
          'cart.changed': {
            actions: assign(({ context, event: { cart, coupon = context.coupon } }) => cartTold(context, cart, coupon)),
          },
          // Back or Forward while no step is open: the step that opens next puts the address right.
          'url.stepChanged': { actions: assign({ trace: 'replace' }) },
        },
        states: { ...stepStates(base), ...orderStates(base) },
      },
      ...directories(base),
    },
  })
}
