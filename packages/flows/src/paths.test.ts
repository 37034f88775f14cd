import { expect, it } from 'vitest'
import { cartMachine } from './cart/machine.ts'
import { checkoutMachine } from './checkout/machine.ts'
import { noAnswer, toClientFailure } from './flow/failure.ts'
import { modalMachine } from './modal/machine.ts'
import {
  createFakeCarts,
  createFakeClient,
  type Exploration,
  failure,
  fakeCities,
  fakePayments,
  fakeShippingMethods,
  testAllPaths,
} from './testing/index.ts'

const carts = createFakeCarts([{ productId: 1, name: 'Куртка', price: 1000, left: 50 }])
await createFakeClient(carts.answers).call('/api/cart/add', { product_id: 1, count: 2 }, { idempotencyKey: 'one' })
const cart = carts.cart('cart-1')
carts.price(1, 1200)
const dearer = carts.cart('cart-1')
carts.empty('cart-1')
const empty = carts.cart('cart-1')

/** Every transition from fewer states in the gate. */
const limitOf = (inFull: number, inGate: number): number => (process.env.TESTS === 'full' ? inFull : inGate)

const freeDelivery = { code: 'FREE', state: 'applied', message: '', free_delivery: true } as const

const clientFailureOf = (code: Parameters<typeof failure>[0], fields?: Record<string, string[]>) => {
  const result = failure(code, fields ? { fields } : {})
  return result.success ? noAnswer : toClientFailure(result.error)
}

const add = { type: 'cart.add', id: 'a', productId: 1, optionId: null, count: 1, modal: null } as const

const cartExploration: Exploration = {
  machine: cartMachine,
  input: { lang: 'uk', cartId: 'cart-1', cart },
  events: [
    add,
    { type: 'cart.increment', lineId: 1 },
    { type: 'cart.decrement', lineId: 1 },
    { type: 'cart.setCount', lineId: 1, count: 5 },
    { type: 'cart.setOption', lineId: 1, optionId: 2 },
    { type: 'cart.remove', lineId: 1 },
    { type: 'cart.restore', lineId: 1 },
    { type: 'cart.clear' },
    { type: 'cart.coupon.apply', code: 'X' },
    { type: 'cart.coupon.remove' },
    { type: 'cart.retry', id: 'r' },
    { type: 'cart.error.dismiss' },
    { type: 'cart.refresh', reason: 'route' },
    { type: 'cart.refresh', reason: 'open' },
    { type: 'cart.received', cartId: 'cart-1', cart: dearer },
    { type: 'cart.ordered' },
    { type: 'cart.remoteChange', cartId: 'cart-1', coupon: null, count: 3, total: 1, version: 'other' },
    { type: 'session.changed' },
    { type: 'locale.changed', lang: 'en' },
    { type: 'network.offline' },
    { type: 'network.online' },
  ],
  answers: {
    restore: [{ stored: null, commands: [], isInvalid: true }],
    execute: [
      { cartId: 'cart-1', cart: dearer, lineId: 1, otherCartId: null },
      { cartId: 'cart-2', cart, lineId: 1, otherCartId: 'cart-1' },
    ],
    refresh: [
      { cartId: 'cart-1', cart },
      { count: 9, total: 9 },
    ],
  },
  errors: {
    execute: [noAnswer, clientFailureOf('conflict')],
    refresh: [noAnswer, clientFailureOf('server')],
  },
  abstraction: ({ queue, pendingRefresh, attempt }) => [queue.length > 0, pendingRefresh, Math.min(attempt, 4)],
  limit: limitOf(200, 60),
}

/** Refreshes alone, distinguished by what is requested. */
const cartRefreshes: Exploration = {
  ...cartExploration,
  events: [
    { type: 'cart.refresh', reason: 'route' },
    { type: 'cart.refresh', reason: 'open' },
    { type: 'cart.received', cartId: 'cart-1', cart: dearer },
  ],
  abstraction: ({ pendingRefresh, requested }) => [pendingRefresh, requested],
}

const values = {
  comment: '',
  'contact.name': 'Олена',
  'contact.last_name': 'Коваль',
  'contact.phone': '+380 67 123 45 67',
  'contact.email': 'olena@example.com',
  'delivery.city': 'Київ',
  'delivery.city_ref': 'kyiv',
  'delivery.id': 'pickup',
  'payment.id': 'cash',
}

const known = {
  lang: 'uk',
  cartId: 'cart-1',
  cart,
  key: 'key',
  values,
  city: fakeCities[0],
  shippingMethods: fakeShippingMethods,
  payments: fakePayments,
} as const

const placed = { number: '1', token: 't', total: 2000, payment: null }
const redirected = { ...placed, payment: { kind: 'redirect', url: '/' } }

const conflict = { ...noAnswer, kind: 'conflict', code: 'conflict', retryable: false } as const
const invalid = { ...conflict, kind: 'validation', code: 'invalid', fields: { 'contact.email': ['Ні'] } } as const

const draft = {
  cartId: 'cart-1',
  values,
  finished: { contact: true, delivery: true },
  city: fakeCities[0],
  point: null,
  key: 'k',
  sent: null,
  order: null,
  pieces: {},
}

const steps: Exploration = {
  machine: checkoutMachine,
  input: { ...known, finished: { contact: false, delivery: false } },
  events: [
    { type: 'checkout.change', values: { 'contact.name': '' } },
    { type: 'checkout.change', values },
    { type: 'checkout.blur', name: 'contact.name' },
    { type: 'checkout.next' },
    { type: 'checkout.back' },
    { type: 'checkout.goto', step: 'contact' },
    { type: 'checkout.submit' },
    { type: 'checkout.accept' },
    { type: 'checkout.retry' },
    { type: 'checkout.edit' },
    { type: 'checkout.returned' },
    { type: 'url.stepChanged', step: 'payment' },
    { type: 'cart.changed', cart: empty },
    { type: 'cart.changed', cart },
    { type: 'cart.changed', cart: { ...cart, coupon: freeDelivery } },
    { type: 'session.changed', values },
    { type: 'payment.pick', id: 'card' },
  ],
  answers: {
    restore: [
      { draft: null, isInvalid: true },
      { draft, isInvalid: false },
      { draft: { ...draft, sent: { cart_id: 'cart-1' } }, isInvalid: false },
      { draft: { ...draft, order: redirected, pieces: { 1: 2 } }, isInvalid: false },
    ],
    saveStep: [null],
    loadCart: [cart, empty],
    submitOrder: [placed, redirected],
    loadOrder: [{ outcome: 'unknown' }, { outcome: 'paid' }, { outcome: 'declined' }],
  },
  errors: {
    saveStep: [invalid, noAnswer],
    loadCart: [noAnswer],
    loadOrder: [noAnswer],
    submitOrder: [
      noAnswer,
      conflict,
      { ...conflict, data: { cart } },
      { ...conflict, data: { cart: dearer } },
      { ...conflict, data: { cart: empty } },
      invalid,
    ],
  },
  abstraction: ({ finished, issues, failures, cart: now, values, error }) => [
    finished,
    Object.keys(issues).length > 0,
    Math.min(failures, 4),
    now === empty,
    values['contact.name'] === '',
    error?.kind,
  ],
  limit: limitOf(150, 60),
}

/** The order alone, to the last attempt. */
const ordering: Exploration = {
  ...steps,
  input: { ...known, step: 'payment', finished: { contact: true, delivery: true } },
  events: [
    { type: 'checkout.submit' },
    { type: 'checkout.retry' },
    { type: 'checkout.edit' },
    { type: 'checkout.returned' },
    { type: 'network.offline' },
    { type: 'network.online' },
  ],
  answers: { ...steps.answers, restore: [{ draft: null, isInvalid: false }] },
}

/** A delivery that is complete but for a comment that is too long. */
const longComment: Exploration = {
  ...steps,
  input: { ...known, values: { ...values, comment: 'я'.repeat(701) }, finished: { contact: true, delivery: false } },
  events: [{ type: 'checkout.next' }],
  answers: { restore: [{ draft: null, isInvalid: false }] },
}

const branch = { ref: 'b', number: '1', name: 'Відділення № 1', address: '' }

const savedAddress = {
  id: 1,
  main: 1,
  name: 'Олена',
  shipping_city: 'Кременчук, Полтавська',
  shipping_city_id: 'kremenchuk',
  street: 'Соборна',
  house: '1',
  apartment: '',
  postal_index: '',
}

const delivery: Exploration = {
  machine: checkoutMachine,
  input: { ...known, addresses: [savedAddress], shippingMethods: [], finished: { contact: true, delivery: true } },
  events: [
    { type: 'city.pick', city: fakeCities[1] },
    { type: 'city.pick', city: null },
    { type: 'address.pick', id: 1 },
    { type: 'address.pick', id: null },
    { type: 'shippingMethod.pick', id: 'np-branch' },
    { type: 'shippingMethod.pick', id: 'np-courier' },
    { type: 'shippingMethod.retry' },
    { type: 'point.pick', point: branch },
    { type: 'point.pick', point: null },
  ],
  answers: {
    restore: [{ draft: null, isInvalid: false }],
    shippingMethods: [{ shippingMethods: fakeShippingMethods, payments: fakePayments }],
  },
  errors: { shippingMethods: [noAnswer] },
  abstraction: ({ shippingMethods, point, values, city }) => [
    shippingMethods.length > 0,
    city?.ref,
    point !== null,
    values['delivery.id'],
  ],
  limit: limitOf(300, 100),
}

/** Events sent while the shipping methods are loading. */
const whileLoading: Exploration = {
  ...delivery,
  events: [
    { type: 'checkout.next' },
    { type: 'checkout.submit' },
    { type: 'checkout.goto', step: 'contact' },
    { type: 'url.stepChanged', step: 'delivery' },
  ],
  abstraction: ({ shippingMethods, requestedStep }) => [shippingMethods.length > 0, requestedStep],
  limit: 40,
}

const explorations: Record<string, readonly Exploration[]> = {
  cart: [cartExploration, cartRefreshes],
  checkout: [steps, ordering, longComment, delivery, whileLoading],
  modal: [
    {
      machine: modalMachine,
      input: {},
      events: [
        { type: 'modal.open', name: 'cart' },
        { type: 'modal.open', name: 'login', returnFocus: 'a' },
        { type: 'modal.close', reason: 'escape' },
        { type: 'route.changed' },
      ],
      answers: {},
      abstraction: ({ name, openers }) => [name, openers],
    },
  ],
}

it.each(Object.entries(explorations))(
  'the actor of the %s follows every path of the pure machine, covering every transition',
  async (name, all) => {
    const { deviations, missed, summary } = await testAllPaths(name, all)
    console.info(summary)
    expect(deviations).toEqual([])
    expect(missed).toEqual([])
  },
  60_000,
)
