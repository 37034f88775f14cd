import type { FlowError } from '../flow/failure.ts'
import type { SearchContext } from './context.ts'
import type { SearchOption } from './suggestions.ts'

export interface SearchView {
  /** What stands in the field. */
  readonly query: string
  /**
   * `none`: too little is typed, or nobody has asked · `pending`: an answer is on its way (`options` are the ones before it) ·
   * `found` · `empty`: nothing answers · `failed`: nobody answered
   */
  readonly status: 'none' | 'pending' | 'found' | 'empty' | 'failed'
  /** There is something to show below the field: options, or that there are none, or why. */
  readonly open: boolean
  readonly options: readonly SearchOption[]
  /** Id of the option that Enter takes; null: what is typed is sent. */
  readonly active: string | null
  /** What a live region says: how many options answer; null while there is nothing to say. */
  readonly count: number | null
  readonly error: FlowError | null
}

/** A closed field: what a server renders. */
export const closedSearch = (query = ''): SearchView => ({
  query,
  status: 'none',
  open: false,
  options: [],
  active: null,
  count: null,
  error: null,
})

/** As much of a snapshot as is shown. */
export interface SearchSnapshot {
  readonly context: SearchContext
  readonly value: { readonly list: string; readonly suggestions: string }
}

const isStatus = (state: string): state is Exclude<SearchView['status'], 'pending'> =>
  state === 'none' || state === 'found' || state === 'empty' || state === 'failed'

/** What is shown of a snapshot. */
export function searchView({ context, value }: SearchSnapshot): SearchView {
  const { inputValue: query, options, active, error } = context
  const status = isStatus(value.suggestions) ? value.suggestions : 'pending'
  const isAnswer = status === 'found' || status === 'empty'
  const open = value.list === 'open' && (options.length > 0 || status === 'empty' || status === 'failed')
  return { query, status, open, options, active, count: open && isAnswer ? options.length : null, error }
}
