'use client'
import { type ComponentPropsWithRef, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SearchIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { hasFocusLeft } from '../internal/has-focus-left.ts'
import { reportChange } from '../internal/use-controlled.ts'
import { useHydrated } from '../internal/use-hydrated.ts'
import { type LazyModule, useLazyModule } from '../internal/use-lazy-module.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { searchComboboxData } from './search-combobox.data.ts'
import {
  type LazySearchParts,
  type SearchComboboxListProps,
  type SearchComboboxOptionProps,
  type SearchComboboxPopupProps,
  SearchContext,
  type SearchContextState,
  type SearchReport,
  type SearchState,
  type Suggestion,
  useSearchState,
} from './search-context.ts'

// The list, its keys and Floating UI, which positions it, are fetched at the first focus: 'search-popup.tsx'.
const attrs = /* @__PURE__ */ createAnatomy<typeof searchComboboxData>('search-combobox')

const popup: LazyModule<LazySearchParts> = { fetch: () => import('./search-popup.tsx') }

export interface SearchComboboxRootProps<Found extends Suggestion> extends ComponentPropsWithRef<'form'> {
  /** URL of the results page. Works without JavaScript. */
  action: string
  /** What is typed and suggested: of `useSuggestions`, or of a state machine. */
  state: SearchState<Found>
  /** Called when the text is submitted. `preventDefault()` prevents the navigation to `action`. */
  onSearch?: ((query: string, event: { preventDefault: () => void }) => void) | undefined
  /** Called when a suggestion is selected. `preventDefault()` prevents the navigation. */
  onSuggestionSelect?: ((suggestion: Found, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/**
 * Search with suggestions that are links. Its state is that of `useSuggestions`, or of a state machine. Arrow keys move through the
 * suggestions, Enter follows the active one or else submits the text, Escape closes, a second Escape clears the
 * input. On the server and until its code is fetched, at the first focus, it is a plain search field. Renders a
 * `<form role="search">`.
 */
export function SearchComboboxRoot<Found extends Suggestion>(props: SearchComboboxRootProps<Found>) {
  const { state, onSearch, onSuggestionSelect, ...rest } = props
  const { open, options, onClose } = state
  const input = useRef<HTMLInputElement>(null)
  const behaviour = useRef<SearchContextState['behaviour']['current']>(null)
  const [parts, loadParts] = useLazyModule(popup)
  const [report, setReport] = useState<SearchReport>({})

  useEffect(() => {
    // Shown from the start, or focused before hydration.
    if (open || document.activeElement === input.current) loadParts()
  }, [open, loadParts])

  return (
    <SearchContext
      value={{
        ...state,
        input,
        behaviour,
        parts,
        loadParts,
        report,
        setReport,
        select: (selected, event) => {
          const suggestion = options.find(option => option.id === selected)
          if (suggestion) onSuggestionSelect?.(suggestion, event)
          onClose()
        },
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: one element is enough, and <search> is too new for some browsers */}
      <form
        role="search"
        {...rest}
        onSubmit={composeEventHandlers(rest.onSubmit, event => {
          onClose()
          onSearch?.(state.value.trim(), event)
        })}
        onBlur={composeEventHandlers(rest.onBlur, event => {
          if (hasFocusLeft(event)) onClose()
        })}
        data-state={report.list ? 'open' : 'closed'}
        {...attrs('root')}
      />
    </SearchContext>
  )
}

export interface SearchComboboxInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type'> {
  /** Name of the form field. @default 'q' */
  name?: string | undefined
}

/**
 * The text. The same element before and after the deferred code is there: focus and text stay. Event handlers passed as props run
 * first; `preventDefault()` in them skips the built-in behaviour. Renders an `<input role="combobox">`.
 */
export function SearchComboboxInput({ ref, ...rest }: SearchComboboxInputProps) {
  const { search } = useShopUi().messages
  const { value, onValueChange, onOpen, input, behaviour, loadParts, report } = useSearchState('Input')
  const hydrated = useHydrated()
  const mergedRef = useMergedRefs(ref, input)
  // The input owns its text: rendering never writes what was typed a moment ago over what has been typed since. It is written
  // only when the consumer changes it by itself. These are the last value, and the texts reported since.
  const texts = useRef([value])
  useLayoutEffect(() => {
    const place = texts.current.indexOf(value)
    if (place < 0 && input.current) input.current.value = value
    texts.current = place < 0 ? [value] : texts.current.slice(place)
  }, [input, value])
  return (
    <input
      name="q"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      aria-label={search.label}
      placeholder={search.label}
      {...rest}
      ref={mergedRef}
      type="text"
      {...(hydrated
        ? {
            role: 'combobox',
            'aria-expanded': Boolean(report.list),
            'aria-controls': report.list,
            'aria-autocomplete': 'list',
            'aria-activedescendant': report.active,
          }
        : { role: 'searchbox' })}
      defaultValue={value}
      onFocus={composeEventHandlers(rest.onFocus, () => {
        loadParts()
        onOpen?.()
      })}
      onClick={composeEventHandlers(rest.onClick, () => onOpen?.())}
      onChange={composeEventHandlers(rest.onChange, event => {
        const field = event.currentTarget
        if (reportChange(onValueChange, field.value, 'input', event)) texts.current.push(field.value)
        else field.value = texts.current.at(-1) ?? value
      })}
      onKeyDown={event => {
        rest.onKeyDown?.(event)
        // Inside a dialog Escape arrives with its default prevented: the dialog leaves it to the layer above.
        if (!event.defaultPrevented || event.key === 'Escape') behaviour.current?.(event)
      }}
      {...attrs('input')}
    />
  )
}

/** Submits the text. Its children replace the icon. Renders a `<button type="submit">`. */
export function SearchComboboxSubmit({ children = <SearchIcon />, ...rest }: ComponentPropsWithRef<'button'>) {
  const { search } = useShopUi().messages
  return (
    <button aria-label={search.submit} {...rest} type="submit" {...attrs('submit')}>
      {children}
    </button>
  )
}

/**
 * Contains the list; rendered while it is open and there is something to show. Below the form and as wide, or above it when there
 * is no room; it is in the browser's top layer, where nothing clips it. Its margins are the distance from the form. Renders a
 * `<div>`.
 */
export function SearchComboboxPopup(props: SearchComboboxPopupProps) {
  const { parts } = useSearchState('Popup')
  return parts && <parts.Popup {...props} />
}

/** The suggestions, under the headings of their groups. Renders a `<div role="listbox">`. */
export function SearchComboboxList(props: SearchComboboxListProps) {
  const { parts } = useSearchState('List')
  return parts && <parts.List {...props} />
}

/** One suggestion. Its children replace image, text and detail. Renders the provider's link with `role="option"`. */
export function SearchComboboxOption(props: SearchComboboxOptionProps) {
  const { parts } = useSearchState('Option')
  return parts && <parts.Option {...props} />
}

/**
 * Instead of the list: that nothing was found, or that the request failed, with a retry button. Its children replace the text for
 * «nothing found». Renders a `<div>`, or nothing.
 */
export function SearchComboboxEmpty(props: ComponentPropsWithRef<'div'>) {
  const { parts } = useSearchState('Empty')
  return parts && <parts.Empty {...props} />
}

/** Announces the number of suggestions, that there are none, or that the request failed. Renders a `<span role="status">`. */
export function SearchComboboxStatus(props: Omit<ComponentPropsWithRef<'span'>, 'children'>) {
  const { parts } = useSearchState('Status')
  return parts && <parts.Status {...props} />
}
