'use client'
import {
  type ComponentPropsWithRef,
  createContext,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Disclosure, type DisclosureReason, useDisclosure } from '../disclosure/use-disclosure.ts'
import { CloseIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { createPart } from '../internal/create-part.ts'
import { checkName } from '../internal/name-check.ts'
import { type PopupPlacement, popupPosition } from '../internal/popup-placement.ts'
import { PartElement, type PartProps } from '../internal/slot.tsx'
import { useLazyModule } from '../internal/use-lazy-module.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { popoverData } from './popover.data.ts'

// The disclosure has the keys, the layer and the presses outside; Floating UI the position, fetched when the trigger gets the
// pointer or the focus.
const attrs = /* @__PURE__ */ createAnatomy<typeof popoverData>('popover')

interface PopoverState extends Disclosure {
  parts: typeof import('../internal/popup-position.tsx') | null
  loadParts: () => void
  arrow: RefObject<HTMLDivElement | null>
  titleId: string
  descriptionId: string
  /** Whether a title is rendered. */
  named: boolean
  setNamed: (named: boolean) => void
  /** Whether a description is rendered. */
  described: boolean
  setDescribed: (described: boolean) => void
}
const PopoverContext = /* @__PURE__ */ createContext<PopoverState | null>(null)

const usePopover = (part: string) => usePart(PopoverContext, `Popover.${part}`, 'Popover.Root')

export interface PopoverRootProps extends ComponentPropsWithRef<'div'> {
  /** Controlled value. */
  open?: boolean | undefined
  /** Open on the first render, once its position is fetched. @default false */
  defaultOpen?: boolean | undefined
  /**
   * Called when it opens or closes. Reasons: `press` (trigger, close button), `escape`, `outside`, `blur` (focus left).
   * `cancel()` prevents it.
   */
  onOpenChange?: ChangeHandler<boolean, DisclosureReason> | undefined
}

/**
 * Popup beside a trigger, for content that belongs to it: an explanation, a small form. Not modal: the page stays usable.
 * Opening by the trigger moves focus into it; Escape and its close button return it; a press outside and leaving by Tab close
 * it. Renders a `<div>`.
 *
 * It stands next to its trigger in the document. Not for a question that has to be answered: use the modal. For a hint of a few
 * words: use the tooltip.
 */
export function PopoverRoot({ open, defaultOpen, onOpenChange, ref, ...rest }: PopoverRootProps) {
  const id = useId()
  const disclosure = useDisclosure({ open, defaultOpen, onOpenChange })
  const [parts, loadParts] = useLazyModule(popupPosition)
  const arrow = useRef<HTMLDivElement>(null)
  const [named, setNamed] = useState(false)
  const [described, setDescribed] = useState(false)
  const state = useMemo(
    () => ({
      ...disclosure,
      parts,
      loadParts,
      arrow,
      titleId: `${id}-title`,
      descriptionId: `${id}-description`,
      named,
      setNamed,
      described,
      setDescribed,
    }),
    [disclosure, parts, loadParts, id, named, described],
  )
  const { rootProps } = disclosure
  const mergedRef = useMergedRefs(ref, rootProps.ref)
  useEffect(() => {
    if (disclosure.open) loadParts()
  }, [disclosure.open, loadParts])
  return (
    <PopoverContext value={state}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: notices that focus leaves the parts inside */}
      <div {...rest} ref={mergedRef} onBlur={composeEventHandlers(rest.onBlur, rootProps.onBlur)} {...attrs('root')} />
    </PopoverContext>
  )
}

/** Toggles the popover. Event handlers passed as props run first. Renders a `<button>`. */
export function PopoverTrigger({ ref, ...rest }: PartProps<'button'>) {
  const { open, parts, loadParts, buttonProps } = usePopover('Trigger')
  const { ref: button, onClick, 'aria-expanded': expanded, 'aria-controls': controls } = buttonProps
  const mergedRef = useMergedRefs(ref, button)
  return (
    <PartElement
      as="button"
      {...rest}
      ref={mergedRef}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      aria-controls={open && parts ? controls : undefined}
      onFocus={composeEventHandlers(rest.onFocus, loadParts)}
      onPointerEnter={composeEventHandlers(rest.onPointerEnter, loadParts)}
      onClick={composeEventHandlers(rest.onClick, onClick)}
      {...attrs('trigger')}
    />
  )
}

export interface PopoverContentProps extends ComponentPropsWithRef<'div'> {
  /** Side of the trigger. Where there is no room it is the opposite one. @default 'bottom-start' */
  placement?: PopupPlacement | undefined
}

/**
 * Contains the popup; rendered while it is open, in the browser's top layer, where nothing clips it, and next to the trigger in
 * the document. Labelled by its title; without one give it an `aria-label`. Renders a `<div role="dialog">`.
 */
export function PopoverContent(props: PopoverContentProps) {
  const { open, parts } = usePopover('Content')
  return open && parts && <Content {...props} Position={parts.PopupPosition} />
}

interface ContentProps extends PopoverContentProps {
  Position: typeof import('../internal/popup-position.tsx').PopupPosition
}

/** Controls that Tab reaches, but for the close button: the native select below the trigger of a `Select` is none of them. */
const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"], [data-part="close"])'

function Content({ placement = 'bottom-start', Position, ref, ...rest }: ContentProps) {
  const { rootProps, buttonProps, panelProps, arrow, titleId, descriptionId, named, described } = usePopover('Content')
  const popup = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(ref, popup)
  // Focus moves in when it was opened from its trigger, to the first control or else to the popup itself.
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') checkName(popup.current, 'Popover.Content')
    if (!rootProps.ref.current?.contains(document.activeElement)) return
    const target = popup.current?.querySelector<HTMLElement>(FOCUSABLE) ?? popup.current
    target?.focus({ preventScroll: true })
  }, [rootProps.ref])
  return (
    <>
      <div
        aria-labelledby={named ? titleId : undefined}
        aria-describedby={described ? descriptionId : undefined}
        {...rest}
        ref={mergedRef}
        id={panelProps.id}
        role="dialog"
        tabIndex={-1}
        {...attrs('content')}
      />
      {/* After the popup, whose element it needs. */}
      <Position anchor={buttonProps.ref} popup={popup} placement={placement} arrow={arrow} />
    </>
  )
}

/** Points at the trigger. Renders a `<div>`. */
export function PopoverArrow({ ref, ...rest }: ComponentPropsWithRef<'div'>) {
  const { arrow } = usePopover('Arrow')
  const mergedRef = useMergedRefs(ref, arrow)
  return <div {...rest} ref={mergedRef} aria-hidden="true" {...attrs('arrow')} />
}

/** Title and close button. Renders a `<div>`. */
export const PopoverHeader = /* @__PURE__ */ createPart('div', attrs('header'))

/** Names the popover. Renders an `<h2>`. */
export function PopoverTitle(props: ComponentPropsWithRef<'h2'>) {
  const { titleId, setNamed } = usePopover('Title')
  useEffect(() => {
    setNamed(true)
    return () => setNamed(false)
  }, [setNamed])
  return <h2 {...props} id={titleId} {...attrs('title')} />
}

/** Read out when the popover gets the focus. Renders a `<p>`. */
export function PopoverDescription(props: ComponentPropsWithRef<'p'>) {
  const { descriptionId, setDescribed } = usePopover('Description')
  useEffect(() => {
    setDescribed(true)
    return () => setDescribed(false)
  }, [setDescribed])
  return <p {...props} id={descriptionId} {...attrs('description')} />
}

/** Actions. Renders a `<div>`. */
export const PopoverFooter = /* @__PURE__ */ createPart('div', attrs('footer'))

/** Closes the popover and returns focus to the trigger. Renders a `<button>` with a cross. */
export function PopoverClose({ children, ...rest }: PartProps<'button'>) {
  const { messages } = useShopUi()
  const { setOpen, buttonProps } = usePopover('Close')
  return (
    <PartElement
      as="button"
      aria-label={children === undefined ? messages.modal.close : undefined}
      {...rest}
      onClick={composeEventHandlers(rest.onClick, event => {
        if (setOpen(false, 'press', event)) buttonProps.ref.current?.focus()
      })}
      {...attrs('close')}
    >
      {children ?? <CloseIcon />}
    </PartElement>
  )
}
