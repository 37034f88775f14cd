import type { Locale } from '@shop/contract/locales'
import { dateLocaleOf } from '../format-date.ts'

/** The date after a number of working days; Saturdays and Sundays are none. */
export function addWorkingDays(from: Date, days: number): Date {
  const date = new Date(from)
  for (let left = days; left > 0; ) {
    date.setDate(date.getDate() + 1)
    if (date.getDay() !== 0 && date.getDay() !== 6) left -= 1
  }
  return date
}

/** The days of arrival for `6-8` working days: «1–3 грудня», or with a short month «1–3 груд.». */
export function formatArrival(days: string, now: Date, locale: Locale, month: 'long' | 'short' = 'long'): string {
  const [first = 0, last = first] = days.split('-').map(Number)
  const format = new Intl.DateTimeFormat(dateLocaleOf(locale), { day: 'numeric', month })
  return format.formatRange(addWorkingDays(now, first), addWorkingDays(now, last))
}
