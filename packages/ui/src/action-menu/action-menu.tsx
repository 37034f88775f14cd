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
import { anatomy, presence } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { part } from '../internal/part.ts'
import { useControlled } from '../internal/use-controlled.ts'
import type { actionMenuData } from './action-menu.data.ts'
import { wantedItem } from './wanted-item.ts'

const at = /* @__PURE__ */ anatomy<typeof actionMenuData>('action-menu')

/** Item that gets focus on opening: the checked one or else the first, or the last. */
type Entry = 'first' | 'last'

interface ActionMenuState {
  id: string
  open: boolean
  entry: RefObject<Entry>
  button: RefObject<HTMLButtonElement | null>
  show: (entry: Entry) => void
  /** Closes and returns focus to the trigger. */
  hide: (why: DisclosureReason) => void
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
  const changed = useCallback((next: boolean) => notify.current?.(next, { reason: reason.current }), [])
  const [isOpen, setValue] = useControlled(open, defaultOpen, changed)
  const setOpen = useCallback(
    (next: boolean, why: DisclosureReason) => {
      reason.current = why
      setValue(next)
    },
    [setValue],
  )
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const entry = useRef<Entry>('first')
  const merged = useMemo(() => mergeRefs(ref, root), [ref])
  const menu = useMemo<ActionMenuState>(
    () => ({
      id,
      open: isOpen,
      entry,
      button,
      show: wanted => {
        entry.current = wanted
        setOpen(true, 'press')
      },
      hide: why => {
        button.current?.focus()
        setOpen(false, why)
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
        ref={merged}
        onBlur={first(rest.onBlur, ({ relatedTarget }) => {
          if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false, 'blur')
        })}
        data-state={state(isOpen)}
        {...at('root')}
      />
    </ActionMenuContext>
  )
}

/** Opens the menu: by press, with Arrow Down on the first item, with Arrow Up on the last. Renders a `<button>`. */
export function ActionMenuButton({ ref, ...rest }: ComponentPropsWithRef<'button'>) {
  const { id, open, button, show, hide } = useActionMenu('Button')
  const merged = useMemo(() => mergeRefs(ref, button), [ref, button])
  return (
    <button
      type="button"
      {...rest}
      ref={merged}
      id={`${id}-button`}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={id}
      onClick={first(rest.onClick, () => (open ? hide('press') : show('first')))}
      onKeyDown={first(rest.onKeyDown, event => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        show(event.key === 'ArrowDown' ? 'first' : 'last')
      })}
      data-state={state(open)}
      {...at('button')}
    />
  )
}

const itemsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-part="item"]:not(:disabled)') ?? []),
]

interface Place {
  side: 'bottom' | 'top'
  align: 'start' | 'end'
}

/**
 * Placement of the menu beside its trigger: below and aligned to the start, flipped only when the other side has room.
 */
function placeOf(list: DOMRect, button: DOMRect): Place {
  const { clientWidth, clientHeight } = document.documentElement
  const isLow = button.bottom + list.height > clientHeight && button.top > list.height
  const isFar = button.left + list.width > clientWidth && button.right > list.width
  return { side: isLow ? 'top' : 'bottom', align: isFar ? 'end' : 'start' }
}

/**
 * Contains the items. Labelled by the trigger unless `aria-label` is given. Renders a `<div role="menu">`, hidden while
 * closed.
 */
export function ActionMenuList({ ref, ...rest }: ComponentPropsWithRef<'div'>) {
  const { id, open, entry, button, hide } = useActionMenu('List')
  const list = useRef<HTMLDivElement>(null)
  const merged = useMemo(() => mergeRefs(ref, list), [ref])
  const [place, setPlace] = useState<Place>({ side: 'bottom', align: 'start' })
  useLayoutEffect(() => {
    if (!open || !list.current || !button.current) return
    setPlace(placeOf(list.current.getBoundingClientRect(), button.current.getBoundingClientRect()))
    const items = itemsOf(list.current)
    const inForce = items.find(item => item.hasAttribute('data-checked'))
    const wanted = entry.current === 'last' ? items.at(-1) : (inForce ?? items[0])
    wanted?.focus({ preventScroll: true })
    // Environments without layout, such as jsdom, have no scrollIntoView.
    wanted?.scrollIntoView?.({ block: 'nearest' })
  }, [open, entry, button])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Tab continues from the trigger, which is where the menu stands in the tab order.
      if (event.key === 'Escape') event.preventDefault()
      return hide(event.key === 'Escape' ? 'escape' : 'blur')
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const items = itemsOf(list.current)
    const from = items.findIndex(item => item.matches(':focus'))
    const wanted = wantedItem(
      event.key,
      from,
      items.map(item => item.textContent ?? ''),
    )
    if (wanted === undefined) return
    event.preventDefault()
    items[wanted]?.focus()
  }
  return (
    <div
      aria-labelledby={`${id}-button`}
      {...rest}
      ref={merged}
      id={id}
      role="menu"
      hidden={!open}
      onKeyDown={first(rest.onKeyDown, onKeyDown)}
      data-state={state(open)}
      data-side={place.side}
      data-align={place.align}
      {...at('list')}
    />
  )
}

export interface ActionMenuItemProps extends Omit<ComponentPropsWithRef<'button'>, 'onSelect'> {
  /** Makes it a radio item and sets whether it is the selected one. Unset: a plain action. */
  checked?: boolean | undefined
  /** Called when the item is selected, after the menu has closed and focus is back on the trigger. */
  onChoose?: (() => void) | undefined
}

/** One action. Renders a `<button role="menuitem">`, or `menuitemradio` with `checked`. */
export function ActionMenuItem({ checked, onChoose, ...rest }: ActionMenuItemProps) {
  const { hide } = useActionMenu('Item')
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: without `checked` there is no aria-checked either
    <button
      type="button"
      {...rest}
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      onClick={first(rest.onClick, () => {
        hide('choice')
        onChoose?.()
      })}
      data-checked={presence(checked)}
      {...at('item')}
    />
  )
}

/** Separator between groups of actions. Renders an `<hr>`. */
export const ActionMenuSeparator = /* @__PURE__ */ part('hr', at('separator'))
