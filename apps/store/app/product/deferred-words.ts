import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../words/cache-by-locale.ts'
import type { ProductDeferredWords } from '../words/uk/product-deferred.ts'

const sources: Readonly<Record<Locale, () => Promise<{ productDeferred: ProductDeferredWords }>>> = {
  uk: () => import('../words/uk/product-deferred.ts'),
  ru: () => import('../words/ru/product-deferred.ts'),
  en: () => import('../words/en/product-deferred.ts'),
}

/** Texts of the dialogs and the review form of a product page, in one language, fetched when first needed. */
export const loadDeferredWords = cacheByLocale(async locale => (await sources[locale]()).productDeferred)
