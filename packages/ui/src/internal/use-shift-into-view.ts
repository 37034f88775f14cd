import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Pixels between an open list and the edges of the viewport. */
const MARGIN = 8

/** Shifts a list horizontally while it is open, as far as it would be outside of the viewport. */
export function useShiftIntoView<List extends HTMLElement>(open: boolean): RefObject<List | null> {
  const list = useRef<List>(null)
  useLayoutEffect(() => {
    if (!open || !list.current) return
    const { style } = list.current
    style.translate = ''
    const { left, right } = list.current.getBoundingClientRect()
    const width = document.documentElement.clientWidth
    const shift = left < MARGIN ? MARGIN - left : Math.min(width - MARGIN - right, 0)
    if (shift !== 0) style.translate = `${shift}px`
  }, [open])
  return list
}
