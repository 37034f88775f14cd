import type { Locale } from '@shop/contract/locales'

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv', dateStyle: 'short', timeStyle: 'medium' })

/** Date and time of a moment in Kyiv: `2026-12-01 10:00:00`. */
export const kyivText = (moment: Date): string => format.format(moment)

/** The day of a moment in Kyiv: `2026-12-01`. */
export const kyivDay = (moment: Date): string => kyivText(moment).slice(0, 10)

/** The hour of a moment in Kyiv. */
export const kyivHour = (moment: Date): number => Number(kyivText(moment).slice(11, 13))

/** The day that follows another one so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The moment of a date and time in Kyiv (`2026-12-01 10:00`), whose offset depends on daylight saving time; null: there is none. */
export function momentInKyiv(local: string): Date | null {
  for (const offset of ['+02:00', '+03:00']) {
    const moment = new Date(`${local.replace(' ', 'T')}:00${offset}`)
    if (Number.isNaN(moment.getTime())) return null
    if (kyivText(moment) === `${local}:00`) return moment
  }
  return null
}

/** The last moment of a day in Kyiv; null: there is no such day. */
export function endOfKyivDay(day: string): Date | null {
  const minute = momentInKyiv(`${day} 23:59`)
  return minute && new Date(minute.getTime() + 59_999)
}

/** A moment as people in Kyiv write it: `1 грудня о 23:59`. */
export const kyivMoment = (moment: string, lang: Locale): string =>
  new Date(moment).toLocaleString(lang === 'en' ? 'en-GB' : lang, {
    timeZone: 'Europe/Kyiv',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
