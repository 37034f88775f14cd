'use client'
import { useLayoutEffect } from 'react'

/** Whether an element belongs to neither the page nor a part of ours: that of a browser extension, such as a password manager. */
export function isForeign(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  let top = target
  while (top.parentElement && top.parentElement !== document.body && top.parentElement !== document.documentElement)
    top = top.parentElement
  return top !== document.body && !top.matches('[data-scope]') && !top.querySelector('[data-scope]')
}

/**
 * Lets focus go into what others put above an open dialog. The trap of Radix would return it to the field that had it, with its text
 * selected, and what is typed next would replace that. Listens before the trap, which begins in an effect.
 */
export function useForeignFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const onFocus = (event: FocusEvent) => {
      if (isForeign(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopImmediatePropagation()
    }
    for (const type of ['focusin', 'focusout'] as const) document.addEventListener(type, onFocus)
    return () => {
      for (const type of ['focusin', 'focusout'] as const) document.removeEventListener(type, onFocus)
    }
  }, [open])
}
