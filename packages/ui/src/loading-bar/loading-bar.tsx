'use client'
import { type ComponentPropsWithRef, useEffect, useReducer } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import { type LoadingPhase, loadingReducer, loadingTimeout } from './loading.ts'
import type { loadingBarData } from './loading-bar.data.ts'

const at = /* @__PURE__ */ anatomy<typeof loadingBarData>('loading-bar')

export interface LoadingBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Work is under way. @default false */
  active?: boolean | undefined
  /** The work has failed: the bar turns to its error state, then goes. @default false */
  failed?: boolean | undefined
  /**
   * Makes it controlled, for a page that keeps the times itself: shown at once as it says, `null`: not at all. Then neither
   * `active` nor `failed` is heeded. @default undefined: the bar keeps the times
   */
  state?: LoadingBarState | null | undefined
}

/** Half way, full, or full in the colour of errors. */
export type LoadingBarState = 'loading' | 'done' | 'error'

const stateOf = {
  idle: null,
  waiting: null,
  loading: 'loading',
  done: 'done',
  failed: 'error',
} as const satisfies Record<LoadingPhase, LoadingBarState | null>

/**
 * Tells that the page is on its way. Nothing for work under 200 ms; then a bar that grows towards its end over 5 s, since
 * the true progress is unknown (so no value is announced); at the end it fills and goes after 500 ms. With `state` somebody
 * else keeps these times. Renders a `<div role="progressbar">`, or nothing.
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
      {...at('root')}
    >
      <div {...at('fill')} />
    </div>
  )
}
