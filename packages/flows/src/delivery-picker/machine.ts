import type { City, PointKind } from '@shop/contract'
import { assign, setup } from 'xstate'
import type { ClientFailure } from '../flow/failure.ts'
import { errorOf, notProvided } from '../flow/request.ts'
import { setupTypes } from '../flow/setup-types.ts'
import {
  applyPoints,
  changeCityQuery,
  changeLanguage,
  changePointQuery,
  cityQueryOf,
  type DeliveryPickerContext,
  type DeliveryPickerInput,
  enterCityManually,
  enterPointManually,
  initial,
  pickCity,
  pickPoint,
  pointQueryOf,
  selectKind,
  setManualCity,
} from './context.ts'
import { type CityQuery, debounceMs, type PointQuery, type Points } from './directory.ts'
import type { DeliveryPickerEvent } from './events.ts'

/** Two regions: the city, and the point in it. The last request wins. Provide the actors `cities` and `points`. */
export const deliveryPickerMachine = setup({
  types: setupTypes<{ context: DeliveryPickerContext; events: DeliveryPickerEvent; input: DeliveryPickerInput }>(),
  actors: {
    cities: notProvided<CityQuery, readonly City[]>('cities'),
    points: notProvided<PointQuery, Points>('points'),
  },
  actions: {
    fail: assign((_, error: ClientFailure) => ({ error })),
  },
  guards: {
    allowsManualEntry: ({ context }) => context.allowsManualEntry,
    isOther: ({ context }, kind: PointKind | null) => context.kind !== kind,
    hasCity: ({ context }) => context.city !== null,
    hasNoCities: ({ context }) => context.cities.length === 0,
    needsPoint: ({ context }) => context.city !== null && context.kind !== null,
    hasManualPoint: ({ context }) => context.pointText !== null,
    hasPoint: ({ context }) => context.point !== null,
    hasNoPoints: ({ context }) => context.points.length === 0,
    hasMorePoints: ({ context }) => context.points.length < context.pointsTotal,
  },
  delays: { debounce: debounceMs },
}).createMachine({
  id: 'deliveryPicker',
  context: ({ input }) => initial(input),
  type: 'parallel',
  states: {
    city: {
      initial: 'idle',
      on: {
        'city.type': {
          target: '.debouncing',
          actions: assign(({ context, event }) => changeCityQuery(context, event.query)),
        },
        'city.clear': { target: '.searching', actions: assign(({ context }) => changeCityQuery(context, '')) },
        'city.pick': { target: '.chosen', actions: assign(({ context, event }) => pickCity(context, event.city)) },
        'kind.select': { actions: assign(({ context, event }) => selectKind(context, event.kind)) },
        'locale.changed': {
          target: '.idle',
          actions: assign(({ context, event }) => changeLanguage(context, event.lang)),
        },
      },
      states: {
        idle: {
          always: { guard: 'hasCity', target: 'chosen' },
          on: { 'city.open': [{ guard: 'hasNoCities', target: 'searching' }, { target: 'choosing' }] },
        },
        debouncing: { after: { debounce: 'searching' } },
        searching: {
          invoke: {
            id: 'cities',
            src: 'cities',
            input: ({ context }) => cityQueryOf(context),
            onDone: { target: 'choosing', actions: assign(({ event }) => ({ cities: event.output, error: null })) },
            onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => errorOf(event.error) } },
          },
        },
        choosing: { always: { guard: 'hasCity', target: 'chosen' } },
        chosen: { on: { 'city.open': { guard: 'hasNoCities', target: 'searching' } } },
        failed: {
          on: {
            'city.retry': 'searching',
            'city.open': 'searching',
            'city.manual': {
              guard: 'allowsManualEntry',
              target: 'manual',
              actions: assign(({ context }) => enterCityManually(context)),
            },
          },
        },
        manual: {
          on: {
            'city.manualInput': { actions: assign(({ context, event }) => setManualCity(context, event.text)) },
            'city.fromList': {
              target: 'searching',
              actions: assign(({ context }) => changeCityQuery(context, context.cityText ?? '')),
            },
          },
        },
      },
    },

    point: {
      initial: 'none',
      on: {
        'city.type': '.none',
        'city.clear': '.none',
        'city.pick': '.none',
        'city.manual': '.none',
        'city.fromList': '.none',
        'kind.select': { guard: { type: 'isOther', params: ({ event }) => event.kind }, target: '.none' },
        'locale.changed': '.none',
        'point.type': {
          guard: 'needsPoint',
          target: '.debouncing',
          actions: assign(({ context, event }) => changePointQuery(context, event.query)),
        },
        'point.pick': {
          guard: 'needsPoint',
          target: '.chosen',
          actions: assign(({ context, event }) => pickPoint(context, event.point)),
        },
      },
      states: {
        none: {
          always: [
            { guard: 'hasPoint', target: 'chosen' },
            { guard: 'hasManualPoint', target: 'manual' },
            { guard: 'needsPoint', target: 'loading' },
          ],
        },
        debouncing: { after: { debounce: 'loading' } },
        loading: {
          invoke: {
            id: 'points',
            src: 'points',
            input: ({ context }) => pointQueryOf(context, 1),
            onDone: { target: 'choosing', actions: assign(({ context, event }) => applyPoints(context, event.output)) },
            onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => errorOf(event.error) } },
          },
        },
        choosing: {
          always: { guard: 'hasPoint', target: 'chosen' },
          on: { 'point.more': { guard: 'hasMorePoints', target: 'loadingMore' } },
        },
        loadingMore: {
          invoke: {
            id: 'morePoints',
            src: 'points',
            input: ({ context }) => pointQueryOf(context, context.pointsPage + 1),
            onDone: { target: 'choosing', actions: assign(({ context, event }) => applyPoints(context, event.output)) },
            onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => errorOf(event.error) } },
          },
        },
        chosen: {
          on: {
            'point.open': { guard: 'hasNoPoints', target: 'loading' },
            'point.more': { guard: 'hasMorePoints', target: 'loadingMore' },
          },
        },
        failed: {
          on: {
            'point.retry': 'loading',
            'point.open': 'loading',
            'point.manual': {
              guard: 'allowsManualEntry',
              target: 'manual',
              actions: assign(({ context }) => enterPointManually(context)),
            },
          },
        },
        manual: {
          on: {
            'point.manualInput': { actions: assign(({ event }) => ({ pointText: event.text })) },
            'point.fromList': {
              guard: 'hasCity',
              target: 'loading',
              actions: assign(({ context }) => changePointQuery(context, context.pointText ?? '')),
            },
          },
        },
      },
    },
  },
})
