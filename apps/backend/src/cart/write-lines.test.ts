import { MAX_QUANTITY } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { planAddition } from './write-lines.ts'

const goods = (option_id: number | null, left: number) => ({
  product_id: 1,
  option_id,
  option: null,
  price: 100,
  left,
})
const line = (option_id: number | null, count: number) => ({ product_id: 1, option_id, count, price: 100 })

describe('planAddition', () => {
  it('makes one line of goods that are wanted twice, up to the stock', () => {
    const wanted = { goods: goods(2, 5), asked: 3, inCart: 1 }
    const { lines, additions } = planAddition([wanted, wanted])
    expect(lines).toEqual([line(2, 5)])
    expect(additions.map(({ added, reduced }) => [added, reduced])).toEqual([
      [3, false],
      [1, true],
    ])
  })

  it('lowers a line to a stock that has fallen, and changes nothing for goods that are sold out', () => {
    const { lines, additions } = planAddition([
      { goods: goods(null, 2), asked: 1, inCart: 4 },
      { goods: goods(3, 0), asked: 1, inCart: 1 },
    ])
    expect(lines).toEqual([line(null, 2)])
    expect(additions.map(({ added }) => added)).toEqual([-2, 0])
  })

  it('does not exceed the largest quantity of a line', () => {
    const { lines } = planAddition([{ goods: goods(2, 5_000), asked: 10, inCart: MAX_QUANTITY - 1 }])
    expect(lines).toEqual([line(2, MAX_QUANTITY)])
  })
})
