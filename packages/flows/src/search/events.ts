import type { Locale } from '@shop/contract/locales'
import type { SearchOption } from './suggestions.ts'

export type SearchEvent =
  /** What stands in the field now. */
  | { type: 'search.type'; query: string }
  | { type: 'search.clear' }
  /** The field got the focus or was pressed. */
  | { type: 'search.open' }
  /** Escape, a press outside, the focus has gone. */
  | { type: 'search.close' }
  /** Down (1) and Up (-1): opens what is closed, else marks the next option; the field is one place of the round. */
  | { type: 'search.move'; by: number }
  /** The pointer is over an option, or over none. */
  | { type: 'search.mark'; id: string | null }
  /** An option was pressed. */
  | { type: 'search.pick'; id: string }
  /** Enter, or the button: the marked option, else what is typed. */
  | { type: 'search.submit' }
  | { type: 'search.retry' }
  | { type: 'route.changed' }
  | { type: 'locale.changed'; lang: Locale }

export type SearchEmitted =
  /** The way leads to `option.url`, or to the results of `option.text` when it is a query. */
  | { type: 'search.picked'; option: SearchOption }
  /** The way leads to the results of `query`; '' when nothing was typed. */
  | { type: 'search.submitted'; query: string }
