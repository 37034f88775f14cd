import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../words/cache-by-locale.ts'
import type { CartWords } from '../words/uk/cart.ts'

const sources: Readonly<Record<Locale, () => Promise<{ cart: CartWords }>>> = {
  uk: () => import('../words/uk/cart.ts'),
  ru: () => import('../words/ru/cart.ts'),
  en: () => import('../words/en/cart.ts'),
}

/** Cart texts in one language for pages whose loader did not send them, fetched with the first dialog or toast. */
export const loadCartWords = cacheByLocale(async locale => (await sources[locale]()).cart)

/** Key of the toast with the text `offline`. */
export const OFFLINE_TOAST = 'offline'
