import { expect, it } from 'vitest'
import { momentInKyiv } from '../values/kyiv-time.ts'
import { daysFrom, daysUntilOpen } from './dispatch.ts'

const at = (local: string): Date => {
  const moment = momentInKyiv(local)
  if (!moment) throw new Error(`There is no ${local}`)
  return moment
}

// The 1st of December 2026 is a Tuesday.
it.each([
  ['nothing is stated', { until: '', days: [] }, '2026-12-05 23:59', '6-8'],
  ['ordered before the hour', { until: '16:00', days: [] }, '2026-12-01 15:59', '6-8'],
  ['ordered at the hour', { until: '16:00', days: [] }, '2026-12-01 16:00', '7-9'],
  ['ordered on Friday after the hour', { until: '16:00', days: [] }, '2026-12-04 18:00', '7-9'],
  ['ordered on a day off', { until: '16:00', days: [] }, '2026-12-05 10:00', '7-9'],
  ['ordered on the Saturday that parcels go on', { until: '12:00', days: [2, 6] }, '2026-12-05 11:59', '6-8'],
  ['ordered after it', { until: '12:00', days: [2, 6] }, '2026-12-05 12:00', '8-10'],
  ['parcels go on one day a week', { until: '', days: [1] }, '2026-12-01 09:00', '10-12'],
  ['parcels go on Sundays', { until: '09:30', days: [7] }, '2026-12-04 09:00', '6-8'],
  ['in summer, by the clock of Kyiv', { until: '16:00', days: [] }, '2026-07-01 15:59', '6-8'],
])('a delivery takes longer by the working days until parcels go: %s', (_, dispatch, now, days) => {
  expect(daysFrom('6-8', dispatch, at(now))).toBe(days)
})

it.each([
  ['any day', [], '6-7'],
  ['a week without Wednesday, its first day', [1, 2, 4, 5, 6], '7'],
  ['a week without Thursday, its second day', [1, 2, 3, 5], '6-8'],
  ['Tuesdays and Saturdays', [2, 6], '10'],
  ['weekends, which working days never reach', [6, 7], '6-7'],
])('an order is collected when its place is open: %s', (_, open, days) => {
  expect(daysUntilOpen('6-7', open, at('2026-12-01 23:59'))).toBe(days)
})

it('a delivery of a shop that does not state when parcels go takes as long as ever', () => {
  expect(daysFrom('7-10', null, at('2026-12-05 23:59'))).toBe('7-10')
})
