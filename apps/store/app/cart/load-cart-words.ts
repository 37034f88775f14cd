import type { Locale } from '@shop/contract/locales'
import type { CartWords } from '../words/uk/cart.ts'

const sources: Readonly<Record<Locale, () => Promise<{ cart: CartWords }>>> = {
  uk: () => import('../words/uk/cart.ts'),
  ru: () => import('../words/ru/cart.ts'),
  en: () => import('../words/en/cart.ts'),
}

const loaded = new Map<Locale, Promise<CartWords>>()

/** The texts of the cart for pages whose loader did not send them: one language, fetched with the first dialog or toast. */
export function loadCartWords(locale: Locale): Promise<CartWords> {
  const words = loaded.get(locale) ?? sources[locale]().then(({ cart }) => cart)
  loaded.set(locale, words)
  words.catch(() => loaded.delete(locale))
  return words
}
