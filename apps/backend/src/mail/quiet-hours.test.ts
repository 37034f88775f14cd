import { describe, expect, it } from 'vitest'
import { phonesOpenSince, phoneTemplatesAt } from './quiet-hours.ts'

describe('messages to phones', () => {
  it.each([
    // In summer Kyiv is three hours ahead of UTC, in winter two.
    ['2026-07-01T05:59:59Z', true],
    ['2026-07-01T06:00:00Z', false],
    ['2026-07-01T17:59:59Z', false],
    ['2026-07-01T18:00:00Z', true],
    ['2026-12-01T06:59:59Z', true],
    ['2026-12-01T07:00:00Z', false],
    ['2026-12-01T18:59:59Z', false],
    ['2026-12-01T19:00:00Z', true],
    ['2026-12-01T22:30:00Z', true],
  ])('at %s wait for the morning, but for codes: %s', (moment, isQuiet) => {
    expect(phoneTemplatesAt(new Date(moment))).toEqual(isQuiet ? ['order-code'] : null)
    expect(phonesOpenSince(new Date(moment)) === null).toBe(isQuiet)
  })

  it('have waited since nine', () => {
    expect(phonesOpenSince(new Date('2026-12-01T10:20:30.000Z'))).toEqual(new Date('2026-12-01T07:00:00.000Z'))
  })
})
