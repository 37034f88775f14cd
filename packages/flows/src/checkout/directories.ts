import { assign, raise } from 'xstate'
import { cartReference } from './context.ts'
import {
  applyPoints,
  applyShippingOptions,
  changeCityQuery,
  changePointQuery,
  pickCity,
  pickPoint,
  pickShippingMethod,
  pointQuery,
} from './selection-updates.ts'
import type { CheckoutSetup } from './setup.ts'

/** Regions of the lookups: the last request wins, an older one is aborted. */
export const directories = (base: CheckoutSetup) => ({
  cities: base.createStateConfig({
    initial: 'idle',
    on: {
      'city.type': {
        target: '.debouncing',
        actions: assign(({ context, event }) => changeCityQuery(context, event.query)),
      },
      'city.clear': { target: '.searching', actions: assign(({ context }) => changeCityQuery(context, '')) },
      'city.pick': { target: '.idle', actions: assign(({ context, event }) => pickCity(context, event.city)) },
    },
    states: {
      idle: { on: { 'city.open': { guard: 'hasNoCities', target: 'searching' } } },
      debouncing: { after: { debounce: 'searching' } },
      searching: {
        invoke: {
          id: 'cities',
          src: 'cities',
          input: ({ context: { lang, city, values } }) => ({
            lang,
            query: city ? '' : (values['delivery.city'] ?? '').trim(),
          }),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'idle',
              actions: assign(({ event }) => (event.output.ok ? { cities: event.output.data } : {})),
            },
            { target: 'failed' },
          ],
          onError: 'failed',
        },
      },
      failed: { on: { 'city.retry': 'searching', 'city.open': 'searching' } },
    },
  }),

  shippingMethods: base.createStateConfig({
    initial: 'idle',
    on: {
      'city.pick': '.loading',
      'city.type': '.idle',
      'city.clear': '.idle',
      'shippingMethods.load': { guard: 'needsShippingMethods', target: '.loading' },
    },
    states: {
      idle: {},
      loading: {
        entry: assign({ shippingMethodsFailed: false }),
        invoke: {
          id: 'shippingMethods',
          src: 'shippingMethods',
          input: ({ context }) => ({ ...cartReference(context), cityRef: context.city?.ref ?? null }),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'idle',
              actions: [
                assign(({ context, event }) =>
                  event.output.ok ? applyShippingOptions(context, event.output.data) : {},
                ),
                raise({ type: 'points.load' }),
              ],
            },
            { target: 'failed' },
          ],
          onError: 'failed',
        },
      },
      failed: { entry: assign({ shippingMethodsFailed: true }), on: { 'shippingMethod.retry': 'loading' } },
    },
  }),

  points: base.createStateConfig({
    initial: 'idle',
    on: {
      'shippingMethod.pick': [
        {
          guard: { type: 'methodNeedsPoint', params: ({ event }) => event.id },
          target: '.loading',
          actions: assign(({ context, event }) => pickShippingMethod(context, event.id)),
        },
        { target: '.idle', actions: assign(({ context, event }) => pickShippingMethod(context, event.id)) },
      ],
      'city.pick': '.idle',
      'city.type': '.idle',
      'city.clear': '.idle',
      'points.load': { guard: 'needsPoints', target: '.loading' },
      'point.type': {
        target: '.debouncing',
        actions: assign(({ context, event }) => changePointQuery(context, event.query)),
      },
      'point.pick': { target: '.idle', actions: assign(({ context, event }) => pickPoint(context, event.point)) },
    },
    states: {
      idle: {
        on: {
          'point.open': { guard: 'needsPoints', target: 'loading' },
          'point.more': { guard: 'hasMorePoints', target: 'loadingMore' },
        },
      },
      debouncing: { after: { debounce: 'loading' } },
      loading: {
        invoke: {
          id: 'points',
          src: 'points',
          input: ({ context }) => pointQuery(context, 1),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'idle',
              actions: assign(({ context, event }) => (event.output.ok ? applyPoints(context, event.output.data) : {})),
            },
            { target: 'failed' },
          ],
          onError: 'failed',
        },
      },
      loadingMore: {
        invoke: {
          id: 'morePoints',
          src: 'points',
          input: ({ context }) => pointQuery(context, context.pointsPage + 1),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'idle',
              actions: assign(({ context, event }) => (event.output.ok ? applyPoints(context, event.output.data) : {})),
            },
            { target: 'failed' },
          ],
          onError: 'failed',
        },
      },
      failed: { on: { 'point.retry': 'loading', 'point.open': 'loading' } },
    },
  }),
})
