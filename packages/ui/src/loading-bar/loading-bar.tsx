'use client'
import { type ComponentPropsWithRef, useEffect, useReducer } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import { loadingReducer, loadingTimeout } from './loading.ts'
import type { loadingBarData } from './loading-bar.data.ts'

const at = /* @__PURE__ */ anatomy<typeof loadingBarData>('loading-bar')

export interface LoadingBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Work is under way. */
  active: boolean
  /** The work has failed: the bar turns to its error state, then goes. @default false */
  failed?: boolean | undefined
}

/**
 * Tells that the page is on its way. Nothing for work under 200 ms; then a bar that grows towards its end over 5 s, since
 * the true progress is unknown (so no value is announced); at the end it fills and goes after 500 ms. Renders a
 * `<div role="progressbar">`, or nothing.
 */
export function LoadingBar({ active, failed = false, ...rest }: LoadingBarProps) {
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

  if (phase === 'idle' || phase === 'waiting') return null
  return (
    <div
      aria-label={messages.loadingBar.label}
      {...rest}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={phase === 'done' ? 100 : undefined}
      data-state={phase === 'failed' ? 'error' : phase}
      {...at('root')}
    >
      <div {...at('fill')} />
    </div>
  )
}
