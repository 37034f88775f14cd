import type { Locale } from '@shop/contract/locales'
import type { ClientFailure } from '../flow/failure.ts'
import { cleanQuery, nextActive, type SearchOption } from './suggestions.ts'

export interface SearchContext {
  readonly lang: Locale
  /** Value of the input. */
  readonly inputValue: string
  /** Shortest query for which suggestions are requested, in letters. */
  readonly minLength: number
  /** Milliseconds without input before a request. */
  readonly debounce: number
  /** Whether queries are suggested for an empty input. */
  readonly suggestsForEmpty: boolean
  /** The query that `options` answer; null for none. */
  readonly answeredQuery: string | null
  readonly options: readonly SearchOption[]
  /** The option that Enter selects; null for the input itself. */
  readonly active: string | null
  /** Why the request failed. */
  readonly error: ClientFailure | null
}

export interface SearchInput {
  lang: Locale
  /** Initial value of the input: the query of a results page. @default '' */
  query?: string
  /** Shortest query for which suggestions are requested, in letters. @default 2 */
  minLength?: number
  /** Milliseconds without input before a request. @default 200 */
  debounce?: number
  /** Whether recent and popular queries are suggested for an empty input. @default false */
  suggestsForEmpty?: boolean
}

const noResults = { answeredQuery: null, options: [], active: null, error: null } as const

export const initial = ({
  lang,
  query = '',
  minLength = 2,
  debounce = 200,
  suggestsForEmpty = false,
}: SearchInput): SearchContext => ({
  lang,
  suggestsForEmpty,
  inputValue: query,
  minLength,
  debounce,
  ...noResults,
})

export function isLongEnough({ minLength, suggestsForEmpty }: SearchContext, inputValue: string): boolean {
  const letters = [...cleanQuery(inputValue)].length
  return letters >= minLength || (letters === 0 && suggestsForEmpty)
}

/** Drops outdated options. */
export const clearResults = (context: SearchContext): SearchContext => ({ ...context, ...noResults })

/** Changes the input. Old options stay until there are new ones, but none is active. */
export const changeInput = (context: SearchContext, inputValue: string): SearchContext => ({
  ...context,
  inputValue,
  active: null,
  error: null,
})

/** Applies an answer. The active option stays active while it is among the options. */
export const applyResults = (context: SearchContext, options: readonly SearchOption[]): SearchContext => ({
  ...context,
  answeredQuery: cleanQuery(context.inputValue),
  options,
  active: options.some(({ id }) => id === context.active) ? context.active : null,
  error: null,
})

export const applyFailure = (context: SearchContext, error: ClientFailure): SearchContext => ({
  ...clearResults(context),
  error,
})

export const optionOf = ({ options }: SearchContext, id: string | null): SearchOption | null =>
  options.find(option => option.id === id) ?? null

export const moveActive = (context: SearchContext, by: number): SearchContext => ({
  ...context,
  active: nextActive(context.options, context.active, by),
})

/** A selected query becomes the value of the input; other options leave it. */
export const applySelect = (context: SearchContext, option: SearchOption): SearchContext => ({
  ...context,
  active: null,
  inputValue: option.url === null ? option.text : context.inputValue,
})
