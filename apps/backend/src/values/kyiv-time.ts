import type { Locale } from '@shop/contract/locales'

/** The moment of a date and time in Kyiv (`2026-12-01 10:00`), whose offset depends on daylight saving time; null: there is none. */
export function momentInKyiv(local: string): Date | null {
  for (const offset of ['+02:00', '+03:00']) {
    const moment = new Date(`${local.replace(' ', 'T')}:00${offset}`)
    if (Number.isNaN(moment.getTime())) return null
    if (moment.toLocaleString('sv-SE', { timeZone: 'Europe/Kyiv' }) === `${local}:00`) return moment
  }
  return null
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

/** Time of day in Kyiv. */
export function kyivTime(moment: Date): { hours: number; minutes: number; seconds: number } {
  const [hours = 0, minutes = 0, seconds = 0] = moment
    .toLocaleTimeString('sv-SE', { timeZone: 'Europe/Kyiv' })
    .split(':')
    .map(Number)
  return { hours, minutes, seconds }
}
