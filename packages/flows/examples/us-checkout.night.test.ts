import { noAnswer } from '@shop/contract/client-failure'
import { CallError, type CheckoutAnswers, createCheckoutMachine, toCart } from '@shop/flows/checkout/factory'
import {
  createFakeStorage,
  createKeys,
  flush,
  SimulatedClock,
  testAllPaths,
  validateMachine,
} from '@shop/flows/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createUsCheckout, emailMessage, messageOf, usCheckout } from './us-checkout.ts'

const shippingMethods = [
  {
    id: 'ground',
    name: 'Ground',
    note: '',
    price: 5,
    from: false,
    days: '3-5',
    needs: 'none' as const,
    payments: ['card'],
  },
]
const payments = [{ id: 'card', name: 'Card', text: '' }]

const jackets = { cart_id: 'c-1', items: [{ id: 1, product_id: 7, name: 'Jacket', price: 49.5, count: 2 }] }

const address = {
  'address.name': 'Ada Smith',
  'address.addressLine1': '1 Main St',
  'address.city': 'San Francisco',
  'address.state': 'CA',
  'address.zip': '94103',
  'address.phone': '+1 415-555-0100',
}

function open(change: Partial<CheckoutAnswers> = {}) {
  const asked: unknown[] = []
  const orders: { body: object; key: string }[] = []
  const answers: CheckoutAnswers = {
    options(query) {
      asked.push(query.destination)
      return { shippingMethods, payments }
    },
    submit(order) {
      orders.push(order)
      return { number: 'US-1', token: 't', total: 99, payment: null }
    },
    cart: () => jackets,
    ...change,
  }
  const clock = new SimulatedClock()
  const environment = {
    storage: createFakeStorage(),
    lang: 'en' as const,
    clock,
    newKey: createKeys(),
    random: () => 0,
  }
  const checkout = createUsCheckout(answers, {
    ...environment,
    cartId: 'c-1',
    cart: toCart(jackets),
    onError: () => undefined,
  })
  checkout.start()
  onTestFinished(() => checkout.stop())
  const view = () => checkout.getView()
  return { checkout, asked, orders, view, clock }
}

type Opened = ReturnType<typeof open>

async function fillAddress({ checkout }: Opened) {
  await flush()
  checkout.send({ type: 'checkout.change', values: { email: 'ada@example.com' } })
  checkout.send({ type: 'checkout.next' })
  await flush()
  checkout.send({ type: 'checkout.change', values: address })
  checkout.send({ type: 'checkout.next' })
  await flush()
}

async function fillAll(opened: Opened) {
  const { checkout } = opened
  await fillAddress(opened)
  checkout.send({ type: 'shippingMethod.pick', id: 'ground' })
  checkout.send({ type: 'checkout.next' })
  await flush()
  checkout.send({ type: 'payment.pick', id: 'card' })
}

describe('a checkout with four steps and without a directory', () => {
  it('orders with the body of the shop', async () => {
    const opened = open()
    await fillAll(opened)
    expect(opened.view()).toMatchObject({ step: 'payment', finished: { email: true, address: true, shipping: true } })
    opened.checkout.send({ type: 'checkout.submit' })
    await flush()
    expect(opened.view()).toMatchObject({ status: 'done', order: { number: 'US-1' } })
    expect(opened.orders).toHaveLength(1)
    expect(opened.orders[0]?.body).toEqual({
      cart: 'c-1',
      cartVersion: toCart(jackets).version,
      email: 'ada@example.com',
      shipTo: {
        name: 'Ada Smith',
        addressLine1: '1 Main St',
        addressLine2: '',
        city: 'San Francisco',
        state: 'CA',
        zip: '94103',
        phone: '(415) 555-0100',
      },
      shipping: 'ground',
      payment: 'card',
    })
  })

  it('loads shipping methods for the ZIP code of the finished address, and anew for another one', async () => {
    const opened = open()
    await fillAddress(opened)
    expect(opened.asked).toEqual(['94103'])
    expect(opened.view()).toMatchObject({ step: 'shipping', shippingMethods: [{ id: 'ground' }] })
    opened.checkout.send({ type: 'checkout.back' })
    opened.checkout.send({ type: 'checkout.change', values: { 'address.zip': '10001' } })
    expect(opened.view().shippingMethods).toEqual([])
    opened.checkout.send({ type: 'checkout.next' })
    await flush()
    expect(opened.asked).toEqual(['94103', '10001'])
    expect(opened.view()).toMatchObject({ step: 'shipping', shippingMethods: [{ id: 'ground' }] })
  })

  it('does not open a step before its turn, and words its own rules', async () => {
    const { checkout, view } = open()
    await flush()
    checkout.send({ type: 'checkout.goto', step: 'payment' })
    expect(view().step).toBe('email')
    checkout.send({ type: 'checkout.change', values: { 'address.zip': '941', 'address.phone': '12' } })
    checkout.send({ type: 'checkout.blur', name: 'address.zip' })
    checkout.send({ type: 'checkout.blur', name: 'address.phone' })
    const { issues } = view()
    expect(Object.values(issues).map(messageOf)).toEqual([
      'Enter a ZIP code: 94103 or 94103-1234.',
      'Enter a phone number with ten digits: (555) 123-4567.',
    ])
    expect(messageOf({ rule: 'min', length: 2 })).toMatch(/2/)
  })

  it('registers rules without changing what forms of the contract report', () => {
    expect(emailMessage('ada')).toBe('The e-mail address must contain @')
    expect(emailMessage('ada@example.com')).toBe('')
  })

  it('opens the step of a field that the backend refuses, and orders under another key then', async () => {
    let refuses = true
    const opened: Opened = open({
      submit(order) {
        opened.orders.push(order)
        if (refuses) throw new CallError('invalid', 'No', { fields: { 'shipTo.zip': ['We do not ship there.'] } })
        return { number: 'US-2', token: 't', total: 99, payment: null }
      },
    })
    await fillAll(opened)
    opened.checkout.send({ type: 'checkout.submit' })
    await flush()
    expect(opened.view()).toMatchObject({ step: 'address', issues: { 'address.zip': { rule: 'server' } } })
    refuses = false
    opened.checkout.send({ type: 'checkout.change', values: { 'address.zip': '10001' } })
    for (let step = 0; step < 2; step += 1) {
      opened.checkout.send({ type: 'checkout.next' })
      await flush()
    }
    opened.checkout.send({ type: 'checkout.submit' })
    await flush()
    expect(opened.view().status).toBe('done')
    expect(new Set(opened.orders.map(({ key }) => key)).size).toBe(2)
  })

  it('asks what became of an order whose answer threw, and repeats it under the same key only', async () => {
    let fails = true
    const opened: Opened = open({
      submit(order) {
        opened.orders.push(order)
        if (fails) throw new TypeError("Cannot read properties of undefined (reading 'number')")
        return { number: 'US-3', token: 't', total: 99, payment: null }
      },
    })
    await fillAll(opened)
    opened.checkout.send({ type: 'checkout.submit' })
    await flush()
    opened.clock.increment(60_000)
    await flush()
    expect(opened.view()).toMatchObject({ status: 'outcomeUnknown', error: { kind: 'adapter' } })
    expect(opened.orders).toHaveLength(1)
    fails = false
    opened.checkout.send({ type: 'checkout.retry' })
    await flush()
    expect(opened.view().status).toBe('done')
    expect(new Set(opened.orders.map(({ key }) => key)).size).toBe(1)
  })
})

const machine = createCheckoutMachine(usCheckout)
const cart = toCart(jackets)
const values = { email: 'ada@example.com', ...address, 'address.phone': '(415) 555-0100', 'address.addressLine2': '' }
const placed = { number: '1', token: 't', total: 99, payment: null }
const redirected = { ...placed, payment: { kind: 'redirect', url: '/' } }
const conflict = { ...noAnswer, kind: 'conflict', code: 'conflict', retryable: false } as const
const invalid = { ...conflict, kind: 'validation', code: 'invalid', fields: { email: ['No'] } } as const
const dearer = toCart({ ...jackets, items: jackets.items.map(line => ({ ...line, price: 60 })) })
const empty = toCart({ items: [] })
const freeDelivery = {
  ...cart,
  coupon: { code: 'F', state: 'applied', message: '', free_delivery: true },
} as const
const known = { lang: 'en', cartId: 'c-1', cart, key: 'key', values, shippingMethods, payments } as const

describe('the machine of this checkout', () => {
  it('handles every result and has no dead end', () => {
    expect(validateMachine(machine)).toEqual([])
  })

  it('follows every path of the pure machine, covering every transition', async () => {
    const finished = { email: true, address: true, shipping: true }
    const chosen = { ...values, 'delivery.id': 'ground', 'payment.id': 'card' }
    const nowhere = { city: null, point: null }
    const draft = {
      cartId: 'c-1',
      values: chosen,
      finished,
      ...nowhere,
      key: 'key',
      sent: null,
      order: null,
      pieces: {},
    }
    const nothingStored = { draft: null, isInvalid: false }
    const steps = {
      machine,
      input: known,
      events: [
        { type: 'checkout.change', values: { email: '' } },
        { type: 'checkout.change', values: { 'address.zip': '' } },
        { type: 'checkout.change', values },
        { type: 'checkout.blur', name: 'email' },
        { type: 'checkout.next' },
        { type: 'checkout.back' },
        { type: 'checkout.goto', step: 'address' },
        { type: 'checkout.submit' },
        { type: 'checkout.accept' },
        { type: 'checkout.edit' },
        { type: 'url.stepChanged', step: 'payment' },
        { type: 'cart.changed', cart: empty },
        { type: 'cart.changed', cart },
        { type: 'cart.changed', cart: freeDelivery },
        { type: 'session.changed', values },
        { type: 'shippingMethod.pick', id: 'ground' },
        { type: 'payment.pick', id: 'card' },
      ],
      answers: {
        restore: [
          { draft: null, isInvalid: true },
          { draft, isInvalid: false },
          { draft: { ...draft, sent: { body: 'of an earlier page' } }, isInvalid: false },
          { draft: { ...draft, order: redirected, pieces: { 1: 2 } }, isInvalid: false },
        ],
        saveStep: [null],
        shippingMethods: [{ shippingMethods, payments }],
        loadCart: [cart, empty],
        submitOrder: [placed, redirected],
        loadOrder: [{ outcome: 'unknown' }, { outcome: 'paid' }, { outcome: 'cancelled' }],
      },
      errors: {
        saveStep: [invalid, noAnswer],
        shippingMethods: [noAnswer],
        loadCart: [noAnswer],
        loadOrder: [noAnswer],
        submitOrder: [noAnswer, conflict, { ...conflict, data: { cart: dearer } }, invalid],
      },
      abstraction: ({ finished, issues, cart: now, values: given }) => [
        finished,
        Object.keys(issues).length > 0,
        now === empty,
        given.email === '',
        given['address.zip'] === '',
      ],
      limit: 80,
    } satisfies Parameters<typeof testAllPaths>[1][number]
    const ordering = {
      ...steps,
      input: { ...known, values: chosen, finished, step: 'payment' },
      events: [
        { type: 'checkout.change', values: { 'payment.id': '' } },
        { type: 'checkout.submit' },
        { type: 'checkout.retry' },
        { type: 'checkout.edit' },
        { type: 'checkout.accept' },
        { type: 'checkout.back' },
        { type: 'checkout.returned' },
        { type: 'cart.changed', cart: empty },
        { type: 'network.offline' },
        { type: 'network.online' },
      ],
      answers: { ...steps.answers, restore: [nothingStored] },
      abstraction: ({ failures, error, cart: now, values: given }) => [
        Math.min(failures, 4),
        error?.kind,
        now === empty,
        given['payment.id'],
      ],
      limit: 150,
    } satisfies Parameters<typeof testAllPaths>[1][number]
    const loading = {
      ...steps,
      input: { ...known, values: chosen, shippingMethods: [], finished },
      events: [
        { type: 'checkout.next' },
        { type: 'checkout.submit' },
        { type: 'checkout.goto', step: 'email' },
        { type: 'url.stepChanged', step: 'shipping' },
        { type: 'checkout.change', values: { 'address.zip': '10001' } },
        { type: 'shippingMethod.retry' },
      ],
      answers: { ...steps.answers, restore: [nothingStored] },
      abstraction: ({ shippingMethods, requestedStep }) => [shippingMethods.length > 0, requestedStep],
      limit: 120,
    } satisfies Parameters<typeof testAllPaths>[1][number]
    const { deviations, missed, summary } = await testAllPaths('the US checkout', [steps, ordering, loading])
    console.info(summary)
    expect(deviations).toEqual([])
    expect(missed).toEqual([])
  }, 60_000)
})
