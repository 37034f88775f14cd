import type { RefObject } from 'react'
import { type PopupPlace, usePosition } from './use-position.ts'

// Imported by deferred code only.

interface Props extends PopupPlace {
  anchor: RefObject<HTMLElement | null>
  popup: RefObject<HTMLElement | null>
}

/** Positions a popup while it is mounted; mount it after the popup. Renders nothing. */
export function PopupPosition({ anchor, popup, placement, arrow }: Props) {
  usePosition(true, anchor, popup, { placement, arrow })
  return null
}
