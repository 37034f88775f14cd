import { isLocale, type Locale } from '@shop/contract/locales'
import { useShopUi } from '../../../packages/ui/src/index.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { type PageWords, uk } from './uk.ts'

const words: Readonly<Record<Locale, PageWords>> = { uk, ru, en }

/** Language of the toolbar. */
export function usePageLocale(): Locale {
  const { locale } = useShopUi()
  return isLocale(locale) ? locale : 'uk'
}

/** Texts of the templates in that language. */
export const usePageWords = (): PageWords => words[usePageLocale()]
