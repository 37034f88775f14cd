import type { Point } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { formatMessage } from '@shop/ui/messages/format'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'

/** 5 January 2026 is a Monday. */
const dayNames = (locale: Locale): string[] => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2026, 0, 5 + day))))
}

const ALL_DAY = /^0?0:00-(23:59|24:00)$/

/** Opening hours with days of equal hours together: «пн–пт 08:00–20:00, сб 09:00–18:00». Days off are left out. */
export function formatSchedule(schedule: readonly string[], locale: Locale, words: CheckoutWords): string {
  if (schedule.every(hours => ALL_DAY.test(hours))) return words.aroundTheClock
  const names = dayNames(locale)
  const groups: { from: number; to: number; hours: string }[] = []
  for (const [day, hours] of schedule.entries()) {
    const last = groups.at(-1)
    if (last?.hours === hours) last.to = day
    else groups.push({ from: day, to: day, hours })
  }
  return groups
    .filter(({ hours }) => hours !== '')
    .map(({ from, to, hours }) => {
      const days = from === to ? names[from] : `${names[from]}–${names[to]}`
      return `${days} ${hours.replace('-', '–')}`
    })
    .join(', ')
}

/** «600 м», «1,2 км»: in steps of a hundred metres. */
export function formatDistance(metres: number, locale: Locale): string {
  const hundreds = Math.max(1, Math.round(metres / 100))
  const [unit, value] = hundreds < 10 ? (['meter', hundreds * 100] as const) : (['kilometer', hundreds / 10] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })
    .format(value)
    .replaceAll(' ', '\u00a0')
}

/** Distance, hours and limits of a point, '' when nothing is known. */
export function pointDetails(
  { distance, schedule, max_weight, on_receipt }: Point,
  locale: Locale,
  words: CheckoutWords,
): string {
  return [
    distance !== undefined && formatDistance(distance, locale),
    // No line break within hours: a word joiner after the dash.
    schedule && formatSchedule(schedule, locale, words).replace(/(?<=\d)–/g, '–\u2060'),
    max_weight !== undefined && formatMessage(words.upToWeight, { weight: max_weight }),
    on_receipt === false && words.noMoneyHere,
  ]
    .filter(Boolean)
    .join('\u00a0· ')
}
