import { assign } from 'xstate'
import type { CheckoutCalls } from './calls.ts'
import { initial } from './context.ts'
import { directories } from './directories.ts'
import { blurField, prefill, updateValues } from './form-updates.ts'
import { orderStates } from './order-states.ts'
import { applyCart } from './order-updates.ts'
import { pickPayment } from './selection-updates.ts'
import { checkoutSetup } from './setup.ts'
import { stepStates } from './step-states.ts'

/**
 * Four regions: the process (the steps, then the order) and three lookups (cities, shipping methods, points).
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
          'checkout.type': { actions: assign(({ context, event }) => updateValues(context, event.values)) },
          'checkout.leave': { actions: assign(({ context, event }) => blurField(context, event.name)) },
          'payment.pick': { actions: assign(({ context, event }) => pickPayment(context, event.id)) },
          'session.changed': { actions: assign(({ context, event }) => prefill(context, event.values)) },
          'cart.changed': {
            actions: assign(({ context, event: { cart, coupon = context.coupon } }) =>
              applyCart(context, cart, coupon),
            ),
          },
          // Back or Forward while no step is open: the step that opens next puts the address right.
          'url.stepChanged': { actions: assign({ historyMode: 'replace' }) },
        },
        states: { ...stepStates(base), ...orderStates(base) },
      },
      ...directories(base),
    },
  })
}
