import type { Cart, CartLine } from '@shop/contract'
import { expect, it } from 'vitest'
import { changesBetween, changesByShop } from './changes.ts'

const line = (id: number, change: Partial<CartLine> = {}): CartLine => {
  const { count = 2, price = 1000 } = change
  return {
    id,
    product_id: id,
    option_id: null,
    code: `HT-${id}`,
    name: `Куртка ${id}`,
    option: '52',
    url: '/jackets/traverse',
    image: { src: '/pictures/1.webp', alt: '', width: 800, height: 1000, sources: [] },
    price,
    old_price: null,
    count,
    total: price * count,
    availability: 'in_stock',
    count_left: 21,
    ...change,
  }
}

const cart = (items: CartLine[], change: Partial<Cart> = {}): Cart => {
  const subtotal = items.reduce((sum, { total }) => sum + total, 0)
  return {
    version: JSON.stringify(items.map(({ id, count, price }) => [id, count, price])),
    items,
    count: items.reduce((sum, { count }) => sum + count, 0),
    list_total: subtotal,
    subtotal,
    discount: 0,
    coupon: null,
    total_price: subtotal - (change.discount ?? 0),
    notices: [],
    ...change,
  }
}

const cartSnapshot = cart([line(1), line(2)])

it('lists no change while the cart is as it was shown', () => {
  expect(changesBetween(cartSnapshot, cart([line(1), line(2)]))).toEqual([])
})

it('lists another price and the total that follows from it', () => {
  expect(changesBetween(cartSnapshot, cart([line(1, { price: 1100 }), line(2)]))).toMatchObject([
    { kind: 'price', line: { id: 1, name: 'Куртка 1' }, was: 1000, now: 1100 },
    { kind: 'total', was: 4000, now: 4200 },
  ])
})

it('lists fewer pieces than wanted, whether the backend reduced the line or only reports the stock', () => {
  const fewer = { kind: 'fewer', line: { id: 1 }, was: 2, now: 1 }
  expect(changesByShop(cartSnapshot, cart([line(1, { count: 1, count_left: 1 }), line(2)]))).toMatchObject([fewer])
  expect(changesByShop(cartSnapshot, cart([line(1, { count: 2, count_left: 1 }), line(2)]))).toMatchObject([fewer])
})

it('lists no shortage when the reported stock is the maximum of 20', () => {
  const many = cart([line(1, { count: 50 })])
  expect(changesByShop(many, many)).toEqual([])
  const notices = [{ line_id: 1, kind: 'reduced', text: 'Лишилося 30' } as const]
  expect(changesByShop(many, cart([line(1, { count: 30 })], { notices }))).toMatchObject([
    { kind: 'fewer', was: 50, now: 30 },
  ])
})

it('lists a sold-out line as gone until that is accepted', () => {
  const sold = cart([line(1), line(2, { count_left: 0 })])
  expect(changesByShop(cartSnapshot, sold)).toMatchObject([{ kind: 'gone', line: { id: 2 } }])
  expect(changesByShop(sold, sold)).toEqual([])
  const taken = cart([line(1)], { notices: [{ line_id: 2, kind: 'gone', text: 'Куртки 2 більше немає' }] })
  expect(changesBetween(cartSnapshot, taken)).toMatchObject([
    { kind: 'gone', line: { id: 2 } },
    { kind: 'total', was: 4000, now: 2000 },
  ])
})

it('lists no change that the shopper made in another tab', () => {
  expect(changesByShop(cartSnapshot, cart([line(1, { count: 1 })]))).toEqual([])
  expect(changesByShop(cartSnapshot, cart([line(1), line(2), line(3)]))).toEqual([])
  expect(changesByShop(cartSnapshot, cart([line(1, { count: 5 }), line(2)]))).toEqual([])
})

it('lists the discount when the coupon has expired', () => {
  const previousStep = cart([line(1)], { discount: 200 })
  const coupon = { code: 'ZMINA10', state: 'expired', message: 'Промокод закінчився' } as const
  expect(changesBetween(previousStep, cart([line(1)], { coupon }))).toEqual([
    { kind: 'discount', was: 200, now: 0 },
    { kind: 'total', was: 1800, now: 2000 },
  ])
})
