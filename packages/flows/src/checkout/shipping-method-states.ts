import { assign } from 'xstate'
import { cartReference } from './context.ts'
import { createStateConfig } from './setup.ts'

/** What is picked from a directory. */
const directoryTransitions = createStateConfig({
  on: {
    'city.pick': [
      {
        guard: { type: 'isNoCity', params: ({ event }) => event.city },
        actions: { type: 'pickCity', params: null },
      },
      { target: '.loading', actions: { type: 'pickCity', params: ({ event }) => event.city } },
    ],
    'address.pick': [
      {
        guard: { type: 'isInOtherCity', params: ({ event }) => event.id },
        target: '.loading',
        actions: { type: 'pickAddress', params: ({ event }) => event.id },
      },
      { actions: { type: 'pickAddress', params: ({ event }) => event.id } },
    ],
    'point.pick': { actions: { type: 'pickPoint', params: ({ event }) => event.point } },
  },
})

/** Region of the shipping methods: those of the last destination win, an older request is aborted. */
export const shippingMethodStates = (hasDirectory: boolean) =>
  createStateConfig({
    initial: 'idle',
    on: {
      ...(hasDirectory ? directoryTransitions.on : {}),
      // A coupon for free delivery was entered or removed: the prices are others.
      'cart.changed': { guard: { type: 'changesDelivery', params: ({ event }) => event.cart }, target: '.loading' },
    },
    // Whatever has changed the destination, in whatever state of the process.
    always: [
      { guard: 'mustLoadShippingMethods', target: '.loading' },
      { guard: 'hasOtherShippingMethods', target: '.idle', actions: assign({ shippingDestination: null }) },
    ],
    states: {
      idle: {},
      loading: {
        tags: 'shippingMethods.loading',
        entry: 'beginLoading',
        invoke: {
          id: 'shippingMethods',
          src: 'shippingMethods',
          input: ({ context }) => ({ ...cartReference(context), destination: context.shippingDestination }),
          onDone: {
            target: 'idle',
            actions: { type: 'applyShippingOptions', params: ({ event }) => event.output },
          },
          onError: 'failed',
        },
      },
      failed: { tags: 'shippingMethods.failed', on: { 'shippingMethod.retry': 'loading' } },
    },
  })
