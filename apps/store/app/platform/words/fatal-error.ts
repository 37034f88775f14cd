import type { Locale } from '@shop/contract/locales'

/** Shown when not even the settings can be loaded: the only texts that are bundled in all languages. */
export const fatalErrorWords: Readonly<Record<Locale, { title: string; home: string }>> = {
  uk: { title: 'Магазин тимчасово недоступний. Спробуйте за хвилину.', home: 'На головну' },
  ru: { title: 'Магазин временно недоступен. Попробуйте через минуту.', home: 'На главную' },
  en: { title: 'The shop is temporarily unavailable. Please try again in a minute.', home: 'Go to the home page' },
}
