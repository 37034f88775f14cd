import type { Locale } from '@shop/contract/locales'
import type { FlowError } from '../flow/failure.ts'
import { cleanQuery, nextActive, type SearchOption } from './suggestions.ts'

export interface SearchContext {
  readonly lang: Locale
  /** What stands in the field, letter by letter. */
  readonly inputValue: string
  /** Letters from which suggestions are asked for. */
  readonly from: number
  /** Milliseconds without a key before that. */
  readonly debounce: number
  /** What the options answer; null when they answer nothing. */
  readonly answeredQuery: string | null
  readonly options: readonly SearchOption[]
  /** The option that Enter would take; null is the field itself. */
  readonly active: string | null
  /** Why there is no answer. */
  readonly error: FlowError | null
}

export interface SearchInput {
  lang: Locale
  /** What stands in the field at first: the query of a page of results. @default '' */
  query?: string
  /** Letters from which suggestions are asked for. @default 2 */
  from?: number
  /** Milliseconds without a key before that. @default 200 */
  debounce?: number
}

const nothing = { answeredQuery: null, options: [], active: null, error: null } as const

export const initial = ({ lang, query = '', from = 2, debounce = 200 }: SearchInput): SearchContext => ({
  lang,
  inputValue: query,
  from,
  debounce,
  ...nothing,
})

export const isLongEnough = ({ from }: SearchContext, inputValue: string): boolean =>
  [...cleanQuery(inputValue)].length >= from

/** What was offered is of no use any more. */
export const clearResults = (context: SearchContext): SearchContext => ({ ...context, ...nothing })

/** The next letter. What was offered stays until there is a better answer, but nothing of it is marked. */
export const changeInput = (context: SearchContext, inputValue: string): SearchContext => ({
  ...context,
  inputValue,
  active: null,
  error: null,
})

/** An answer. An option that was marked and is still there stays marked. */
export const applyResults = (context: SearchContext, options: readonly SearchOption[]): SearchContext => ({
  ...context,
  answeredQuery: cleanQuery(context.inputValue),
  options,
  active: options.some(({ id }) => id === context.active) ? context.active : null,
  error: null,
})

export const applyFailure = (context: SearchContext, error: FlowError): SearchContext => ({
  ...clearResults(context),
  error,
})

export const optionOf = ({ options }: SearchContext, id: string | null): SearchOption | null =>
  options.find(option => option.id === id) ?? null

export const moveActive = (context: SearchContext, by: number): SearchContext => ({
  ...context,
  active: nextActive(context.options, context.active, by),
})

/** A query that was picked stands in the field; other options leave it as it is. */
export const applyPick = (context: SearchContext, option: SearchOption): SearchContext => ({
  ...context,
  active: null,
  inputValue: option.kind === 'query' ? option.text : context.inputValue,
})
