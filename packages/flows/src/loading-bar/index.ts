import type { Clock } from '../flow/environment.ts'
import { createFlow, type Flow } from '../flow/flow.ts'

/** Loads shorter than this show no bar. */
export const throttleMs = 200

/** How long a full bar stays. */
export const hideDurationMs = 500

/** Nominal duration of a load. */
export const nominalDurationMs = 5_000

/**
 * Length of the bar in per cent after so many milliseconds: fast at first, 90 at the nominal end, then ever slower, never
 * full before the load is. A function of time alone, so that it can be drawn at any moment.
 */
export function progressAt(elapsed: number, duration: number = nominalDurationMs): number {
  const share = Math.max(0, elapsed) / duration
  return share < 1 ? 90 * (1 - (1 - share) ** 2) : 99 - 9 / share
}

export type LoadingBarEvent = { type: 'load.start' } | { type: 'load.finish' } | { type: 'load.error' }

export interface LoadingBarView {
  readonly phase: 'hidden' | 'running' | 'finished' | 'failed'
  /** When the bar appeared, by `now`: with `progressAt` its length at any moment. */
  readonly startedAt: number
}

/** The server-rendered view. */
export const hiddenBar: LoadingBarView = { phase: 'hidden', startedAt: 0 }

export type LoadingBarFlow = Flow<LoadingBarEvent, LoadingBarView>

type State = 'idle' | 'throttled' | 'running' | 'finished' | 'failed'
type Trigger = LoadingBarEvent['type'] | 'timeout'

interface Snapshot {
  readonly state: State
  /** Pending loads. */
  readonly inFlight: number
  readonly startedAt: number
}

/** Target state by state and trigger; a trigger that is not listed changes only the number of loads. */
const transitions: Readonly<Record<State, Partial<Record<Trigger, State>>>> = {
  idle: { 'load.start': 'throttled' },
  throttled: { 'load.finish': 'idle', 'load.error': 'failed', timeout: 'running' },
  running: { 'load.finish': 'finished', 'load.error': 'failed' },
  finished: { 'load.start': 'throttled', timeout: 'idle' },
  failed: { timeout: 'idle' },
}

/** Milliseconds after which a state times out. */
const timeouts: Partial<Record<State, number>> = {
  throttled: throttleMs,
  finished: hideDurationMs,
  failed: hideDurationMs,
}

const inFlightChange = { 'load.start': 1, 'load.finish': -1, 'load.error': -1, timeout: 0 } as const satisfies Record<
  Trigger,
  number
>

function targetOf(state: State, trigger: Trigger, inFlight: number): State {
  if (trigger === 'load.finish' && inFlight > 0) return state
  if (state === 'failed' && trigger === 'timeout' && inFlight > 0) return 'throttled'
  return transitions[state][trigger] ?? state
}

const loadingBarView = ({ state, startedAt }: Snapshot): LoadingBarView =>
  state === 'idle' || state === 'throttled' ? hiddenBar : { phase: state, startedAt }

/** Starts a timer; returns how to cancel it. */
function startTimer(run: () => void, milliseconds: number, clock?: Clock): () => void {
  if (clock) {
    const timer = clock.setTimeout(run, milliseconds)
    return () => clock.clearTimeout(timer)
  }
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/**
 * Creates the loading bar of a page: hidden for short loads, growing for long ones, red for failed ones. A transition table
 * instead of a machine, because it is needed exactly while something else is being fetched: waiting for XState would defeat it.
 */
export function createLoadingBarFlow({
  clock,
  now = Date.now,
}: {
  clock?: Clock
  now?: () => number
} = {}): LoadingBarFlow {
  let snapshot: Snapshot = { state: 'idle', inFlight: 0, startedAt: 0 }
  let cancelTimer: () => void = () => undefined
  let isRunning = false
  const queue: LoadingBarEvent[] = []
  const listeners = new Set<(snapshot: Snapshot) => void>()

  function startStateTimer(): void {
    const milliseconds = timeouts[snapshot.state]
    if (milliseconds !== undefined) cancelTimer = startTimer(() => handle('timeout'), milliseconds, clock)
  }

  function handle(trigger: Trigger): void {
    const { state, startedAt } = snapshot
    const inFlight = Math.max(0, snapshot.inFlight + inFlightChange[trigger])
    const target = targetOf(state, trigger, inFlight)
    const hasAppeared = target === 'running' && state !== 'running'
    snapshot = { state: target, inFlight, startedAt: hasAppeared ? now() : startedAt }
    if (target !== state) {
      cancelTimer()
      startStateTimer()
    }
    for (const listener of [...listeners]) listener(snapshot)
  }

  return createFlow<Snapshot, LoadingBarEvent, LoadingBarView, never, LoadingBarEvent>(
    {
      getSnapshot: () => snapshot,
      subscribe({ next }) {
        const listener = (current: Snapshot) => next(current)
        listeners.add(listener)
        return { unsubscribe: () => listeners.delete(listener) }
      },
      on: () => ({ unsubscribe: () => undefined }),
      send({ type }) {
        if (isRunning) handle(type)
        else queue.push({ type })
      },
      start() {
        isRunning = true
        startStateTimer()
        for (const { type } of queue.splice(0)) handle(type)
      },
      stop: () => cancelTimer(),
    },
    { view: loadingBarView },
  )
}
