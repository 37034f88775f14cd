import type { Locale } from '@shop/contract/locales'

// One time zone, so that server and browser render the same text.
const timeZone = 'Europe/Kyiv'

/** The language of dates: English as in Britain, like the texts, «22 November 2026». */
export const dateLocaleOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)

/** Midnight in UTC of the shop's day at a moment: calculations with whole days are the same in every time zone. */
export const shopDay = (moment: Date): Date => new Date(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment))

/** No line breaks before «р.» and the time of day. */
const format = (date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(dateLocaleOf(locale), { dateStyle: 'long', timeZone, ...options })
    .format(new Date(date))
    .replace(/ (?=\p{L}\.|\d{1,2}:\d\d)/gu, '\u00a0')

/** «22 листопада 2026 р.» */
export const formatDay = (date: string, locale: Locale): string => format(date, locale, {})

/** The same with the time of day. */
export const formatMoment = (date: string, locale: Locale): string => format(date, locale, { timeStyle: 'short' })

/** Cached by language: creating a formatter takes a thousand times as long as using it. */
const datelines = new Map<Locale, Intl.DateTimeFormat>()

function datelineOf(locale: Locale): Intl.DateTimeFormat {
  const made =
    datelines.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  datelines.set(locale, made)
  return made
}

/** Date of a publication as the day's number and «листопада 2026». */
export function datelineParts(date: string, locale: Locale): { day: string; rest: string } {
  const parts = datelineOf(locale).formatToParts(new Date(date))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(known => known.type === type)?.value ?? ''
  return { day: part('day'), rest: `${part('month')} ${part('year')}` }
}

/** Date of a publication: «18 листопада 2026». */
export const formatDateline = (date: string, locale: Locale): string => {
  const { day, rest } = datelineParts(date, locale)
  return `${day} ${rest}`
}
