'use client'
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { matchedText } from '../combobox/matched-text.tsx'
import { SearchIcon } from '../icon/icons.tsx'
import { anatomy, presence } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { isLeft } from '../internal/is-left.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { plural } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { searchComboboxData } from './search-combobox.data.ts'

const at = /* @__PURE__ */ anatomy<typeof searchComboboxData>('search-combobox')

/** A suggestion: a link. */
export interface Suggestion {
  /** Unique id. */
  id: string
  /** Visible text, in which the query is highlighted. */
  text: string
  /** Target URL. */
  href: string
  /** Text at the end of the row: a price, «category». */
  detail?: ReactNode
  /** Decorative image. */
  picture?: ReactNode
}

/**
 * `none`: no query · `pending`: loading, the previous suggestions are kept · `empty`: no results · `failed`: the
 * request failed.
 */
export type SearchStatus = 'none' | 'pending' | 'found' | 'empty' | 'failed'

export interface SearchComboboxViewProps<Found extends Suggestion>
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'className' | 'type'> {
  /** Class of the form, not of the input. */
  className?: string | undefined
  /** URL of the results page. Works without JavaScript. */
  action: string
  /** Name of the form field. @default 'q' */
  name?: string | undefined
  /** Text of the input. */
  value: string
  /** Called with the text on every change. */
  onValueChange: (value: string) => void
  /** State of the request. */
  status: SearchStatus
  /** Whether the popup is shown: suggestions, or a message when there are none or the request failed. */
  open: boolean
  /** Suggestions for the query. */
  options: readonly Found[]
  /** Id of the active suggestion, which Enter follows; `null`: Enter submits the text. */
  active: string | null
  /** Called when the input is focused or pressed. */
  onOpen?: (() => void) | undefined
  /** Called on Escape, when focus leaves, on submit and when a suggestion is followed. */
  onClose: () => void
  /** Called for Arrow Down (1) and Arrow Up (-1). */
  onMove: (by: 1 | -1) => void
  /** Called when the text is submitted. `preventDefault()` prevents the navigation to `action`. */
  onSend?: ((query: string, event: { preventDefault: () => void }) => void) | undefined
  /** Called when a suggestion is selected. `preventDefault()` prevents the navigation. */
  onChoose?: ((suggestion: Found, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Called by the retry button, which is shown when the request failed. */
  onRetry?: (() => void) | undefined
}

/**
 * Stateless search with suggestions, for a consumer that keeps the state elsewhere, such as a state machine. Native
 * props and `ref` go to the `<input role="combobox">` inside a `<form role="search">`.
 */
export function SearchComboboxView<Found extends Suggestion>(props: SearchComboboxViewProps<Found>) {
  const { action, name = 'q', value, onValueChange, status, open, options, active, className, ref, ...others } = props
  const { onOpen, onClose, onMove, onSend, onChoose, onRetry, ...rest } = others
  const { locale, messages, linkComponent: Link } = useShopUi()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const merged = useMemo(() => mergeRefs(ref, input), [ref])
  const query = value.trim()
  const marked = open ? options.find(option => option.id === active) : undefined
  const optionId = (option: Found) => `${id}-${option.id}`
  const markedId = marked && optionId(marked)

  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' })
  }, [markedId])

  const spoken = () => {
    if (!open) return ''
    if (status === 'found') return plural(locale, messages.combobox.found, options.length)
    return status === 'empty' || status === 'failed' ? messages.combobox[status] : ''
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      onMove(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && markedId) {
      event.preventDefault()
      document.getElementById(markedId)?.click()
    } else if (event.key === 'Escape' && (open || value !== '')) {
      event.preventDefault()
      if (open) onClose()
      else onValueChange('')
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is enough, and <search> is too new for some browsers
    <form
      role="search"
      action={action}
      className={className}
      onSubmit={event => {
        onClose()
        onSend?.(query, event)
      }}
      onBlur={event => {
        if (isLeft(event)) onClose()
      }}
      data-state={open ? 'open' : 'closed'}
      {...at('root')}
    >
      <input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={messages.search.label}
        placeholder={messages.search.label}
        {...rest}
        ref={merged}
        name={name}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={markedId}
        value={value}
        onFocus={first(rest.onFocus, () => onOpen?.())}
        onClick={first(rest.onClick, () => onOpen?.())}
        onChange={first(rest.onChange, event => onValueChange(event.currentTarget.value))}
        onKeyDown={first(rest.onKeyDown, onKeyDown)}
        {...at('input')}
      />
      <button type="submit" aria-label={messages.search.send} {...at('send')}>
        <SearchIcon />
      </button>
      <div hidden={!open} {...at('popup')}>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={messages.search.suggestions}
          hidden={open && options.length === 0}
          {...at('list')}
        >
          {open &&
            options.map(option => (
              <Link
                key={option.id}
                id={optionId(option)}
                href={option.href}
                role="option"
                tabIndex={-1}
                aria-selected={option.id === active}
                data-active={presence(option.id === active)}
                onMouseDown={event => event.preventDefault()}
                onClick={event => {
                  onChoose?.(option, event)
                  onClose()
                }}
                {...at('option')}
              >
                {option.picture && <span {...at('picture')}>{option.picture}</span>}
                <span {...at('text')}>{matchedText(option.text, query)}</span>
                {option.detail && <span {...at('detail')}>{option.detail}</span>}
              </Link>
            ))}
        </div>
        {open && options.length === 0 && (status === 'empty' || status === 'failed') && (
          <div {...at('note')}>
            <span>{messages.combobox[status]}</span>
            {status === 'failed' && onRetry && (
              <button
                type="button"
                onClick={() => {
                  input.current?.focus()
                  onRetry()
                }}
                {...at('retry')}
              >
                {messages.combobox.retry}
              </button>
            )}
          </div>
        )}
      </div>
      <span role="status" data-visually-hidden="" {...at('status')}>
        {spoken()}
      </span>
    </form>
  )
}
