import { assign, setup } from 'xstate'
import { typed } from '../flow/typed.ts'
import { HIDE, THROTTLE } from './times.ts'

export type LoadingBarEvent = { type: 'load.start' } | { type: 'load.finish' } | { type: 'load.error' }

export interface LoadingBarContext {
  /** Loads under way. */
  readonly inFlight: number
  /** When the bar appeared, by `now`. */
  readonly startedAt: number
}

/** One more or one less load; what was never started cannot end. */
const started = assign<LoadingBarContext, LoadingBarEvent, undefined, LoadingBarEvent, never>({
  inFlight: ({ context }) => context.inFlight + 1,
})
const ended = assign<LoadingBarContext, LoadingBarEvent, undefined, LoadingBarEvent, never>({
  inFlight: ({ context }) => Math.max(0, context.inFlight - 1),
})

/** The bar of a page that loads: absent for short loads, growing for long ones, red for failed ones. */
export const loadingBarMachine = (now: () => number) =>
  setup({
    types: typed<{ context: LoadingBarContext; events: LoadingBarEvent }>(),
    guards: { isLast: ({ context }) => context.inFlight <= 1 },
    delays: { throttle: THROTTLE, hide: HIDE },
  }).createMachine({
    id: 'loadingBar',
    context: { inFlight: 0, startedAt: 0 },
    initial: 'idle',
    on: {
      'load.start': { actions: started },
      'load.finish': { actions: ended },
      'load.error': { actions: ended },
    },
    states: {
      idle: {
        on: { 'load.start': { target: 'throttled', actions: started } },
      },
      throttled: {
        on: {
          'load.finish': [{ guard: 'isLast', target: 'idle', actions: ended }, { actions: ended }],
          'load.error': { target: 'failed', actions: ended },
        },
        after: { throttle: { target: 'running', actions: assign({ startedAt: () => now() }) } },
      },
      running: {
        on: {
          'load.finish': [{ guard: 'isLast', target: 'finished', actions: ended }, { actions: ended }],
          'load.error': { target: 'failed', actions: ended },
        },
      },
      finished: {
        on: { 'load.start': { target: 'throttled', actions: started } },
        after: { hide: 'idle' },
      },
      failed: {
        after: {
          hide: [{ guard: ({ context }) => context.inFlight > 0, target: 'throttled' }, { target: 'idle' }],
        },
      },
    },
  })
