import { expect, it } from 'vitest'
import { couponStates } from './cart.ts'
import {
  availabilityOf,
  clampQuantity,
  isExactStock,
  isUsableCoupon,
  maxQuantityFor,
  shownStock,
} from './cart-rules.ts'

it('tells availability by the pieces left: 1 to 5 run out', () => {
  expect([-1, 0, 1, 5, 6, 999].map(availabilityOf)).toEqual([
    'out_of_stock',
    'out_of_stock',
    'running_out',
    'running_out',
    'in_stock',
    'in_stock',
  ])
})

it('tells stock exactly up to 20 and 21 for anything above', () => {
  expect([0, 19, 20, 21, 5000].map(shownStock)).toEqual([0, 19, 20, 21, 21])
  expect([0, 20, 21].map(isExactStock)).toEqual([true, true, false])
})

it('limits an order to an exact stock, and to 999 when the stock is not told', () => {
  expect([-1, 0, 1, 20, 21].map(maxQuantityFor)).toEqual([0, 0, 1, 20, 999])
})

it('clamps any count to a whole number from 1 to 999', () => {
  expect([-3, 0, 1, 2.9, 999, 1000, Number.NaN, Number.POSITIVE_INFINITY].map(clampQuantity)).toEqual([
    1, 1, 1, 2, 999, 999, 1, 1,
  ])
})

it('uses a coupon that applies or may still apply', () => {
  expect(couponStates.filter(state => isUsableCoupon({ state }))).toEqual(['applied', 'minimum'])
})
