import { type CheckoutInput, createCheckoutFlow } from '@shop/flows/checkout'
import {
  createDeferredClient,
  createFakeCarts,
  createFakeClient,
  createFakeStorage,
  createKeys,
  fakeShippingMethods,
  flush,
} from '@shop/flows/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLazyCheckout } from './checkout-flow.ts'

const contact = {
  'contact.name': 'Олена',
  'contact.last_name': 'Коваль',
  'contact.phone': '067 123 45 67',
  'contact.email': 'olena@example.com',
}

async function shop() {
  const carts = createFakeCarts([{ productId: 1, name: 'Куртка', price: 1000, left: 50 }])
  const backend = createFakeClient(carts.answers)
  await backend.call('/api/cart/add', { product_id: 1, count: 2 }, { idempotencyKey: 'first' })
  const storage = createFakeStorage()
  let imports = 0
  function open(known: Pick<CheckoutInput, 'step' | 'shippingMethods' | 'addresses'> = {}) {
    const input = { lang: 'uk' as const, cartId: 'cart-1', cart: carts.cart('cart-1'), ...known }
    const lazy = createLazyCheckout(input, { storage }, async () => {
      imports += 1
      return createCheckoutFlow({ ...input, storage, client: createDeferredClient(backend), newKey: createKeys() })
    })
    lazy.start()
    onTestFinished(() => lazy.stop())
    return lazy
  }
  return { open, storage, imports: () => imports }
}

describe('a checkout before its machine is loaded', () => {
  it('shows what the server knows and imports nothing without an event', async () => {
    const { open, imports } = await shop()
    const lazy = open()
    await flush()
    expect(lazy.getView()).toMatchObject({ status: 'editing', step: 'contact', cart: { count: 2 } })
    expect(imports()).toBe(0)
  })

  it('imports nothing for a change of the network', async () => {
    const { open, imports } = await shop()
    const lazy = open()
    lazy.send({ type: 'network.offline' })
    lazy.send({ type: 'network.online' })
    await flush()
    expect(imports()).toBe(0)
  })

  it('stores what was typed when the page is left before the machine is loaded', async () => {
    const { open } = await shop()
    const left = open()
    left.send({ type: 'checkout.change', values: { 'contact.name': 'Оле' } })
    left.stop()
    const again = open()
    again.send({ type: 'checkout.change', values: { 'contact.last_name': 'Ков' } })
    again.stop()
    const last = open()
    await flush()
    expect(last.getView().values).toMatchObject({ 'contact.name': 'Оле', 'contact.last_name': 'Ков' })
  })

  it.each([
    ['could not be read', 'torn'],
    ['is older than a day', JSON.stringify({ v: 1, at: Date.now() - 90_000_000, data: {} })],
  ])('reports once that a draft which %s is removed', async (_, stored) => {
    const { open, storage } = await shop()
    storage.setItem('shop.checkout', stored)
    const lazy = open()
    let reported = 0
    lazy.on('checkout.draftDiscarded', () => {
      reported += 1
    })
    await flush()
    expect(reported).toBe(1)
    expect(lazy.getView().status).toBe('editing')
  })

  it('shows a letter at once, before the machine is loaded, and loses none', async () => {
    const { open, imports } = await shop()
    const lazy = open()
    lazy.send({ type: 'checkout.change', values: { 'contact.name': 'О' } })
    lazy.send({ type: 'checkout.change', values: { 'contact.name': 'Ол' } })
    expect(lazy.getView().values['contact.name']).toBe('Ол')
    await flush()
    expect(lazy.getView().values['contact.name']).toBe('Ол')
    expect(imports()).toBe(1)
  })

  it('shows what is picked at once, before the machine is loaded', async () => {
    const { open } = await shop()
    const lazy = open({ shippingMethods: fakeShippingMethods })
    lazy.send({ type: 'shippingMethod.pick', id: 'np-courier' })
    lazy.send({ type: 'payment.pick', id: 'cash' })
    expect(lazy.getView()).toMatchObject({
      shippingMethod: { id: 'np-courier' },
      values: { 'delivery.id': 'np-courier', 'payment.id': 'cash' },
    })
  })

  it('handles a submit before the machine is loaded: validates the step and focuses the first invalid field', async () => {
    const { open } = await shop()
    const lazy = open()
    const focused: string[] = []
    lazy.on('checkout.focus', ({ name }) => focused.push(name))
    lazy.send({ type: 'checkout.next' })
    await flush()
    expect(Object.keys(lazy.getView().issues)).toHaveLength(4)
    expect(focused).toEqual(['contact.name'])
  })

  it('imports the machine at once when this tab has stored a checkout', async () => {
    const { open, imports } = await shop()
    const before = open()
    before.send({ type: 'checkout.change', values: contact })
    before.send({ type: 'checkout.next' })
    await flush()
    before.stop()
    const lazy = open()
    await flush()
    expect(imports()).toBe(2)
    expect(lazy.getView()).toMatchObject({ step: 'delivery', values: { 'contact.phone': '+380 67 123 45 67' } })
  })
})
