import { expect, it } from 'vitest'
import { flush } from '../testing/index.ts'
import { createFilledCart } from './testing/cart-fixture.ts'

it('empties the cart and removes its coupon in all tabs after an order, without a call', async () => {
  const { cart, calls, carts, view, storage, tab } = await createFilledCart()
  cart.send({ type: 'cart.coupon.apply', code: 'ГАРТ10' })
  await calls.answerAll()
  expect(view()).toMatchObject({ count: 3, coupon: 'ГАРТ10' })
  const other = tab()
  await flush()
  const made = calls.made.length
  carts.empty('cart-1')
  cart.send({ type: 'cart.ordered' })
  await flush()
  expect(view()).toMatchObject({ count: 0, total: 0, lines: [], coupon: null, cart: { coupon: null, total_price: 0 } })
  expect(calls.made).toHaveLength(made)
  expect(other.view()).toMatchObject({ count: 0, coupon: null })
  expect(JSON.parse(storage.getItem('shop.cart') ?? '').data).toMatchObject({ coupon: null, count: 0 })
  cart.send({ type: 'cart.add', productId: 1 })
  await calls.answerAll()
  expect(view()).toMatchObject({ count: 1, coupon: null })
})
