'use client'
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type TouchEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useListBox } from 'react-aria/useListBox'
import { Item, type ItemProps } from 'react-stately/Item'
import { type ListState, useListState } from 'react-stately/useListState'
import { matchedText } from '../combobox/matched-text.tsx'
import { useInputBehaviour } from '../combobox/use-input-behaviour.ts'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { formatPlural } from '../internal/format-message.ts'
import { claimEscape, useLayer } from '../internal/use-layer.ts'
import { usePosition } from '../internal/use-position.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { searchComboboxData } from './search-combobox.data.ts'
import type { SearchStatus, Suggestion } from './search-combobox-view.tsx'

// Fetched at the first focus of a search field.

const attrs = /* @__PURE__ */ createAnatomy<typeof searchComboboxData>('search-combobox')

/** Suggestions under their headings, in order. */
function groupsOf<Found extends Suggestion>(options: readonly Found[]) {
  const groups: { name: string | undefined; options: Found[] }[] = []
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

/** What the deferred code does for the input. */
export interface SearchBehaviour {
  /** Opens and closes by a press of a screen reader. */
  onTouchEnd: (event: TouchEvent<HTMLInputElement>) => void
  /** Whether an Escape belongs to what is open here. */
  claimEscape: (event: Event) => boolean
}

interface SearchPopupProps<Found extends Suggestion> {
  id: string
  form: RefObject<HTMLElement | null>
  input: RefObject<HTMLInputElement | null>
  behaviour: RefObject<SearchBehaviour | null>
  query: string
  status: SearchStatus
  open: boolean
  options: readonly Found[]
  active: string | null
  onOpen: (() => void) | undefined
  onClose: () => void
  onSuggestionSelect: ((suggestion: Found, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  onRetry: (() => void) | undefined
  footer: ReactNode
  /** Called with the text of the status. */
  onAnnounce: (text: string) => void
}

/** What opens below a search field: suggestions, or that there are none. */
export function SearchPopup<Found extends Suggestion>(props: SearchPopupProps<Found>) {
  return (
    <I18nProvider locale={useShopUi().locale}>
      <PopupContent {...props} />
    </I18nProvider>
  )
}

function PopupContent<Found extends Suggestion>(props: SearchPopupProps<Found>) {
  const { id, form, query, status, open, options, active, onClose, onSuggestionSelect, footer, onAnnounce } = props
  const { locale, messages, linkComponent: Link } = useShopUi()
  const popup = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // Suggestions are links, followed and not selected.
  const state = useListState<Suggestion>({ items: options, children: collectionItem, selectionMode: 'none' })
  const { selectionManager: manager } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: the manager is another one on every render
  useLayoutEffect(() => {
    manager.setFocused(open)
    manager.setFocusedKey(open ? active : null)
  }, [open, active])
  const { listBoxProps } = useListBox(
    { id: `${id}-list`, 'aria-label': messages.search.suggestions, shouldUseVirtualFocus: true, autoFocus: false },
    state,
    list,
  )
  usePosition(open, form, popup)
  const layer = useLayer(open)
  const { found, empty, failed } = messages.combobox
  const announcements: Partial<Record<SearchStatus, string>> = {
    found: formatPlural(locale, found, options.length),
    empty,
    failed,
  }
  const announcement = announcements[status] ?? ''
  useLayoutEffect(() => onAnnounce(announcement), [onAnnounce, announcement])
  const retry = () => {
    props.input.current?.focus()
    props.onRetry?.()
  }
  return (
    <>
      <Behaviour key={`${open} ${options.length}`} {...props} state={state} list={list} layer={layer} />
      {open && (
        <div ref={popup} {...attrs('popup')}>
          <div {...listBoxProps} ref={list} hidden={options.length === 0} {...attrs('list')}>
            {groupsOf(options).map(group => {
              const links = group.options.map(option => (
                <Link
                  key={option.id}
                  id={`${id}-${option.id}`}
                  href={option.href}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.id === active}
                  data-active={dataAttr(option.id === active)}
                  data-key={option.id}
                  data-collection={collectionOf(listBoxProps)}
                  onMouseDown={event => event.preventDefault()}
                  onClick={event => {
                    onSuggestionSelect?.(option, event)
                    onClose()
                  }}
                  {...attrs('option')}
                >
                  {option.image && <span {...attrs('image')}>{option.image}</span>}
                  <span {...attrs('text')}>{matchedText(option.text, query)}</span>
                  {option.detail && <span {...attrs('detail')}>{option.detail}</span>}
                </Link>
              ))
              return group.name === undefined ? (
                links
              ) : (
                // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
                <div key={group.name} role="group" aria-label={group.name} {...attrs('group')}>
                  <span aria-hidden="true" {...attrs('heading')}>
                    {group.name}
                  </span>
                  {links}
                </div>
              )
            })}
          </div>
          {options.length === 0 && (status === 'empty' || status === 'failed') && (
            <div {...attrs('note')}>
              <span>{messages.combobox[status]}</span>
              {status === 'failed' && props.onRetry && (
                <button type="button" onClick={retry} {...attrs('retry')}>
                  {messages.combobox.retry}
                </button>
              )}
            </div>
          )}
          {options.length > 0 && footer}
        </div>
      )}
    </>
  )
}

/** By this attribute and `data-key` React Aria finds the active option to scroll it into view. */
function collectionOf(listBoxProps: object): string | undefined {
  const id: unknown = Reflect.get(listBoxProps, 'data-collection')
  return typeof id === 'string' ? id : undefined
}

interface BehaviourProps<Found extends Suggestion> extends SearchPopupProps<Found> {
  state: ListState<Suggestion>
  layer: object
  list: RefObject<HTMLElement | null>
}

/** Virtual clicks and announcements; the arrow keys belong to whoever keeps the state. See `useInputBehaviour`. */
function Behaviour<Found extends Suggestion>(props: BehaviourProps<Found>) {
  const { id, input, behaviour, query, open, onOpen, onClose, state, list, layer } = props
  const { onTouchEnd } = useInputBehaviour({
    list: state,
    input,
    listbox: list,
    labelId: `${id}-list`,
    text: query,
    isOpen: open,
    open: () => onOpen?.(),
    close: onClose,
    accept: () => {},
  })
  useLayoutEffect(() => {
    behaviour.current = {
      onTouchEnd: event => onTouchEnd?.(event),
      claimEscape: event => claimEscape(event, layer),
    }
    return () => {
      behaviour.current = null
    }
  })
  return null
}
