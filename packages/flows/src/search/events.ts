import type { Locale } from '@shop/contract/locales'
import type { SearchOption } from './suggestions.ts'

export type SearchEvent =
  /** Value of the input. */
  | { type: 'search.change'; query: string }
  | { type: 'search.clear' }
  /** The input was focused or pressed. */
  | { type: 'search.open' }
  /** Escape, a press outside, or the input lost focus. */
  | { type: 'search.close' }
  /** Arrow down (1) and up (-1): opens a closed popup, else activates the next option; the input itself is one place of the cycle. */
  | { type: 'search.move'; by: number }
  /** The pointer is over an option; null: over none. */
  | { type: 'search.highlight'; id: string | null }
  /** An option was pressed. */
  | { type: 'search.select'; id: string }
  /** Enter, or the button: selects the active option, else submits the input. */
  | { type: 'search.submit' }
  | { type: 'search.retry' }
  | { type: 'route.changed' }
  /** The recent queries were changed elsewhere: loads the suggestions again. */
  | { type: 'search.refresh' }
  | { type: 'locale.changed'; lang: Locale }

export type SearchEmitted =
  /** Navigate to `option.url`, or to the results of `option.text` when it is a query. */
  | { type: 'search.selected'; option: SearchOption }
  /** Navigate to the results of `query`; '' for an empty input. */
  | { type: 'search.submitted'; query: string }
