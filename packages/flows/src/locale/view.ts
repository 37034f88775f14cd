import { type Locale, splitLocale } from '@shop/contract/locales'
import type { FlowError } from '../flow/failure.ts'
import type { LocaleContext } from './machine.ts'
import type { LocaleSource } from './rules.ts'

export interface LocaleView<Data> {
  /** `switching`: the requested locale is loading · `failed`: see `error`, the locale is unchanged */
  readonly status: 'ready' | 'switching' | 'failed'
  /** The current locale. */
  readonly lang: Locale
  readonly source: LocaleSource
  /** The requested locale; null: none. */
  readonly pending: Locale | null
  /** The loaded resources; null: those that came with the page. */
  readonly loaded: Data | null
  readonly error: FlowError | null
}

/** The part of a snapshot that the view reads. */
export interface LocaleSnapshot<Data> {
  readonly context: LocaleContext<Data>
  readonly value: string
}

/** The view of a snapshot. */
export const localeView = <Data>({ context, value }: LocaleSnapshot<Data>): LocaleView<Data> => ({
  status: value === 'switching' || value === 'failed' ? value : 'ready',
  lang: context.lang,
  source: context.source,
  pending: context.requestedLocale?.lang ?? null,
  loaded: context.loaded,
  error: context.error,
})

/** The server-rendered view. */
export const initialLocaleView = (path: string): LocaleView<never> => ({
  status: 'ready',
  lang: splitLocale(path).locale,
  source: 'path',
  pending: null,
  loaded: null,
  error: null,
})
