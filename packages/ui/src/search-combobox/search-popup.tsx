'use client'
import {
  type ComponentPropsWithRef,
  createContext,
  Fragment,
  type ReactElement,
  type RefObject,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { mergeProps } from 'react-aria/mergeProps'
import { useListBox } from 'react-aria/useListBox'
import { Item, type ItemProps } from 'react-stately/Item'
import { type ListState, useListState } from 'react-stately/useListState'
import { matchedText } from '../combobox/matched-text.tsx'
import { useInputBehaviour } from '../combobox/use-input-behaviour.ts'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { formatPlural } from '../internal/format-message.ts'
import { LinkPart } from '../internal/link-part.tsx'
import { reportChange } from '../internal/use-controlled.ts'
import { claimEscape, useLayer } from '../internal/use-layer.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { usePart } from '../internal/use-part.ts'
import { usePosition } from '../internal/use-position.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { searchComboboxData } from './search-combobox.data.ts'
import {
  type SearchComboboxListProps,
  type SearchComboboxOptionProps,
  type SearchComboboxPopupProps,
  type SearchStatus,
  type Suggestion,
  useSearchState,
} from './search-context.ts'

// Fetched at the first focus of a search field.

const attrs = /* @__PURE__ */ createAnatomy<typeof searchComboboxData>('search-combobox')

interface PopupState {
  listId: string
  /** The text without spaces around it. */
  query: string
  list: ListState<Suggestion>
  listbox: RefObject<HTMLDivElement | null>
  /** Suggestions for what is typed. */
  shown: readonly Suggestion[]
  isShown: boolean
  layer: object
  /** Id of the active suggestion's element. */
  activeId: string | undefined
}
const PopupContext = /* @__PURE__ */ createContext<PopupState | null>(null)

const usePopup = (part: string): PopupState => usePart(PopupContext, `SearchCombobox.${part}`, 'SearchCombobox.Popup')

/** By this id and the key of an option React Aria finds the active one to scroll it into view. */
const CollectionContext = /* @__PURE__ */ createContext<string | undefined>(undefined)

/** Suggestions of the last query that fit this one too: shown until there is an answer. */
const suggestionsFor = (query: string, options: readonly Suggestion[]) =>
  options.filter(({ text }) => text.toLocaleLowerCase().includes(query.toLocaleLowerCase()))

/** Suggestions under their headings, in order. */
function groupsOf(options: readonly Suggestion[]) {
  const groups: { name: string | undefined; options: Suggestion[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.name === option.group) last.options.push(option)
    else groups.push({ name: option.group, options: [option] })
  }
  return groups
}

/** React Aria announces the text where a screen reader does not read the active option by itself. */
const collectionItem = ({ id, text }: Suggestion): ReactElement<ItemProps<Suggestion>> => (
  <Item key={id} textValue={text}>
    {text}
  </Item>
)

const optionId = (listId: string, { id }: Suggestion) => `${listId}-${id}`

/** Loaded part of `SearchCombobox.Popup`. */
export function Popup(props: SearchComboboxPopupProps) {
  return (
    <I18nProvider locale={useShopUi().locale}>
      <PopupContent {...props} />
    </I18nProvider>
  )
}

function PopupContent({ children, footer, ref, ...rest }: SearchComboboxPopupProps) {
  const { value, input, status, open, options, active, setReport } = useSearchState('Popup')
  const listId = useId()
  const query = value.trim()
  const popup = useRef<HTMLDivElement>(null)
  const [form] = useState(() => ({
    get current() {
      return input.current?.form ?? null
    },
  }))
  const mergedRef = useMergedRefs(ref, popup)
  const listbox = useRef<HTMLDivElement>(null)
  const shown = useMemo(
    () => (status === 'pending' ? suggestionsFor(query, options) : options),
    [status, query, options],
  )
  const isShown = open && (shown.length > 0 || status === 'empty' || status === 'failed')
  // Suggestions are links, followed and not selected.
  const list = useListState<Suggestion>({ items: shown, children: collectionItem, selectionMode: 'none' })
  const { selectionManager: manager } = list
  // biome-ignore lint/correctness/useExhaustiveDependencies: the manager is another one on every render
  useLayoutEffect(() => {
    manager.setFocused(isShown)
    manager.setFocusedKey(isShown ? active : null)
  }, [isShown, active])
  usePosition(isShown, form, popup)
  const layer = useLayer(isShown)
  const activeOption = isShown ? shown.find(option => option.id === active) : undefined
  const activeId = activeOption && optionId(listId, activeOption)
  useLayoutEffect(
    () => setReport({ list: isShown ? listId : undefined, active: activeId }),
    [setReport, listId, isShown, activeId],
  )
  return (
    <PopupContext value={{ listId, query, list, listbox, shown, isShown, layer, activeId }}>
      <Behaviour key={`${isShown} ${shown.length}`} />
      {isShown && (
        <div {...rest} ref={mergedRef} {...attrs('popup')}>
          {children ?? (
            <>
              <List />
              <Empty />
              {footer}
            </>
          )}
        </div>
      )}
    </PopupContext>
  )
}

/** Keys, virtual clicks and announcements; which suggestion is active is up to whoever keeps the state. See `useInputBehaviour`. */
function Behaviour() {
  const { input, behaviour, value, onValueChange, onOpen, onClose, onMove } = useSearchState('Popup')
  const { listId, query, list, listbox, isShown, layer, activeId } = usePopup('Popup')
  const { onTouchEnd } = useInputBehaviour({
    list,
    input,
    listbox,
    labelId: listId,
    text: query,
    isOpen: isShown,
    open: () => onOpen?.(),
    close: onClose,
    accept: () => {},
  })
  useLayoutEffect(() => {
    behaviour.current = {
      onKeyDown: event => {
        const { key, nativeEvent } = event
        if (nativeEvent.isComposing) return
        if (key === 'Escape') {
          if (isShown) {
            if (claimEscape(nativeEvent, layer)) onClose()
          } else if (value && !event.defaultPrevented) {
            event.preventDefault()
            if (reportChange(onValueChange, '', 'clear', event)) onClose()
          }
        } else if (key === 'ArrowDown' || key === 'ArrowUp') {
          event.preventDefault()
          onMove(key === 'ArrowDown' ? 1 : -1)
        } else if (key === 'Enter' && activeId) {
          event.preventDefault()
          document.getElementById(activeId)?.click()
        }
      },
      onTouchEnd: event => onTouchEnd?.(event),
    }
    return () => {
      behaviour.current = null
    }
  })
  return null
}

/** Loaded part of `SearchCombobox.List`. */
export function List({ children, ref, ...rest }: SearchComboboxListProps) {
  const { messages } = useShopUi()
  const { listId, list, listbox, shown } = usePopup('List')
  const mergedRef = useMergedRefs(ref, listbox)
  const label = rest['aria-label'] ?? messages.search.suggestions
  const { listBoxProps } = useListBox(
    { id: listId, 'aria-label': label, shouldUseVirtualFocus: true, autoFocus: false },
    list,
    listbox,
  )
  const optionOf = (suggestion: Suggestion) => (
    <Fragment key={suggestion.id}>{children ? children(suggestion) : <Option suggestion={suggestion} />}</Fragment>
  )
  return (
    <CollectionContext value={collectionOf(listBoxProps)}>
      <div {...mergeProps(rest, listBoxProps)} ref={mergedRef} hidden={shown.length === 0} {...attrs('list')}>
        {groupsOf(shown).map(({ name, options }) =>
          name === undefined ? (
            options.map(optionOf)
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
            <div key={name} role="group" aria-label={name} {...attrs('group')}>
              <span aria-hidden="true" {...attrs('heading')}>
                {name}
              </span>
              {options.map(optionOf)}
            </div>
          ),
        )}
      </div>
    </CollectionContext>
  )
}

function collectionOf(listBoxProps: object): string | undefined {
  const id: unknown = Reflect.get(listBoxProps, 'data-collection')
  return typeof id === 'string' ? id : undefined
}

/** Loaded part of `SearchCombobox.Option`. */
export function Option({ suggestion, ...rest }: SearchComboboxOptionProps) {
  const { active, select } = useSearchState('Option')
  const { listId, query } = usePopup('Option')
  const { image, text, detail } = suggestion
  const isActive = suggestion.id === active
  return (
    <LinkPart
      {...rest}
      {...{
        'data-active': dataAttr(isActive),
        'data-key': suggestion.id,
        'data-collection': use(CollectionContext),
      }}
      id={optionId(listId, suggestion)}
      href={suggestion.href}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={event => {
        rest.onMouseDown?.(event)
        event.preventDefault()
      }}
      onClick={event => {
        rest.onClick?.(event)
        select(suggestion.id, event)
      }}
      wrapContent={content =>
        content ?? (
          <>
            {image && <span {...attrs('image')}>{image}</span>}
            <span {...attrs('text')}>{matchedText(text, query)}</span>
            {detail && <span {...attrs('detail')}>{detail}</span>}
          </>
        )
      }
      {...attrs('option')}
    />
  )
}

/** Loaded part of `SearchCombobox.Empty`. */
export function Empty({ children, ...rest }: ComponentPropsWithRef<'div'>) {
  const { messages } = useShopUi()
  const { status, input, onRetry } = useSearchState('Empty')
  const { shown } = usePopup('Empty')
  const { empty, failed, retry } = messages.combobox
  if (shown.length > 0 || (status !== 'empty' && status !== 'failed')) return null
  return (
    <div {...rest} data-status={status} {...attrs('empty')}>
      <span>{status === 'failed' ? failed : (children ?? empty)}</span>
      {status === 'failed' && onRetry && (
        <button
          type="button"
          onClick={() => {
            input.current?.focus()
            onRetry()
          }}
          {...attrs('retry')}
        >
          {retry}
        </button>
      )}
    </div>
  )
}

/** Loaded part of `SearchCombobox.Status`. */
export function Status(props: Omit<ComponentPropsWithRef<'span'>, 'children'>) {
  const { locale, messages } = useShopUi()
  const { status, options, report } = useSearchState('Status')
  const { found, empty, failed } = messages.combobox
  const announcements: Partial<Record<SearchStatus, string>> = {
    found: formatPlural(locale, found, options.length),
    empty,
    failed,
  }
  const announcement = (report.list && announcements[status]) ?? ''
  // A live region announces what changes in it, and not what it is rendered with.
  const [shown, setShown] = useState('')
  useEffect(() => setShown(announcement), [announcement])
  return (
    <span role="status" {...visuallyHidden} {...props} {...attrs('status')}>
      {shown}
    </span>
  )
}
