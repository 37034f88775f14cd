/** Milliseconds after which a phase ends by itself: nothing is shown for short loads, and a complete bar is seen before it disappears. */
export const LOADING_DELAY = 200
export const LOADING_DURATION = 5000
export const LOADING_HIDE = 500

/** `waiting`: loading has started, nothing is shown yet. `done` and `failed` are shown until they time out. */
export type LoadingPhase = 'idle' | 'waiting' | 'loading' | 'done' | 'failed'

export type LoadingEvent = 'start' | 'finish' | 'fail' | 'timeout'

/** Transitions by phase; an event that is not listed is ignored. */
const next: Record<LoadingPhase, Partial<Record<LoadingEvent, LoadingPhase>>> = {
  idle: { start: 'waiting', fail: 'failed' },
  waiting: { timeout: 'loading', finish: 'idle', fail: 'failed' },
  loading: { finish: 'done', fail: 'failed' },
  done: { start: 'waiting', fail: 'failed', timeout: 'idle' },
  failed: { start: 'waiting', timeout: 'idle' },
}

export const loadingReducer = (phase: LoadingPhase, event: LoadingEvent): LoadingPhase => next[phase][event] ?? phase

/** Timeout of each phase; `undefined`: none. */
export const loadingTimeout: Partial<Record<LoadingPhase, number>> = {
  waiting: LOADING_DELAY,
  done: LOADING_HIDE,
  failed: LOADING_HIDE,
}
