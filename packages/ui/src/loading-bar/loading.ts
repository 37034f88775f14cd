/** Milliseconds. Source: shop spec §9, "loading bar: 200 ms throttle, 5000 ms duration, 500 ms hide delay". */
export const LOADING_DELAY = 200
export const LOADING_DURATION = 5000
export const LOADING_HIDE = 500

/** `waiting`: work began, nothing is shown yet. `done` and `failed` are shown until hidden. */
export type LoadingPhase = 'idle' | 'waiting' | 'loading' | 'done' | 'failed'

export type LoadingEvent = 'start' | 'finish' | 'fail' | 'timeout'

/** What follows in each phase; an event that is not named changes nothing. */
const next: Record<LoadingPhase, Partial<Record<LoadingEvent, LoadingPhase>>> = {
  idle: { start: 'waiting', fail: 'failed' },
  waiting: { timeout: 'loading', finish: 'idle', fail: 'failed' },
  loading: { finish: 'done', fail: 'failed' },
  done: { start: 'waiting', fail: 'failed', timeout: 'idle' },
  failed: { start: 'waiting', timeout: 'idle' },
}

export const loadingReducer = (phase: LoadingPhase, event: LoadingEvent): LoadingPhase => next[phase][event] ?? phase

/** How long a phase lasts by itself; `undefined`: until something happens. */
export const loadingTimeout: Partial<Record<LoadingPhase, number>> = {
  waiting: LOADING_DELAY,
  done: LOADING_HIDE,
  failed: LOADING_HIDE,
}
