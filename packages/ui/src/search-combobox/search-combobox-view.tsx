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
import { visuallyHidden } from '#visually-hidden'
import { SearchIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { hasFocusLeft } from '../internal/has-focus-left.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { reportChange } from '../internal/use-controlled.ts'
import { type Late, useLate } from '../internal/use-late.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { searchComboboxData } from './search-combobox.data.ts'
import type { SearchBehaviour } from './search-popup.tsx'

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
 * `none`: no query · `pending`: loading, of the previous suggestions those are shown that fit the new text · `empty`: no results · `failed`: the
 * request failed.
 */
export type SearchStatus = 'none' | 'pending' | 'found' | 'empty' | 'failed'

/** Why the text of a search changes. */
export type SearchChangeReason = 'input' | 'clear'

export interface SearchComboboxViewProps<Found extends Suggestion>
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'className' | 'type'> {
  /** Name of the landmark `search`, for the second one of a page. */
  landmarkLabel?: string | undefined
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
  /** Called with the text on every change. Reasons: `input` and, by Escape, `clear`. */
  onValueChange: ChangeHandler<string, SearchChangeReason>
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

/** Suggestions of the last query that fit this one too: shown until there is an answer. */
const suggestionsFor = <Found extends Suggestion>(query: string, options: readonly Found[]) =>
  options.filter(({ text }) => text.toLocaleLowerCase().includes(query.toLocaleLowerCase()))

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
    reported.current = place < 0 ? [] : reported.current.slice(place + 1)
    if (place < 0 && input.current) input.current.value = value
  }, [input, value])
  return {
    initial,
    report: (text: string) => void reported.current.push(text),
    /** Forgets what was reported last, which the consumer cancelled; returns the text from before. */
    undo: () => {
      reported.current.pop()
      return reported.current.at(-1) ?? shown.current
    },
  }
}

const popup: Late<typeof import('./search-popup.tsx')> = { fetch: () => import('./search-popup.tsx') }

/**
 * Stateless search with suggestions, for a consumer that keeps the state elsewhere, such as a state machine. Native
 * props and `ref` go to the `<input role="combobox">` inside a `<form role="search">`. What opens is fetched at the first focus.
 */
export function SearchComboboxView<Found extends Suggestion>(props: SearchComboboxViewProps<Found>) {
  const {
    action,
    name = 'q',
    value,
    onValueChange,
    status,
    open,
    options,
    active,
    className,
    landmarkLabel,
    ref,
    ...others
  } = props
  const { enhanced = true, onOpen, onClose, onMove, onSearch, onSuggestionSelect, onRetry, footer, ...rest } = others
  const { messages } = useShopUi()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const behaviour = useRef<SearchBehaviour | null>(null)
  const mergedRef = useMemo(() => mergeRefs(ref, input), [ref])
  const text = useInputText(input, value)
  const query = value.trim()
  const [late, wake] = useLate(popup)
  const [announcement, setAnnouncement] = useState('')
  const shown = status === 'pending' ? suggestionsFor(query, options) : options
  const isShown = open && (shown.length > 0 || status === 'empty' || status === 'failed')
  const activeOption = isShown ? shown.find(option => option.id === active) : undefined
  const activeId = activeOption && `${id}-${activeOption.id}`

  useEffect(() => {
    // Shown from the start, or focused before hydration.
    if (enhanced && (open || document.activeElement === input.current)) wake()
  }, [enhanced, open, wake])

  const roles: ComponentPropsWithRef<'input'> = enhanced
    ? {
        role: 'combobox',
        'aria-expanded': isShown,
        'aria-controls': isShown && late ? `${id}-list` : undefined,
        'aria-autocomplete': 'list',
        'aria-activedescendant': activeId,
      }
    : { role: 'searchbox' }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'Escape') {
      if (open) {
        if (behaviour.current?.claimEscape(nativeEvent) ?? true) onClose()
      } else if (value && !event.defaultPrevented) {
        event.preventDefault()
        if (reportChange(onValueChange, '', 'clear', nativeEvent)) onClose()
      }
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      onMove(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Enter' && activeId) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is enough, and <search> is too new for some browsers
    <form
      ref={form}
      role="search"
      aria-label={landmarkLabel}
      action={action}
      className={className}
      onSubmit={event => {
        onClose()
        onSearch?.(query, event)
      }}
      onBlur={event => {
        if (hasFocusLeft(event)) onClose()
      }}
      data-state={isShown ? 'open' : 'closed'}
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
        onFocus={composeEventHandlers(rest.onFocus, () => {
          if (enhanced) wake()
          onOpen?.()
        })}
        onClick={composeEventHandlers(rest.onClick, () => onOpen?.())}
        onTouchEnd={composeEventHandlers(rest.onTouchEnd, event => behaviour.current?.onTouchEnd(event))}
        onChange={composeEventHandlers(rest.onChange, event => {
          const field = event.currentTarget
          text.report(field.value)
          if (!reportChange(onValueChange, field.value, 'input', event.nativeEvent)) field.value = text.undo()
        })}
        onKeyDown={event => {
          rest.onKeyDown?.(event)
          // Inside a dialog Escape arrives with its default prevented: the dialog leaves it to the layer above.
          if (!event.defaultPrevented || event.key === 'Escape') onKeyDown(event)
        }}
        {...attrs('input')}
      />
      <button type="submit" aria-label={messages.search.submit} {...attrs('submit')}>
        <SearchIcon />
      </button>
      {enhanced && (
        <>
          {late && (
            <late.SearchPopup
              {...{
                id,
                form,
                input,
                behaviour,
                query,
                status,
                active,
                onOpen,
                onClose,
                onSuggestionSelect,
                onRetry,
                footer,
              }}
              open={isShown}
              options={shown}
              onAnnounce={setAnnouncement}
            />
          )}
          <span role="status" {...visuallyHidden} {...attrs('status')}>
            {isShown && announcement}
          </span>
        </>
      )}
    </form>
  )
}
