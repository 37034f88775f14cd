/** Coupons of the demo shop: each kind, and each condition. */
export const coupons: readonly DemoCoupon[] = [
  /** Ten per cent off, whatever is in the cart. */
  { code: 'HART-K7QM-X2VD', kind: 'percent', value: 10 },
  /** 300 ₴ off from 3 000 ₴. */
  { code: 'HART-P4RZ-9TWN', kind: 'amount', value: 300_00, minimum: 3_000_00 },
  /** Limited to one order in total. */
  { code: 'HART-S9VK-4MJY', kind: 'percent', value: 15, uses: 1 },
  /** Expired. */
  { code: 'HART-E2XD-7HCB', kind: 'percent', value: 20, ends_at: '2026-01-31T23:59:59+02:00' },
  /** The shop pays the carrier from 2 500 ₴. */
  { code: 'HART-D8NQ-3FKW', kind: 'delivery', value: 0, minimum: 2_500_00 },
  /** Footwear only, once per customer. */
  { code: 'HART-B6TJ-5XMR', kind: 'percent', value: 20, category: 'footwear', uses_per_customer: 1 },
]

interface DemoCoupon {
  code: string
  kind: 'percent' | 'amount' | 'delivery'
  /** Per cent, or kopiykas. */
  value: number
  /** Smallest subtotal in kopiykas. */
  minimum?: number
  ends_at?: string
  uses?: number
  uses_per_customer?: number
  /** Slug of the only category. */
  category?: string
}
