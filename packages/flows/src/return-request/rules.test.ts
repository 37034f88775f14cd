import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeOrder, fakeOrderItem } from '../testing/index.ts'
import { deliveredOn, eligibilityOf, lastDay, returnableOf } from './rules.ts'

const at = (text: string) => Date.parse(text)
const order = fakeOrder('1')

describe('an order is returnable', () => {
  it('for fourteen days after the day of delivery, to the end of the last one', () => {
    expect([deliveredOn(order), lastDay(order)]).toEqual(['2026-03-01', '2026-03-15'])
    expect(eligibilityOf(order, at('2026-03-15T23:59:59+02:00'))).toEqual({ can: true, until: '2026-03-15' })
    expect(eligibilityOf(order, at('2026-03-16T00:00:00+02:00'))).toEqual({
      can: false,
      reason: 'window',
      until: '2026-03-15',
    })
  })

  it('by the days of Kyiv, where half past midnight is another day than in London', () => {
    const late = fakeOrder('1', { history: [{ status: 'delivered', date: '2026-03-01T22:30:00Z' }] })
    expect([deliveredOn(late), lastDay(late)]).toEqual(['2026-03-02', '2026-03-16'])
    // The clocks go forward on 29 March: the last day is no hour shorter.
    const spring = fakeOrder('1', { history: [{ status: 'delivered', date: '2026-03-20T12:00:00+02:00' }] })
    expect(eligibilityOf(spring, at('2026-04-03T23:30:00+03:00')).can).toBe(true)
  })

  it('only after its delivery', () => {
    const shipped = fakeOrder('1', { status: 'shipped', history: [] })
    expect(lastDay(shipped)).toBeNull()
    expect(eligibilityOf(shipped, 0)).toEqual({ can: false, reason: 'status', until: null })
    const cancelled = fakeOrder('1', { status: 'cancelled' })
    expect(eligibilityOf(cancelled, at('2026-03-05T12:00:00Z'))).toMatchObject({ reason: 'status' })
    expect(eligibilityOf(fakeOrder('1', { status: 'completed' }), at('2026-03-05T12:00:00Z')).can).toBe(true)
  })

  it('unless all of its items are excluded', () => {
    const excluded = fakeOrder('1', { items: [fakeOrderItem(1, { returnable: 0 })] })
    expect(eligibilityOf(excluded, at('2026-03-05T12:00:00Z'))).toMatchObject({ reason: 'category' })
    const noMasks = { isExcluded: ({ product_id }: { product_id: number }) => product_id === 1 }
    const masks = fakeOrder('1', { items: [fakeOrderItem(1)] })
    expect(eligibilityOf(masks, at('2026-03-05T12:00:00Z'), noMasks.isExcluded)).toMatchObject({ reason: 'category' })
    expect(eligibilityOf(order, at('2026-03-05T12:00:00Z'), noMasks.isExcluded).can).toBe(true)
    expect(returnableOf(fakeOrderItem(1, { count: 3, returnable: 1 }))).toBe(1)
  })
})

it('is returnable on the fourteenth day after any delivery and not on the fifteenth', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }), arrived => {
      const one = fakeOrder('1', { history: [{ status: 'delivered', date: arrived.toISOString() }] })
      const noon = (days: number) => at(`${deliveredOn(one)}T10:00:00Z`) + days * 86_400_000
      expect(eligibilityOf(one, noon(14)).can).toBe(true)
      expect(eligibilityOf(one, noon(15)).can).toBe(false)
    }),
  )
})
