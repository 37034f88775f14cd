import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCoupon, type CouponLine, type CouponRules, couponStateOf, divideAmount } from './coupon-rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const JACKETS = 3
const BOOTS = 7

const unconditional: CouponRules = {
  kind: 'percent',
  value: 10,
  minimum: 0,
  starts_at: null,
  ends_at: null,
  uses: null,
  used: 0,
  uses_per_customer: null,
  category_ids: [],
}
const line = (id: number, price: number, count = 1, ...category_ids: number[]): CouponLine => ({
  id,
  price,
  count,
  category_ids,
})
const apply = (rules: Partial<CouponRules>, lines: readonly CouponLine[] = [line(1, 50_000)], usedByCustomer = 0) =>
  applyCoupon({ ...unconditional, ...rules }, lines, usedByCustomer, now)

describe('a coupon', () => {
  it('deducts a percentage of all lines together, rounded down once to whole kopiykas', () => {
    expect(apply({}, [line(1, 33_333)]).discount).toBe(3_333)
    // Rounded per line it would be 0.
    expect(apply({}, [line(1, 5), line(2, 5)]).discount).toBe(1)
  })

  it('deducts an amount, at most the subtotal', () => {
    expect(apply({ kind: 'amount', value: 5_000 }, [line(1, 20_000)]).discount).toBe(5_000)
    expect(apply({ kind: 'amount', value: 5_000 }, [line(1, 3_000)]).discount).toBe(3_000)
  })

  it('divides an amount among the lines in proportion, without losing a kopiyka', () => {
    const { discounts } = apply({ kind: 'amount', value: 100 }, [line(1, 1_000), line(2, 500, 2), line(3, 1_000)])
    expect([...discounts]).toEqual([
      [1, 34],
      [2, 33],
      [3, 33],
    ])
  })

  it.each([
    [1, [10, 20], [0, 1]],
    [2, [10, 20, 20], [0, 1, 1]],
    [1, [10, 10], [1, 0]],
    [3, [10, 20, 10, 20], [1, 1, 0, 1]],
    [5, [0, 0], [0, 0]],
  ])(
    'divides %i among %j as %j: what is left goes to the largest remainders, of equal ones to the first',
    (amount, totals, shares) => {
      expect(divideAmount(amount, totals)).toEqual(shares)
    },
  )

  it('makes the delivery free and leaves the price of the goods', () => {
    expect(apply({ kind: 'delivery', value: 0 })).toMatchObject({
      reason: 'applied',
      isFreeDelivery: true,
      discount: 0,
    })
  })

  it('discounts only lines of its categories, and counts only those towards its minimum', () => {
    const lines = [line(1, 100_000, 1, JACKETS), line(2, 40_000, 2, BOOTS, 1), line(3, 10_000, 0, BOOTS)]
    const boots = apply({ category_ids: [BOOTS] }, lines)
    expect(boots).toMatchObject({ reason: 'applied', discount: 8_000, isPartial: true })
    expect([...boots.discounts]).toEqual([[2, 8_000]])
    expect(apply({ category_ids: [BOOTS], minimum: 100_000 }, lines)).toMatchObject({
      reason: 'minimum',
      missing: 20_000,
      discount: 0,
    })
    expect(apply({ category_ids: [99] }, lines)).toMatchObject({ reason: 'category', discount: 0 })
  })

  it.each([
    ['notYet', { starts_at: new Date('2026-12-01') }, 'minimum'],
    ['ended', { ends_at: new Date('2026-11-01') }, 'expired'],
    ['usedUp', { uses: 1, used: 1 }, 'expired'],
    ['usedByCustomer', { uses_per_customer: 2 }, 'expired'],
    ['minimum', { minimum: 100_000 }, 'minimum'],
  ] as const)('deducts nothing when it is %s', (reason, rules, state) => {
    const effect = apply(rules, [line(1, 50_000)], 2)
    expect(effect).toMatchObject({ reason, discount: 0, isFreeDelivery: false })
    expect(effect.discounts.size).toBe(0)
    expect(couponStateOf[effect.reason]).toBe(state)
  })
})

const lines = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 1_000 }),
    price: fc.integer({ min: 1, max: 2_000_000_000 }),
    count: fc.integer({ min: 0, max: 999 }),
    category_ids: fc.subarray([1, 2, JACKETS, BOOTS]),
  }),
  { selector: ({ id }) => id, maxLength: 100 },
)
const moment = fc.option(fc.integer({ min: -5, max: 5 }).map(days => new Date(now.getTime() + days * 86_400_000)))
const rules: fc.Arbitrary<CouponRules> = fc
  .record({
    kind: fc.constantFrom('percent', 'amount', 'delivery'),
    percent: fc.integer({ min: 1, max: 100 }),
    amount: fc.integer({ min: 1, max: 2_000_000_000 }),
    minimum: fc.integer({ min: 0, max: 2_000_000_000 }),
    starts_at: moment,
    ends_at: moment,
    uses: fc.option(fc.integer({ min: 1, max: 3 })),
    used: fc.integer({ min: 0, max: 3 }),
    uses_per_customer: fc.option(fc.integer({ min: 1, max: 3 })),
    category_ids: fc.subarray([2, JACKETS, BOOTS]),
  })
  .map(({ percent, amount, ...rest }) => ({
    ...rest,
    value: rest.kind === 'percent' ? percent : rest.kind === 'amount' ? amount : 0,
  }))

describe('for any coupon and cart', () => {
  it('the discount is never negative, nor more than the coupon or the qualifying lines allow, and lines add up to it', () => {
    fc.assert(
      fc.property(rules, lines, fc.integer({ min: 0, max: 3 }), (coupon, cart, usedByCustomer) => {
        const { reason, discount, discounts, isFreeDelivery } = applyCoupon(coupon, cart, usedByCustomer, now)
        const qualifies = ({ category_ids }: CouponLine) =>
          coupon.category_ids.length === 0 || category_ids.some(id => coupon.category_ids.includes(id))
        const subtotal = cart.filter(qualifies).reduce((sum, { price, count }) => sum + price * count, 0)
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(subtotal)
        if (coupon.kind === 'amount') expect(discount).toBeLessThanOrEqual(coupon.value)
        if (coupon.kind === 'percent') expect(discount).toBeLessThanOrEqual((subtotal * coupon.value) / 100)
        if (coupon.kind === 'delivery' || reason !== 'applied') expect(discount).toBe(0)
        expect(isFreeDelivery).toBe(coupon.kind === 'delivery' && reason === 'applied')
        expect([...discounts.values()].reduce((sum, share) => sum + share, 0)).toBe(discount)
        for (const own of cart) {
          const share = discounts.get(own.id) ?? 0
          expect(Number.isInteger(share) && share >= 0 && share <= own.price * own.count).toBe(true)
          if (!qualifies(own)) expect(share).toBe(0)
        }
        const mayApply =
          subtotal >= coupon.minimum &&
          (coupon.uses === null || coupon.used < coupon.uses) &&
          (coupon.uses_per_customer === null || usedByCustomer < coupon.uses_per_customer) &&
          (coupon.starts_at === null || coupon.starts_at <= now) &&
          (coupon.ends_at === null || coupon.ends_at >= now)
        if (reason === 'applied') expect(mayApply).toBe(true)
      }),
    )
  })

  it('a share differs from its exact proportion by less than one kopiyka', () => {
    const totals = fc.array(fc.integer({ min: 0, max: 2_000_000_000 * 999 }), { minLength: 1, maxLength: 100 })
    fc.assert(
      fc.property(totals, fc.double({ min: 0, max: 1, noNaN: true }), (each, ratio) => {
        const whole = each.reduce((sum, total) => sum + total, 0)
        const amount = Math.floor(whole * ratio)
        for (const [index, share] of divideAmount(amount, each).entries()) {
          const difference = BigInt(share) * BigInt(whole) - BigInt(amount) * BigInt(each[index] ?? 0)
          const distance = difference < 0n ? -difference : difference
          expect(whole === 0 ? distance === 0n : distance < BigInt(whole)).toBe(true)
        }
      }),
    )
  })
})
