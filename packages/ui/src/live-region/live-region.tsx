'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import type { liveRegionData } from './live-region.data.ts'

const at = /* @__PURE__ */ anatomy<typeof liveRegionData>('live-region')

export interface LiveRegionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What to say; an empty string is silence. Keep the region on the page: one that appears with its text may stay unheard. */
  message: string
  /** Change it to have the same message said again. */
  turn?: string | number | undefined
  /** Interrupts what is being read: for errors only. @default false */
  assertive?: boolean | undefined
}

/** Speaks to screen readers and shows nothing. Renders a `<div role="status">`, or `alert` when assertive. */
export function LiveRegion({ message, turn, assertive = false, ...rest }: LiveRegionProps) {
  return (
    <div {...rest} role={assertive ? 'alert' : 'status'} data-visually-hidden="" {...at('root')}>
      <span key={turn}>{message}</span>
    </div>
  )
}
