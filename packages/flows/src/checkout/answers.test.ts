import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import { createFakeStorage, fakePayments, fakeShippingMethods, flush, SimulatedClock } from '../testing/index.ts'
import {
  answeringActors,
  type CheckoutAnswers,
  type CheckoutDefinition,
  createCheckout,
  createCheckoutMachine,
  createCheckoutRules,
  type DefinedCheckoutDeps,
  paymentIssues,
  type ShippingMethod,
  toCart,
} from './factory.ts'

const definition: CheckoutDefinition<'pay'> = {
  steps: [{ name: 'pay', fields: ['zip', 'delivery.id', 'payment.id'], validate: paymentIssues }],
  destination: ({ zip }) => zip || null,
  toOrderBody: ({ values }) => ({ ...values }),
}

const jackets = { items: [{ id: 1, product_id: 7, name: 'Jacket', price: 50, count: 2 }] }
const cart = toCart(jackets)
const values = { zip: '94103', 'delivery.id': 'pickup', 'payment.id': 'cash' }

const right: CheckoutAnswers = {
  submit: () => ({ number: '1', token: 't', total: 100, payment: null }),
  options: () => ({ shippingMethods: fakeShippingMethods, payments: fakePayments }),
  cart: () => jackets,
}

function open(deps: Partial<DefinedCheckoutDeps<'pay'>> = {}) {
  const faults: [answer: string, text: string][] = []
  const clock = new SimulatedClock()
  const checkout = createCheckout(definition, {
    ...{ answers: right, storage: createFakeStorage(), lang: 'en', cartId: 'c', cart, values, clock, random: () => 0 },
    ...{ shippingMethods: fakeShippingMethods, payments: fakePayments },
    onError: (error, answer) => faults.push([answer, String(error)]),
    ...deps,
  })
  checkout.start()
  onTestFinished(() => checkout.stop())
  return { checkout, clock, faults, view: () => checkout.getView() }
}

/** What a function returns in JavaScript. */
const wrong = (answer: unknown) => JSON.parse(JSON.stringify(answer))

describe.each(['development', 'production'])('a wrong answer in %s', mode => {
  async function openIn(deps: Parameters<typeof open>[0]) {
    vi.stubEnv('NODE_ENV', mode)
    onTestFinished(() => void vi.unstubAllEnvs())
    const opened = open(deps)
    await flush()
    return opened
  }

  it.each([
    ['nothing', null],
    ['no number', { id: 3, payment: null }],
    ['no way of paying', { number: '1', token: 't', total: 1, payment: { kind: 'redirect' } }],
  ])(
    'to an order, with %s, is told at once: the order may exist, and is repeated under its key only',
    async (_, data) => {
      const keys: string[] = []
      const submit: CheckoutAnswers['submit'] = ({ key }) => {
        keys.push(key)
        return keys.length === 1 ? wrong(data) : right.submit({ body: {}, key }, AbortSignal.timeout(1))
      }
      const { checkout, clock, faults, view } = await openIn({ answers: { ...right, submit } })
      checkout.send({ type: 'checkout.submit' })
      await flush()
      expect(view()).toMatchObject({ status: 'outcomeUnknown', order: null, error: { kind: 'answer', message: null } })
      expect(faults).toEqual([
        ['submit', expect.stringContaining('the answer «submit» given to createCheckout is wrong')],
      ])
      clock.increment(60_000)
      await flush()
      expect(keys).toHaveLength(1)
      checkout.send({ type: 'checkout.retry' })
      await flush()
      expect(view().status).toBe('done')
      expect(new Set(keys).size).toBe(1)
    },
  )

  it.each([
    ['nothing', null],
    ['no list', { shippingMethods: fakeShippingMethods }],
    ['a method without payments', { shippingMethods: [{ id: 'x', name: 'X' }], payments: [] }],
    ['a method that is none', { shippingMethods: [null], payments: [] }],
  ])('to the question for shipping methods, with %s, is told and can be asked for again', async (_, data) => {
    let isWrong = true
    const options = () => (isWrong ? wrong(data) : { shippingMethods: fakeShippingMethods, payments: fakePayments })
    const { checkout, faults, view } = await openIn({ answers: { ...right, options }, shippingMethods: [] })
    expect(view()).toMatchObject({ status: 'editing', shippingMethods: [], shippingMethodsStatus: 'failed' })
    expect(faults.map(([answer]) => answer)).toEqual(['options'])
    isWrong = false
    checkout.send({ type: 'shippingMethod.retry' })
    await flush()
    expect(view().shippingMethod?.id).toBe('pickup')
  })

  it.each([
    ['cart', { lines: [] }],
    ['cart', { items: [{ id: 1, product_id: 7, name: 'Jacket', count: 2 }] }],
  ])('to the question for the %s leaves the order as it is: %j', async (_, data) => {
    const submit = () => {
      throw new Error('The client has failed')
    }
    const { checkout, faults, view } = await openIn({ answers: { ...right, submit, cart: () => wrong(data) } })
    checkout.send({ type: 'checkout.submit' })
    await flush()
    checkout.send({ type: 'checkout.edit' })
    await flush()
    expect(view().status).toBe('outcomeUnknown')
    expect(faults.map(([answer]) => answer)).toEqual(['submit', 'cart'])
  })

  it('to the question for a payment is told as an unknown outcome', async () => {
    const payment = () => wrong({ awaiting: false })
    const { clock, faults, view } = await openIn({
      answers: { ...right, payment },
      order: { number: '1', token: 't' },
    })
    for (const delay of [500, 1500]) {
      clock.increment(delay)
      await flush()
    }
    expect(view()).toMatchObject({ status: 'unpaid', paymentOutcome: 'unknown', error: { kind: 'answer' } })
    expect(faults[0]?.[0]).toBe('payment')
  })
})

describe('tax and total', () => {
  const taxed = (tax: number): readonly ShippingMethod[] => [
    { ...method('ground', 5), tax, total: 105 + tax },
    { ...method('pickup', 0), tax },
  ]
  const method = (id: string, price: number) => ({
    ...{ id, name: id, note: '', price, from: false, days: '3-5', needs: 'none' as const, payments: ['cash'] },
  })

  it('are those of the selected shipping method, as the backend has computed them', async () => {
    const { checkout, view } = open({ shippingMethods: taxed(8.5), values: { ...values, 'delivery.id': '' } })
    await flush()
    expect(view()).toMatchObject({ tax: null, total: 100 })
    checkout.send({ type: 'shippingMethod.pick', id: 'ground' })
    expect(view()).toMatchObject({ tax: 8.5, total: 113.5 })
    checkout.send({ type: 'shippingMethod.pick', id: 'pickup' })
    expect(view()).toMatchObject({ tax: 8.5, total: 108.5 })
  })

  it('are asked for again when the cart changes, and only then', async () => {
    let asked = 0
    const options = () => {
      asked += 1
      return { shippingMethods: taxed(asked), payments: fakePayments }
    }
    const { checkout, view } = open({ answers: { ...right, options }, shippingMethods: taxed(8.5) })
    await flush()
    checkout.send({ type: 'cart.changed', cart })
    await flush()
    expect(asked).toBe(0)
    const dearer = toCart({ items: jackets.items.map(line => ({ ...line, price: 60 })) })
    checkout.send({ type: 'cart.changed', cart: dearer })
    await flush()
    expect([asked, view().tax]).toEqual([1, 1])
  })

  it('without a tax are none and the cart’s total; of an order, what it costs', async () => {
    const { checkout, view } = open({ answers: { ...right, submit: () => ({ ...placed, total: 97 }) } })
    const placed = { number: '1', token: 't', payment: null }
    await flush()
    expect(view()).toMatchObject({ tax: null, total: 100 })
    checkout.send({ type: 'checkout.submit' })
    await flush()
    expect(view()).toMatchObject({ status: 'done', total: 97 })
    const { initialView } = createCheckoutRules(definition)
    expect(initialView({ lang: 'en', cartId: null, cart: null }).total).toBeNull()
  })
})

describe('the machine of a checkout without the flow around it', () => {
  const machine = createCheckoutMachine(definition).provide({ actors: answeringActors(right) })
  const input = { lang: 'en', cartId: 'c', cart, values, shippingMethods: fakeShippingMethods, payments: fakePayments }

  it('orders over the answers under the key of its input', async () => {
    const submit = vi.fn(right.submit)
    const actors = answeringActors({ ...right, submit })
    const checkout = createActor(machine.provide({ actors }), {
      input: { ...input, lang: 'en', key: 'order-1' },
    }).start()
    onTestFinished(() => void checkout.stop())
    await flush()
    checkout.send({ type: 'checkout.submit' })
    await flush()
    expect(createCheckoutRules(definition).view(checkout.getSnapshot()).status).toBe('done')
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ key: 'order-1' }), expect.anything())
  })

  it.each([['development'], ['production']])('does not run without a key in %s', mode => {
    vi.stubEnv('NODE_ENV', mode)
    onTestFinished(() => void vi.unstubAllEnvs())
    for (const key of [undefined, '']) {
      const checkout = createActor(machine, { input: wrong({ ...input, key }) })
      expect(checkout.getSnapshot().status).toBe('error')
      expect(String(checkout.getSnapshot().error)).toContain('needs `key` in its input')
    }
  })
})
