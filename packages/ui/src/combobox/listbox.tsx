'use client'
import {
  type ComponentPropsWithRef,
  createContext,
  Fragment,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { mergeProps } from 'react-aria/mergeProps'
import { useFilter } from 'react-aria/useFilter'
import { useListBox, useOption } from 'react-aria/useListBox'
import { Item, type ItemProps } from 'react-stately/Item'
import { type ListState, useListState } from 'react-stately/useListState'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { formatMessage, formatPlural } from '../internal/format-message.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { usePart } from '../internal/use-part.ts'
import { LIST_PLACE, usePosition } from '../internal/use-position.ts'
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
import { useInputBehaviour } from './use-input-behaviour.ts'

// Fetched at the first focus of a combobox.

const attrs = /* @__PURE__ */ createAnatomy<typeof comboboxData>('combobox')

interface ListboxState {
  state: ListState<ComboboxItem>
  list: RefObject<HTMLUListElement | null>
  /** Options for what is typed. */
  shown: readonly ComboboxItem[]
  /** Event of the selection that React Aria reports without one. */
  cause: RefObject<Event | undefined>
}
const ListboxContext = /* @__PURE__ */ createContext<ListboxState | null>(null)

const useListbox = (part: string): ListboxState => usePart(ListboxContext, `Combobox.${part}`, 'Combobox.Popup')

const textOf = ({ text, detail }: ComboboxItem) => (detail ? `${text}, ${detail}` : text)

const collectionItem = (item: ComboboxItem): ReactElement<ItemProps<ComboboxItem>> => (
  <Item key={item.id} textValue={item.text}>
    {item.text}
  </Item>
)

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
  const { locale, messages } = useShopUi()
  const combobox = useComboboxState('Popup')
  const { open, input, listId, status, query, draft, setReport, isEnterAwaited } = combobox
  const popup = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(ref, popup)
  const list = useRef<HTMLUListElement>(null)
  const cause = useRef<Event>(undefined)
  const shown = useShown()
  const selectedId = combobox.selected?.id
  const selectedKeys = useMemo(() => (selectedId === undefined ? [] : [selectedId]), [selectedId])
  const state = useListState<ComboboxItem>({
    items: shown,
    children: collectionItem,
    selectionMode: 'single',
    disallowEmptySelection: true,
    allowDuplicateSelectionEvents: true,
    selectedKeys,
    onSelectionChange: keys => {
      if (keys === 'all') return
      for (const key of keys) combobox.select(String(key), cause.current)
    },
  })
  const { selectionManager: manager } = state

  // Typing resets the active option, an answer only one that it does not have; a single result becomes active by itself.
  const single = status === 'ready' && query !== '' && shown.length === 1 ? shown[0]?.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the manager is another one on every render
  useLayoutEffect(() => {
    manager.setFocused(open)
    manager.setFocusedKey(null)
  }, [open, draft])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the manager is another one on every render
  useLayoutEffect(() => {
    if (open && draft !== null && single !== undefined) manager.setFocusedKey(single)
    else if (!shown.some(item => item.id === manager.focusedKey)) manager.setFocusedKey(null)
  }, [open, draft, single, shown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer, not every render
  useLayoutEffect(() => {
    if (!isEnterAwaited.current || status === 'loading' || status === 'idle') return
    isEnterAwaited.current = false
    if (single !== undefined) combobox.select(single)
    else combobox.accept('select')
  }, [status, single])

  const active = open ? shown.find(item => item.id === manager.focusedKey) : undefined
  const activeId = active && optionId(listId, active)
  const { found, empty, failed } = messages.combobox
  const announcement =
    status === 'failed'
      ? failed
      : status !== 'ready'
        ? ''
        : shown.length === 0
          ? empty
          : formatPlural(locale, found, shown.length)
  useLayoutEffect(() => setReport({ active: activeId, announcement }), [setReport, activeId, announcement])
  usePosition(open, input, popup, LIST_PLACE)

  const listbox = useMemo(() => ({ state, list, shown, cause }), [state, shown])
  return (
    <ListboxContext value={listbox}>
      <Behaviour key={`${open} ${shown.length}`} />
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

const optionId = (listId: string, { id }: ComboboxItem) => `${listId}-${id}`

/** Keys and touches for the input. See `useInputBehaviour` for when it is mounted anew. */
function Behaviour() {
  const { messages } = useShopUi()
  const combobox = useComboboxState('Popup')
  const { state, list, shown, cause } = useListbox('Popup')
  const { open, input, behaviour, labelId, text, readOnly: isReadOnly, disabled: isDisabled } = combobox
  const { focusedKey } = state.selectionManager
  const { onKeyDown, onTouchEnd } = useInputBehaviour({
    list: state,
    announcementOf: key => {
      const item = shown.find(({ id }) => id === key)
      const option = item ? textOf(item) : ''
      return key === combobox.selected?.id ? formatMessage(messages.combobox.selected, { option }) : option
    },
    input,
    listbox: list,
    labelId,
    text,
    isOpen: open,
    isReadOnly,
    isDisabled,
    open: () => combobox.show('key', cause.current),
    close: () => combobox.close('key', cause.current),
    accept: () => {
      if (open && focusedKey !== null) combobox.select(String(focusedKey), cause.current)
      else combobox.accept('select', cause.current)
    },
  })
  useLayoutEffect(() => {
    behaviour.current = {
      onKeyDown: event => {
        cause.current = event.nativeEvent
        const { key, altKey } = event
        combobox.isEnterAwaited.current = key === 'Enter' && combobox.status === 'loading'
        if (key === 'Escape') combobox.onEscape(event.nativeEvent)
        else if (key === 'ArrowDown' || key === 'ArrowUp') {
          // Arrows move the caret to the ends of the text.
          event.preventDefault()
          if (altKey && key === 'ArrowUp') combobox.close('key', event.nativeEvent)
          else if (altKey || !open) combobox.show('key', event.nativeEvent)
          else onKeyDown?.(event)
        }
        // Home and End are keys of the caret.
        else if (key !== 'Home' && key !== 'End') onKeyDown?.(event)
      },
      onTouchEnd: event => {
        cause.current = event.nativeEvent
        onTouchEnd?.(event)
      },
    }
    return () => {
      behaviour.current = null
    }
  })
  return null
}

/** Loaded part of `Combobox.List`. */
export function List({ children, ref, ...rest }: ComboboxListProps) {
  const { listId, labelId, status } = useComboboxState('List')
  const { state, list, shown, cause } = useListbox('List')
  const mergedRef = useMergedRefs(ref, list)
  const { listBoxProps } = useListBox(
    {
      id: listId,
      ...(rest['aria-label'] === undefined && { 'aria-labelledby': labelId }),
      shouldUseVirtualFocus: true,
      shouldSelectOnPressUp: true,
      autoFocus: false,
    },
    state,
    list,
  )
  const note = (event: { nativeEvent: Event }) => {
    cause.current = event.nativeEvent
  }
  return (
    <ul
      {...mergeProps(rest, listBoxProps)}
      ref={mergedRef}
      aria-busy={status === 'loading' || undefined}
      onPointerUpCapture={composeEventHandlers(rest.onPointerUpCapture, note)}
      onClickCapture={composeEventHandlers(rest.onClickCapture, note)}
      {...attrs('list')}
    >
      {shown.map(item => (
        <Fragment key={item.id}>{children ? children(item) : <Option item={item} />}</Fragment>
      ))}
    </ul>
  )
}

/** Loaded part of `Combobox.Option`. */
export function Option({ item, children, ref, ...rest }: ComboboxOptionProps) {
  const { listId, query } = useComboboxState('Option')
  const { state } = useListbox('Option')
  const option = useRef<HTMLLIElement>(null)
  const mergedRef = useMergedRefs(ref, option)
  const { optionProps } = useOption({ key: item.id }, state, option)
  return (
    <li
      {...mergeProps(rest, optionProps)}
      ref={mergedRef}
      id={optionId(listId, item)}
      // Its text is its name.
      aria-labelledby={undefined}
      aria-describedby={undefined}
      data-active={dataAttr(state.selectionManager.focusedKey === item.id)}
      {...attrs('option')}
    >
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
