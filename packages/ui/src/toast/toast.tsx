'use client'
import * as Radix from '@radix-ui/react-toast'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { toastData } from './toast.data.ts'

const at = /* @__PURE__ */ anatomy<typeof toastData>('toast')

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<typeof Radix.Viewport>, 'label' | 'aria-live'> {
  /** Milliseconds a toast stays; the time stops under the pointer, with focus and in another window. @default 5000 */
  duration?: number | undefined
  /** `Toast` elements, the newest last. */
  children?: ReactNode
}

/**
 * Where toasts appear, above everything, an open dialog included, which stays open when one is pressed. F8 goes there. Load
 * it when the first toast is due. Renders a landmark with an `<ol>`.
 */
export function ToastRegion({ duration = 5000, children, ...rest }: ToastRegionProps) {
  const { messages, dir } = useShopUi()
  return (
    <Radix.Provider label={messages.toast.region} duration={duration} swipeDirection={dir === 'rtl' ? 'left' : 'right'}>
      {children}
      {/* aria-live="off" keeps the region out of what a dialog hides from assistive technology; toasts announce themselves. */}
      <Radix.Viewport label={`${messages.toast.region} ({hotkey})`} {...rest} aria-live="off" {...at('region')} />
    </Radix.Provider>
  )
}

export interface ToastProps
  extends Omit<ComponentPropsWithRef<typeof Radix.Root>, 'type' | 'onOpenChange' | 'children'> {
  /** Errors interrupt what a screen reader says, the others wait. @default 'done' */
  kind?: 'done' | 'error' | 'info' | undefined
  /** What happened, in one sentence. */
  children: ReactNode
  /** A way to undo or to try again. A toast with one stays until it is used or closed. */
  action?: { label: string; onPress: () => void } | undefined
  /** Fires once when the toast has been closed, by time, swipe, Escape, its button or its action. Take it out then. */
  onClose?: (() => void) | undefined
}

const signs = { done: CheckIcon, error: AlertIcon, info: InfoIcon }

/** A short message that goes by itself. Renders an `<li>` into the region. */
export function Toast({ kind = 'done', children, action, onClose, ...rest }: ToastProps) {
  const { messages } = useShopUi()
  const Sign = signs[kind]
  return (
    <Radix.Root
      {...(action ? { duration: Number.POSITIVE_INFINITY } : {})}
      {...rest}
      type={kind === 'error' ? 'foreground' : 'background'}
      // A dialog that opens after the toast would take the pointer from it.
      style={{ pointerEvents: 'auto', ...rest.style }}
      onOpenChange={open => !open && onClose?.()}
      data-kind={kind}
      {...at('root')}
    >
      <Sign />
      <Radix.Description {...at('text')}>{children}</Radix.Description>
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
