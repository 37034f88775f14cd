import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../../platform/words/cache-by-locale.ts'
import type { WishlistWords } from '../../platform/words/uk/wishlist.ts'

const sources: Readonly<Record<Locale, () => Promise<{ wishlist: WishlistWords }>>> = {
  uk: () => import('../../platform/words/uk/wishlist.ts'),
  ru: () => import('../../platform/words/ru/wishlist.ts'),
  en: () => import('../../platform/words/en/wishlist.ts'),
}

/** The texts of the wishlist for pages whose loader did not send them: one language, fetched with the first dialog or toast. */
export const loadWishlistWords = cacheByLocale(async locale => (await sources[locale]()).wishlist)
