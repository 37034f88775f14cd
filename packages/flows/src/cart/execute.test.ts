import { describe, expect, it } from 'vitest'
import { createDeferredClient, createFakeCarts, createFakeClient, failure } from '../testing/index.ts'
import { execute } from './execute.ts'

const noCart = { lang: 'uk', cartId: null, coupon: null } as const

function shop() {
  const carts = createFakeCarts([{ productId: 1, name: 'Куртка', price: 1000, left: 50 }], { ГАРТ10: 10 })
  return { carts, client: createFakeClient(carts.answers) }
}

describe('execute', () => {
  it('creates the cart with the first addition and changes it by every other command', async () => {
    const { client, carts } = shop()
    const added = await execute({ type: 'cart.add', productId: 1, optionId: null, count: 2 }, { ...noCart, client })
    expect(added).toMatchObject({ ok: true, data: { cartId: 'cart-1', lineId: 1, cart: { count: 2 } } })
    const reference = { ...noCart, cartId: 'cart-1', client }
    await execute({ type: 'cart.setCount', lineId: 1, count: 5 }, reference)
    expect(carts.pieces('cart-1')).toEqual({ 1: 5 })
    expect(await execute({ type: 'cart.coupon.apply', code: 'ГАРТ10' }, reference)).toMatchObject({
      data: { cart: { discount: 500 } },
    })
    expect(await execute({ type: 'cart.coupon.remove' }, { ...reference, coupon: 'ГАРТ10' })).toMatchObject({
      data: { cart: { discount: 0 } },
    })
    await execute({ type: 'cart.remove', lineId: 1 }, reference)
    expect(carts.pieces('cart-1')).toEqual({})
    expect(await execute({ type: 'cart.clear' }, reference)).toMatchObject({ ok: true, data: { cart: { count: 0 } } })
  })

  it('sends the coupon with every call and the id of a queued addition as its key', async () => {
    const calls = createDeferredClient(shop().client)
    const add = { type: 'cart.add', id: 'key', productId: 1, optionId: null, count: 1, modal: null } as const
    void execute(add, { ...noCart, coupon: 'ГАРТ10', client: calls })
    expect(await calls.next()).toMatchObject({ idempotencyKey: 'key', body: { coupon: 'ГАРТ10', product_id: 1 } })
  })

  it('makes no call without a cart', async () => {
    const calls = createDeferredClient(shop().client)
    const result = await execute({ type: 'cart.clear' }, { ...noCart, client: calls })
    expect(result).toEqual({ ok: true, data: { cartId: null, cart: null, lineId: null } })
    expect(calls.made).toEqual([])
  })

  it('returns a failed call as an error value', async () => {
    const client = createFakeClient({ '/api/cart/add': () => failure('conflict', { message: 'Немає' }) })
    const add = { type: 'cart.add', productId: 1, optionId: null, count: 1 } as const
    expect(await execute(add, { ...noCart, client })).toMatchObject({
      ok: false,
      error: { kind: 'conflict', message: 'Немає' },
    })
  })
})
