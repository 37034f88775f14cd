import { expect, it } from 'vitest'
import { catalogueLimits } from '../db/schema/limits.ts'
import { priceOf } from './amounts.ts'

it('takes each price that the catalogue holds, and tells which they are', () => {
  expect(priceOf('0.01')).toBe(1)
  expect(priceOf('9999999,99')).toBe(catalogueLimits.price)
  expect(() => priceOf('0')).toThrow('from 0.01 to 9999999.99')
})
