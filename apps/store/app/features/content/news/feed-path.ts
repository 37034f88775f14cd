import { type Locale, localise } from '@shop/contract/locales'

/** Path of the news as RSS. */
export const feedPath = (locale: Locale): string => localise('/news.xml', locale)
