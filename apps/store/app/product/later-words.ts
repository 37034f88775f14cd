import type { Locale } from '@shop/contract/locales'
import type { ProductLaterWords } from '../words/uk/product-later.ts'

const sources: Readonly<Record<Locale, () => Promise<{ productLater: ProductLaterWords }>>> = {
  uk: () => import('../words/uk/product-later.ts'),
  ru: () => import('../words/ru/product-later.ts'),
  en: () => import('../words/en/product-later.ts'),
}

const loaded = new Map<Locale, Promise<ProductLaterWords>>()

/** Words of what opens over and in a product's page: one language, fetched with the first of it. */
export function loadLaterWords(locale: Locale): Promise<ProductLaterWords> {
  const words = loaded.get(locale) ?? sources[locale]().then(({ productLater }) => productLater)
  loaded.set(locale, words)
  words.catch(() => loaded.delete(locale))
  return words
}
