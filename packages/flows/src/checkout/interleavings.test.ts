import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import {
  createDeferredClient,
  createFakeCarts,
  createFakeClient,
  createFakeOrders,
  createFakeStorage,
  createKeys,
  failure,
  fakeCities,
  fakePayments,
  fakeShippingMethods,
  flush,
} from '../testing/index.ts'
import { type CheckoutEvent, createCheckoutFlow } from './index.ts'

const values = {
  'contact.name': 'Олена',
  'contact.last_name': 'Коваль',
  'contact.phone': '+380 67 123 45 67',
  'contact.email': 'olena@example.com',
  'delivery.city': 'Київ',
  'delivery.city_ref': 'kyiv',
  'delivery.id': 'np-courier',
  'delivery.address.street': 'Ливарна',
  'delivery.address.house': '14',
  'payment.id': 'cash',
}

type Step =
  | { click: CheckoutEvent }
  /** `last`: the newest call is answered before the older ones. */
  | { network: 'execute' | 'answer' | 'last' | 'failNetwork' | 'reject' | 'wait' }
  | { world: 'reload' | 'close' | 'dearer' }

const click = (...events: readonly CheckoutEvent[]) =>
  fc.constantFrom(...events).map((event): Step => ({ click: event }))
const network = fc
  .constantFrom(
    'execute' as const,
    'answer' as const,
    'answer' as const,
    'last' as const,
    'failNetwork' as const,
    'reject' as const,
    'wait' as const,
  )
  .map((event): Step => ({ network: event }))
const world = fc
  .constantFrom('reload' as const, 'close' as const, 'dearer' as const)
  .map((event): Step => ({ world: event }))

const step = fc.oneof(
  { weight: 5, arbitrary: click({ type: 'checkout.submit' }) },
  {
    weight: 5,
    arbitrary: click(
      { type: 'checkout.accept' },
      { type: 'checkout.retry' },
      { type: 'checkout.edit' },
      { type: 'checkout.back' },
      { type: 'checkout.next' },
      { type: 'checkout.goto', step: 'contact' },
      { type: 'url.stepChanged', step: 'payment' },
      { type: 'url.stepChanged', step: 'delivery' },
      { type: 'city.pick', city: fakeCities[0] },
      { type: 'shippingMethod.pick', id: 'pickup' },
      { type: 'shippingMethod.pick', id: 'np-courier' },
      { type: 'shippingMethod.retry' },
      { type: 'payment.pick', id: 'cash' },
      { type: 'payment.pick', id: 'card' },
      { type: 'checkout.returned' },
      { type: 'checkout.change', values: { comment: 'Подзвоніть' } },
      { type: 'checkout.change', values: { 'contact.name': 'Оля' } },
    ),
  },
  { weight: 8, arbitrary: network },
  { weight: 1, arbitrary: world },
)

/** A checkout in step 3 with all values, and its backend. */
async function open() {
  const carts = createFakeCarts([{ productId: 1, name: 'Куртка', price: 1000, left: 50 }])
  const orders = createFakeOrders(carts)
  const backend = createFakeClient({ ...carts.answers, ...orders.answers })
  await backend.call('/api/cart/add', { product_id: 1, count: 2 }, { idempotencyKey: 'first' })
  const sharedStorage = createFakeStorage()
  let storage = createFakeStorage()
  const newKey = createKeys()
  /** Creates the flow again, as after a reload. */
  const visit = () => {
    const calls = createDeferredClient(backend)
    const clock = new SimulatedClock()
    const cart = carts.cart('cart-1')
    const page = { lang: 'uk', cartId: 'cart-1', cart, values, finished: { contact: true, delivery: true } } as const
    const directory = { city: fakeCities[0], shippingMethods: fakeShippingMethods, payments: fakePayments }
    const flow = createCheckoutFlow({
      client: calls,
      storage,
      sharedStorage,
      clock,
      newKey,
      random: () => 0,
      ...page,
      ...directory,
    })
    flow.start()
    return { calls, clock, flow }
  }
  /** Closes the tab and clears its storage. */
  const close = () => {
    storage = createFakeStorage()
  }
  return { carts, orders, visit, close }
}

it('never makes a second order, and shows every order that was made, in any interleaving of events and network failures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async steps => {
      const { carts, orders, visit, close } = await open()
      let page = visit()
      const completed = new Set<string>()
      const inspect = () => page.flow.on('checkout.completed', ({ order }) => completed.add(order.number))
      inspect()
      let price = 1000
      let name: string = values['contact.name']
      for (const one of steps) {
        await flush()
        const first = page.calls.pendingCalls[0]
        if ('click' in one) {
          if (one.click.type === 'checkout.change') name = one.click.values['contact.name'] ?? name
          page.flow.send(one.click)
        } else if ('world' in one && one.world !== 'dearer') {
          page.flow.stop()
          if (one.world === 'close') {
            close()
            name = values['contact.name']
          }
          page = visit()
          inspect()
        } else if ('world' in one) {
          price += 100
          carts.price(1, price)
        } else if (one.network === 'execute') await first?.execute()
        else if (one.network === 'answer') await first?.answer()
        else if (one.network === 'last') await page.calls.pendingCalls.at(-1)?.answer()
        else if (one.network === 'failNetwork') await first?.failNetwork()
        else if (one.network === 'reject') await first?.answerWith(failure('unavailable'))
        else page.clock.increment(10_000)
      }
      for (let round = 0; round < 20; round += 1) {
        await page.calls.answerAll()
        page.clock.increment(10_000)
        await flush()
        const { status, order } = page.flow.getView()
        if (status === 'outcomeUnknown') page.flow.send({ type: 'checkout.retry' })
        if (order) orders.settle(order.number)
        page.flow.send({ type: 'checkout.returned' })
      }
      const { values: left } = page.flow.getView()
      page.flow.stop()
      expect(orders.orders.length).toBeLessThanOrEqual(1)
      expect([...completed]).toEqual(orders.orders.map(({ number }) => number))
      if (orders.orders.length === 0) expect(left['contact.name']).toBe(name)
    }),
  )
}, 600_000)
