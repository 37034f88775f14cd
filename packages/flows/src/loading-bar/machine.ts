import { assign, setup } from 'xstate'
import { setupTypes } from '../flow/setup-types.ts'
import { hideDurationMs, throttleMs } from './durations.ts'

export type LoadingBarEvent = { type: 'load.start' } | { type: 'load.finish' } | { type: 'load.error' }

export interface LoadingBarContext {
  /** Pending loads. */
  readonly inFlight: number
  /** When the bar appeared, by `now`. */
  readonly startedAt: number
}

/** Counts pending loads; more ends than starts are ignored. */
const countStart = assign<LoadingBarContext, LoadingBarEvent, undefined, LoadingBarEvent, never>({
  inFlight: ({ context }) => context.inFlight + 1,
})
const countEnd = assign<LoadingBarContext, LoadingBarEvent, undefined, LoadingBarEvent, never>({
  inFlight: ({ context }) => Math.max(0, context.inFlight - 1),
})

/** Hidden for short loads, growing for long ones, red for failed ones. */
export const loadingBarMachine = (now: () => number) =>
  setup({
    types: setupTypes<{ context: LoadingBarContext; events: LoadingBarEvent }>(),
    guards: { isLast: ({ context }) => context.inFlight <= 1 },
    delays: { throttle: throttleMs, hide: hideDurationMs },
  }).createMachine({
    id: 'loadingBar',
    context: { inFlight: 0, startedAt: 0 },
    initial: 'idle',
    on: {
      'load.start': { actions: countStart },
      'load.finish': { actions: countEnd },
      'load.error': { actions: countEnd },
    },
    states: {
      idle: {
        on: { 'load.start': { target: 'throttled', actions: countStart } },
      },
      throttled: {
        on: {
          'load.finish': [{ guard: 'isLast', target: 'idle', actions: countEnd }, { actions: countEnd }],
          'load.error': { target: 'failed', actions: countEnd },
        },
        after: { throttle: { target: 'running', actions: assign({ startedAt: () => now() }) } },
      },
      running: {
        on: {
          'load.finish': [{ guard: 'isLast', target: 'finished', actions: countEnd }, { actions: countEnd }],
          'load.error': { target: 'failed', actions: countEnd },
        },
      },
      finished: {
        on: { 'load.start': { target: 'throttled', actions: countStart } },
        after: { hide: 'idle' },
      },
      failed: {
        after: {
          hide: [{ guard: ({ context }) => context.inFlight > 0, target: 'throttled' }, { target: 'idle' }],
        },
      },
    },
  })
