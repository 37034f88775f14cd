import type { Dispatch } from '../db/schema/index.ts'
import { addDays, kyivDay, kyivText } from '../values/kyiv-time.ts'

const WORKING_DAYS = [1, 2, 3, 4, 5]

/** From 1, Monday, to 7. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7

/** Working days from today to the day that an order of this moment is dispatched on. */
function workingDaysUntil({ until, days }: Dispatch, now: Date): number {
  if (until === '' && days.length === 0) return 0
  const [today = '', time = ''] = kyivText(now).split(' ')
  const isDispatched = (day: string) => (days.length === 0 ? WORKING_DAYS : days).includes(weekdayOf(day))
  const isToday = isDispatched(today) && (until === '' || time < until)
  let waiting = 0
  for (let day = today, isReached = isToday; !isReached; isReached = isDispatched(day)) {
    day = addDays(day, 1)
    if (WORKING_DAYS.includes(weekdayOf(day))) waiting += 1
  }
  return waiting
}

const addWorkingDays = (from: string, count: number): string => {
  let day = from
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (WORKING_DAYS.includes(weekdayOf(day))) left -= 1
  }
  return day
}

/** Working days until an order of this moment is collected: more when they end on a day that is not among `open`; none: every day is. */
export function daysUntilOpen(days: string, open: readonly number[], now: Date): string {
  if (!open.some(day => WORKING_DAYS.includes(day))) return days
  const today = kyivDay(now)
  const counts = days.split('-').map(text => {
    let count = Number(text)
    while (!open.includes(weekdayOf(addWorkingDays(today, count)))) count += 1
    return count
  })
  return [...new Set(counts)].join('-')
}

/** Working days of a delivery, such as `6-8`, of an order of this moment. `dispatch`: null when the shop does not state it. */
export function daysFrom(days: string, dispatch: Dispatch | null, now: Date): string {
  const waiting = dispatch === null ? 0 : workingDaysUntil(dispatch, now)
  return waiting === 0 ? days : days.replace(/\d+/g, day => String(Number(day) + waiting))
}
