import type { Locale } from '@shop/contract/locales'

/** All that is said when not even the shop's settings can be read: the one place where three languages travel together. */
export const fatalErrorWords: Readonly<Record<Locale, { title: string; home: string }>> = {
  uk: { title: 'Магазин тимчасово недоступний. Спробуйте за хвилину.', home: 'На головну' },
  ru: { title: 'Магазин временно недоступен. Попробуйте через минуту.', home: 'На главную' },
  en: { title: 'The shop is temporarily unavailable. Please try again in a minute.', home: 'Go to the home page' },
}
