import type { ReturnableOrder } from '@shop/contract'
import { uk as messages } from '@shop/contract/messages/uk'
import { expect, it } from 'vitest'
import { returns as words } from '../words/uk/returns.ts'
import { checkReturnForm } from './return-form-data.ts'

const image = { src: '/a.webp', alt: '', width: 1, height: 1, sources: [] }
const item = (line_id: number, returnable: number, return_excluded = false): ReturnableOrder['items'][number] => ({
  line_id,
  product_id: 1,
  option_id: 5,
  code: 'HT-1',
  name: 'Куртка',
  option: '52',
  url: '/jackets/a',
  image,
  price: 10,
  count: 2,
  total: 20,
  returnable,
  return_excluded,
  options: [{ id: 6, name: '54', availability: 'in_stock' }],
})
const person = { name: 'Ольга', last_name: 'Мельник', phone: '+380 67 123 45 67' }
const order: ReturnableOrder = {
  number: 'HT-1',
  status: 'delivered',
  payment_status: 'paid',
  items: [item(1, 2), item(2, 1), item(3, 1, true), item(4, 0)],
  payment: { id: 'iban', name: '', text: '', requisites: [] },
  delivery: { id: 'pickup', name: '', days: '6-10', city: null, point: null, address: null },
  contact: { ...person, email: 'a@b.example' },
  recipient: null,
  comment: null,
  subtotal: 20,
  discount: 0,
  delivery_price: 0,
  total: 20,
  date: '2026-11-22T10:00:00Z',
  history: [],
  return_until: '2026-12-06T10:00:00Z',
}
const check = (values: Record<string, string>) => checkReturnForm(values, order, { messages, words })

it('requires an item and a reason', () => {
  expect(check({ kind: 'return' })).toEqual({
    errors: { items: words.noItems, question: 'Оберіть питання' },
    items: [],
  })
})

it('requires a size for an exchange and none for a return', () => {
  const values = { question: 'size', 'count.1': '2' }
  expect(check({ ...values, kind: 'exchange' }).errors).toEqual({ 'size.1': words.chooseSize })
  expect(check({ ...values, kind: 'exchange', 'size.1': '6' })).toEqual({
    errors: {},
    items: [{ line_id: 1, count: 2, option_id: 6 }],
  })
  expect(check({ ...values, kind: 'return', 'size.1': '6' })).toEqual({ errors: {}, items: [{ line_id: 1, count: 2 }] })
})

it.each(['3', '1.5', '-1', 'two'])('rejects a count of %s when two are returnable', typed => {
  expect(check({ kind: 'return', question: 'size', 'count.1': typed }).errors).toEqual({ 'count.1': 'Щонайбільше 2' })
})

it('offers no item that is excluded by law or already returned', () => {
  const values = { kind: 'return', question: 'size', 'count.2': '1', 'count.3': '1', 'count.4': '1' }
  expect(check(values)).toEqual({ errors: {}, items: [{ line_id: 2, count: 1 }] })
})

it('validates the comment', () => {
  const values = { kind: 'return', question: 'size', 'count.2': '1', comment: 'я'.repeat(701) }
  expect(check(values).errors).toEqual({ comment: 'максимальне значення 700 символу' })
})
