import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../../platform/words/cache-by-locale.ts'
import type { CartWords } from '../../platform/words/uk/cart.ts'

const sources: Readonly<Record<Locale, () => Promise<{ cart: CartWords }>>> = {
  uk: () => import('../../platform/words/uk/cart.ts'),
  ru: () => import('../../platform/words/ru/cart.ts'),
  en: () => import('../../platform/words/en/cart.ts'),
}

/** Cart texts in one language for pages whose loader did not send them, fetched with the first dialog or toast. */
export const loadCartWords = cacheByLocale(async locale => (await sources[locale]()).cart)
