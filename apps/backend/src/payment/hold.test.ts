import { expect, it } from 'vitest'
import { holdInvoiceUntil } from './hold.ts'

it.each([
  ['a Friday', '2026-11-27T10:00:00Z', 3, '2026-12-02T21:59:00Z'],
  ['a Saturday that has begun in Kyiv only', '2026-11-27T22:30:00Z', 1, '2026-11-30T21:59:00Z'],
  ['a Thursday before the clocks go back', '2026-10-22T06:00:00Z', 2, '2026-10-26T21:59:00Z'],
  ['a Monday in summer', '2026-07-06T20:59:00Z', 3, '2026-07-09T20:59:00Z'],
] as const)(
  'products wait for a transfer from %s to the end of the last working day',
  (_, now, holdInvoiceDays, until) => {
    const terms = { holdMinutes: 1, holdLastMinutes: 1, holdInvoiceDays }
    expect(holdInvoiceUntil({ clock: () => new Date(now), paymentTerms: terms })).toEqual(new Date(until))
  },
)
