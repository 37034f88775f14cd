import type { Locale } from '@shop/contract/locales'
import type { ClientFailure } from '../flow/failure.ts'
import type { LocaleSource } from './rules.ts'

export type LocaleEvent =
  /** Requests a locale. The last request wins. */
  | { type: 'locale.switch'; lang: Locale }
  /** Retries after a failure. */
  | { type: 'locale.retry' }
  /** Dismisses a failure. */
  | { type: 'locale.dismiss' }
  /** Another page: its `pathname` holds its locale. */
  | { type: 'route.changed'; path: string }
  | { type: 'network.online' }

export type LocaleEmitted<Data> =
  /** The first visit: store this locale. */
  | { type: 'locale.detected'; lang: Locale }
  /** The locale has changed and its resources are loaded. `path`: the same page in it. */
  | { type: 'locale.changed'; lang: Locale; source: LocaleSource; path: string; loaded: Data }
  /** The locale could not be loaded and is unchanged. */
  | { type: 'locale.failed'; lang: Locale; requestedLocale: Locale; error: ClientFailure }
