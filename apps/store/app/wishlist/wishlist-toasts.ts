import type { Locale } from '@shop/contract/locales'
import type { WishlistAction, WishlistEmitted } from '@shop/flows/wishlist'
import type { Toasts } from '../toasts/toasts.tsx'
import type { WishlistWords } from '../words/uk/wishlist.ts'

const sources: Readonly<Record<Locale, () => Promise<{ wishlist: WishlistWords }>>> = {
  uk: () => import('../words/uk/wishlist.ts'),
  ru: () => import('../words/ru/wishlist.ts'),
  en: () => import('../words/en/wishlist.ts'),
}

/** Emitted events that a shopper is notified of on whatever page. */
export type WishlistNotification = Extract<
  WishlistEmitted,
  { type: 'wishlist.rejected' | 'wishlist.storedDataDiscarded' }
>

interface ToastContext {
  send: (action: WishlistAction) => void
  locale: Locale
  toasts: Toasts
}

/** Shows a notification as a toast; a rejected action can be retried from there. */
export async function showWishlistToast(
  notification: WishlistNotification,
  { send, locale, toasts: { show } }: ToastContext,
): Promise<void> {
  const words = (await sources[locale]()).wishlist
  if (notification.type === 'wishlist.storedDataDiscarded')
    return show({ key: 'wishlist', kind: 'info', text: words.forgotten })
  const { action } = notification
  show({
    key: 'wishlist',
    kind: 'error',
    text: words.failed,
    action: { label: words.retry, onPress: () => send(action) },
  })
}
