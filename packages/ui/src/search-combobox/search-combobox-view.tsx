'use client'
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { matchedText } from '../combobox/matched-text.tsx'
import { SearchIcon } from '../icon/icons.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { formatPlural } from '../internal/format-message.ts'
import { hasFocusLeft } from '../internal/has-focus-left.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { searchComboboxData } from './search-combobox.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof searchComboboxData>('search-combobox')

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
  image?: ReactNode
  /** Heading over the suggestions of one kind, which follow each other. */
  group?: string | undefined
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
  /** Whether suggestions can come. Until then it is a plain search field. Changing it keeps the same `<input>` node, and so its focus and text. @default true */
  enhanced?: boolean | undefined
  /** Text of the input, which owns it: a change is written into the field, and one that is not taken over is not undone. */
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
  onSearch?: ((query: string, event: { preventDefault: () => void }) => void) | undefined
  /** Called when a suggestion is selected. `preventDefault()` prevents the navigation. */
  onSuggestionSelect?: ((suggestion: Found, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Called by the retry button, which is shown when the request failed. */
  onRetry?: (() => void) | undefined
  /** Below the suggestions: a button that acts on them. */
  footer?: ReactNode
}

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

/**
 * The input owns its text: rendering never writes what was typed a moment ago over what has been typed since. It is written
 * only when the consumer changes it by itself.
 */
function useInputText(input: RefObject<HTMLInputElement | null>, value: string) {
  const [initial] = useState(value)
  /** Texts that were reported and not received as the value yet. */
  const reported = useRef<string[]>([])
  const shown = useRef(value)
  useLayoutEffect(() => {
    if (shown.current === value) return
    shown.current = value
    const place = reported.current.indexOf(value)
    if (place >= 0) {
      reported.current.splice(0, place + 1)
      return
    }
    reported.current = []
    if (input.current && input.current.value !== value) input.current.value = value
  }, [input, value])
  return { initial, report: (text: string) => void reported.current.push(text) }
}

/**
 * Stateless search with suggestions, for a consumer that keeps the state elsewhere, such as a state machine. Native
 * props and `ref` go to the `<input role="combobox">` inside a `<form role="search">`.
 */
export function SearchComboboxView<Found extends Suggestion>(props: SearchComboboxViewProps<Found>) {
  const { action, name = 'q', value, onValueChange, status, open, options, active, className, ref, ...others } = props
  const { enhanced = true, onOpen, onClose, onMove, onSearch, onSuggestionSelect, onRetry, footer, ...rest } = others
  const { locale, messages, linkComponent: Link } = useShopUi()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMemo(() => mergeRefs(ref, input), [ref])
  const text = useInputText(input, value)
  const query = value.trim()
  const activeOption = open ? options.find(option => option.id === active) : undefined
  const optionId = (option: Found) => `${id}-${option.id}`
  const activeId = activeOption && optionId(activeOption)

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const roles: ComponentPropsWithRef<'input'> = enhanced
    ? {
        role: 'combobox',
        'aria-expanded': open,
        'aria-controls': `${id}-list`,
        'aria-autocomplete': 'list',
        'aria-activedescendant': activeId,
      }
    : { role: 'searchbox' }
  const statusText = () => {
    if (!open) return ''
    if (status === 'found') return formatPlural(locale, messages.combobox.found, options.length)
    return status === 'empty' || status === 'failed' ? messages.combobox[status] : ''
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      onMove(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && activeId) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    } else if (event.key === 'Escape' && (open || value !== '')) {
      event.preventDefault()
      if (!open) onValueChange('')
      onClose()
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
        onSearch?.(query, event)
      }}
      onBlur={event => {
        if (hasFocusLeft(event)) onClose()
      }}
      data-state={open ? 'open' : 'closed'}
      {...attrs('root')}
    >
      <input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={messages.search.label}
        placeholder={messages.search.label}
        {...rest}
        ref={mergedRef}
        name={name}
        type="text"
        {...roles}
        defaultValue={text.initial}
        onFocus={composeEventHandlers(rest.onFocus, () => onOpen?.())}
        onClick={composeEventHandlers(rest.onClick, () => onOpen?.())}
        onChange={composeEventHandlers(rest.onChange, event => {
          text.report(event.currentTarget.value)
          onValueChange(event.currentTarget.value)
        })}
        onKeyDown={event => {
          rest.onKeyDown?.(event)
          // Inside a dialog Escape arrives with its default prevented: the dialog leaves it to the open list.
          if (!event.defaultPrevented || (event.key === 'Escape' && open)) onKeyDown(event)
        }}
        {...attrs('input')}
      />
      <button type="submit" aria-label={messages.search.submit} {...attrs('submit')}>
        <SearchIcon />
      </button>
      {enhanced && (
        <>
          <div hidden={!open} {...attrs('popup')}>
            <div
              id={`${id}-list`}
              role="listbox"
              aria-label={messages.search.suggestions}
              hidden={open && options.length === 0}
              {...attrs('list')}
            >
              {open &&
                groupsOf(options).map(group => {
                  const links = group.options.map(option => (
                    <Link
                      key={option.id}
                      id={optionId(option)}
                      href={option.href}
                      role="option"
                      tabIndex={-1}
                      aria-selected={option.id === active}
                      data-active={dataAttr(option.id === active)}
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
            {open && options.length === 0 && (status === 'empty' || status === 'failed') && (
              <div {...attrs('note')}>
                <span>{messages.combobox[status]}</span>
                {status === 'failed' && onRetry && (
                  <button
                    type="button"
                    onClick={() => {
                      input.current?.focus()
                      onRetry()
                    }}
                    {...attrs('retry')}
                  >
                    {messages.combobox.retry}
                  </button>
                )}
              </div>
            )}
            {open && options.length > 0 && footer}
          </div>
          <span role="status" {...visuallyHidden} {...attrs('status')}>
            {statusText()}
          </span>
        </>
      )}
    </form>
  )
}
