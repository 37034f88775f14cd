import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Focuses the page's heading if the focused element was removed. */
export function restoreLostFocus(): void {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  const target = heading ?? document.querySelector<HTMLElement>('main')
  target?.focus({ preventScroll: true })
}

/**
 * Moves the focus to the page's heading when the focused element was removed by a client navigation: the heading is read out, and
 * Tab goes on from there. An element that is still there (a filter, the search field) keeps the focus.
 */
export function useFocusAfterNavigation(): void {
  const { key } = useLocation()
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    restoreLostFocus()
  }, [key])
}
