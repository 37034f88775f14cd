import type { Locale } from '@shop/contract/locales'
import type { WishlistEmitted } from '@shop/flows/wishlist'
import type { Toasts } from '../toasts/toasts.tsx'
import type { LazyWishlist } from './wishlist.ts'
import { loadWishlistWords } from './wishlist-words.ts'

/** What the wishlist says that a shopper must hear of wherever the page is. */
export type WishlistTrouble = Extract<WishlistEmitted, { type: 'wishlist.rejected' | 'wishlist.forgotten' }>

interface Teller {
  wishlist: LazyWishlist
  locale: Locale
  toasts: Toasts
}

/** Tells a trouble as a toast; what could not be kept can be tried again from there. */
export async function tellWishlistTrouble(
  trouble: WishlistTrouble,
  { wishlist, locale, toasts: { show } }: Teller,
): Promise<void> {
  const words = await loadWishlistWords(locale)
  if (trouble.type === 'wishlist.forgotten') return show({ key: 'wishlist', kind: 'info', text: words.forgotten })
  const { action: deed } = trouble
  show({
    key: 'wishlist',
    kind: 'error',
    text: words.failed,
    action: { label: words.retry, onPress: () => wishlist.send(deed) },
  })
}
