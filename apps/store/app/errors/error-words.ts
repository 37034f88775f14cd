import type { Locale } from '@shop/contract/locales'
import type { ErrorWords } from '../words/uk/errors.ts'
import { fetchModule } from './lost-chunk.ts'

const sources: Readonly<Record<Locale, () => Promise<{ errors: ErrorWords }>>> = {
  uk: () => import('../words/uk/errors.ts'),
  ru: () => import('../words/ru/errors.ts'),
  en: () => import('../words/en/errors.ts'),
}

type Load = (locale: Locale) => Promise<ErrorWords>

/** Loads each language once. A failed load is forgotten, so that the next error screen tries again. */
export function createErrorWords(load: Load): Load {
  const loaded = new Map<Locale, Promise<ErrorWords>>()
  return locale => {
    const known = loaded.get(locale)
    if (known) return known
    const words = load(locale)
    loaded.set(locale, words)
    words.catch(() => loaded.delete(locale))
    return words
  }
}

/**
 * Words of the error screens in one language, fetched when something has failed. For `use` the promise must be held by a
 * component that does not suspend itself: asked for again after a rejection it is another one.
 */
export const errorWords: Load = createErrorWords(async locale => (await fetchModule(sources[locale])).errors)
