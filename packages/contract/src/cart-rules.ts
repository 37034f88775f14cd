/** Rules of quantities, stock and coupons, free of any library, so that a browser pays for nothing else. */
import type { CartCoupon } from './cart.ts'
import type { Availability } from './catalogue.ts'

/** Most pieces of a cart line. Source: wire.md, "Counts are integers 1…999". */
export const MAX_QUANTITY = 999

/** Stock is told exactly up to here; one more stands for anything above, so that stock levels stay private. */
export const SHOWN_STOCK_MAX = 20

/** From this many pieces down a product is running out. Source: wire.md. */
export const RUNNING_OUT_MAX = 5

/** Availability by the pieces left. Source: spec §4, wire.md. */
export const availabilityOf = (left: number): Availability =>
  left <= 0 ? 'out_of_stock' : left <= RUNNING_OUT_MAX ? 'running_out' : 'in_stock'

/** The stock as the wire tells it: exact up to `SHOWN_STOCK_MAX`, one above for any more. */
export const shownStock = (left: number): number => Math.min(left, SHOWN_STOCK_MAX + 1)

/** Whether a told stock is the true number, and not a stand-in for «more». */
export const isExactStock = (shown: number): boolean => shown <= SHOWN_STOCK_MAX

/** Most pieces that can be ordered by the stock that the wire tells. */
export const maxQuantityFor = (shown: number): number => (isExactStock(shown) ? Math.max(0, shown) : MAX_QUANTITY)

/** Clamps a count to what the wire accepts: 1…999, whole; what is no number becomes 1. */
export const clampQuantity = (count: number): number =>
  Number.isFinite(count) ? Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(count))) : 1

/** Whether a coupon is worth sending again: one whose minimum is not reached yet may still apply, an unknown or expired one never. */
export const isUsableCoupon = (coupon: Pick<CartCoupon, 'state'>): boolean =>
  coupon.state === 'applied' || coupon.state === 'minimum'
