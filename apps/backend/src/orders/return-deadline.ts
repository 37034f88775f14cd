/** Days in which goods may be returned, not counting the day of delivery. Source: the specification of the wire. */
export const RETURN_DAYS = 14

const kyivTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Kyiv',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

function kyivPartsOf(moment: Date) {
  const parts = new Map(kyivTime.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  return {
    year: parts.get('year') ?? 0,
    month: parts.get('month') ?? 1,
    day: parts.get('day') ?? 1,
    hour: parts.get('hour') ?? 0,
  }
}

/** UTC offsets of Kyiv in hours, in winter and in summer. The offset never changes at midnight there. */
const OFFSETS = [2, 3]

/** The last moment at which goods delivered at `delivered` may be returned: the end of the 14th day in Kyiv. */
export function returnDeadline(delivered: Date): Date {
  const { year, month, day } = kyivPartsOf(delivered)
  const midnights = OFFSETS.map(offset => new Date(Date.UTC(year, month - 1, day + RETURN_DAYS + 1, -offset)))
  const midnight = midnights.find(moment => kyivPartsOf(moment).hour === 0)
  if (!midnight) throw new RangeError(`No midnight in Kyiv ${RETURN_DAYS + 1} days after ${delivered.toISOString()}`)
  return new Date(midnight.getTime() - 1)
}
