import type { Locale } from '@shop/contract/locales'
import type { CartEmitted } from '@shop/flows/cart'
import type { LazyCartFlow } from '@shop/flows/cart/lazy'
import { useEffect } from 'react'
import { getOutage, subscribeToOutage } from '../errors/network-retry.ts'
import { usePage } from '../page.ts'
import { prefetches } from '../shell/store-link.tsx'
import { type Toasts, useToasts } from '../toasts/toasts.tsx'
import type { CartWords } from '../words/uk/cart.ts'
import { loadCartWords } from './load-cart-words.ts'

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

/** Key of the offline toast. */
const OFFLINE = 'offline'

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
      return toasts.show({ key: OFFLINE, kind: 'info', text: words.offline })
    case 'cart.alert': {
      const { line_id, kind, text } = notification.notice
      return toasts.show({ key: `notice ${line_id} ${kind}`, kind: 'info', text })
    }
    case 'cart.storedDataDiscarded':
      return toasts.show({ key: 'forgotten', kind: 'info', text: words.forgotten })
  }
}

/**
 * Shows a toast while offline. Its module and words are fetched in advance while online, unless data saving is on. Renders
 * nothing.
 */
export function OfflineToast(): null {
  const { locale } = usePage()
  const { show, hide, prepare } = useToasts()
  useEffect(() => {
    if (prefetches) {
      prepare()
      void loadCartWords(locale).catch(() => undefined)
    }
    const lost = () =>
      void loadCartWords(locale).then(
        words => show({ key: OFFLINE, kind: 'info', text: words.offline }),
        () => undefined, // offline before the words were loaded: there is no text to show
      )
    const back = () => hide(OFFLINE)
    // The notice about what waits for the network says the same.
    const unsubscribe = subscribeToOutage(() => getOutage() && back())
    addEventListener('offline', lost)
    addEventListener('online', back)
    return () => {
      unsubscribe()
      removeEventListener('offline', lost)
      removeEventListener('online', back)
    }
  }, [locale, show, hide, prepare])
  return null
}
