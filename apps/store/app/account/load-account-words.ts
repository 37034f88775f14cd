import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../words/cache-by-locale.ts'
import type { AccountWords } from '../words/uk/account.ts'

const sources: Readonly<Record<Locale, () => Promise<{ account: AccountWords }>>> = {
  uk: () => import('../words/uk/account.ts'),
  ru: () => import('../words/ru/account.ts'),
  en: () => import('../words/en/account.ts'),
}

/** The texts of the account for the header's menu: one language, fetched for customers only. */
export const loadAccountWords = cacheByLocale(async locale => (await sources[locale]()).account)
