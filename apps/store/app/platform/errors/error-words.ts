import type { Locale } from '@shop/contract/locales'
import type { ErrorWords } from '../words/uk/errors.ts'
import { fetchModule } from './chunk-reload.ts'

const sources: Readonly<Record<Locale, () => Promise<{ errors: ErrorWords }>>> = {
  uk: () => import('../words/uk/errors.ts'),
  ru: () => import('../words/ru/errors.ts'),
  en: () => import('../words/en/errors.ts'),
}

const loaded = new Map<Locale, Promise<ErrorWords>>()

/**
 * Texts of the error screens in one language, fetched after a failure. `use` needs the same promise each time, so it is cached
 * per language; a rejected one is removed, so that the next error screen retries.
 */
export function errorWords(locale: Locale, load = sources[locale]): Promise<ErrorWords> {
  const words = loaded.get(locale) ?? fetchModule(load).then(({ errors }) => errors)
  loaded.set(locale, words)
  words.catch(() => {
    if (loaded.get(locale) === words) loaded.delete(locale)
  })
  return words
}
