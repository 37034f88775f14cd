import { onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import {
  createDeferredClient,
  createFakeCarts,
  createFakeClient,
  createFakeOrders,
  createFakeStorage,
  createKeys,
  fakeCities,
  flush,
} from '../../testing/index.ts'
import { type CheckoutDeps, type CheckoutEmitted, createCheckoutFlow } from '../index.ts'

export const contact = {
  'contact.name': 'Олена',
  'contact.last_name': 'Коваль',
  'contact.phone': '067 123 45 67',
  'contact.email': 'olena@example.com',
}

export const [kyiv, lviv] = fakeCities

/** A test shop with two jackets (line 1) in cart-1. `open` starts the checkout in the same tab, repeatedly. */
export async function createTestShop() {
  const carts = createFakeCarts([{ productId: 1, name: 'Куртка', price: 1000, left: 50 }])
  const orders = createFakeOrders(carts)
  const backend = createFakeClient({ ...carts.answers, ...orders.answers })
  await backend.call('/api/cart/add', { product_id: 1, count: 2 }, { idempotencyKey: 'first' })
  const storage = createFakeStorage()
  function open(deps: Partial<CheckoutDeps> = {}) {
    const clock = new SimulatedClock()
    const calls = createDeferredClient(backend)
    const cart = carts.cart('cart-1')
    const page = { lang: 'uk' as const, cartId: 'cart-1', cart, newKey: createKeys(), random: () => 0 }
    const checkout = createCheckoutFlow({ client: calls, storage, clock, ...page, ...deps })
    const emittedEvents: CheckoutEmitted[] = []
    for (const type of [
      'checkout.step',
      'checkout.focus',
      'checkout.changed',
      'checkout.draftDiscarded',
      'checkout.redirect',
      'checkout.completed',
    ] as const)
      checkout.on(type, emitted => emittedEvents.push(emitted))
    checkout.start()
    onTestFinished(() => checkout.stop())
    return { checkout, calls, clock, emittedEvents, view: () => checkout.getView() }
  }
  return { carts, orders, storage, open }
}

export type Opened = ReturnType<Awaited<ReturnType<typeof createTestShop>>['open']>

export async function fillContact({ checkout }: Opened) {
  await flush()
  checkout.send({ type: 'checkout.change', values: contact })
  checkout.send({ type: 'checkout.next' })
  await flush()
}

export async function fillDelivery({ checkout, calls }: Opened, id = 'pickup') {
  checkout.send({ type: 'city.pick', city: kyiv })
  await calls.answerAll()
  checkout.send({ type: 'shippingMethod.pick', id })
  await calls.answerAll()
}

/** A checkout in the payment step, with every value filled in and a payment selected. */
export async function createReadyCheckout(deps: Partial<CheckoutDeps> = {}, payment = 'cash') {
  const testShop = await createTestShop()
  const opened = testShop.open(deps)
  await fillContact(opened)
  await fillDelivery(opened, 'np-courier')
  const values = { 'delivery.address.street': 'Ливарна', 'delivery.address.house': '14' }
  opened.checkout.send({ type: 'checkout.change', values })
  opened.checkout.send({ type: 'checkout.next' })
  await flush()
  opened.checkout.send({ type: 'payment.pick', id: payment })
  opened.emittedEvents.length = 0
  return { ...testShop, ...opened }
}
