'use client'
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Milliseconds until a held button repeats, and between repeats. */
const HOLD_DELAY = 400
const HOLD_INTERVAL = 90

/**
 * Handlers of a button that acts once per press and, while held, again and again until it is let go or cannot act. Acts
 * when the press ends, as a click does, so that sliding off cancels it (WCAG 2.5.2).
 */
export function useHold(act: () => void, disabled: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)
  const latest = useRef(act)
  latest.current = act

  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (disabled) clearTimeout(timer.current)
  }, [disabled])

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || disabled) return
      repeated.current = false
      const repeat = () => {
        repeated.current = true
        latest.current()
        timer.current = setTimeout(repeat, HOLD_INTERVAL)
      }
      stop()
      timer.current = setTimeout(repeat, HOLD_DELAY)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // The field keeps the focus, and a phone does not raise its keyboard.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      stop()
      if (!repeated.current) latest.current()
      repeated.current = false
    },
  }
}
