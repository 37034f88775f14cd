'use client'
import * as Dialog from '@radix-ui/react-dialog'
import { setNonce } from 'get-nonce'
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { CloseIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { createPart } from '../internal/create-part.ts'
import { checkName } from '../internal/name-check.ts'
import { PartElement, slotChildren } from '../internal/slot.tsx'
import { type Cause, useControlled } from '../internal/use-controlled.ts'
import {
  claimEscape,
  isLeftToDialog,
  isListOpen,
  isTopLayer,
  leaveToUpperLayer,
  ownsPress,
  useLayer,
} from '../internal/use-layer.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { modalData } from './modal.data.ts'
import { isForeign, useForeignFocus } from './use-foreign-focus.ts'
import { useReturnFocus } from './use-return-focus.ts'

// Radix provides the focus trap, the scroll lock and aria-hidden siblings. `aria-modal` is left out: it would hide
// toasts above a dialog from some screen readers, and aria-hidden siblings already make the page inert.
const attrs = /* @__PURE__ */ createAnatomy<typeof modalData>('modal')

/** Why a dialog opens or closes. */
export type ModalChangeReason = 'trigger' | 'escape' | 'outside' | 'close' | 'route'

type SlideStyle = CSSProperties & { '--shop-motion-slide': string }

interface ModalContextValue {
  /** Name of the open dialog, or of the last one during its exit animation. */
  shown: string | null
  /** Name of the open dialog. */
  current: string | null
  layer: object
  slide: SlideStyle | undefined
  show: (name: string, cause: Cause) => void
  /** What closes the dialog: Radix reports it first, then the closing. */
  closing: RefObject<{ reason: ModalChangeReason; cause?: Cause | undefined }>
  /** Called when a dialog has closed: returns focus unless another dialog or another page took over. */
  onClosed: () => void
}
const ModalContext = /* @__PURE__ */ createContext<ModalContextValue | null>(null)

/** Sets the id of the dialog's description. */
const DescriptionContext = /* @__PURE__ */ createContext<((id: string | undefined) => void) | null>(null)

const useModalContext = (part: string) => usePart(ModalContext, `Modal.${part}`, 'Modal.Root')

export interface ModalRootProps {
  /** Controlled name of the open dialog; `null`: none. */
  name?: string | null | undefined
  /** Name of the initially open dialog. @default null */
  defaultName?: string | null | undefined
  /** Called when a trigger requests a dialog, and with `null` when a dialog requests to close; `cancel()` prevents it. */
  onNameChange?: ChangeHandler<string | null, ModalChangeReason> | undefined
  /**
   * URL of the page. When it changes, the open dialog closes with the reason `route` and focus is left to the new page.
   */
  route?: string | undefined
  /** Milliseconds of the slide of its dialogs, none with reduced motion. @default 500, the theme's `--shop-motion-slide` */
  duration?: number | undefined
  /** One `Modal.Content` per dialog. */
  children: ReactNode
}

/**
 * Manages all dialogs of a page: one open at a time, identified by name. Focus moves into the dialog, is trapped, and
 * returns to the element that had it, or to the page's content when that element is gone. Page scrolling is locked
 * meanwhile. Renders no element while closed.
 *
 * The page behind is hidden by aria-hidden instead of aria-modal, which keeps toasts audible. The title names it. Not for
 * messages without a question: use a toast.
 */
export function ModalRoot({ name, defaultName = null, onNameChange, route, duration, children }: ModalRootProps) {
  const { nonce } = useShopUi()
  // The scroll lock of Radix reads it when it inserts its style element, in an effect that runs later.
  useLayoutEffect(() => {
    if (nonce) setNonce(nonce)
  }, [nonce])
  const closing = useRef<ModalContextValue['closing']['current']>({ reason: 'close' })
  const [current, setCurrent] = useControlled(name, defaultName, onNameChange)
  const [last, setLast] = useState(current)
  if (current !== null && current !== last) setLast(current)

  const open = current !== null
  // Renders the overlay anew at each opening: before the dialog, above which it would stand otherwise.
  const [opening, setOpening] = useState({ open, count: 0 })
  if (opening.open !== open) setOpening({ open, count: opening.count + Number(open) })
  const layer = useLayer(open)
  const onClosed = useReturnFocus(open, route)
  useForeignFocus(open)

  useEffect(() => {
    if (!open) return
    // A toast above is the upper layer of Radix: it takes the key, and leaves it to the dialog.
    const onKeyDown = (event: KeyboardEvent) => {
      if (isLeftToDialog(event) && claimEscape(event, layer)) setCurrent(null, 'escape', event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open, layer, setCurrent])

  const previousRoute = useRef(route)
  useEffect(() => {
    if (previousRoute.current === route) return
    previousRoute.current = route
    setCurrent(null, 'route')
  }, [route, setCurrent])

  const context = useMemo(
    (): ModalContextValue => ({
      shown: current ?? last,
      current,
      layer,
      slide: duration === undefined ? undefined : { '--shop-motion-slide': `${duration}ms` },
      show: (next: string, cause: Cause) => {
        setCurrent(next, 'trigger', cause)
      },
      closing,
      onClosed,
    }),
    [current, last, layer, duration, setCurrent, onClosed],
  )
  return (
    <ModalContext value={context}>
      <Dialog.Root
        open={open}
        onOpenChange={next => !next && setCurrent(null, closing.current.reason, closing.current.cause)}
      >
        <Dialog.Portal key={opening.count}>
          <Dialog.Overlay style={context.slide} {...attrs('overlay')} />
        </Dialog.Portal>
        {children}
      </Dialog.Root>
    </ModalContext>
  )
}

export interface ModalContentProps extends ComponentPropsWithRef<typeof Dialog.Content> {
  /** Name of this dialog. */
  name: string
  /** `end`: side sheet. `start`: drawer. `center`: centred, on phones a bottom sheet. @default 'center' */
  placement?: 'start' | 'center' | 'end' | undefined
  /**
   * Element that gets initial focus: the title, so that it is announced, or the first field of a form.
   * @default 'title'
   */
  initialFocus?: 'title' | 'field' | undefined
}

/** Whether a press is meant for the page behind: what others put above the dialog, such as a password manager, is no part of it. */
const isOnOverlay = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.matches('[data-scope="modal"][data-part="overlay"]')

/** Fields that Tab reaches, the trigger of a `Select` among them. */
const fieldSelector = ':is(input, select, textarea, [role="combobox"]):not([type="hidden"], :disabled, [tabindex="-1"])'

/**
 * One dialog, rendered only while it is open. Needs a `Modal.Title` inside. Event handlers passed as props run first;
 * `preventDefault()` in `onEscapeKeyDown` or `onPointerDownOutside` keeps it open. Renders a `<div role="dialog">`.
 */
export function ModalContent(props: ModalContentProps) {
  const { name, placement = 'center', initialFocus = 'title', children, ...rest } = props
  const { shown, closing, layer, slide, onClosed } = useModalContext('Content')
  const [descriptionId, setDescriptionId] = useState<string>()
  if (shown !== name) return null
  return (
    <Dialog.Portal>
      <Dialog.Content
        aria-describedby={descriptionId}
        {...rest}
        style={slide ? { ...slide, ...rest.style } : rest.style}
        onOpenAutoFocus={event => {
          // Radix has made the body and what others append to it insensitive: presses would pass through to the overlay, which keeps
          // them from the page by itself.
          document.body.style.pointerEvents = ''
          rest.onOpenAutoFocus?.(event)
          if (!(event.target instanceof Element)) return
          if (process.env.NODE_ENV !== 'production') checkName(event.target, 'Modal.Content')
          if (event.defaultPrevented) return
          const selector = initialFocus === 'field' ? fieldSelector : '[data-scope="modal"][data-part="title"]'
          const target = event.target.querySelector(selector)
          if (!(target instanceof HTMLElement)) return
          event.preventDefault()
          target.focus({ preventScroll: true })
        }}
        onCloseAutoFocus={event => {
          rest.onCloseAutoFocus?.(event)
          if (event.defaultPrevented) return
          event.preventDefault()
          onClosed()
        }}
        onEscapeKeyDown={event => {
          closing.current = { reason: 'escape', cause: event }
          rest.onEscapeKeyDown?.(event)
          if (isForeign(event.target)) event.preventDefault()
          // A list of suggestions may be no layer of ours: that of the search, or of a consumer's own field.
          else if (isListOpen() || !isTopLayer(layer)) leaveToUpperLayer(event)
        }}
        onPointerDownOutside={event => {
          closing.current = { reason: 'outside', cause: event.detail.originalEvent }
          rest.onPointerDownOutside?.(event)
          if (!isOnOverlay(event.detail.originalEvent) || !ownsPress(layer)) event.preventDefault()
        }}
        data-placement={placement}
        {...attrs('content')}
      >
        <DescriptionContext value={setDescriptionId}>{children}</DescriptionContext>
      </Dialog.Content>
    </Dialog.Portal>
  )
}

export interface ModalTriggerProps extends Omit<ComponentPropsWithRef<'button'>, 'name'> {
  /** Name of the dialog that it opens. */
  name: string
  /** Renders its only child instead of a `<button>`. @default false */
  asChild?: boolean | undefined
}

/** Opens a dialog, which returns focus to it. Renders a `<button>`. */
export function ModalTrigger({ name, asChild = false, ...rest }: ModalTriggerProps) {
  const { current, show } = useModalContext('Trigger')
  const shared = {
    ...rest,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': current === name,
    onClick: composeEventHandlers(rest.onClick, event => show(name, event)),
    ...attrs('trigger'),
  }
  return <PartElement as="button" asChild={asChild} {...shared} />
}

/** Title and close button. Renders a `<div>`. */
export const ModalHeader = /* @__PURE__ */ createPart('div', attrs('header'))
/** Scrollable content. Renders a `<div>`. */
export const ModalBody = /* @__PURE__ */ createPart('div', attrs('body'))
export interface ModalFooterProps extends ComponentPropsWithRef<'div'> {
  /**
   * `actions`: the first child takes the full width, the others are side by side where there is room.
   * @default 'stack'
   */
  layout?: 'stack' | 'actions' | undefined
}

/** Stays visible below the scrollable content. Renders a `<div>`. */
export function ModalFooter({ layout = 'stack', ...rest }: ModalFooterProps) {
  return <div {...rest} data-layout={layout} {...attrs('footer')} />
}

/** Labels the dialog, inside Content. Renders an `<h2>` that is focusable, but not a tab stop. */
export function ModalTitle(props: ComponentPropsWithRef<'h2'>) {
  usePart(DescriptionContext, 'Modal.Title', 'Modal.Content')
  return <Dialog.Title tabIndex={-1} {...props} {...attrs('title')} />
}

/** Describes the dialog, inside Content: announced after its title. Renders a `<p>`. */
export function ModalDescription(props: ComponentPropsWithRef<'p'>) {
  const describe = usePart(DescriptionContext, 'Modal.Description', 'Modal.Content')
  const ownId = useId()
  const id = props.id ?? ownId
  useLayoutEffect(() => {
    describe(id)
    return () => describe(undefined)
  }, [describe, id])
  return <p {...props} id={id} {...attrs('description')} />
}

export interface ModalCloseProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name. @default the provider's text */
  'aria-label'?: string
  /** Renders its only child instead of a `<button>`. @default false */
  asChild?: boolean | undefined
}

/**
 * Close button. Without children an icon button with an accessible name; with `asChild` any button. Renders a
 * `<button>`.
 */
export function ModalClose({ asChild = false, children, ...rest }: ModalCloseProps) {
  const { messages } = useShopUi()
  const { closing } = useModalContext('Close')
  const shared = {
    ...rest,
    onClick: composeEventHandlers<MouseEvent<HTMLButtonElement>>(rest.onClick, event => {
      closing.current = { reason: 'close', cause: event }
    }),
    ...attrs('close'),
  }
  if (asChild) {
    return (
      <Dialog.Close asChild {...shared}>
        {slotChildren(asChild, children)}
      </Dialog.Close>
    )
  }
  return (
    <Dialog.Close {...shared} aria-label={rest['aria-label'] ?? messages.modal.close}>
      {children ?? <CloseIcon />}
    </Dialog.Close>
  )
}
