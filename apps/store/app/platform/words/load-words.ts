/** Texts that the data of a page does not contain: those of one language, fetched when they are first needed. */
import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from './cache-by-locale.ts'

const wordsOf = <Name extends string, Words>(
  name: Name,
  sources: Readonly<Record<Locale, () => Promise<Record<Name, Words>>>>,
): ((locale: Locale) => Promise<Words>) => cacheByLocale(async locale => (await sources[locale]())[name])

export const loadAccountWords = wordsOf('account', {
  uk: () => import('./uk/account.ts'),
  ru: () => import('./ru/account.ts'),
  en: () => import('./en/account.ts'),
})

export const loadAuthWords = wordsOf('auth', {
  uk: () => import('./uk/auth.ts'),
  ru: () => import('./ru/auth.ts'),
  en: () => import('./en/auth.ts'),
})

export const loadCartWords = wordsOf('cart', {
  uk: () => import('./uk/cart.ts'),
  ru: () => import('./ru/cart.ts'),
  en: () => import('./en/cart.ts'),
})

export const loadCompareWords = wordsOf('compare', {
  uk: () => import('./uk/compare.ts'),
  ru: () => import('./ru/compare.ts'),
  en: () => import('./en/compare.ts'),
})

export const loadDeliveryWords = wordsOf('delivery', {
  uk: () => import('./uk/delivery.ts'),
  ru: () => import('./ru/delivery.ts'),
  en: () => import('./en/delivery.ts'),
})

export const loadErrorWords = wordsOf('errors', {
  uk: () => import('./uk/errors.ts'),
  ru: () => import('./ru/errors.ts'),
  en: () => import('./en/errors.ts'),
})

export const loadKitWords = wordsOf('kit', {
  uk: () => import('./uk/kit.ts'),
  ru: () => import('./ru/kit.ts'),
  en: () => import('./en/kit.ts'),
})

export const loadOfflineWords = wordsOf('offline', {
  uk: () => import('./uk/offline.ts'),
  ru: () => import('./ru/offline.ts'),
  en: () => import('./en/offline.ts'),
})

/** Of the dialogs and the review form of a product page. */
export const loadDeferredWords = wordsOf('productDeferred', {
  uk: () => import('./uk/product-deferred.ts'),
  ru: () => import('./ru/product-deferred.ts'),
  en: () => import('./en/product-deferred.ts'),
})

export const loadViewedWords = wordsOf('recentlyViewed', {
  uk: () => import('./uk/recently-viewed.ts'),
  ru: () => import('./ru/recently-viewed.ts'),
  en: () => import('./en/recently-viewed.ts'),
})

export const loadShellWords = wordsOf('shell', {
  uk: () => import('./uk/shell.ts'),
  ru: () => import('./ru/shell.ts'),
  en: () => import('./en/shell.ts'),
})

export const loadWishlistWords = wordsOf('wishlist', {
  uk: () => import('./uk/wishlist.ts'),
  ru: () => import('./ru/wishlist.ts'),
  en: () => import('./en/wishlist.ts'),
})
