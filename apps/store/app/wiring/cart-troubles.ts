import type { Locale } from '@shop/contract/locales'
import type { CartEmitted } from '@shop/flows/cart'
import type { LightCartFlow } from '@shop/flows/cart/light'
import { useEffect } from 'react'
import { usePage } from '../page.ts'
import { prefetches } from '../shell/store-link.tsx'
import { type Toasts, useToasts } from '../toasts/toasts.tsx'
import type { CartWords } from '../words/uk/cart.ts'
import { loadCartWords } from './cart-words.ts'

type Told<Type extends CartEmitted['type']> = Extract<CartEmitted, { type: Type }>

/** What the cart says that a shopper must hear of wherever the page is. */
export type CartTrouble = Told<'cart.rejected' | 'cart.waiting' | 'cart.alert' | 'cart.forgotten'>

const deeds = { add: 'add', set: 'count', remove: 'remove', clear: 'clear', coupon: 'coupon' } as const

/** What a refused command is told with: what did not work, and the backend's reason where it gave one. */
export function troubleText(words: CartWords, { command, error }: Told<'cart.rejected'>): string {
  const [reason] = Object.values(error.fields)
  return [words.failed[deeds[command.kind]], reason?.[0] ?? error.message].filter(Boolean).join(' ')
}

/** The toast that says that changes wait for the network. */
export const OFFLINE = 'offline'

interface Teller {
  cart: LightCartFlow
  locale: Locale
  toasts: Toasts
}

/** Tells a trouble as a toast; a refused command can be tried again from there. */
export async function tellTrouble(trouble: CartTrouble, { cart, locale, toasts }: Teller): Promise<void> {
  const words = await loadCartWords(locale)
  switch (trouble.type) {
    case 'cart.rejected':
      return toasts.show({
        key: trouble.key,
        kind: 'error',
        text: troubleText(words, trouble),
        action: { label: words.retry, onPress: () => cart.send({ type: 'cart.retry', key: trouble.key }) },
      })
    case 'cart.waiting':
      return toasts.show({ key: OFFLINE, kind: 'info', text: words.offline })
    case 'cart.alert': {
      const { line_id, kind, text } = trouble.notice
      return toasts.show({ key: `notice ${line_id} ${kind}`, kind: 'info', text })
    }
    case 'cart.forgotten':
      return toasts.show({ key: 'forgotten', kind: 'info', text: words.forgotten })
  }
}

/**
 * Says when the network is gone. What saying it needs is fetched while there is one, unless the shopper saves data. Renders
 * nothing.
 */
export function Offline(): null {
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
        () => undefined, // fetched with a network that was slow to go: there is nothing to say it with
      )
    const back = () => hide(OFFLINE)
    addEventListener('offline', lost)
    addEventListener('online', back)
    return () => {
      removeEventListener('offline', lost)
      removeEventListener('online', back)
    }
  }, [locale, show, hide, prepare])
  return null
}
