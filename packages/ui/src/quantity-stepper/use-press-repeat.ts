'use client'
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Cause } from '../internal/use-controlled.ts'

/** Delay before a held button repeats, and interval between repeats, in milliseconds. */
const REPEAT_DELAY_MS = 400
const REPEAT_INTERVAL_MS = 90

/**
 * Event handlers of an auto-repeating button: it acts once per press and, while held, repeatedly until it is released
 * or disabled. A press acts on release, like a click, so that sliding off cancels it (WCAG 2.5.2).
 */
export function usePressRepeat(act: (cause: Cause) => void, disabled: boolean) {
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
        latest.current(event)
        timer.current = setTimeout(repeat, REPEAT_INTERVAL_MS)
      }
      stop()
      timer.current = setTimeout(repeat, REPEAT_DELAY_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // Keeps focus where it is, so that a phone does not open its keyboard.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      stop()
      // A click without a pointer, of a screen reader or a key, never ends a hold: one that slid off left `repeated` set.
      if (!repeated.current || event.detail === 0) latest.current(event)
      repeated.current = false
    },
  }
}
