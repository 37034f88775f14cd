import type { ClientFailure } from '../flow/failure.ts'
import type { SearchContext } from './context.ts'
import type { SearchOption } from './suggestions.ts'

export interface SearchView {
  /** Value of the input. */
  readonly query: string
  /**
   * `none`: too short, or not requested · `pending`: loading (`options` are the previous ones) · `found` · `empty` · `failed`
   */
  readonly status: 'none' | 'pending' | 'found' | 'empty' | 'failed'
  /** The popup is open: options, "nothing found" or an error. */
  readonly open: boolean
  readonly options: readonly SearchOption[]
  /** Id of the option that Enter selects; null submits the input. */
  readonly active: string | null
  /** Number of options for a live region; null while there is nothing to announce. */
  readonly count: number | null
  readonly error: ClientFailure | null
}

/** A closed field, as server-rendered. */
export const closedSearch = (query = ''): SearchView => ({
  query,
  status: 'none',
  open: false,
  options: [],
  active: null,
  count: null,
  error: null,
})

/** The part of a snapshot that the view reads. */
export interface SearchSnapshot {
  readonly context: SearchContext
  readonly value: { readonly list: string; readonly suggestions: string }
}

const isStatus = (state: string): state is Exclude<SearchView['status'], 'pending'> =>
  state === 'none' || state === 'found' || state === 'empty' || state === 'failed'

/** The view of a snapshot. */
export function searchView({ context, value }: SearchSnapshot): SearchView {
  const { inputValue: query, options, active, error } = context
  const status = isStatus(value.suggestions) ? value.suggestions : 'pending'
  const isAnswer = status === 'found' || status === 'empty'
  // Without an input nothing was asked for, so nothing is missing.
  const isNotice = (status === 'empty' || status === 'failed') && query.trim() !== ''
  const open = value.list === 'open' && (options.length > 0 || isNotice)
  return { query, status, open, options, active, count: open && isAnswer ? options.length : null, error }
}
