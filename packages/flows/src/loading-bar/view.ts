import type { LoadingBarContext } from './machine.ts'

export { nominalDurationMs, progressAt } from './progress.ts'

export interface LoadingBarView {
  readonly phase: 'hidden' | 'running' | 'finished' | 'failed'
  /** When the bar appeared, by `now`: with `progressAt` its length at any moment. */
  readonly startedAt: number
}

/** The server-rendered view. */
export const hiddenBar: LoadingBarView = { phase: 'hidden', startedAt: 0 }

/** The part of a snapshot that the view reads. */
export interface LoadingBarSnapshot {
  readonly context: LoadingBarContext
  readonly value: string
}

const isShown = (state: string): state is Exclude<LoadingBarView['phase'], 'hidden'> =>
  state === 'running' || state === 'finished' || state === 'failed'

export const loadingBarView = ({ context: { startedAt }, value }: LoadingBarSnapshot): LoadingBarView =>
  isShown(value) ? { phase: value, startedAt } : hiddenBar
