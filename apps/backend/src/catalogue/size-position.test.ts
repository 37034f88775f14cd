import { expect, it } from 'vitest'
import { sizePosition } from './size-position.ts'

it('orders numbers, letters and the rest by whole positions that a column holds', () => {
  const sizes = ['-1', '42', '42.5', '43', '4820000000012', 'Infinity', 'S', 'M', '2XL', 'one size']
  const positions = sizes.map(sizePosition)
  expect(positions).toEqual([0, 42, 42, 43, 9_999, 9_999, 10_001, 10_002, 10_005, 20_000])
})
