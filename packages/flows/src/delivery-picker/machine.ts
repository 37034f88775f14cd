import type { PointKind } from '@shop/contract'
import { assign, fromPromise, setup } from 'xstate'
import { noAnswer, type Outcome } from '../flow/failure.ts'
import { typed } from '../flow/typed.ts'
import {
  cityByHand,
  cityPicked,
  cityQueryOf,
  cityTyped,
  cityWritten,
  type DeliveryPickerContext,
  type DeliveryPickerInput,
  initial,
  kindSelected,
  pointByHand,
  pointPicked,
  pointQueryOf,
  pointsTold,
  pointTyped,
  translated,
} from './context.ts'
import { type CityQuery, DEBOUNCE, type DeliveryDirectory, type PointQuery } from './directory.ts'
import type { DeliveryPickerEvent } from './events.ts'

interface Asked<Input> {
  input: Input
  signal: AbortSignal
}

/** What a call that broke comes to. */
const lost: Outcome<never> = { ok: false, error: noAnswer }

/** Where goods go as a statechart of two regions: the city, and the point in it. What was asked last wins. */
export function deliveryPickerMachine(directory: DeliveryDirectory) {
  return setup({
    types: typed<{ context: DeliveryPickerContext; events: DeliveryPickerEvent; input: DeliveryPickerInput }>(),
    actors: {
      cities: fromPromise(({ input, signal }: Asked<CityQuery>) => directory.cities(input, signal)),
      points: fromPromise(({ input, signal }: Asked<PointQuery>) => directory.points(input, signal)),
    },
    actions: {
      fail: assign((_, answer: Outcome<unknown>) => ({ error: answer.ok ? null : answer.error })),
    },
    guards: {
      succeeded: (_, answer: Outcome<unknown>) => answer.ok,
      mayWrite: ({ context }) => context.mayWrite,
      isOther: ({ context }, kind: PointKind | null) => context.kind !== kind,
      hasCity: ({ context }) => context.city !== null,
      hasNoCities: ({ context }) => context.cities.length === 0,
      needsPoint: ({ context }) => context.city !== null && context.kind !== null,
      isWritten: ({ context }) => context.pointText !== null,
      hasPoint: ({ context }) => context.point !== null,
      hasNoPoints: ({ context }) => context.points.length === 0,
      hasMorePoints: ({ context }) => context.points.length < context.pointsTotal,
    },
    delays: { debounce: DEBOUNCE },
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
            actions: assign(({ context, event }) => cityTyped(context, event.query)),
          },
          'city.clear': { target: '.searching', actions: assign(({ context }) => cityTyped(context, '')) },
          'city.pick': { target: '.chosen', actions: assign(({ context, event }) => cityPicked(context, event.city)) },
          'kind.select': { actions: assign(({ context, event }) => kindSelected(context, event.kind)) },
          'locale.changed': {
            target: '.idle',
            actions: assign(({ context, event }) => translated(context, event.lang)),
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
              onDone: [
                {
                  guard: { type: 'succeeded', params: ({ event }) => event.output },
                  target: 'choosing',
                  actions: assign(({ event }) => (event.output.ok ? { cities: event.output.data, error: null } : {})),
                },
                { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.output } },
              ],
              onError: { target: 'failed', actions: { type: 'fail', params: lost } },
            },
          },
          choosing: { always: { guard: 'hasCity', target: 'chosen' } },
          chosen: { on: { 'city.open': { guard: 'hasNoCities', target: 'searching' } } },
          failed: {
            on: {
              'city.retry': 'searching',
              'city.open': 'searching',
              'city.byHand': {
                guard: 'mayWrite',
                target: 'byHand',
                actions: assign(({ context }) => cityByHand(context)),
              },
            },
          },
          byHand: {
            on: {
              'city.write': { actions: assign(({ context, event }) => cityWritten(context, event.text)) },
              'city.byList': {
                target: 'searching',
                actions: assign(({ context }) => cityTyped(context, context.cityText ?? '')),
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
          'city.byHand': '.none',
          'city.byList': '.none',
          'kind.select': { guard: { type: 'isOther', params: ({ event }) => event.kind }, target: '.none' },
          'locale.changed': '.none',
          'point.type': {
            guard: 'needsPoint',
            target: '.debouncing',
            actions: assign(({ context, event }) => pointTyped(context, event.query)),
          },
          'point.pick': {
            guard: 'needsPoint',
            target: '.chosen',
            actions: assign(({ context, event }) => pointPicked(context, event.point)),
          },
        },
        states: {
          none: {
            always: [
              { guard: 'hasPoint', target: 'chosen' },
              { guard: 'isWritten', target: 'byHand' },
              { guard: 'needsPoint', target: 'loading' },
            ],
          },
          debouncing: { after: { debounce: 'loading' } },
          loading: {
            invoke: {
              id: 'points',
              src: 'points',
              input: ({ context }) => pointQueryOf(context, 1),
              onDone: [
                {
                  guard: { type: 'succeeded', params: ({ event }) => event.output },
                  target: 'choosing',
                  actions: assign(({ context, event }) =>
                    event.output.ok ? pointsTold(context, event.output.data) : context,
                  ),
                },
                { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.output } },
              ],
              onError: { target: 'failed', actions: { type: 'fail', params: lost } },
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
              onDone: [
                {
                  guard: { type: 'succeeded', params: ({ event }) => event.output },
                  target: 'choosing',
                  actions: assign(({ context, event }) =>
                    event.output.ok ? pointsTold(context, event.output.data) : context,
                  ),
                },
                { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.output } },
              ],
              onError: { target: 'failed', actions: { type: 'fail', params: lost } },
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
              'point.byHand': {
                guard: 'mayWrite',
                target: 'byHand',
                actions: assign(({ context }) => pointByHand(context)),
              },
            },
          },
          byHand: {
            on: {
              'point.write': { actions: assign(({ event }) => ({ pointText: event.text })) },
              'point.byList': {
                guard: 'hasCity',
                target: 'loading',
                actions: assign(({ context }) => pointTyped(context, context.pointText ?? '')),
              },
            },
          },
        },
      },
    },
  })
}
