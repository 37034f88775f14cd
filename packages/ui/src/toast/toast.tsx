'use client'
import * as Radix from '@radix-ui/react-toast'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { toastData } from './toast.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof toastData>('toast')

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<typeof Radix.Viewport>, 'label' | 'aria-live'> {
  /**
   * Time in milliseconds before a toast closes; paused on hover, with focus and while the window is inactive.
   * @default 5000
   */
  duration?: number | undefined
  /** `Toast` elements, the newest last. */
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
      {children}
      {/*
       * aria-live="off" excludes the region from the elements a dialog hides from assistive technology; toasts announce
       * themselves.
       */}
      <Radix.Viewport label={`${messages.toast.region} ({hotkey})`} {...rest} aria-live="off" {...attrs('region')} />
    </Radix.Provider>
  )
}

export interface ToastProps
  extends Omit<ComponentPropsWithRef<typeof Radix.Root>, 'type' | 'onOpenChange' | 'children'> {
  /** Errors are announced assertively, the others politely. @default 'success' */
  variant?: 'success' | 'error' | 'info' | undefined
  /** The message, one sentence. */
  children: ReactNode
  /** Undo or retry action. A toast with an action does not close by time. */
  action?: { label: string; onPress: () => void } | undefined
  /** Called once when the toast closes: by time, swipe, Escape, its close button or its action. Remove it then. */
  onClose?: (() => void) | undefined
}

const icons = { success: CheckIcon, error: AlertIcon, info: InfoIcon }

/** Short message that closes by itself. Renders an `<li>` into the region. */
export function Toast({ variant = 'success', children, action, onClose, ...rest }: ToastProps) {
  const { messages } = useShopUi()
  const Icon = icons[variant]
  return (
    <Radix.Root
      {...(action ? { duration: Number.POSITIVE_INFINITY } : {})}
      {...rest}
      type={variant === 'error' ? 'foreground' : 'background'}
      // A dialog that opens after the toast sets pointer-events: none on the body.
      style={{ pointerEvents: 'auto', ...rest.style }}
      onOpenChange={open => !open && onClose?.()}
      data-variant={variant}
      {...attrs('root')}
    >
      <Icon />
      <Radix.Description {...attrs('description')}>{children}</Radix.Description>
      {action && (
        <Radix.Action asChild altText={action.label} onClick={action.onPress}>
          <Button variant="quiet">{action.label}</Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton aria-label={messages.toast.close}>
          <CloseIcon size="small" />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  )
}
