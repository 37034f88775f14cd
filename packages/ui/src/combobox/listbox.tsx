'use client'
import {
  type ComponentPropsWithRef,
  createContext,
  Fragment,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useFilter } from 'react-aria/useFilter'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { formatMessage, formatPlural } from '../internal/format-message.ts'
import { hasVoiceOver } from '../internal/has-voice-over.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { usePart } from '../internal/use-part.ts'
import { LIST_PLACE, usePosition } from '../internal/use-position.ts'
import { useScrollIntoView } from '../internal/use-scroll-into-view.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { comboboxData } from './combobox.data.ts'
import {
  type ComboboxItem,
  type ComboboxListProps,
  type ComboboxOptionProps,
  type ComboboxPopupProps,
  useComboboxState,
} from './combobox-context.ts'
import { matchedText } from './matched-text.tsx'

// Fetched at the first focus of a combobox.

const attrs = /* @__PURE__ */ createAnatomy<typeof comboboxData>('combobox')

interface ListboxState {
  list: RefObject<HTMLUListElement | null>
  /** Options for what is typed. */
  shown: readonly ComboboxItem[]
  /** The option that Enter and Tab select. */
  active: ComboboxItem | undefined
}
const ListboxContext = /* @__PURE__ */ createContext<ListboxState | null>(null)

const useListbox = (part: string): ListboxState => usePart(ListboxContext, `Combobox.${part}`, 'Combobox.Popup')

const textOf = ({ text, detail }: ComboboxItem) => (detail ? `${text}, ${detail}` : text)

const optionId = (listId: string, { id }: ComboboxItem) => `${listId}-${id}`

/** The options for what is typed: known ones are filtered, and those of the last query until there is an answer for this one. */
function useShown(): readonly ComboboxItem[] {
  const { options, status, query, filtered } = useComboboxState('Popup')
  const { contains } = useFilter({ sensitivity: 'base' })
  return useMemo(() => {
    if (!filtered && status !== 'loading') return options
    const words = query.split(/\s+/).filter(Boolean)
    return options.filter(item => words.every(word => contains(textOf(item), word)))
  }, [options, status, query, filtered, contains])
}

/** Loaded part of `Combobox.Popup`. */
export function Popup(props: ComboboxPopupProps) {
  // Numbers and letters are compared as in the shop's language; the default is that of the browser.
  return (
    <I18nProvider locale={useShopUi().locale}>
      <PopupContent {...props} />
    </I18nProvider>
  )
}

function PopupContent({ children, ref, ...rest }: ComboboxPopupProps) {
  const combobox = useComboboxState('Popup')
  const { open, input, status, query, draft, isEnterAwaited } = combobox
  const popup = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(ref, popup)
  const list = useRef<HTMLUListElement>(null)
  const shown = useShown()
  /** Id of the option that the keys have reached. */
  const [reached, setReached] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing and closing leave it
  useLayoutEffect(() => setReached(null), [open, draft])
  // A single result is active by itself.
  const single = status === 'ready' && query !== '' && shown.length === 1 ? shown[0] : undefined
  const active = open ? (shown.find(({ id }) => id === reached) ?? (draft === null ? undefined : single)) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer, not every render
  useLayoutEffect(() => {
    if (!isEnterAwaited.current || status === 'loading' || status === 'idle') return
    isEnterAwaited.current = false
    if (single) combobox.select(single.id)
    else combobox.accept('select')
  }, [status, single])
  useReport(shown, active)
  useKeys({ list, shown, active }, setReached)
  usePosition(open, input, popup, LIST_PLACE)
  const listbox = useMemo(() => ({ list, shown, active }), [shown, active])
  return (
    <ListboxContext value={listbox}>
      {open && (
        <div {...rest} ref={mergedRef} {...attrs('popup')}>
          {children ?? (
            <>
              <List />
              <Empty />
            </>
          )}
        </div>
      )}
    </ListboxContext>
  )
}

/** Reports the active option and what is announced to the input. */
function useReport(shown: readonly ComboboxItem[], active: ComboboxItem | undefined) {
  const { locale, messages } = useShopUi()
  const { listId, status, selected, setReport } = useComboboxState('Popup')
  const { found, empty, failed, selected: chosen } = messages.combobox
  const result =
    status === 'failed'
      ? failed
      : status !== 'ready'
        ? ''
        : shown.length === 0
          ? empty
          : formatPlural(locale, found, shown.length)
  const text = active && textOf(active)
  const read = text && active.id === selected?.id ? formatMessage(chosen, { option: text }) : text
  const announcement = (hasVoiceOver() && read) || result
  const activeId = active && optionId(listId, active)
  useLayoutEffect(() => setReport({ active: activeId, announcement }), [setReport, activeId, announcement])
}

/** Keys of the input. */
function useKeys({ list, shown, active }: ListboxState, setReached: (id: string | null) => void) {
  const combobox = useComboboxState('Popup')
  const { open, behaviour, status } = combobox
  const moveTo = (place: number) => setReached(shown.at(place)?.id ?? null)
  /** Options that are visible at once. */
  const pageSize = () =>
    Math.floor((list.current?.clientHeight ?? 0) / (list.current?.firstElementChild?.clientHeight || 1)) || shown.length
  useLayoutEffect(() => {
    const place = active ? shown.indexOf(active) : -1
    const last = shown.length - 1
    behaviour.current = event => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event
      combobox.isEnterAwaited.current = key === 'Enter' && status === 'loading'
      if (key === 'Escape') combobox.onEscape(nativeEvent)
      else if (ctrlKey || metaKey) return
      else if (key === 'ArrowDown' || key === 'ArrowUp') {
        // Arrows move the caret to the ends of the text.
        event.preventDefault()
        if (altKey && key === 'ArrowUp') combobox.close('key', nativeEvent)
        else if (altKey || !open) combobox.show('key', nativeEvent)
        else if (key === 'ArrowDown') moveTo(place === last ? 0 : place + 1)
        else moveTo(place > 0 ? place - 1 : last)
      } else if (open && !altKey && (key === 'PageDown' || key === 'PageUp')) {
        event.preventDefault()
        moveTo(key === 'PageDown' ? Math.min(place + pageSize(), last) : Math.max(place - pageSize(), 0))
      } else if (key === 'ArrowLeft' || key === 'ArrowRight') setReached(null)
      else if (key === 'Enter' || (key === 'Tab' && open && !shiftKey)) {
        if (key === 'Enter' && open) event.preventDefault()
        if (active) combobox.select(active.id, nativeEvent)
        else combobox.accept('select', nativeEvent)
      }
    }
    return () => {
      behaviour.current = null
    }
  })
}

/** Loaded part of `Combobox.List`. */
export function List({ children, ref, ...rest }: ComboboxListProps) {
  const { listId, labelId, status } = useComboboxState('List')
  const { list, shown } = useListbox('List')
  const shared = {
    ...(rest['aria-label'] === undefined && { 'aria-labelledby': labelId }),
    ...rest,
    ref: useMergedRefs(ref, list),
    id: listId,
    role: 'listbox',
    tabIndex: -1,
    'aria-busy': status === 'loading' || undefined,
    // The input keeps the focus.
    onMouseDown: composeEventHandlers(rest.onMouseDown, event => event.preventDefault()),
    ...attrs('list'),
  }
  return (
    <ul {...shared}>
      {shown.map(item => (
        <Fragment key={item.id}>{children ? children(item) : <Option item={item} />}</Fragment>
      ))}
    </ul>
  )
}

/** Loaded part of `Combobox.Option`. */
export function Option({ item, children, ref, ...rest }: ComboboxOptionProps) {
  const { listId, query, selected, select } = useComboboxState('Option')
  const isActive = useListbox('Option').active?.id === item.id
  const shared = {
    ...rest,
    ref: useMergedRefs(ref, useScrollIntoView<HTMLLIElement>(isActive)),
    id: optionId(listId, item),
    role: 'option',
    'aria-selected': item.id === selected?.id,
    onClick: composeEventHandlers(rest.onClick, event => select(item.id, event.nativeEvent)),
    'data-active': dataAttr(isActive),
    ...attrs('option'),
  }
  return (
    <li {...shared}>
      {children ?? (
        <>
          {matchedText(item.text, query)}
          {item.detail && <span {...attrs('detail')}>{matchedText(item.detail, query)}</span>}
        </>
      )}
    </li>
  )
}

/** Loaded part of `Combobox.Empty`. */
export function Empty({ children, ...rest }: ComponentPropsWithRef<'p'>) {
  const { messages } = useShopUi()
  const { status, retry } = useComboboxState('Empty')
  const { shown } = useListbox('Empty')
  const { loading, empty, failed, retry: retryText } = messages.combobox
  if (shown.length > 0 && status !== 'failed') return null
  return (
    <p
      {...rest}
      key={status}
      data-status={status === 'ready' ? 'empty' : status === 'failed' ? 'failed' : 'loading'}
      {...attrs('empty')}
    >
      {status === 'failed' ? failed : status === 'ready' ? (children ?? empty) : loading}
      {status === 'failed' && (
        <button type="button" onClick={retry} {...attrs('retry')}>
          {retryText}
        </button>
      )}
    </p>
  )
}
