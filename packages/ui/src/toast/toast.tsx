'use client'
import * as Radix from '@radix-ui/react-toast'
import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { slotChildren } from '../internal/slot.tsx'
import { type Cause, useControlled } from '../internal/use-controlled.ts'
import { useHydrated } from '../internal/use-hydrated.ts'
import { leaveToLowerLayer } from '../internal/use-layer.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { toastData } from './toast.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof toastData>('toast')

/** What closes a toast. */
export type ToastChangeReason = 'timeout' | 'swipe' | 'escape' | 'action' | 'close'

interface Closing {
  reason: ToastChangeReason
  cause?: Cause
}
interface ToastState {
  /** What closes the toast: Radix reports it first, then the closing. */
  closing: RefObject<Closing>
  /** Whether it has an action: it holds the only copy of it, so that time does not close it. */
  hasAction: RefObject<boolean>
}
const ToastContext = /* @__PURE__ */ createContext<ToastState | null>(null)

/** Whether there is a region around. */
const RegionContext = /* @__PURE__ */ createContext<true | null>(null)

const useToast = (part: string) => usePart(ToastContext, `Toast.${part}`, 'Toast.Root')

const byTime: Closing = { reason: 'timeout' }

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<typeof Radix.Viewport>, 'label' | 'aria-live'> {
  /**
   * Time in milliseconds before a toast closes; paused on hover, with focus and while the window is inactive.
   * @default 5000
   */
  duration?: number | undefined
  /** `Toast.Root` elements, the newest last. */
  children?: ReactNode
}

/**
 * Region of the toasts, above everything including an open dialog, which stays open when a toast is pressed. F8 moves
 * focus to it. Load it lazily with the first toast. Renders a landmark with an `<ol>`.
 */
export function ToastRegion({ duration = 5000, children, ...rest }: ToastRegionProps) {
  const { messages, dir } = useShopUi()
  return (
    <Radix.Provider label={messages.toast.region} duration={duration} swipeDirection={dir === 'rtl' ? 'left' : 'right'}>
      <RegionContext value={true}>{children}</RegionContext>
      {/*
       * aria-live="off" excludes the region from the elements a dialog hides from assistive technology; toasts announce
       * themselves. In the browser only: there is no toast before, and Radix would write a style attribute.
       */}
      {useHydrated() && (
        <Radix.Viewport label={`${messages.toast.region} ({hotkey})`} {...rest} aria-live="off" {...attrs('region')} />
      )}
    </Radix.Provider>
  )
}

export interface ToastRootProps extends Omit<ComponentPropsWithRef<typeof Radix.Root>, 'type' | 'onOpenChange'> {
  /** Errors are announced assertively, the others politely. @default 'success' */
  variant?: 'success' | 'error' | 'info' | undefined
  /** Controlled value. */
  open?: boolean
  /** Open state on the first render. @default true */
  defaultOpen?: boolean
  /** Called with `false` when the toast closes; remove it then. `cancel()` keeps it open. */
  onOpenChange?: ChangeHandler<boolean, ToastChangeReason> | undefined
  /** Icon of the variant; `null`: none. @default a check mark, a warning sign or an «i» */
  icon?: ReactNode
}

const icons = { success: CheckIcon, error: AlertIcon, info: InfoIcon }

/**
 * Short message that closes by itself, unless it has an action. Renders an `<li>` into the region; parts in order:
 * Description, Action, Close.
 *
 * Errors are assertive, others polite. The timer pauses on hover and with focus. A toast with an action stays. Not for errors of
 * a field, and for messages that must not be missed.
 */
export function ToastRoot(props: ToastRootProps) {
  usePart(RegionContext, 'Toast.Root', 'Toast.Region')
  const { variant = 'success', open, defaultOpen = true, onOpenChange, icon, children, ...rest } = props
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange)
  const closing = useRef<Closing>(byTime)
  const hasAction = useRef(false)
  const toast = useMemo(() => ({ closing, hasAction }), [])
  const Icon = icons[variant]
  const close = () => {
    const { reason, cause } = closing.current
    closing.current = byTime
    if (reason !== 'timeout' || !hasAction.current) setOpen(false, reason, cause)
  }
  return (
    <ToastContext value={toast}>
      <Radix.Root
        {...rest}
        type={variant === 'error' ? 'foreground' : 'background'}
        // A dialog that opens after the toast sets pointer-events: none on the body.
        style={{ pointerEvents: 'auto', ...rest.style }}
        open={isOpen}
        onOpenChange={next => !next && close()}
        onEscapeKeyDown={event => {
          rest.onEscapeKeyDown?.(event)
          // What is open below the toast closes first, unless the focus is in the toast.
          const isInside = document.activeElement?.closest('[data-scope="toast"]')
          if (isInside || !leaveToLowerLayer(event)) closing.current = { reason: 'escape', cause: event }
        }}
        onSwipeEnd={event => {
          rest.onSwipeEnd?.(event)
          closing.current = { reason: 'swipe', cause: event }
        }}
        data-variant={variant}
        {...attrs('root')}
      >
        {icon === undefined ? <Icon /> : icon}
        {children}
      </Radix.Root>
    </ToastContext>
  )
}

/** The message, one sentence. Renders a `<div>`. */
export function ToastDescription(props: ComponentPropsWithRef<typeof Radix.Description>) {
  return <Radix.Description {...props} {...attrs('description')} />
}

export interface ToastActionProps extends ButtonProps {
  /** What a screen reader announces for reaching the action. @default the children, when they are text */
  altText?: string | undefined
}

/** Undo or retry; closes the toast. Renders a `Button`. */
export function ToastAction({ altText, children, ...rest }: ToastActionProps) {
  const { closing, hasAction } = useToast('Action')
  useLayoutEffect(() => {
    hasAction.current = true
    return () => {
      hasAction.current = false
    }
  }, [hasAction])
  const onClick = composeEventHandlers<MouseEvent<HTMLButtonElement>>(rest.onClick, event => {
    closing.current = { reason: 'action', cause: event }
  })
  return (
    <Radix.Action asChild altText={altText ?? (typeof children === 'string' ? children : '')}>
      <Button variant="quiet" {...rest} onClick={onClick}>
        {children}
      </Button>
    </Radix.Action>
  )
}

export interface ToastCloseProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name. @default the provider's text */
  'aria-label'?: string
  /** Renders its only child instead of a `<button>`. @default false */
  asChild?: boolean | undefined
}

/** Close button with an accessible name. Renders a `<button>`. */
export function ToastClose({ asChild = false, children, ...rest }: ToastCloseProps) {
  const { messages } = useShopUi()
  const { closing } = useToast('Close')
  const onClick = composeEventHandlers<MouseEvent<HTMLButtonElement>>(rest.onClick, event => {
    closing.current = { reason: 'close', cause: event }
  })
  return (
    <Radix.Close
      aria-label={asChild ? undefined : messages.toast.close}
      {...rest}
      asChild={asChild}
      onClick={onClick}
      {...attrs('close')}
    >
      {slotChildren(asChild, asChild ? children : (children ?? <CloseIcon size="small" />))}
    </Radix.Close>
  )
}
