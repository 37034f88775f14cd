import { describe, expect, it, onTestFinished } from 'vitest'
import {
  createDeferredClient,
  createFakeCarts,
  createFakeClient,
  createFakeStorage,
  createKeys,
  flush,
} from '../testing/index.ts'
import { createCheckoutFlow } from './index.ts'
import { createLightCheckout } from './light.ts'

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
  let fetched = 0
  function open() {
    const page = { lang: 'uk' as const, cartId: 'cart-1', cart: carts.cart('cart-1'), storage }
    const light = createLightCheckout({
      ...page,
      load: async () => {
        fetched += 1
        return createCheckoutFlow({ ...page, client: createDeferredClient(backend), newKey: createKeys() })
      },
    })
    light.start()
    onTestFinished(() => light.stop())
    return light
  }
  return { open, storage, fetched: () => fetched }
}

describe('a light checkout', () => {
  it('shows what the server knows and fetches nothing while nobody touches it', async () => {
    const { open, fetched } = await shop()
    const light = open()
    await flush()
    expect(light.getView()).toMatchObject({ status: 'editing', step: 'contact', cart: { count: 2 } })
    expect(fetched()).toBe(0)
  })

  it('keeps what was typed when the page is left before its machine is there', async () => {
    const { open } = await shop()
    const left = open()
    left.send({ type: 'checkout.type', values: { 'contact.name': 'Оле' } })
    left.stop()
    const again = open()
    again.send({ type: 'checkout.type', values: { 'contact.last_name': 'Ков' } })
    again.stop()
    const last = open()
    await flush()
    expect(last.getView().values).toMatchObject({ 'contact.name': 'Оле', 'contact.last_name': 'Ков' })
  })

  it.each([
    ['could not be read', 'torn'],
    ['is older than a day', JSON.stringify({ v: 1, at: Date.now() - 90_000_000, data: {} })],
  ])('tells that a draft which %s is gone, once', async (_, kept) => {
    const { open, storage } = await shop()
    storage.setItem('shop.checkout', kept)
    const light = open()
    let told = 0
    light.on('checkout.forgotten', () => {
      told += 1
    })
    await flush()
    expect(told).toBe(1)
    expect(light.getView().status).toBe('editing')
  })

  it('shows a letter at once, before its machine is there, and loses none', async () => {
    const { open, fetched } = await shop()
    const light = open()
    light.send({ type: 'checkout.type', values: { 'contact.name': 'О' } })
    light.send({ type: 'checkout.type', values: { 'contact.name': 'Ол' } })
    expect(light.getView().values['contact.name']).toBe('Ол')
    await flush()
    expect(light.getView().values['contact.name']).toBe('Ол')
    expect(fetched()).toBe(1)
  })

  it('takes a press that came before its machine: the step is judged, the focus sent to what is wrong', async () => {
    const { open } = await shop()
    const light = open()
    const focused: string[] = []
    light.on('checkout.focus', ({ name }) => focused.push(name))
    light.send({ type: 'checkout.next' })
    await flush()
    expect(Object.keys(light.getView().issues)).toHaveLength(4)
    expect(focused).toEqual(['contact.name'])
  })

  it('fetches its machine at once when this tab remembers a checkout', async () => {
    const { open, fetched } = await shop()
    const previousStep = open()
    previousStep.send({ type: 'checkout.type', values: contact })
    previousStep.send({ type: 'checkout.next' })
    await flush()
    previousStep.stop()
    const light = open()
    await flush()
    expect(fetched()).toBe(2)
    expect(light.getView()).toMatchObject({ step: 'delivery', values: { 'contact.phone': '+380 67 123 45 67' } })
  })
})
