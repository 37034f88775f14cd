import type { Locale } from '@shop/contract/locales'
import type { CartEmitted } from '@shop/flows/cart'
import type { LazyCartFlow } from '@shop/flows/cart/lazy'
import { loadCartWords } from '../../platform/words/load-words.ts'
import type { CartWords } from '../../platform/words/uk/cart.ts'
import { showOfflineToast } from '../../shell/offline/offline-toast.ts'
import type { Toasts } from '../../shell/toasts/toasts.tsx'

type EmittedOfType<Type extends CartEmitted['type']> = Extract<CartEmitted, { type: Type }>

/** Emitted events that are shown as toasts on every page. */
export type CartNotification = EmittedOfType<
  'cart.rejected' | 'cart.waiting' | 'cart.alert' | 'cart.storedDataDiscarded'
>

/** Key of the failure text of a command. */
const failedKeys = {
  'cart.add': 'add',
  'cart.setCount': 'count',
  'cart.setOption': 'option',
  'cart.remove': 'remove',
  'cart.restore': 'restore',
  'cart.clear': 'clear',
  'cart.coupon.apply': 'coupon',
  'cart.coupon.remove': 'coupon',
} as const

/** Text about a rejected command, with the backend's reason if there is one. */
function rejectionText(words: CartWords, { command, error }: EmittedOfType<'cart.rejected'>): string {
  const [reason] = Object.values(error.fields)
  return [words.failed[failedKeys[command.type]], reason?.[0] ?? error.message].filter(Boolean).join(' ')
}

interface ToastContext {
  cart: LazyCartFlow
  locale: Locale
  toasts: Toasts
}

/** Shows a notification as a toast; that of a rejected command has a retry button. */
export async function showCartToast(
  notification: CartNotification,
  { cart, locale, toasts }: ToastContext,
): Promise<void> {
  const words = await loadCartWords(locale)
  switch (notification.type) {
    case 'cart.rejected':
      return toasts.show({
        key: notification.key,
        kind: 'error',
        text: rejectionText(words, notification),
        action: { label: words.retry, onPress: () => cart.send({ type: 'cart.retry', key: notification.key }) },
      })
    case 'cart.waiting':
      return showOfflineToast(toasts, locale)
    case 'cart.alert': {
      const { line_id, kind, text } = notification.notice
      return toasts.show({ key: `notice ${line_id} ${kind}`, kind: 'info', text })
    }
    case 'cart.storedDataDiscarded':
      return toasts.show({ key: 'forgotten', kind: 'info', text: words.forgotten })
  }
}
