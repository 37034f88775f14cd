import type { Locale } from '@shop/contract/locales'
import type { WishlistEmitted } from '@shop/flows/wishlist'
import type { Toasts } from '../toasts/toasts.tsx'
import { loadWishlistWords } from './load-wishlist-words.ts'
import type { LazyWishlistFlow } from './use-wishlist.ts'

/** Emitted events that a shopper is notified of on whatever page. */
export type WishlistNotification = Extract<
  WishlistEmitted,
  { type: 'wishlist.rejected' | 'wishlist.storedDataDiscarded' }
>

interface ToastContext {
  wishlist: LazyWishlistFlow
  locale: Locale
  toasts: Toasts
}

/** Shows a notification as a toast; a rejected action can be retried from there. */
export async function showWishlistToast(
  notification: WishlistNotification,
  { wishlist, locale, toasts: { show } }: ToastContext,
): Promise<void> {
  const words = await loadWishlistWords(locale)
  if (notification.type === 'wishlist.storedDataDiscarded')
    return show({ key: 'wishlist', kind: 'info', text: words.forgotten })
  const { action } = notification
  show({
    key: 'wishlist',
    kind: 'error',
    text: words.failed,
    action: { label: words.retry, onPress: () => wishlist.send(action) },
  })
}
