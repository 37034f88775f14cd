'use client'
import type { ComponentPropsWithRef } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import type { liveRegionData } from './live-region.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof liveRegionData>('live-region')

export interface LiveRegionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * Text to announce; an empty string announces nothing. Keep the region mounted: one that is inserted with its text
   * may not be announced.
   */
  message: string
  /** React key of the message: change it to announce the same text again. */
  messageKey?: string | number | undefined
  /** Interrupts the current announcement: for errors only. @default false */
  assertive?: boolean | undefined
}

/**
 * Announcements for screen readers, visually hidden unless given a `style`. Renders a `<div role="status">`, or `alert`
 * when assertive.
 *
 * Must be mounted before its text. Not for content that is visible and focused: it would be announced twice.
 */
export function LiveRegion({ message, messageKey, assertive = false, ...rest }: LiveRegionProps) {
  return (
    <div {...visuallyHidden} {...rest} role={assertive ? 'alert' : 'status'} {...attrs('root')}>
      <span key={messageKey}>{message}</span>
    </div>
  )
}
