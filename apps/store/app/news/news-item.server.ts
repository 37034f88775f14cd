import type { NewsCard } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { nonBreakingProse } from '../non-breaking-text.ts'

/** Cached by language: creating a formatter takes a thousand times as long as using it. */
const formats = new Map<Locale, Intl.DateTimeFormat>()

function formatOf(locale: Locale): Intl.DateTimeFormat {
  const made =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Kyiv' })
  formats.set(locale, made)
  return made
}

/** Formats a date as the day's number and «листопада 2026», in Kyiv's time zone on every server. */
export function formatDay(date: string, locale: Locale): { day: string; rest: string } {
  const parts = formatOf(locale).formatToParts(new Date(date))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(known => known.type === type)?.value ?? ''
  return { day: part('day'), rest: `${part('month')} ${part('year')}` }
}

/** Formats a date: «18 листопада 2026». */
export const formatDate = (date: string, locale: Locale): string => {
  const { day, rest } = formatDay(date, locale)
  return `${day} ${rest}`
}

/** The fields of an article that a list renders. */
export const newsItem = ({ title, lead, url, date }: NewsCard, locale: Locale) => ({
  title: nonBreakingProse(title),
  lead: nonBreakingProse(lead),
  url,
  date,
  ...formatDay(date, locale),
})

export type NewsItem = ReturnType<typeof newsItem>
