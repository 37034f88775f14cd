'use client'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { focusProgrammatically } from '../internal/focus-programmatically.ts'

/**
 * Returns focus to the element that opened a dialog, or to the page's content when that element is gone or not
 * focusable.
 */
function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener !== document.body) {
    opener.focus({ preventScroll: true })
    // One that is gone or not shown takes no focus.
    if (document.activeElement === opener) return
  }
  const content = document.querySelector('main') ?? document.querySelector('h1')
  if (content instanceof HTMLElement) focusProgrammatically(content)
}

/**
 * Remembers what had the focus when a dialog opened. Returns what to call when it has closed: returns the focus unless another dialog
 * or another page took over.
 */
export function useReturnFocus(open: boolean, route: string | undefined): () => void {
  const opener = useRef<Element | null>(null)
  const openedOn = useRef(route)
  const latest = useRef({ open, route })
  latest.current = { open, route }
  // A layout effect runs before the dialog's own effects move the focus.
  useLayoutEffect(() => {
    if (!open) return
    opener.current ??= document.activeElement
    openedOn.current = latest.current.route
  }, [open])
  return useCallback(() => {
    if (latest.current.open) return
    if (openedOn.current === latest.current.route) returnFocus(opener.current)
    opener.current = null
  }, [])
}
