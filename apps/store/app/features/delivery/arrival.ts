import type { Locale } from '@shop/contract/locales'
import { dateLocaleOf, shopDay } from '../../platform/words/format-date.ts'

/** The day after a number of working days, both as midnight in UTC; Saturdays and Sundays are none. */
export function addWorkingDays(from: Date, days: number): Date {
  const date = new Date(from)
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1
  }
  return date
}

/** The days of arrival for `6-8` working days: «1–3 грудня», or with a short month «1–3 груд.». */
export function formatArrival(days: string, now: Date, locale: Locale, month: 'long' | 'short' = 'long'): string {
  const [first = 0, last = first] = days.split('-').map(Number)
  const format = new Intl.DateTimeFormat(dateLocaleOf(locale), { day: 'numeric', month, timeZone: 'UTC' })
  const today = shopDay(now)
  // Chromium writes spaces where Node writes thin ones: «8 – 10 December».
  return format.formatRange(addWorkingDays(today, first), addWorkingDays(today, last)).replaceAll('\u2009', ' ')
}
