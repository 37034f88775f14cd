import type { Clock } from '../flow/environment.ts'
import { createFlow } from '../flow/flow.ts'
import { hideDurationMs, throttleMs } from './durations.ts'
import type { LoadingBarFlow } from './index.ts'
import type { LoadingBarEvent } from './machine.ts'
import { type LoadingBarSnapshot, type LoadingBarView, loadingBarView } from './view.ts'

type State = 'idle' | 'throttled' | 'running' | 'finished' | 'failed'
type InspectedEvent = 'start' | 'finish' | 'error' | 'timeout'

/** What follows in each state; what is not named changes only the number of loads. */
const next: Readonly<Record<State, Partial<Record<InspectedEvent, State>>>> = {
  idle: { start: 'throttled' },
  throttled: { finish: 'idle', error: 'failed', timeout: 'running' },
  running: { finish: 'finished', error: 'failed' },
  finished: { start: 'throttled', timeout: 'idle' },
  failed: { timeout: 'idle' },
}

/** Milliseconds that a state lasts by itself. */
const lasting: Partial<Record<State, number>> = {
  throttled: throttleMs,
  finished: hideDurationMs,
  failed: hideDurationMs,
}

const happenings = { 'load.start': 'start', 'load.finish': 'finish', 'load.error': 'error' } as const satisfies Record<
  LoadingBarEvent['type'],
  InspectedEvent
>
const change = { start: 1, finish: -1, error: -1, timeout: 0 } as const satisfies Record<InspectedEvent, number>

/** Does something later; returns how not to. */
function later(run: () => void, milliseconds: number, clock?: Clock): () => void {
  if (clock) {
    const timer = clock.setTimeout(run, milliseconds)
    return () => clock.clearTimeout(timer)
  }
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/**
 * The loading bar without a statechart library, for pages that show a bar before they have fetched one: the machine's states
 * and times by a table; a test holds the two together. The same interface as the machine's.
 */
export function createLightLoadingBar({
  clock,
  now = Date.now,
}: {
  clock?: Clock
  now?: () => number
} = {}): LoadingBarFlow {
  let snapshot: LoadingBarSnapshot & { readonly value: State } = {
    value: 'idle',
    context: { inFlight: 0, startedAt: 0 },
  }
  let cancel: () => void = () => undefined
  let isRunning = false
  const early: LoadingBarEvent[] = []
  const listeners = new Set<(snapshot: LoadingBarSnapshot) => void>()

  /** Starts the timer of the present state, if it has one. */
  function arm(): void {
    const milliseconds = lasting[snapshot.value]
    if (milliseconds !== undefined) cancel = later(() => happen('timeout'), milliseconds, clock)
  }

  function happen(inspected: InspectedEvent): void {
    const { value, context } = snapshot
    const inFlight = Math.max(0, context.inFlight + change[inspected])
    let to = next[value][inspected] ?? value
    if (inspected === 'finish' && inFlight > 0) to = value
    if (value === 'failed' && inspected === 'timeout' && inFlight > 0) to = 'throttled'
    snapshot = {
      value: to,
      context: { inFlight, startedAt: to === 'running' && value !== to ? now() : context.startedAt },
    }
    if (to !== value) {
      cancel()
      arm()
    }
    for (const listener of [...listeners]) listener(snapshot)
  }

  return createFlow<LoadingBarSnapshot, LoadingBarEvent, LoadingBarView, never, LoadingBarEvent>(
    {
      getSnapshot: () => snapshot,
      subscribe({ next }) {
        const own = (now: LoadingBarSnapshot) => next(now)
        listeners.add(own)
        return { unsubscribe: () => listeners.delete(own) }
      },
      on: () => ({ unsubscribe: () => undefined }),
      send(event) {
        if (isRunning) happen(happenings[event.type])
        else early.push(event)
      },
      start() {
        isRunning = true
        arm()
        for (const event of early.splice(0)) happen(happenings[event.type])
      },
      stop: () => cancel(),
    },
    { view: loadingBarView, prepare: event => event },
  )
}
