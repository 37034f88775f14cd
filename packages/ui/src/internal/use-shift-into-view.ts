import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Pixels between an open list and the edges of the viewport. */
const MARGIN = 8

/** Shifts a list horizontally while it is open, as far as it would be outside of the viewport. */
export function useShiftIntoView<List extends HTMLElement>(open: boolean): RefObject<List | null> {
  const list = useRef<List>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!open || !element) return
    element.style.translate = ''
    const { left, right } = element.getBoundingClientRect()
    const beyondEnd = right + MARGIN - document.documentElement.clientWidth
    element.style.translate = `${Math.max(MARGIN - left, 0) || -Math.max(beyondEnd, 0)}px`
  }, [open])
  return list
}
