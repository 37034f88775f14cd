import type { Locale } from '@shop/contract/locales'
import type { ProductDeferredWords } from '../words/uk/product-deferred.ts'

const sources: Readonly<Record<Locale, () => Promise<{ productDeferred: ProductDeferredWords }>>> = {
  uk: () => import('../words/uk/product-deferred.ts'),
  ru: () => import('../words/ru/product-deferred.ts'),
  en: () => import('../words/en/product-deferred.ts'),
}

const loaded = new Map<Locale, Promise<ProductDeferredWords>>()

/** Texts of the dialogs and the review form of a product page, in one language, fetched when first needed. */
export function loadDeferredWords(locale: Locale): Promise<ProductDeferredWords> {
  const words = loaded.get(locale) ?? sources[locale]().then(({ productDeferred }) => productDeferred)
  loaded.set(locale, words)
  words.catch(() => loaded.delete(locale))
  return words
}
