'use client'
import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { type SetControlled, useControlled } from '../internal/use-controlled.ts'
import { useDismissal } from '../internal/use-dismissal.ts'
import { useHydrated } from '../internal/use-hydrated.ts'
import type { ChangeHandler } from '../provider/change.ts'

/** Why the panel opened or closed. */
export type DisclosureReason = 'press' | 'hover' | 'leave' | 'blur' | 'escape' | 'outside' | 'select'

export interface DisclosureOptions {
  /** Makes it controlled. */
  open?: boolean | undefined
  /** @default false */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes; `cancel()` keeps it as it is. */
  onOpenChange?: ChangeHandler<boolean, DisclosureReason> | undefined
  /**
   * Hover delay in milliseconds, for opening and for closing. Unset: opened by press only. Touch and pen never hover.
   */
  hoverDelay?: number | undefined
}

export interface Disclosure {
  open: boolean
  /** True once hydrated. Before that the panel is not `hidden`, so that CSS alone can show it. */
  hydrated: boolean
  /** Opens or closes it; false when `onOpenChange` cancelled the change. */
  setOpen: SetControlled<boolean, DisclosureReason>
  rootProps: {
    ref: RefObject<HTMLDivElement | null>
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onBlur: (event: FocusEvent) => void
  }
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>
    'aria-expanded': boolean
    'aria-controls': string
    /** Toggles the panel: also for the submit of a form that has the button. */
    onClick: (event: SyntheticEvent) => void
  }
  panelProps: { id: string; hidden: boolean }
}

/** A press within this time after opening by hover keeps the panel open instead of closing it. */
const HOVER_PRESS_GRACE_MS = 500

/**
 * Disclosure (APG): a button that toggles a panel of links or controls. Focus moves only on Escape, which returns it to
 * the button when it was inside. Moving focus out or pressing outside closes the panel.
 */
export function useDisclosure(options: DisclosureOptions = {}): Disclosure {
  const { hoverDelay } = options
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hoveredAt = useRef(0)
  const reason = useRef<DisclosureReason>('press')

  const [open, setValue] = useControlled(options.open, options.defaultOpen ?? false, options.onOpenChange)
  const setOpen = useCallback<SetControlled<boolean, DisclosureReason>>(
    (next, nextReason, cause) => {
      clearTimeout(timer.current)
      if (!setValue(next, nextReason, cause)) return false
      reason.current = nextReason
      hoveredAt.current = nextReason === 'hover' ? Date.now() : 0
      return true
    },
    [setValue],
  )
  const setOpenDelayed = useCallback(
    (next: boolean, nextReason: DisclosureReason, cause: PointerEvent, delay: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setOpen(next, nextReason, cause), delay)
    },
    [setOpen],
  )

  useDismissal(open, setOpen, root, button)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Before hydration CSS may have opened the panel on hover or after a press. It stays open, and the click of a press
  // in progress does not close it. Keyboard focus opens nothing.
  useLayoutEffect(() => {
    const element = root.current
    const pressed = element?.querySelector(':focus:not(:focus-visible)') ?? null
    const hovered = hoverDelay !== undefined && element?.matches(':hover')
    if (pressed || hovered) setOpen(true, 'hover')
  }, [hoverDelay, setOpen])

  const hydrated = useHydrated()
  return useMemo(
    () => ({
      open,
      hydrated,
      setOpen,
      rootProps: {
        ref: root,
        onPointerEnter: event => {
          if (hoverDelay === undefined || event.pointerType !== 'mouse') return
          if (open) clearTimeout(timer.current)
          else setOpenDelayed(true, 'hover', event, hoverDelay)
        },
        onPointerLeave: event => {
          if (hoverDelay === undefined || event.pointerType !== 'mouse') return
          if (open && reason.current === 'hover') setOpenDelayed(false, 'leave', event, hoverDelay)
          else clearTimeout(timer.current)
        },
        onBlur: event => {
          if (open && event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false, 'blur', event)
        },
      },
      buttonProps: {
        ref: button,
        'aria-expanded': open,
        'aria-controls': id,
        onClick: event => {
          setOpen(!open || Date.now() - hoveredAt.current < HOVER_PRESS_GRACE_MS, 'press', event)
        },
      },
      panelProps: { id, hidden: hydrated && !open },
    }),
    [open, hydrated, setOpen, setOpenDelayed, hoverDelay, id],
  )
}
