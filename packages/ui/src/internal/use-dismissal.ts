import { type RefObject, useEffect } from 'react'
import type { SetControlled } from './use-controlled.ts'
import { claimEscape, ownsPress, useLayer } from './use-layer.ts'

type ElementRef = RefObject<HTMLElement | null>

/**
 * Puts what is open on the stack of layers, and closes it on Escape and on a press outside of `root` while it is the topmost
 * one. Escape returns the focus to the trigger when it was inside.
 */
export function useDismissal(
  open: boolean,
  setOpen: SetControlled<boolean, 'escape' | 'outside'>,
  root: ElementRef,
  trigger: ElementRef,
): void {
  const layer = useLayer(open)
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !claimEscape(event, layer)) return
      const hadFocus = root.current?.contains(document.activeElement)
      if (setOpen(false, 'escape', event) && hadFocus) trigger.current?.focus()
    }
    const onPointerDown = (event: Event) => {
      if (ownsPress(layer) && event.target instanceof Node && !root.current?.contains(event.target))
        setOpen(false, 'outside', event)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open, setOpen, root, trigger, layer])
}
