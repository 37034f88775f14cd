const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

type Part = 'day' | 'month' | 'year'

/** ISO date of a day that exists in the calendar, or null. Years: four digits. */
function isoOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? date.toISOString().slice(0, 10) : null
}

/** How a language writes a date in digits. The calendar and the digits are those of ISO dates, whatever the region. */
const format = (locale: string) =>
  new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** Writes an ISO date in digits as the language does: `31.12.2026`. Another text is returned as it is. */
export function dateText(iso: string, locale: string): string {
  if (!ISO.test(iso)) return iso
  // Some languages end with a word, and some put marks of direction between the digits.
  const parts = format(locale).formatToParts(new Date(iso))
  const last = parts.findLastIndex(({ type }) => type !== 'literal')
  return parts
    .slice(0, last + 1)
    .map(({ value }) => value.replace(/[\u200e\u200f]/g, ''))
    .join('')
}

/**
 * ISO date of a typed text, or null. Day, month and year in the order of the language, with any separators or, in eight digits,
 * without; ISO is understood as well. `complete`: the year has four digits; otherwise two are a year of this century.
 */
export function parseDateText(text: string, locale: string, complete: boolean): string | null {
  const trimmed = text.trim()
  const [, isoYear, isoMonth, isoDay] = ISO.exec(trimmed) ?? []
  if (isoYear) return isoOf(Number(isoYear), Number(isoMonth), Number(isoDay))
  const order = format(locale)
    .formatToParts(0)
    .flatMap(({ type }): Part[] => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
  const lengths = { day: 2, month: 2, year: 4 }
  const groups = /^\d{8}$/.test(trimmed)
    ? order.map((part, index) => {
        const from = order.slice(0, index).reduce((sum, before) => sum + lengths[before], 0)
        return trimmed.slice(from, from + lengths[part])
      })
    : trimmed.split(/\D+/).filter(Boolean)
  if (groups.length !== 3) return null
  const found = { day: '', month: '', year: '' }
  order.forEach((part, index) => {
    found[part] = groups[index] ?? ''
  })
  const { day, month, year } = found
  if (year.length !== 4 && (complete || year.length !== 2)) return null
  return isoOf(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day))
}
