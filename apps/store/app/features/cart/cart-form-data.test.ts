import { describe, expect, it } from 'vitest'
import { parseCartForm, parseSaveForLater } from './cart-form-data.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('parseCartForm', () => {
  it('adds a product, with a quantity of 1 by default', () => {
    expect(parseCartForm(form({ intent: 'add', product_id: '7', option_id: '31' }))).toEqual({
      type: 'cart.add',
      productId: 7,
      optionId: 31,
      count: 1,
    })
  })

  it('adds the wanted products of a kit, each in its size, in one command', () => {
    const kit = form({ intent: 'add', 'size.7': '31', 'size.8': '', 'size.9': '55' })
    for (const id of ['7', '8', 'x']) kit.append('piece', id)
    expect(parseCartForm(kit)).toEqual({
      type: 'cart.add',
      productId: 7,
      optionId: null,
      count: 2,
      items: [
        { productId: 7, optionId: 31, count: 1 },
        { productId: 8, optionId: null, count: 1 },
      ],
    })
    kit.delete('piece')
    expect(parseCartForm(kit)).toBeNull()
  })

  it('adds the sizes of a table that have a quantity, in one command', () => {
    const table = {
      intent: 'add',
      'count.7.31': '4',
      'count.7.32': '0',
      'count.7.33': ' 5000 ',
      'count.7.34': 'x',
      'count.8.0': '2',
    }
    expect(parseCartForm(form(table))).toEqual({
      type: 'cart.add',
      productId: 7,
      optionId: null,
      count: 1005,
      items: [
        { productId: 7, optionId: 31, count: 4 },
        { productId: 7, optionId: 33, count: 999 },
        { productId: 8, optionId: null, count: 2 },
      ],
    })
    expect(parseCartForm(form({ intent: 'add', 'count.7.31': '0' }))).toBeNull()
  })

  it('sets the quantity from the pressed button or the typed value', () => {
    expect(parseCartForm(form({ intent: 'count', id: '3', count: '2', to: '3' }))).toMatchObject({ count: 3 })
    expect(parseCartForm(form({ intent: 'count', id: '3', count: ' 12 ' }))).toMatchObject({ count: 12 })
  })

  it('limits quantities to 1 to 999', () => {
    expect(parseCartForm(form({ intent: 'count', id: '3', to: '0' }))).toMatchObject({ count: 1 })
    expect(parseCartForm(form({ intent: 'count', id: '3', count: '5000' }))).toMatchObject({ count: 999 })
  })

  it('applies a coupon; an empty field removes it', () => {
    expect(parseCartForm(form({ intent: 'coupon', coupon: ' ZMINA10 ' }))).toEqual({
      type: 'cart.coupon.apply',
      code: 'ZMINA10',
    })
    expect(parseCartForm(form({ intent: 'coupon', coupon: ' ' }))).toEqual({ type: 'cart.coupon.remove' })
  })

  it.each([
    {},
    { intent: 'buy' },
    { intent: 'add' },
    { intent: 'count', id: '3', count: 'two' },
    { intent: 'remove', id: '-1' },
  ])('returns null for an invalid form: %j', fields => expect(parseCartForm(form(fields))).toBeNull())
})

it('reads a size of a line, a line to put back, and one to save for later', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.append(name, value)
    return data
  }
  expect(parseCartForm(form({ intent: 'option', id: '7', option_id: '12' }))).toEqual({
    type: 'cart.setOption',
    lineId: 7,
    optionId: 12,
  })
  expect(parseCartForm(form({ intent: 'option', id: '7' }))).toBeNull()
  expect(parseCartForm(form({ intent: 'restore', id: '7' }))).toEqual({ type: 'cart.restore', lineId: 7 })
  const later = { intent: 'later', id: '7', product_id: '3' }
  expect(parseSaveForLater(form(later))).toEqual({ lineId: 7, productId: 3 })
  expect(parseSaveForLater(form({ ...later, intent: 'remove' }))).toBeNull()
  expect(parseCartForm(form(later))).toBeNull()
})
