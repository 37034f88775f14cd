import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../../../platform/words/cache-by-locale.ts'
import type { ProductDeferredWords } from '../../../platform/words/uk/product-deferred.ts'

const sources: Readonly<Record<Locale, () => Promise<{ productDeferred: ProductDeferredWords }>>> = {
  uk: () => import('../../../platform/words/uk/product-deferred.ts'),
  ru: () => import('../../../platform/words/ru/product-deferred.ts'),
  en: () => import('../../../platform/words/en/product-deferred.ts'),
}

/** Texts of the dialogs and the review form of a product page, in one language, fetched when first needed. */
export const loadDeferredWords = cacheByLocale(async locale => (await sources[locale]()).productDeferred)
