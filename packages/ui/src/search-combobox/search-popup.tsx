'use client'
import {
  type ComponentPropsWithRef,
  createContext,
  Fragment,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { matchedText } from '../combobox/matched-text.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { formatPlural } from '../internal/format-message.ts'
import { hasVoiceOver } from '../internal/has-voice-over.ts'
import { isModified } from '../internal/key-target.ts'
import { LinkPart } from '../internal/link-part.tsx'
import { reportChange } from '../internal/use-controlled.ts'
import { claimEscape, useLayer } from '../internal/use-layer.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { usePart } from '../internal/use-part.ts'
import { usePosition } from '../internal/use-position.ts'
import { useScrollIntoView } from '../internal/use-scroll-into-view.ts'
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
  /** Suggestions for what is typed. */
  shown: readonly Suggestion[]
}
const PopupContext = /* @__PURE__ */ createContext<PopupState | null>(null)

const usePopup = (part: string): PopupState => usePart(PopupContext, `SearchCombobox.${part}`, 'SearchCombobox.Popup')

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

const optionId = (listId: string, { id }: Suggestion) => `${listId}-${id}`

/** Loaded part of `SearchCombobox.Popup`. */
export function Popup({ children, footer, ref, ...rest }: SearchComboboxPopupProps) {
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
  const shown = useMemo(
    () => (status === 'pending' ? suggestionsFor(query, options) : options),
    [status, query, options],
  )
  const isShown = open && (shown.length > 0 || status === 'empty' || status === 'failed')
  const activeOption = isShown ? shown.find(option => option.id === active) : undefined
  const activeId = activeOption && optionId(listId, activeOption)
  usePosition(isShown, form, popup)
  useKeys(isShown, activeId)
  useLayoutEffect(
    () => setReport({ list: isShown ? listId : undefined, active: activeId }),
    [setReport, listId, isShown, activeId],
  )
  return (
    <PopupContext value={{ listId, query, shown }}>
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

/** Keys of the input; which suggestion is active is up to whoever keeps the state. `activeId`: its element's. */
function useKeys(isShown: boolean, activeId: string | undefined) {
  const { behaviour, value, onValueChange, onClose, onMove } = useSearchState('Popup')
  const layer = useLayer(isShown)
  useLayoutEffect(() => {
    behaviour.current = event => {
      const { key, nativeEvent } = event
      if (nativeEvent.isComposing || (isModified(event) && key !== 'Escape')) return
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
    }
    return () => {
      behaviour.current = null
    }
  })
}

/** Loaded part of `SearchCombobox.List`. */
export function List({ children, ...rest }: SearchComboboxListProps) {
  const { messages } = useShopUi()
  const { listId, shown } = usePopup('List')
  const optionOf = (suggestion: Suggestion) => (
    <Fragment key={suggestion.id}>{children ? children(suggestion) : <Option suggestion={suggestion} />}</Fragment>
  )
  return (
    <div
      aria-label={messages.search.suggestions}
      {...rest}
      id={listId}
      role="listbox"
      tabIndex={-1}
      hidden={shown.length === 0}
      {...attrs('list')}
    >
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
  )
}

/** Loaded part of `SearchCombobox.Option`. */
export function Option({ suggestion, ref, ...rest }: SearchComboboxOptionProps) {
  const { active, select } = useSearchState('Option')
  const { listId, query } = usePopup('Option')
  const { image, text, detail } = suggestion
  const isActive = suggestion.id === active
  const mergedRef = useMergedRefs(ref, useScrollIntoView<HTMLAnchorElement>(isActive))
  return (
    <LinkPart
      {...rest}
      ref={mergedRef}
      {...{ 'data-active': dataAttr(isActive) }}
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
  const { status, options, active, report } = useSearchState('Status')
  const { found, empty, failed } = messages.combobox
  const announcements: Partial<Record<SearchStatus, string>> = {
    found: formatPlural(locale, found, options.length),
    empty,
    failed,
  }
  const option = hasVoiceOver() && report.active ? options.find(({ id }) => id === active)?.text : undefined
  const announcement = (report.list && (option ?? announcements[status])) ?? ''
  // A live region announces what changes in it, and not what it is rendered with.
  const [shown, setShown] = useState('')
  useEffect(() => setShown(announcement), [announcement])
  return (
    <span role="status" {...visuallyHidden} {...props} {...attrs('status')}>
      {shown}
    </span>
  )
}
