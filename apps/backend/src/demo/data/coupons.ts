/** Coupons of the demo shop, one for each state of a coupon. */
export const coupons = [
  /** Ten per cent off, whatever is in the cart. */
  { code: 'HART-K7QM-X2VD', kind: 'percent', value: 10, minimum: 0, ends_at: null, uses: null },
  /** 300 ₴ off from 3 000 ₴. */
  { code: 'HART-P4RZ-9TWN', kind: 'amount', value: 300_00, minimum: 3_000_00, ends_at: null, uses: null },
  /** Limited to one order in total. */
  { code: 'HART-S9VK-4MJY', kind: 'percent', value: 15, minimum: 0, ends_at: null, uses: 1 },
  /** Expired. */
  { code: 'HART-E2XD-7HCB', kind: 'percent', value: 20, minimum: 0, ends_at: '2026-01-31T23:59:59+02:00', uses: null },
] as const satisfies readonly DemoCoupon[]

interface DemoCoupon {
  code: string
  kind: 'percent' | 'amount'
  /** Per cent, or kopiykas. */
  value: number
  /** Smallest subtotal in kopiykas. */
  minimum: number
  ends_at: string | null
  uses: number | null
}
