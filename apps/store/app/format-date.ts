import type { Locale } from '@shop/contract/locales'

// One time zone, so that server and browser render the same text.
const timeZone = 'Europe/Kyiv'

/** «22 листопада 2026 р.» */
export const formatDay = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(date))

/** The same with the time of day, which is not separated from its preposition by a line break. */
export const formatMoment = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
    .format(new Date(date))
    .replace(/ (?=\d{1,2}:\d\d)/, '\u00a0')
