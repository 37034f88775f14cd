import { assign } from 'xstate'
import { cartReference } from './context.ts'
import { applyShippingOptions, pickAddress, pickCity } from './selection-updates.ts'
import { checkoutSetup } from './setup.ts'

/** Region of the shipping methods: the last picked city wins, an older request is aborted. */
export const shippingMethodStates = checkoutSetup.createStateConfig({
  initial: 'idle',
  on: {
    'city.pick': { target: '.loading', actions: assign(({ context, event }) => pickCity(context, event.city)) },
    'address.pick': [
      {
        guard: { type: 'isInOtherCity', params: ({ event }) => event.id },
        target: '.loading',
        actions: assign(({ context, event }) => pickAddress(context, event.id)),
      },
      {
        guard: { type: 'isNoAddress', params: ({ event }) => event.id },
        target: '.idle',
        actions: assign(({ context }) => pickAddress(context, null)),
      },
      { actions: assign(({ context, event }) => pickAddress(context, event.id)) },
    ],
    // A coupon for free delivery was entered or removed: the prices are others.
    'cart.changed': { guard: { type: 'changesDelivery', params: ({ event }) => event.cart }, target: '.loading' },
    'shippingMethods.load': { guard: 'lacksShippingMethods', target: '.loading' },
  },
  states: {
    idle: {},
    loading: {
      tags: 'shippingMethods.loading',
      invoke: {
        id: 'shippingMethods',
        src: 'shippingMethods',
        input: ({ context }) => ({ ...cartReference(context), cityRef: context.city?.ref ?? null }),
        onDone: {
          target: 'idle',
          actions: assign(({ context, event }) => applyShippingOptions(context, event.output)),
        },
        onError: 'failed',
      },
    },
    failed: { tags: 'shippingMethods.failed', on: { 'shippingMethod.retry': 'loading' } },
  },
})
