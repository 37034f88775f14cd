import type { Locale } from '@shop/contract/locales'
import type { WishlistEmitted, WishlistEvent } from '@shop/flows/wishlist'
import { readCustomerName, refreshCustomerName } from '../../platform/session/customer-name.ts'
import { sessionOf } from '../../platform/session/use-session.ts'
import { loadWishlistWords } from '../../platform/words/load-words.ts'
import { EXPIRED } from '../../shell/dialogs/login-data.ts'
import type { Modals } from '../../shell/dialogs/use-modals.ts'
import type { Toasts } from '../../shell/toasts/toasts.tsx'

/** What a shopper is notified of on whatever page. `wishlist.locked`: the session has ended, changes wait for signing in. */
export type WishlistNotification = Exclude<WishlistEmitted, { type: 'wishlist.changed' }> | { type: 'wishlist.locked' }

/** Name of the dialog that chooses the group of a liked product. */
const GROUP_DIALOG = 'wishlist-group'

interface ToastContext {
  send: (event: WishlistEvent) => void
  locale: Locale
  toasts: Toasts
  modals: Modals
}

/** Shows a notification as a toast; what has failed can be retried from there. Asks for signing in when the session has ended. */
export async function showWishlistToast(
  notification: WishlistNotification,
  { send, locale, toasts: { show, hide }, modals }: ToastContext,
): Promise<void> {
  if (notification.type === 'wishlist.locked') {
    sessionOf(locale).send({ type: 'http.401' })
    refreshCustomerName({ broadcast: true })
    return modals.open('login', { data: EXPIRED })
  }
  const words = await loadWishlistWords(locale)
  switch (notification.type) {
    case 'wishlist.storedDataDiscarded':
      return show({ key: 'wishlist', kind: 'info', text: words.forgotten })
    case 'wishlist.toggled': {
      const { productId } = notification
      const choose = () => {
        hide('wishlist')
        modals.open(GROUP_DIALOG, { data: productId })
      }
      return show({
        key: 'wishlist',
        kind: 'success',
        text: words.liked,
        action: { label: words.chooseGroup, onPress: choose },
      })
    }
    case 'wishlist.unmerged':
      return show({
        key: 'wishlist',
        kind: 'error',
        text: words.unmerged,
        action: { label: words.retry, onPress: () => send({ type: 'wishlist.retry' }) },
      })
    case 'wishlist.rejected': {
      const { action } = notification
      return show({
        key: 'wishlist',
        kind: 'error',
        text: readCustomerName() === null ? words.failed : words.notSaved,
        action: { label: words.retry, onPress: () => send(action) },
      })
    }
  }
}
