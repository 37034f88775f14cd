'use client'
import * as Dropdown from '@radix-ui/react-dropdown-menu'
import {
  type ComponentPropsWithRef,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
} from 'react'
import type { DisclosureReason } from '../disclosure/use-disclosure.ts'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { isModified, keyTarget } from '../internal/key-target.ts'
import { type PartProps, slotChildren } from '../internal/slot.tsx'
import { type Cause, useControlled } from '../internal/use-controlled.ts'
import { useLayer } from '../internal/use-layer.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { actionMenuData } from './action-menu.data.ts'

// Radix provides the roving focus, typing ahead, the position and the layers of Escape and outside presses, which it shares with
// the dialog. Three of its choices are replaced: it opens on pointer down (WCAG 2.5.2 asks for the release), opening by pointer
// focuses no item, and Tab does nothing.
const attrs = /* @__PURE__ */ createAnatomy<typeof actionMenuData>('action-menu')

/** Pixels between the menu and the edges of the viewport. */
const COLLISION_PADDING = 8

/** Item that gets focus on opening: the checked one or else the first, or the last. */
type InitialFocus = 'first' | 'last'

interface ActionMenuState {
  open: boolean
  /** Null: the menu has opened and an item has got focus. */
  initialFocus: RefObject<InitialFocus | null>
  trigger: RefObject<HTMLButtonElement | null>
  /** What closes the menu from outside: Radix reports it first, then the closing. */
  closing: RefObject<{ reason: DisclosureReason; cause?: Cause }>
  show: (initialFocus: InitialFocus, cause: Cause) => void
  /** Closes and returns focus to the trigger; false when the consumer cancelled it. */
  hide: (reason: DisclosureReason, cause: Cause) => boolean
}

const ActionMenuContext = /* @__PURE__ */ createContext<ActionMenuState | null>(null)

const useActionMenu = (part: string) => usePart(ActionMenuContext, `ActionMenu.${part}`, 'ActionMenu.Root')

export interface ActionMenuRootProps {
  /** Controlled value. */
  open?: boolean | undefined
  /** Open state on the first render. @default false */
  defaultOpen?: boolean | undefined
  /**
   * Called when the menu opens or closes. Reasons: `press` for opening; `press`, `escape`, `select`, `outside` or
   * `blur` (Tab) for closing. `cancel()` prevents it.
   */
  onOpenChange?: ChangeHandler<boolean, DisclosureReason> | undefined
  /** Trigger and content. */
  children?: React.ReactNode
}

/**
 * Menu of actions, opened by press (APG menu button). Opening moves focus into the menu; Escape and selecting an item
 * close it and return focus to the trigger; pressing outside and Tab close it too. Event handlers passed as props run
 * first; `preventDefault()` in them skips the built-in behaviour. Renders no element.
 *
 * One of several states is a radio item. Not for links: use the account menu or the language badge. For a form value: use a
 * select.
 */
export function ActionMenuRoot({ open, defaultOpen = false, onOpenChange, children }: ActionMenuRootProps) {
  const { dir } = useShopUi()
  const closing = useRef<ActionMenuState['closing']['current']>({ reason: 'press' })
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange)
  useLayer(isOpen)
  const trigger = useRef<HTMLButtonElement>(null)
  const initialFocus = useRef<InitialFocus | null>('first')
  const show = useCallback(
    (target: InitialFocus, cause: Cause) => {
      initialFocus.current = target
      setOpen(true, 'press', cause)
    },
    [setOpen],
  )
  const hide = useCallback(
    (reason: DisclosureReason, cause: Cause) => {
      if (!setOpen(false, reason, cause)) return false
      trigger.current?.focus()
      return true
    },
    [setOpen],
  )
  const menu = useMemo(() => ({ open: isOpen, initialFocus, trigger, closing, show, hide }), [isOpen, show, hide])
  return (
    <ActionMenuContext value={menu}>
      <Dropdown.Root
        modal={false}
        dir={dir}
        open={isOpen}
        onOpenChange={next => !next && setOpen(false, closing.current.reason, closing.current.cause)}
      >
        {children}
      </Dropdown.Root>
    </ActionMenuContext>
  )
}

/** Opens the menu: by press, with Arrow Down on the first item, with Arrow Up on the last. Renders a `<button>`. */
export function ActionMenuTrigger({ ref, ...rest }: PartProps<'button'>) {
  const { open, trigger, show, hide } = useActionMenu('Trigger')
  const mergedRef = useMergedRefs(ref, trigger)
  return (
    <Dropdown.Trigger
      {...rest}
      ref={mergedRef}
      onPointerDown={composeEventHandlers(rest.onPointerDown, event => event.preventDefault())}
      onClick={composeEventHandlers(rest.onClick, event => {
        if (open) hide('press', event)
        else show('first', event)
      })}
      // Radix would take the keys of the browser too.
      onKeyDownCapture={composeEventHandlers(
        rest.onKeyDownCapture,
        event => isModified(event) && event.stopPropagation(),
      )}
      onKeyDown={composeEventHandlers(rest.onKeyDown, event => {
        // Radix would open it as well, without saying what for.
        const place = keyTarget(event, { ArrowUp: 'last', ArrowDown: 'first', Enter: 'first', ' ': 'first' } as const)
        if (place && open) hide('press', event)
        else if (place) show(place, event)
      })}
      {...attrs('trigger')}
    >
      {slotChildren(rest.asChild, rest.children)}
    </Dropdown.Trigger>
  )
}

/**
 * Contains the items. Labelled by the trigger unless `aria-labelledby` is given. Rendered into `<body>` while open: below the
 * trigger and aligned to its start, elsewhere when there is no room. Renders a `<div role="menu">`.
 */
export function ActionMenuContent(props: ComponentPropsWithRef<'div'>) {
  const { initialFocus, trigger, closing, hide } = useActionMenu('Content')
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    // Radix focuses the menu itself when it opens, and again when the pointer leaves an item.
    if (event.target !== event.currentTarget || initialFocus.current === null) return
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part="item"]:not([data-disabled])')]
    const checked = items.find(item => item.hasAttribute('data-checked'))
    const target = initialFocus.current === 'last' ? items.at(-1) : (checked ?? items[0])
    initialFocus.current = null
    if (!target) return
    event.preventDefault()
    target.focus({ preventScroll: true })
    // Environments without layout, such as jsdom, have no scrollIntoView.
    target.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isModified(event)) event.stopPropagation()
    if (event.key !== 'Tab') return
    // Tab continues from the trigger, which has the place of the menu in the tab order; Radix would prevent it.
    event.stopPropagation()
    if (!hide('blur', event)) event.preventDefault()
  }
  return (
    <Dropdown.Portal>
      <Dropdown.Content
        align="start"
        loop
        collisionPadding={COLLISION_PADDING}
        {...props}
        onFocus={composeEventHandlers(props.onFocus, onFocus)}
        onKeyDownCapture={composeEventHandlers(props.onKeyDownCapture, onKeyDownCapture)}
        onEscapeKeyDown={event => {
          event.preventDefault()
          hide('escape', event)
        }}
        // Radix returns focus later, when the shopper may have moved it on.
        onCloseAutoFocus={event => event.preventDefault()}
        onInteractOutside={event => {
          closing.current = {
            reason: event.type.includes('focus') ? 'blur' : 'outside',
            cause: event.detail.originalEvent,
          }
          // A press of the trigger closes the menu by itself.
          if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault()
        }}
        {...attrs('content')}
      />
    </Dropdown.Portal>
  )
}

export interface ActionMenuItemProps extends Omit<PartProps<'div'>, 'onSelect'> {
  /** Makes it a radio item and sets whether it is the selected one. Unset: a plain action. */
  checked?: boolean | undefined
  /** Skipped by the keys and not selectable. @default false */
  disabled?: boolean | undefined
  /** Called when the item is selected, after focus has returned to the trigger. */
  onSelect?: (() => void) | undefined
}

/** One action. Renders a `<div role="menuitem">`, or `menuitemradio` with `checked`. */
export function ActionMenuItem({ checked, disabled = false, onSelect, ...rest }: ActionMenuItemProps) {
  const { hide } = useActionMenu('Item')
  return (
    <Dropdown.Item
      {...rest}
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      disabled={disabled}
      onSelect={event => {
        // Radix closes after this unless prevented; the menu closes by itself, or stays when that is cancelled.
        event.preventDefault()
        hide('select', event)
        onSelect?.()
      }}
      data-checked={dataAttr(checked)}
      {...attrs('item')}
    >
      {slotChildren(rest.asChild, rest.children)}
    </Dropdown.Item>
  )
}

/** Separator between groups of actions. Renders a `<div role="separator">`. */
export function ActionMenuSeparator(props: ComponentPropsWithRef<'div'>) {
  return <Dropdown.Separator {...props} {...attrs('separator')} />
}
