import { type Locale, splitLocale } from '@shop/contract/locales'
import type { ClientFailure } from '../flow/failure.ts'
import type { LocaleContext } from './machine.ts'
import type { LocaleSource } from './rules.ts'

const statuses = ['ready', 'switching', 'failed'] as const

/** `switching`: the requested locale is loading · `failed`: see `error`, the locale is unchanged */
export type LocaleStatus = (typeof statuses)[number]

export interface LocaleView<Data> {
  readonly status: LocaleStatus
  /** The current locale. */
  readonly lang: Locale
  readonly source: LocaleSource
  /** The requested locale; null: none. */
  readonly pending: Locale | null
  /** The loaded resources; null: those that came with the page. */
  readonly loaded: Data | null
  readonly error: ClientFailure | null
}

/** The part of a snapshot that the view reads. */
export interface LocaleSnapshot<Data> {
  readonly context: LocaleContext<Data>
  hasTag(tag: LocaleStatus): boolean
}

/** The view of a snapshot. */
export function localeView<Data>(snapshot: LocaleSnapshot<Data>): LocaleView<Data> {
  const { lang, source, requestedLocale, loaded, error } = snapshot.context
  return {
    status: statuses.find(tag => snapshot.hasTag(tag)) ?? 'ready',
    lang,
    source,
    pending: requestedLocale?.lang ?? null,
    loaded,
    error,
  }
}

/** The server-rendered view. */
export const initialLocaleView = (path: string): LocaleView<never> => ({
  status: 'ready',
  lang: splitLocale(path).locale,
  source: 'path',
  pending: null,
  loaded: null,
  error: null,
})
