/** Rules of quantities, stock and coupons. Imports no library, because browsers load this file. */

import type { availabilities, couponStates } from './cart-states.ts'

/** Maximum quantity of a cart line. Source: the rules of the wire, "Counts are integers 1…999". */
export const MAX_QUANTITY = 999

/** Stock is shown exactly up to this number; one more means any larger stock, so that stock levels stay private. */
export const SHOWN_STOCK_MAX = 20

/** A product with this many pieces or fewer is running out. Source: the rules of the wire. */
export const RUNNING_OUT_MAX = 5

/** Availability for a stock. */
export const availabilityOf = (left: number): (typeof availabilities)[number] =>
  left <= 0 ? 'out_of_stock' : left <= RUNNING_OUT_MAX ? 'running_out' : 'in_stock'

/** The stock as the API shows it: exact up to `SHOWN_STOCK_MAX`, `SHOWN_STOCK_MAX + 1` for any more. */
export const shownStock = (left: number): number => Math.min(left, SHOWN_STOCK_MAX + 1)

/** Whether a shown stock is the exact number. */
export const isExactStock = (shown: number): boolean => shown <= SHOWN_STOCK_MAX

/** Maximum quantity that can be ordered, given the shown stock. */
export const maxQuantityFor = (shown: number): number => (isExactStock(shown) ? Math.max(0, shown) : MAX_QUANTITY)

/** Clamps a count to the integers 1…999 that the API accepts; a value that is not a finite number becomes 1. */
export const clampQuantity = (count: number): number =>
  Number.isFinite(count) ? Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(count))) : 1

/** Whether to send a coupon again: one whose minimum is not reached yet may still apply, an unknown or expired one never does. */
export const isUsableCoupon = (coupon: { readonly state: (typeof couponStates)[number] }): boolean =>
  coupon.state === 'applied' || coupon.state === 'minimum'
