import { expect, it } from 'vitest'
import {
  availabilityOf,
  clampQuantity,
  isExactStock,
  isUsableCoupon,
  maxQuantityFor,
  shownStock,
} from './cart-rules.ts'
import { couponStates } from './constants.ts'

it('derives the availability from the stock: 1 to 5 pieces are `running_out`', () => {
  expect([-1, 0, 1, 5, 6, 999].map(availabilityOf)).toEqual([
    'out_of_stock',
    'out_of_stock',
    'running_out',
    'running_out',
    'in_stock',
    'in_stock',
  ])
})

it('shows the exact stock up to 20 and 21 for anything above', () => {
  expect([0, 19, 20, 21, 5000].map(shownStock)).toEqual([0, 19, 20, 21, 21])
  expect([0, 20, 21].map(isExactStock)).toEqual([true, true, false])
})

it('limits a quantity to the exact stock, or to 999 when the shown stock is not exact', () => {
  expect([-1, 0, 1, 20, 21].map(maxQuantityFor)).toEqual([0, 0, 1, 20, 999])
})

it('clamps any count to a whole number from 1 to 999', () => {
  expect([-3, 0, 1, 2.9, 999, 1000, Number.NaN, Number.POSITIVE_INFINITY].map(clampQuantity)).toEqual([
    1, 1, 1, 2, 999, 999, 1, 1,
  ])
})

it('treats applied coupons and those below their minimum as usable', () => {
  expect(couponStates.filter(state => isUsableCoupon({ state }))).toEqual(['applied', 'minimum'])
})
