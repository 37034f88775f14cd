import { type Locale, splitLocale } from '@shop/contract/locales'
import type { FlowError } from '../flow/failure.ts'
import type { LocaleContext } from './machine.ts'
import type { LocaleSource } from './rules.ts'

export interface LocaleView<Data> {
  /** `switching`: what was asked for is being loaded · `failed`: `error` says why, the language has stayed */
  readonly status: 'ready' | 'switching' | 'failed'
  /** The language that is shown. */
  readonly lang: Locale
  readonly source: LocaleSource
  /** The language that is wanted instead; null: none. */
  readonly pending: Locale | null
  /** What was loaded; null: the page came with its own. */
  readonly loaded: Data | null
  readonly error: FlowError | null
}

/** As much of a snapshot as is shown. */
export interface LocaleSnapshot<Data> {
  readonly context: LocaleContext<Data>
  readonly value: string
}

/** What is shown of a snapshot. */
export const localeView = <Data>({ context, value }: LocaleSnapshot<Data>): LocaleView<Data> => ({
  status: value === 'switching' || value === 'failed' ? value : 'ready',
  lang: context.lang,
  source: context.source,
  pending: context.requestedLocale?.lang ?? null,
  loaded: context.loaded,
  error: context.error,
})

/** The language of a page as a server renders it. */
export const initialLocaleView = (path: string): LocaleView<never> => ({
  status: 'ready',
  lang: splitLocale(path).locale,
  source: 'path',
  pending: null,
  loaded: null,
  error: null,
})
