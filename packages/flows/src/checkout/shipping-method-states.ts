import { assign } from 'xstate'
import { cartReference } from './context.ts'
import type { CheckoutDefinition, CityDirectory } from './definition.ts'
import { destinationOf } from './form-changes.ts'
import { applyShippingOptions } from './selection-updates.ts'
import type { CheckoutStateConfig } from './setup.ts'

/** What is picked from a directory. */
const directoryTransitions = (
  createStateConfig: CheckoutStateConfig,
  definition: CheckoutDefinition,
  directory: CityDirectory,
) =>
  createStateConfig({
    on: {
      'city.pick': [
        {
          guard: { type: 'isNoCity', params: ({ event }) => event.city },
          actions: assign(({ context }) => directory.pickCity(definition, context, null)),
        },
        {
          target: '.loading',
          actions: assign(({ context, event }) => directory.pickCity(definition, context, event.city)),
        },
      ],
      'address.pick': [
        {
          guard: { type: 'isInOtherCity', params: ({ event }) => event.id },
          target: '.loading',
          actions: assign(({ context, event }) => directory.pickAddress(definition, context, event.id)),
        },
        { actions: assign(({ context, event }) => directory.pickAddress(definition, context, event.id)) },
      ],
      'point.pick': { actions: assign(({ context, event }) => directory.pickPoint(definition, context, event.point)) },
    },
  })

/** Region of the shipping methods: those of the last destination win, an older request is aborted. */
export const shippingMethodStates = (createStateConfig: CheckoutStateConfig, definition: CheckoutDefinition) =>
  createStateConfig({
    initial: 'idle',
    on: {
      ...(definition.directory ? directoryTransitions(createStateConfig, definition, definition.directory).on : {}),
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
        entry: assign(({ context }) => ({ shippingDestination: destinationOf(definition, context) })),
        invoke: {
          id: 'shippingMethods',
          src: 'shippingMethods',
          input: ({ context }) => ({ ...cartReference(context), destination: destinationOf(definition, context) }),
          onDone: {
            target: 'idle',
            actions: assign(({ context, event }) => applyShippingOptions(definition, context, event.output)),
          },
          onError: 'failed',
        },
      },
      failed: { tags: 'shippingMethods.failed', on: { 'shippingMethod.retry': 'loading' } },
    },
  })
