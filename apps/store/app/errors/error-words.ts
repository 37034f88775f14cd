import type { Locale } from '@shop/contract/locales'
import type { ErrorWords } from '../words/uk/errors.ts'
import { fetchModule } from './chunk-reload.ts'

const sources: Readonly<Record<Locale, () => Promise<{ errors: ErrorWords }>>> = {
  uk: () => import('../words/uk/errors.ts'),
  ru: () => import('../words/ru/errors.ts'),
  en: () => import('../words/en/errors.ts'),
}

const loaded = new Map<Locale, Promise<ErrorWords>>()

/** Words of the error screens in one language, fetched when something has failed. */
export function errorWords(locale: Locale): Promise<ErrorWords> {
  const words = loaded.get(locale) ?? fetchModule(sources[locale]).then(({ errors }) => errors)
  loaded.set(locale, words)
  return words
}
