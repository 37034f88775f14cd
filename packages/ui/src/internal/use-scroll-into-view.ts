import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Ref of an element that its list scrolls into view when it becomes the active one. */
export function useScrollIntoView<Of extends HTMLElement>(isActive: boolean): RefObject<Of | null> {
  const element = useRef<Of>(null)
  useLayoutEffect(() => {
    // Environments without layout, such as jsdom, have no scrollIntoView.
    if (isActive) element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  return element
}
