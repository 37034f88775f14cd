'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import {
  SearchComboboxInput,
  SearchComboboxPopup,
  SearchComboboxRoot,
  type SearchComboboxRootProps,
  SearchComboboxStatus,
  SearchComboboxSubmit,
} from './search-combobox.tsx'
import type { Suggestion } from './search-context.ts'
import { type SuggestionsOptions, useSuggestions } from './use-suggestions.ts'

export interface SearchComboboxFieldProps<Found extends Suggestion>
  extends SuggestionsOptions<Found>,
    Pick<SearchComboboxRootProps<Found>, 'action' | 'onSearch' | 'onSuggestionSelect'>,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'className' | 'type'> {
  /** Name of the landmark `search`, for the second one of a page. */
  landmarkLabel?: string | undefined
  /** Class of the form, not of the input. */
  className?: string | undefined
  /** Name of the form field. @default 'q' */
  name?: string | undefined
  /** Below the suggestions: a button that acts on them. */
  footer?: ReactNode
}

/**
 * Search field with suggestions: the parts of `SearchCombobox` in their usual order, with the state of `useSuggestions`. Native
 * props and `ref` go to the `<input role="combobox">` inside a `<form role="search">`.
 *
 * Suggestions are links in a listbox; their number is announced. The form also works without suggestions. Not to select a form
 * value: use the combobox.
 */
export function SearchComboboxField<Found extends Suggestion>(props: SearchComboboxFieldProps<Found>) {
  const { value, defaultValue, onValueChange, load, defaultOpen, from, delay, ...others } = props
  const { action, onSearch, onSuggestionSelect, className, landmarkLabel, footer, ...rest } = others
  const state = useSuggestions(props)
  return (
    <SearchComboboxRoot {...{ state, action, onSearch, onSuggestionSelect, className }} aria-label={landmarkLabel}>
      <SearchComboboxInput {...rest} />
      <SearchComboboxSubmit />
      <SearchComboboxPopup footer={footer} />
      <SearchComboboxStatus />
    </SearchComboboxRoot>
  )
}
