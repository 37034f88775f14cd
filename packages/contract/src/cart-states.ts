/** States of stock and coupons. Imports no library, because browsers load this file. */

/** In stock, 1 to 5 left, none left. Source: the shop’s specification. */
export const availabilities = ['in_stock', 'running_out', 'out_of_stock'] as const

export const couponStates = ['applied', 'unknown', 'expired', 'minimum'] as const
