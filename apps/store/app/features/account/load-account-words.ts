import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../../platform/words/cache-by-locale.ts'
import type { AccountWords } from '../../platform/words/uk/account.ts'

const sources: Readonly<Record<Locale, () => Promise<{ account: AccountWords }>>> = {
  uk: () => import('../../platform/words/uk/account.ts'),
  ru: () => import('../../platform/words/ru/account.ts'),
  en: () => import('../../platform/words/en/account.ts'),
}

/** The texts of the account for the header's menu: one language, fetched for customers only. */
export const loadAccountWords = cacheByLocale(async locale => (await sources[locale]()).account)
