'use client'
import * as Dialog from '@radix-ui/react-dialog'
import {
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { IconButton, type IconButtonProps } from '../button/button.tsx'
import { CloseIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { part } from '../internal/part.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { modalData } from './modal.data.ts'
import { returnFocus } from './return-focus.ts'

// Radix gives the focus trap, the scroll lock and aria-hidden siblings. It sets no `aria-modal`: that would hide toasts
// shown above a dialog from some screen readers, while hidden siblings keep the page out of reach as well.
const at = /* @__PURE__ */ anatomy<typeof modalData>('modal')

/** Why a dialog closes. */
export type ModalReason = 'escape' | 'outside' | 'close' | 'route'

interface Host {
  /** The open dialog, or the last one while it leaves. */
  shown: string | null
  reason: RefObject<ModalReason>
  /** Called when a dialog has gone: the focus goes back unless another dialog or another page took over. */
  gone: () => void
}
const HostContext = /* @__PURE__ */ createContext<Host | null>(null)

function useHost(part: string): Host {
  const host = use(HostContext)
  if (host) return host
  throw new Error(`@shop/ui: <Modal.${part}> has no host. Put it inside <Modal.Root>.`)
}

export interface ModalRootProps {
  /** Name of the open dialog, `null` for none: makes it controlled. */
  name?: string | null | undefined
  /** Name of the dialog that is open at first. @default null */
  defaultName?: string | null | undefined
  /** Fires with `null` when a dialog asks to close, and why. Opening another one is up to you: set `name`. */
  onNameChange?: ((name: string | null, details: { reason: ModalReason }) => void) | undefined
  /**
   * Address of the page. When it changes, the open dialog closes with the reason `route` and the focus is left to the new
   * page. Source: shop spec §4, "every route change closes the open modal".
   */
  route?: string | undefined
  /** `Modal.Content`, one per dialog. */
  children: ReactNode
}

/**
 * Host of all dialogs of a page: one at a time, told apart by name. Focus goes in, is kept in and comes back to whatever had
 * it, or to the page's content when that is gone. Scrolling of the page is locked meanwhile. Renders no element while closed.
 */
export function ModalRoot({ name, defaultName = null, onNameChange, route, children }: ModalRootProps) {
  const reason = useRef<ModalReason>('close')
  const [current, setCurrent] = useControlled<string | null>(name, defaultName, next =>
    onNameChange?.(next, { reason: reason.current }),
  )
  const [last, setLast] = useState(current)
  if (current !== null && current !== last) setLast(current)

  const open = current !== null
  const opener = useRef<Element | null>(null)
  const openedOn = useRef(route)
  const now = useRef({ open, route })
  now.current = { open, route }
  // A layout effect: it runs before the dialog's own effects move the focus.
  useLayoutEffect(() => {
    if (!open) return
    opener.current ??= document.activeElement
    openedOn.current = now.current.route
  }, [open])

  const seen = useRef(route)
  useEffect(() => {
    if (seen.current === route) return
    seen.current = route
    reason.current = 'route'
    setCurrent(null)
  }, [route, setCurrent])

  const host = useMemo(
    () => ({
      shown: current ?? last,
      reason,
      gone: () => {
        if (now.current.open) return
        if (openedOn.current === now.current.route) returnFocus(opener.current)
        opener.current = null
      },
    }),
    [current, last],
  )
  return (
    <HostContext value={host}>
      <Dialog.Root open={open} onOpenChange={next => !next && setCurrent(null)}>
        <Dialog.Portal>
          <Dialog.Overlay {...at('overlay')} />
        </Dialog.Portal>
        {children}
      </Dialog.Root>
    </HostContext>
  )
}

export interface ModalContentProps extends ComponentPropsWithRef<typeof Dialog.Content> {
  /** Which dialog this is. */
  name: string
  /** `end`: side sheet. `start`: drawer. `middle`: in the middle, on a phone a sheet from below. @default 'middle' */
  placement?: 'start' | 'middle' | 'end' | undefined
  /** What gets the focus first: the title, so that it is read, or the first field of a form. @default 'title' */
  initialFocus?: 'title' | 'field' | undefined
}

const fields = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * One dialog, rendered only while its name is the open one. Needs a `Modal.Title` inside. Handlers: yours first,
 * `preventDefault()` in `onEscapeKeyDown` or `onPointerDownOutside` keeps it open. Renders a `<div role="dialog">`.
 */
export function ModalContent({ name, placement = 'middle', initialFocus = 'title', ...rest }: ModalContentProps) {
  const { shown, reason, gone } = useHost('Content')
  if (shown !== name) return null
  return (
    <Dialog.Portal>
      <Dialog.Content
        aria-describedby={undefined}
        {...rest}
        onOpenAutoFocus={event => {
          rest.onOpenAutoFocus?.(event)
          if (event.defaultPrevented || !(event.target instanceof Element)) return
          const wanted = initialFocus === 'field' ? fields : '[data-scope="modal"][data-part="title"]'
          const target = event.target.querySelector(wanted)
          if (!(target instanceof HTMLElement)) return
          event.preventDefault()
          target.focus({ preventScroll: true })
        }}
        onCloseAutoFocus={event => {
          rest.onCloseAutoFocus?.(event)
          if (event.defaultPrevented) return
          event.preventDefault()
          gone()
        }}
        onEscapeKeyDown={event => {
          reason.current = 'escape'
          rest.onEscapeKeyDown?.(event)
          // The first Escape closes an open list inside the dialog, not the dialog.
          if (document.activeElement?.matches('[role="combobox"][aria-expanded="true"]')) event.preventDefault()
        }}
        onPointerDownOutside={event => {
          reason.current = 'outside'
          rest.onPointerDownOutside?.(event)
        }}
        data-placement={placement}
        {...at('content')}
      />
    </Dialog.Portal>
  )
}

/** Title and Close, ruled off. Renders a `<div>`. */
export const ModalHead = /* @__PURE__ */ part('div', at('head'))
/** What scrolls. Renders a `<div>`. */
export const ModalBody = /* @__PURE__ */ part('div', at('body'))
export interface ModalFootProps extends ComponentPropsWithRef<'div'> {
  /** `actions`: the first entry takes the whole width, the others stand beside each other where there is room. @default 'stack' */
  layout?: 'stack' | 'actions' | undefined
}

/** What stays in reach below. Renders a `<div>`. */
export function ModalFoot({ layout = 'stack', ...rest }: ModalFootProps) {
  return <div {...rest} data-layout={layout} {...at('foot')} />
}

/** Names the dialog. Renders an `<h2>` that can take the focus, but is no tab stop. */
export function ModalTitle(props: ComponentPropsWithRef<'h2'>) {
  return <Dialog.Title tabIndex={-1} {...props} {...at('title')} />
}

export interface ModalCloseProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Name of the button, when the provider's word does not fit. */
  'aria-label'?: string
}

/** Closes the dialog. Without children a cross with a name; with `asChild` any button of yours. */
export function ModalClose({ asChild = false, children, ...rest }: ModalCloseProps) {
  const { messages } = useShopUi()
  const { reason } = useHost('Close')
  const onClick = first(rest.onClick, () => {
    reason.current = 'close'
  })
  if (asChild) {
    return (
      <Dialog.Close asChild {...rest} onClick={onClick}>
        {children}
      </Dialog.Close>
    )
  }
  return (
    <Dialog.Close asChild {...rest} onClick={onClick}>
      <IconButton aria-label={rest['aria-label'] ?? messages.modal.close}>{children ?? <CloseIcon />}</IconButton>
    </Dialog.Close>
  )
}
