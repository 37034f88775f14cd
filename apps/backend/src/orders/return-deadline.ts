import { addDays, endOfKyivDay, kyivDay } from '../values/kyiv-time.ts'

/** Days in which goods may be returned, not counting the day of delivery. Source: the specification of the wire. */
export const RETURN_DAYS = 14

/** The last moment at which goods delivered at `delivered` may be returned: the end of the 14th day in Kyiv. */
export function returnDeadline(delivered: Date): Date {
  const end = endOfKyivDay(addDays(kyivDay(delivered), RETURN_DAYS))
  if (!end) throw new RangeError(`No day in Kyiv ends ${RETURN_DAYS} days after ${delivered.toISOString()}`)
  return end
}
