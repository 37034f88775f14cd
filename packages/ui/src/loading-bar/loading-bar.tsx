'use client'
import { type ComponentPropsWithRef, useEffect, useReducer } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { loadingBarData } from './loading-bar.data.ts'
import { type LoadingPhase, loadingReducer, loadingTimeout } from './loading-phase.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof loadingBarData>('loading-bar')

export interface LoadingBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The page is loading. @default false */
  active?: boolean | undefined
  /** Loading has failed: the bar shows its error state, then disappears. @default false */
  failed?: boolean | undefined
  /**
   * Controlled state, for a consumer with timers of its own: shown at once, `null` hides the bar. `active` and `failed`
   * are ignored then.
   * @default undefined: the bar uses its own timers
   */
  state?: LoadingBarState | null | undefined
}

/** In progress, complete, or complete with an error. */
export type LoadingBarState = 'loading' | 'done' | 'error'

const stateOf = {
  idle: null,
  waiting: null,
  loading: 'loading',
  done: 'done',
  failed: 'error',
} as const satisfies Record<LoadingPhase, LoadingBarState | null>

/**
 * Page loading indicator. Shows nothing for the first 200 ms; then a bar that grows towards its end over 5 s, since the
 * real progress is unknown (no value is announced); on completion it fills and disappears after 500 ms. With `state`
 * the consumer controls these times. Renders a `<div role="progressbar">`, or nothing.
 *
 * Not for the state of one button: it has pending.
 */
export function LoadingBar({ active = false, failed = false, state, ...rest }: LoadingBarProps) {
  const { messages } = useShopUi()
  const [phase, send] = useReducer(loadingReducer, 'idle')
  useEffect(() => {
    if (failed) send('fail')
    else send(active ? 'start' : 'finish')
  }, [active, failed])
  useEffect(() => {
    const after = loadingTimeout[phase]
    if (after === undefined) return
    const timer = setTimeout(() => send('timeout'), after)
    return () => clearTimeout(timer)
  }, [phase])

  const shown = state === undefined ? stateOf[phase] : state
  if (shown === null) return null
  return (
    <div
      aria-label={messages.loadingBar.label}
      {...rest}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown === 'done' ? 100 : undefined}
      data-state={shown}
      {...attrs('root')}
    >
      <div {...attrs('indicator')} />
    </div>
  )
}
