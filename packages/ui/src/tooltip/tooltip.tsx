'use client'
import {
  type ComponentPropsWithRef,
  createContext,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { joined } from '../internal/joined.ts'
import { type PopupPlacement, popupPosition } from '../internal/popup-placement.ts'
import { PartElement, type PartProps } from '../internal/slot.tsx'
import { type Cause, useControlled } from '../internal/use-controlled.ts'
import { claimEscape, useLayer } from '../internal/use-layer.ts'
import { useLazyModule } from '../internal/use-lazy-module.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import type { tooltipData } from './tooltip.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof tooltipData>('tooltip')

/** Hover delay, and the time for moving the pointer from the trigger into the tooltip, in milliseconds. */
const DELAY_MS = 600
const LEAVE_MS = 200
/** After a tooltip has closed the next one opens without delay for this long, in milliseconds. */
const WARM_MS = 300

/** Tooltips that share their delay: one of them is open at most. */
interface Group {
  delay: number
  close: ((cause: Cause) => void) | null
  closedAt: number
}
const createGroup = (delay: number): Group => ({ delay, close: null, closedAt: Number.NEGATIVE_INFINITY })
const TooltipGroupContext = /* @__PURE__ */ createContext<Group>(/* @__PURE__ */ createGroup(DELAY_MS))

/** Why a tooltip opens (`hover`, `focus`) or closes (`leave`, `blur`, `escape`, `press` of the trigger, `replaced` by another). */
export type TooltipReason = 'hover' | 'focus' | 'leave' | 'blur' | 'escape' | 'press' | 'replaced'

interface TooltipState {
  open: boolean
  id: string
  parts: typeof import('../internal/popup-position.tsx') | null
  loadParts: () => void
  trigger: RefObject<HTMLButtonElement | null>
  arrow: RefObject<HTMLDivElement | null>
  show: (reason: TooltipReason, cause: Cause) => void
  hide: (reason: TooltipReason, cause: Cause) => void
  enter: (event: PointerEvent) => void
  leave: (event: PointerEvent) => void
}
const TooltipContext = /* @__PURE__ */ createContext<TooltipState | null>(null)

const useTooltip = (part: string) => usePart(TooltipContext, `Tooltip.${part}`, 'Tooltip.Root')

export interface TooltipGroupProps {
  /** Hover delay of the tooltips inside, in milliseconds. @default 600 */
  delay?: number | undefined
  /** Tooltips that share their delay. */
  children?: ReactNode
}

/**
 * Tooltips that share their delay: after one was shown the next one opens at once, and closes the first. Tooltips outside of a
 * group are one group with the default delay. Renders no element.
 */
export function TooltipGroup({ delay = DELAY_MS, children }: TooltipGroupProps) {
  const group = useMemo(() => createGroup(delay), [delay])
  return <TooltipGroupContext value={group}>{children}</TooltipGroupContext>
}

export interface TooltipRootProps {
  /** Controlled value. */
  open?: boolean | undefined
  /** Open on the first render, once its position is fetched. @default false */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes; `cancel()` keeps it as it is. */
  onOpenChange?: ChangeHandler<boolean, TooltipReason> | undefined
  /** Trigger and content. */
  children?: ReactNode
}

/**
 * Text beside a control that explains it: shown when the pointer rests on it or the keyboard focuses it, hidden by Escape, a
 * press, leaving or losing focus. The pointer can move into it (WCAG 1.4.13). Not shown on touch, so it must not hold what is
 * said nowhere else, and it never names its trigger. Renders no element.
 *
 * Describes its trigger (aria-describedby) and never names it. The pointer can move into it, Escape hides it (WCAG 1.4.13). Not
 * shown on touch. Not for what everybody must read: write it on the page, or use a hint of a field. For links and buttons: use
 * the popover.
 */
export function TooltipRoot({ open, defaultOpen = false, onOpenChange, children }: TooltipRootProps) {
  const id = useId()
  const group = use(TooltipGroupContext)
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange)
  const [parts, loadParts] = useLazyModule(popupPosition)
  const trigger = useRef<HTMLButtonElement>(null)
  const arrow = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const layer = useLayer(isOpen)

  const hide = useCallback(
    (reason: TooltipReason, cause: Cause) => {
      clearTimeout(timer.current)
      setOpen(false, reason, cause)
    },
    [setOpen],
  )
  const replace = useCallback((cause: Cause) => hide('replaced', cause), [hide])
  const show = useCallback(
    (reason: TooltipReason, cause: Cause) => {
      clearTimeout(timer.current)
      loadParts()
      if (group.close !== replace) group.close?.(cause)
      if (setOpen(true, reason, cause)) group.close = replace
    },
    [setOpen, loadParts, replace, group],
  )
  useEffect(() => {
    if (!isOpen) return
    loadParts()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && claimEscape(event, layer)) hide('escape', event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      // The one that replaced it is open by now.
      if (group.close === replace) group.close = null
      group.closedAt = performance.now()
    }
  }, [isOpen, loadParts, hide, replace, layer, group])
  useEffect(() => () => clearTimeout(timer.current), [])

  const tooltip = useMemo<TooltipState>(
    () => ({
      open: isOpen,
      id: `${id}-tooltip`,
      parts,
      loadParts,
      trigger,
      arrow,
      show,
      hide,
      enter: event => {
        if (event.pointerType !== 'mouse') return
        clearTimeout(timer.current)
        if (isOpen) return
        loadParts()
        const isWarm = group.close !== null || performance.now() - group.closedAt < WARM_MS
        if (isWarm) show('hover', event)
        else timer.current = setTimeout(show, group.delay, 'hover', event)
      },
      leave: event => {
        if (event.pointerType !== 'mouse') return
        clearTimeout(timer.current)
        if (isOpen) timer.current = setTimeout(hide, LEAVE_MS, 'leave', event)
      },
    }),
    [isOpen, id, parts, loadParts, show, hide, group],
  )
  return <TooltipContext value={tooltip}>{children}</TooltipContext>
}

/** What the tooltip explains; it has a name of its own. Event handlers passed as props run first. Renders a `<button>`. */
export function TooltipTrigger({ ref, ...rest }: PartProps<'button'>) {
  const { open, parts, id, trigger, show, hide, enter, leave } = useTooltip('Trigger')
  const mergedRef = useMergedRefs(ref, trigger)
  return (
    <PartElement
      as="button"
      {...rest}
      ref={mergedRef}
      aria-describedby={joined(rest['aria-describedby'], open && parts && id)}
      onPointerEnter={composeEventHandlers(rest.onPointerEnter, enter)}
      onPointerLeave={composeEventHandlers(rest.onPointerLeave, leave)}
      onPointerDown={composeEventHandlers(rest.onPointerDown, event => hide('press', event))}
      onFocus={composeEventHandlers(rest.onFocus, event => {
        if (event.currentTarget.matches(':focus-visible')) show('focus', event)
      })}
      onBlur={composeEventHandlers(rest.onBlur, event => hide('blur', event))}
      {...attrs('trigger')}
    />
  )
}

export interface TooltipContentProps extends ComponentPropsWithRef<'div'> {
  /** Side of the trigger. Where there is no room it is the opposite one. @default 'top' */
  placement?: PopupPlacement | undefined
}

/**
 * The text: short, without controls. Rendered while it is open, in the browser's top layer, where nothing clips it. Renders a
 * `<div role="tooltip">`.
 */
export function TooltipContent(props: TooltipContentProps) {
  const { open, parts } = useTooltip('Content')
  return open && parts && <Content {...props} Position={parts.PopupPosition} />
}

interface ContentProps extends TooltipContentProps {
  Position: typeof import('../internal/popup-position.tsx').PopupPosition
}

function Content({ placement = 'top', Position, ref, ...rest }: ContentProps) {
  const { id, trigger, arrow, enter, leave } = useTooltip('Content')
  const popup = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(ref, popup)
  return (
    <>
      <div
        {...rest}
        ref={mergedRef}
        id={id}
        role="tooltip"
        onPointerEnter={composeEventHandlers(rest.onPointerEnter, enter)}
        onPointerLeave={composeEventHandlers(rest.onPointerLeave, leave)}
        {...attrs('content')}
      />
      {/* After the popup, whose element it needs. */}
      <Position anchor={trigger} popup={popup} placement={placement} arrow={arrow} />
    </>
  )
}

/** Points at the trigger. Renders a `<div>`. */
export function TooltipArrow({ ref, ...rest }: ComponentPropsWithRef<'div'>) {
  const { arrow } = useTooltip('Arrow')
  const mergedRef = useMergedRefs(ref, arrow)
  return <div {...rest} ref={mergedRef} aria-hidden="true" {...attrs('arrow')} />
}
