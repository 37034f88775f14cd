'use client'
import {
  type ComponentPropsWithRef,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import type { LinkProps } from '../provider/provider.tsx'

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

/** State of a search, kept by `useSuggestions` or elsewhere, such as in a state machine. */
export interface SearchState<Found extends Suggestion> {
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
  /** Called by the retry button, which is shown when the request failed. */
  onRetry?: (() => void) | undefined
}

/** What the deferred code reports to the input. */
export interface SearchReport {
  /** Id of the list while it is shown. */
  list?: string | undefined
  /** Id of the active suggestion's element. */
  active?: string | undefined
}

export interface SearchComboboxPopupProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is shown in it. @default the list, `SearchCombobox.Empty` and the footer */
  children?: ReactNode
  /** Below the suggestions: a button that acts on them. */
  footer?: ReactNode
}

export interface SearchComboboxListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Renders one suggestion: a `SearchCombobox.Option`. @default its image, text and detail, with the query highlighted */
  children?: ((suggestion: Suggestion) => ReactNode) | undefined
}

export interface SearchComboboxOptionProps extends Omit<LinkProps, 'href'> {
  /** What it suggests. */
  suggestion: Suggestion
  /** Renders its only child, a link of yours, instead of the provider's. @default false */
  asChild?: boolean | undefined
}

/** Parts that are fetched at the first focus. */
export interface LazySearchParts {
  Popup: (props: SearchComboboxPopupProps) => ReactNode
  List: (props: SearchComboboxListProps) => ReactNode
  Option: (props: SearchComboboxOptionProps) => ReactNode
  Empty: (props: ComponentPropsWithRef<'div'>) => ReactNode
  Status: (props: Omit<ComponentPropsWithRef<'span'>, 'children'>) => ReactNode
}

/** What the parts share. */
export interface SearchContextState extends SearchState<Suggestion> {
  input: RefObject<HTMLInputElement | null>
  /** Keys of the deferred code. */
  behaviour: RefObject<((event: KeyboardEvent<HTMLInputElement>) => void) | null>
  parts: LazySearchParts | null
  loadParts: () => void
  report: SearchReport
  setReport: (report: SearchReport) => void
  select: (id: string, event: MouseEvent<HTMLAnchorElement>) => void
}

export const SearchContext = /* @__PURE__ */ createContext<SearchContextState | null>(null)

export const useSearchState = (part: string): SearchContextState =>
  usePart(SearchContext, `SearchCombobox.${part}`, 'SearchCombobox.Root')
