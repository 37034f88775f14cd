import { describe, expect, it } from 'vitest'
import { returnDeadline } from './return-deadline.ts'

describe('the deadline of a return', () => {
  it.each([
    ['at noon in winter', '2026-01-10T12:00:00+02:00', '2026-01-24T23:59:59.999+02:00'],
    ['a minute before midnight', '2026-01-10T23:59:00+02:00', '2026-01-24T23:59:59.999+02:00'],
    [
      'a minute after midnight in Kyiv, which is the day before in UTC',
      '2026-01-11T00:01:00+02:00',
      '2026-01-25T23:59:59.999+02:00',
    ],
    ['before the clocks go forward', '2026-03-20T18:00:00+02:00', '2026-04-03T23:59:59.999+03:00'],
    ['before the clocks go back', '2026-10-20T18:00:00+03:00', '2026-11-03T23:59:59.999+02:00'],
    ['on the day whose fourteenth is the change itself', '2026-10-11T09:00:00+03:00', '2026-10-25T23:59:59.999+02:00'],
    ['on the last day of a year', '2026-12-31T23:30:00+02:00', '2027-01-14T23:59:59.999+02:00'],
  ])('is the end of the fourteenth day in Kyiv when it came %s', (_, delivered, deadline) => {
    expect(returnDeadline(new Date(delivered)).toISOString()).toBe(new Date(deadline).toISOString())
  })
})
