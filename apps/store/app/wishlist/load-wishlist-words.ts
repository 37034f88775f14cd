import type { Locale } from '@shop/contract/locales'
import type { WishlistWords } from '../words/uk/wishlist.ts'

const sources: Readonly<Record<Locale, () => Promise<{ wishlist: WishlistWords }>>> = {
  uk: () => import('../words/uk/wishlist.ts'),
  ru: () => import('../words/ru/wishlist.ts'),
  en: () => import('../words/en/wishlist.ts'),
}

/** The texts of the wishlist for pages whose loader did not send them: one language, fetched with the first toast. */
export const loadWishlistWords = (locale: Locale): Promise<WishlistWords> =>
  sources[locale]().then(({ wishlist }) => wishlist)
