import type { Locale } from '@shop/contract/locales'
import type { FlowError } from '../flow/failure.ts'
import type { LocaleSource } from './rules.ts'

export type LocaleEvent =
  /** The shopper chooses a language. The last choice wins. */
  | { type: 'locale.switch'; lang: Locale }
  /** What failed is tried again. */
  | { type: 'locale.retry' }
  /** What failed is forgotten. */
  | { type: 'locale.dismiss' }
  /** Another page is shown: its `pathname` says its language. */
  | { type: 'route.changed'; path: string }
  | { type: 'network.back' }

export type LocaleEmitted<Data> =
  /** The first visit: this language is the browser's from now on. */
  | { type: 'locale.detected'; lang: Locale }
  /** The language is another one, and everything of it is there. `path`: the same page in it. */
  | { type: 'locale.changed'; lang: Locale; source: LocaleSource; path: string; loaded: Data }
  /** The language stays as it is. */
  | { type: 'locale.failed'; lang: Locale; requestedLocale: Locale; error: FlowError }
