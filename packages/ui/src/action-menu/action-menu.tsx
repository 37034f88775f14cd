'use client'
import {
  type ComponentPropsWithRef,
  createContext,
  type KeyboardEvent,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { DisclosureReason } from '../disclosure/use-disclosure.ts'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { createPart } from '../internal/create-part.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { useControlled } from '../internal/use-controlled.ts'
import type { actionMenuData } from './action-menu.data.ts'
import { nextItemIndex } from './next-item.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof actionMenuData>('action-menu')

/** Item that gets focus on opening: the checked one or else the first, or the last. */
type InitialFocus = 'first' | 'last'

interface ActionMenuState {
  id: string
  open: boolean
  initialFocus: RefObject<InitialFocus>
  button: RefObject<HTMLButtonElement | null>
  show: (initialFocus: InitialFocus) => void
  /** Closes and returns focus to the trigger. */
  hide: (reason: DisclosureReason) => void
}

const ActionMenuContext = /* @__PURE__ */ createContext<ActionMenuState | null>(null)

function useActionMenu(name: string): ActionMenuState {
  const menu = use(ActionMenuContext)
  if (menu) return menu
  throw new Error(`@shop/ui: <ActionMenu.${name}> must be used inside <ActionMenu.Root>.`)
}

const state = (open: boolean) => (open ? 'open' : 'closed')

export interface ActionMenuRootProps extends ComponentPropsWithRef<'div'> {
  /** Controlled value. */
  open?: boolean | undefined
  /** Open state on the first render. @default false */
  defaultOpen?: boolean | undefined
  /**
   * Called when the menu opens or closes. Reasons: `press` for opening; `press`, `escape`, `select`, `outside` or
   * `blur` (Tab) for closing.
   */
  onOpenChange?: ((open: boolean, details: { reason: DisclosureReason }) => void) | undefined
}

/**
 * Menu of actions, opened by press (APG menu button). Opening moves focus into the menu; Escape and selecting an item
 * close it and return focus to the trigger; pressing outside and Tab close it too. Event handlers passed as props run
 * first; `preventDefault()` in them skips the built-in behaviour. Renders a `<div>`.
 */
export function ActionMenuRoot({ open, defaultOpen = false, onOpenChange, ref, ...rest }: ActionMenuRootProps) {
  const reason = useRef<DisclosureReason>('press')
  const notify = useRef(onOpenChange)
  notify.current = onOpenChange
  const notifyChange = useCallback((next: boolean) => notify.current?.(next, { reason: reason.current }), [])
  const [isOpen, setValue] = useControlled(open, defaultOpen, notifyChange)
  const setOpen = useCallback(
    (next: boolean, nextReason: DisclosureReason) => {
      reason.current = nextReason
      setValue(next)
    },
    [setValue],
  )
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const initialFocus = useRef<InitialFocus>('first')
  const mergedRef = useMemo(() => mergeRefs(ref, root), [ref])
  const menu = useMemo<ActionMenuState>(
    () => ({
      id,
      open: isOpen,
      initialFocus,
      button,
      show: target => {
        initialFocus.current = target
        setOpen(true, 'press')
      },
      hide: closeReason => {
        button.current?.focus()
        setOpen(false, closeReason)
      },
    }),
    [id, isOpen, setOpen],
  )
  useEffect(() => {
    if (!isOpen) return
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false, 'outside')
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [isOpen, setOpen])
  return (
    <ActionMenuContext value={menu}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes focus events; the interactive element is the button */}
      <div
        {...rest}
        ref={mergedRef}
        onBlur={composeEventHandlers(rest.onBlur, ({ relatedTarget }) => {
          if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false, 'blur')
        })}
        data-state={state(isOpen)}
        {...attrs('root')}
      />
    </ActionMenuContext>
  )
}

/** Opens the menu: by press, with Arrow Down on the first item, with Arrow Up on the last. Renders a `<button>`. */
export function ActionMenuTrigger({ ref, ...rest }: ComponentPropsWithRef<'button'>) {
  const { id, open, button, show, hide } = useActionMenu('Trigger')
  const mergedRef = useMemo(() => mergeRefs(ref, button), [ref, button])
  return (
    <button
      type="button"
      {...rest}
      ref={mergedRef}
      id={`${id}-button`}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={id}
      onClick={composeEventHandlers(rest.onClick, () => (open ? hide('press') : show('first')))}
      onKeyDown={composeEventHandlers(rest.onKeyDown, event => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        show(event.key === 'ArrowDown' ? 'first' : 'last')
      })}
      data-state={state(open)}
      {...attrs('trigger')}
    />
  )
}

const itemsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-part="item"]:not(:disabled)') ?? []),
]

interface Placement {
  side: 'bottom' | 'top'
  align: 'start' | 'end'
}

/**
 * Placement of the menu beside its trigger: below and aligned to the start, flipped only when the other side has room.
 */
function placementOf(list: DOMRect, button: DOMRect): Placement {
  const { clientWidth, clientHeight } = document.documentElement
  const isLow = button.bottom + list.height > clientHeight && button.top > list.height
  const isFar = button.left + list.width > clientWidth && button.right > list.width
  return { side: isLow ? 'top' : 'bottom', align: isFar ? 'end' : 'start' }
}

/**
 * Contains the items. Labelled by the trigger unless `aria-label` is given. Renders a `<div role="menu">`, hidden while
 * closed.
 */
export function ActionMenuContent({ ref, ...rest }: ComponentPropsWithRef<'div'>) {
  const { id, open, initialFocus, button, hide } = useActionMenu('Content')
  const list = useRef<HTMLDivElement>(null)
  const mergedRef = useMemo(() => mergeRefs(ref, list), [ref])
  const [placement, setPlacement] = useState<Placement>({ side: 'bottom', align: 'start' })
  useLayoutEffect(() => {
    if (!open || !list.current || !button.current) return
    setPlacement(placementOf(list.current.getBoundingClientRect(), button.current.getBoundingClientRect()))
    const items = itemsOf(list.current)
    const checkedItem = items.find(item => item.hasAttribute('data-checked'))
    const target = initialFocus.current === 'last' ? items.at(-1) : (checkedItem ?? items[0])
    target?.focus({ preventScroll: true })
    // Environments without layout, such as jsdom, have no scrollIntoView.
    target?.scrollIntoView?.({ block: 'nearest' })
  }, [open, initialFocus, button])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Tab continues from the trigger, which has the place of the menu in the tab order.
      if (event.key === 'Escape') event.preventDefault()
      return hide(event.key === 'Escape' ? 'escape' : 'blur')
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const items = itemsOf(list.current)
    const from = items.findIndex(item => item.matches(':focus'))
    const target = nextItemIndex(
      event.key,
      from,
      items.map(item => item.textContent ?? ''),
    )
    if (target === undefined) return
    event.preventDefault()
    items[target]?.focus()
  }
  return (
    <div
      aria-labelledby={`${id}-button`}
      {...rest}
      ref={mergedRef}
      id={id}
      role="menu"
      hidden={!open}
      onKeyDown={composeEventHandlers(rest.onKeyDown, onKeyDown)}
      data-state={state(open)}
      data-side={placement.side}
      data-align={placement.align}
      {...attrs('content')}
    />
  )
}

export interface ActionMenuItemProps extends Omit<ComponentPropsWithRef<'button'>, 'onSelect'> {
  /** Makes it a radio item and sets whether it is the selected one. Unset: a plain action. */
  checked?: boolean | undefined
  /** Called when the item is selected, after the menu has closed and focus is back on the trigger. */
  onSelect?: (() => void) | undefined
}

/** One action. Renders a `<button role="menuitem">`, or `menuitemradio` with `checked`. */
export function ActionMenuItem({ checked, onSelect, ...rest }: ActionMenuItemProps) {
  const { hide } = useActionMenu('Item')
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: without `checked` there is no aria-checked either
    <button
      type="button"
      {...rest}
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      onClick={composeEventHandlers(rest.onClick, () => {
        hide('select')
        onSelect?.()
      })}
      data-checked={dataAttr(checked)}
      {...attrs('item')}
    />
  )
}

/** Separator between groups of actions. Renders an `<hr>`. */
export const ActionMenuSeparator = /* @__PURE__ */ createPart('hr', attrs('separator'))
