import type { Option } from '@shop/contract'
import { expect, it } from 'vitest'
import { limitSizes, MAX_SIZES } from './limit-sizes.server.ts'

const option: Option = { id: 1, name: '50', code: 'HT-1-50', price: 10, availability: 'in_stock', count_left: 4 }
const options = Array.from({ length: 100 }, (_, index) => ({ ...option, id: index }))

it('gives the page of a full cart no more sizes than fit, each line having those of its product', () => {
  const lines = Array.from({ length: 100 }, (_, index) => ({ product_id: index % 50 }))
  const products = Array.from({ length: 50 }, (_, product_id) => ({ product_id, options }))
  const shown = limitSizes(lines, products)
  expect(shown.map(({ product_id }) => product_id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(shown.length * 2 * options.length).toBeLessThanOrEqual(MAX_SIZES)
})

it('gives an ordinary cart all of them', () => {
  const products = [
    { product_id: 1, options },
    { product_id: 2, options },
  ]
  expect(limitSizes([{ product_id: 1 }, { product_id: 2 }, { product_id: 2 }], products)).toEqual(products)
})
