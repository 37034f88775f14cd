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
 * Texts of the error screens in one language, fetched when something has failed. The same promise per language, as `use`
 * needs it; a rejected one is dropped, so that the next error screen tries again.
 */
export function errorWords(locale: Locale, load = sources[locale]): Promise<ErrorWords> {
  const words = loaded.get(locale) ?? fetchModule(load).then(({ errors }) => errors)
  loaded.set(locale, words)
  words.catch(() => {
    if (loaded.get(locale) === words) loaded.delete(locale)
  })
  return words
}
