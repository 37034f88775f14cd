import type { CartCoupon } from '@shop/contract'
import type { coupons } from '../db/schema/index.ts'

/** Conditions and effect of a coupon. Amounts in kopiykas. */
export type CouponRules = Pick<
  typeof coupons.$inferSelect,
  'kind' | 'value' | 'minimum' | 'starts_at' | 'ends_at' | 'uses' | 'used' | 'uses_per_customer' | 'category_ids'
>

export interface CouponLine {
  id: number
  /** Kopiykas. */
  price: number
  /** Quantity that can be bought. */
  count: number
  /** Every category that lists the product, parents included. */
  category_ids: readonly number[]
}

/** Why a coupon applies or not. The wire has four states, so each reason belongs to one of them: see `couponStateOf`. */
export type CouponReason =
  | 'applied'
  | 'unknown'
  /** Its first day is still to come. */
  | 'notYet'
  /** Its last day is over, or the shop has ended it. */
  | 'ended'
  /** Redeemed as often as it may be. */
  | 'usedUp'
  /** This customer has redeemed it as often as one customer may. */
  | 'usedByCustomer'
  /** No line belongs to its categories. */
  | 'category'
  | 'minimum'

/**
 * `minimum`: a condition that may still be fulfilled, so clients keep sending the code; `expired`: never again for this
 * customer; `unknown`: no such code.
 */
export const couponStateOf: Readonly<Record<CouponReason, CartCoupon['state']>> = {
  applied: 'applied',
  unknown: 'unknown',
  notYet: 'minimum',
  category: 'minimum',
  minimum: 'minimum',
  ended: 'expired',
  usedUp: 'expired',
  usedByCustomer: 'expired',
}

export interface CouponEffect {
  reason: CouponReason
  /** Kopiykas; the sum of `discounts`. */
  discount: number
  /** By id of the line: kopiykas, at most the total of the line. Lines without a discount are missing. */
  discounts: ReadonlyMap<number, number>
  /** The shop pays the carrier. */
  isFreeDelivery: boolean
  /** Kopiykas of qualifying lines that are missing to the minimum. */
  missing: number
  /** Some lines do not qualify. */
  isPartial: boolean
}

const noDiscounts: ReadonlyMap<number, number> = new Map()

/** An effect without a discount. */
export const withoutEffect = (reason: CouponReason): CouponEffect => ({
  reason,
  discount: 0,
  discounts: noDiscounts,
  isFreeDelivery: false,
  missing: 0,
  isPartial: false,
})

/**
 * Divides an amount among totals in proportion to them, to whole kopiykas by the method of largest remainders: the shares add
 * up to the amount and none exceeds its total. With equal remainders the earlier one is preferred. `amount` is at most the sum.
 */
export function divideAmount(amount: number, totals: readonly number[]): number[] {
  const whole = totals.reduce((sum, total) => sum + total, 0)
  if (whole === 0) return totals.map(() => 0)
  // Products of two amounts exceed the safe integers.
  const exact = totals.map(total => BigInt(amount) * BigInt(total))
  const shares = exact.map(product => Number(product / BigInt(whole)))
  let rest = amount - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % BigInt(whole) }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of byRemainder) {
    if (rest === 0) break
    shares[index] = (shares[index] ?? 0) + 1
    rest -= 1
  }
  return shares
}

const totalOf = (lines: readonly CouponLine[]): number => lines.reduce((sum, line) => sum + line.price * line.count, 0)

/**
 * What a coupon does for the lines of a cart. `usedByCustomer`: how often the customer has redeemed it. Only lines of its
 * categories count towards its minimum and are discounted. A percentage is rounded down once, for all lines together.
 */
export function applyCoupon(
  { kind, value, minimum, starts_at, ends_at, uses, used, uses_per_customer, category_ids }: CouponRules,
  lines: readonly CouponLine[],
  usedByCustomer: number,
  now: Date,
): CouponEffect {
  if (ends_at !== null && ends_at < now) return withoutEffect('ended')
  if (uses !== null && used >= uses) return withoutEffect('usedUp')
  if (uses_per_customer !== null && usedByCustomer >= uses_per_customer) return withoutEffect('usedByCustomer')
  if (starts_at !== null && starts_at > now) return withoutEffect('notYet')
  const bought = lines.filter(({ count }) => count > 0)
  const qualifying =
    category_ids.length === 0
      ? bought
      : bought.filter(line => line.category_ids.some(category => category_ids.includes(category)))
  if (qualifying.length === 0 && bought.length > 0) return withoutEffect('category')
  const subtotal = totalOf(qualifying)
  if (subtotal < minimum) return { ...withoutEffect('minimum'), missing: minimum - subtotal }
  const applied = { ...withoutEffect('applied'), isPartial: qualifying.length < bought.length }
  if (kind === 'delivery') return { ...applied, isFreeDelivery: true }
  const discount = Math.min(subtotal, kind === 'percent' ? Math.floor((subtotal * value) / 100) : value)
  const shares = divideAmount(
    discount,
    qualifying.map(line => line.price * line.count),
  )
  const discounts = new Map(qualifying.map((line, index) => [line.id, shares[index] ?? 0] as const))
  return { ...applied, discount, discounts }
}
