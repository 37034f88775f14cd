import { assign, raise } from 'xstate'
import {
  cityPicked,
  cityTyped,
  pointPicked,
  pointQuery,
  pointsTold,
  pointTyped,
  wayPicked,
  waysTold,
} from './choosing.ts'
import { basketOf } from './context.ts'
import type { CheckoutSetup } from './setup.ts'

/** The regions that ask directories beside the way: what was asked last wins, an older question is aborted. */
export const directories = (base: CheckoutSetup) => ({
  cities: base.createStateConfig({
    initial: 'idle',
    on: {
      'city.type': {
        target: '.debouncing',
        actions: assign(({ context, event }) => cityTyped(context, event.query)),
      },
      'city.clear': { target: '.searching', actions: assign(({ context }) => cityTyped(context, '')) },
      'city.pick': { target: '.idle', actions: assign(({ context, event }) => cityPicked(context, event.city)) },
    },
    states: {
      idle: { on: { 'city.open': { guard: 'hasNoCities', target: 'searching' } } },
      debouncing: { after: { debounce: 'searching' } },
      searching: {
        invoke: {
          id: 'cities',
          src: 'cities',
          input: ({ context: { lang, city, typed } }) => ({
            lang,
            query: city ? '' : (typed['delivery.city'] ?? '').trim(),
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

  ways: base.createStateConfig({
    initial: 'idle',
    on: {
      'city.pick': '.loading',
      'city.type': '.idle',
      'city.clear': '.idle',
      'ways.load': { guard: 'lacksWays', target: '.loading' },
    },
    states: {
      idle: {},
      loading: {
        entry: assign({ waysFailed: false }),
        invoke: {
          id: 'ways',
          src: 'ways',
          input: ({ context }) => ({ ...basketOf(context), cityRef: context.city?.ref ?? null }),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'idle',
              actions: [
                assign(({ context, event }) => (event.output.ok ? waysTold(context, event.output.data) : {})),
                raise({ type: 'points.load' }),
              ],
            },
            { target: 'failed' },
          ],
          onError: 'failed',
        },
      },
      failed: { entry: assign({ waysFailed: true }), on: { 'way.retry': 'loading' } },
    },
  }),

  points: base.createStateConfig({
    initial: 'idle',
    on: {
      'way.pick': [
        {
          guard: { type: 'waysPoints', params: ({ event }) => event.id },
          target: '.loading',
          actions: assign(({ context, event }) => wayPicked(context, event.id)),
        },
        { target: '.idle', actions: assign(({ context, event }) => wayPicked(context, event.id)) },
      ],
      'city.pick': '.idle',
      'city.type': '.idle',
      'city.clear': '.idle',
      'points.load': { guard: 'needsPoints', target: '.loading' },
      'point.type': {
        target: '.debouncing',
        actions: assign(({ context, event }) => pointTyped(context, event.query)),
      },
      'point.pick': { target: '.idle', actions: assign(({ context, event }) => pointPicked(context, event.point)) },
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
              actions: assign(({ context, event }) => (event.output.ok ? pointsTold(context, event.output.data) : {})),
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
              actions: assign(({ context, event }) => (event.output.ok ? pointsTold(context, event.output.data) : {})),
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
