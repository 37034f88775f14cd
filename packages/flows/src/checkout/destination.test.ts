import { describe, expect, it, onTestFinished } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import {
  createFakeStorage,
  type Exploration,
  fakePayments,
  fakeShippingMethods,
  flush,
  leavesOf,
  shortestPaths,
  statesOf,
  testAllPaths,
} from '../testing/index.ts'
import {
  type CheckoutAnswers,
  type CheckoutDefinition,
  type CheckoutValues,
  createCheckout,
  createCheckoutMachine,
  type DefinedCheckoutDeps,
  paymentIssues,
  type ShippingOptions,
  shippingMethodIssues,
  toCart,
} from './factory.ts'

type Step = 'email' | 'address' | 'shipping' | 'payment'

/** Four steps whose shipping methods depend on a ZIP code. */
const definition: CheckoutDefinition<Step> = {
  steps: [
    { name: 'email', fields: ['email'] },
    { name: 'address', fields: ['zip'], validate: ({ zip }) => (isZip(zip) ? {} : { zip: { rule: 'required' } }) },
    { name: 'shipping', fields: ['delivery.id'], validate: shippingMethodIssues },
    { name: 'payment', fields: ['payment.id'], validate: paymentIssues },
  ],
  destination: ({ zip = '' }) => (isZip(zip) ? zip : null),
  toOrderBody: ({ values, shippingMethod }) => shippingMethod && { ...values },
}

function isZip(zip = '') {
  return /^\d{5}$/.test(zip)
}

const cart = toCart({ items: [{ id: 1, product_id: 7, name: 'Jacket', price: 50, count: 2 }] })

/** A checkout with these values in a step. Questions for shipping methods are answered by `answerFor`, the others stay open. */
async function open(step: Step, deps: Partial<DefinedCheckoutDeps<Step>> = {}) {
  const questions = new Map<string | null, (options: ShippingOptions) => void>()
  const asked: (string | null)[] = []
  const answers: CheckoutAnswers = {
    options({ destination }) {
      asked.push(destination)
      return new Promise(resolve => questions.set(destination, resolve))
    },
    submit: () => ({ number: '1', token: 't', total: 100, payment: null }),
    cart: () => cart,
  }
  const values: CheckoutValues = { zip: '94103', 'delivery.id': 'pickup', 'payment.id': 'cash' }
  const checkout = createCheckout(definition, {
    ...{ answers, storage: createFakeStorage(), lang: 'en', cartId: 'c', cart, values, step },
    ...{ finished: { email: true, address: true, shipping: true }, onError: () => undefined },
    ...{ shippingMethods: fakeShippingMethods, payments: fakePayments },
    ...deps,
  })
  checkout.start()
  onTestFinished(() => checkout.stop())
  await flush()
  async function answerFor(destination: string, ids = ['pickup', 'np-courier']) {
    const shippingMethods = fakeShippingMethods.filter(({ id }) => ids.includes(id))
    questions.get(destination)?.({ shippingMethods, payments: fakePayments })
    await flush()
  }
  const type = (zip: string) => checkout.send({ type: 'checkout.change', values: { zip } })
  return { asked, answerFor, checkout, type, view: () => checkout.getView() }
}

describe('a destination that is changed', () => {
  it.each(['email', 'shipping', 'payment'] as const)(
    'while the step «%s» is open loads its shipping methods at once',
    async step => {
      const { asked, answerFor, checkout, type, view } = await open(step)
      type('10001')
      expect(view()).toMatchObject({ step, shippingMethods: [], shippingMethodsStatus: 'loading' })
      await answerFor('10001')
      expect(asked).toEqual(['10001'])
      expect(view()).toMatchObject({ shippingMethodsStatus: 'idle', shippingMethod: { id: 'pickup' } })
      for (let next = 0; next < 4; next += 1) {
        checkout.send({ type: 'checkout.next' })
        await flush()
      }
      expect(view().status).toBe('done')
    },
  )

  it('in its own step loads them once it is finished, not with every key', async () => {
    const { asked, answerFor, checkout, type, view } = await open('address')
    for (const zip of ['9410', '94', '10', '10001', '10002']) type(zip)
    await flush()
    expect(asked).toEqual([])
    checkout.send({ type: 'checkout.next' })
    await flush()
    expect(view()).toMatchObject({ step: 'shipping', shippingMethodsStatus: 'loading' })
    await answerFor('10002')
    expect(asked).toEqual(['10002'])
    expect(view().shippingMethods).toHaveLength(2)
  })

  it('in its own step, which is left without being finished, loads them too', async () => {
    const { asked, checkout, type } = await open('address')
    type('10001')
    checkout.send({ type: 'checkout.back' })
    await flush()
    expect(asked).toEqual(['10001'])
  })

  it('while those of another one are loading does not take theirs', async () => {
    const { asked, answerFor, type, view } = await open('shipping')
    type('10001')
    type('60601')
    await flush()
    await answerFor('10001', ['np-courier'])
    expect(view()).toMatchObject({ shippingMethods: [], shippingMethodsStatus: 'loading' })
    await answerFor('60601', ['pickup'])
    expect(asked).toEqual(['10001', '60601'])
    expect(view().shippingMethods.map(({ id }) => id)).toEqual(['pickup'])
  })

  it('to one that is not known ends the loading', async () => {
    const { answerFor, type, view } = await open('shipping')
    type('10001')
    await flush()
    type('1000')
    await flush()
    expect(view()).toMatchObject({ shippingMethods: [], shippingMethodsStatus: 'idle' })
    await answerFor('10001')
    expect(view().shippingMethods).toEqual([])
  })

  it('while its step is being saved is the one that is loaded for', async () => {
    let save = () => {}
    const { answerFor, checkout, type, view } = await open('address', {
      saveStep: () => new Promise(resolve => (save = () => resolve({ ok: true, data: null }))),
    })
    checkout.send({ type: 'checkout.next' })
    await flush()
    type('10001')
    save()
    await flush()
    await answerFor('10001')
    expect(view()).toMatchObject({ step: 'shipping', shippingMethodsStatus: 'idle' })
    expect(view().shippingMethods).toHaveLength(2)
  })

  it('to a place where nothing is shipped to is asked for once, and requires another shipping method', async () => {
    const { asked, answerFor, checkout, type, view } = await open('payment')
    type('10001')
    await flush()
    await answerFor('10001', [])
    expect(view()).toMatchObject({ shippingMethods: [], shippingMethodsStatus: 'idle' })
    checkout.send({ type: 'checkout.submit' })
    await flush()
    expect(view()).toMatchObject({ step: 'shipping', issues: { 'delivery.id': { rule: 'deliveryFirst' } } })
    expect(asked).toEqual(['10001'])
  })

  it('can be asked for again when its methods could not be loaded', async () => {
    let fails = true
    const options = () => {
      if (fails) throw new Error('No answer')
      return { shippingMethods: fakeShippingMethods, payments: fakePayments }
    }
    const answers: CheckoutAnswers = {
      options,
      submit: () => ({ number: '1', token: 't', total: 100, payment: null }),
      cart: () => cart,
    }
    const { checkout, type, view } = await open('payment', { answers })
    type('10001')
    await flush()
    expect(view()).toMatchObject({ step: 'payment', shippingMethodsStatus: 'failed' })
    fails = false
    checkout.send({ type: 'shippingMethod.retry' })
    await flush()
    expect(view()).toMatchObject({ shippingMethod: { id: 'pickup' }, shippingMethodsStatus: 'idle' })
  })

  it('by what a customer who signs in has saved loads its methods', async () => {
    const { asked, checkout } = await open('email', { values: {}, shippingMethods: [] })
    checkout.send({ type: 'session.changed', values: { zip: '10001' } })
    await flush()
    expect(asked).toEqual(['10001'])
  })
})

describe('a destination that is changed in any state', () => {
  const machine = createCheckoutMachine(definition)
  const values = { zip: '94103', 'delivery.id': 'pickup', 'payment.id': 'cash' }
  const finished = { email: true, address: true, shipping: true }
  const placed = { number: '1', token: 't', total: 100, payment: { kind: 'redirect', url: '/' } }
  const shown = { values, finished, city: null, point: null, key: 'key', cartId: 'c', pieces: { 1: 2 } }
  const conflict = { ...noAnswer, kind: 'conflict', code: 'conflict', retryable: false } as const
  const dearer = toCart({ items: [{ id: 1, product_id: 7, name: 'Jacket', price: 60, count: 2 }] })
  const empty = toCart({ items: [] })
  const exploration: Exploration = {
    machine,
    input: {
      ...{ lang: 'en', cartId: 'c', cart, key: 'key', values, finished, step: 'payment' },
      ...{ shippingMethods: fakeShippingMethods, payments: fakePayments },
    },
    events: [
      { type: 'checkout.change', values: { zip: '10001' } },
      { type: 'checkout.change', values: { zip: '1' } },
      { type: 'session.changed', values: { zip: '60601' } },
      { type: 'checkout.next' },
      { type: 'checkout.back' },
      { type: 'checkout.submit' },
      { type: 'checkout.accept' },
      { type: 'checkout.edit' },
      { type: 'checkout.retry' },
      { type: 'checkout.returned' },
      { type: 'cart.changed', cart: empty },
      { type: 'cart.changed', cart },
      { type: 'shippingMethod.retry' },
    ],
    answers: {
      restore: [
        { draft: null, isInvalid: false },
        { draft: { ...shown, sent: {}, order: null }, isInvalid: false },
        { draft: { ...shown, sent: null, order: placed }, isInvalid: false },
      ],
      saveStep: [null],
      shippingMethods: [{ shippingMethods: fakeShippingMethods, payments: fakePayments }],
      submitOrder: [placed, { ...placed, payment: null }],
      loadCart: [cart, empty],
      loadOrder: [{ outcome: 'unknown' }, { outcome: 'paid' }, { outcome: 'cancelled' }],
    },
    errors: {
      submitOrder: [noAnswer, conflict, { ...conflict, data: { cart: dearer } }],
      shippingMethods: [noAnswer],
      loadCart: [noAnswer],
      loadOrder: [noAnswer],
    },
    abstraction: ({ values: { zip }, shippingMethods, shippingDestination, failures, cart: now }) => [
      zip,
      shippingMethods.length > 0,
      shippingDestination,
      Math.min(failures, 4),
      now === empty,
    ],
    /** The methods are there, are loading, or can be loaded again; or the ZIP code is still being entered. */
    invariant({ context: { values: entered, shippingMethods, shippingDestination }, value }) {
      const state = JSON.stringify(value)
      const { zip = '' } = entered
      if (!isZip(zip) || state.includes('"editing":"address"') || state.includes('restoring')) return null
      if (shippingDestination !== zip) return `the methods of ${shippingDestination} stand for those of ${zip}`
      return shippingMethods.length > 0 || !state.includes('"shippingMethods":"idle"')
        ? null
        : `nothing loads the methods of ${zip}`
    },
    limit: process.env.TESTS === 'full' ? 400 : 150,
  }

  it('has its methods, in every state of the process and on every path', async () => {
    const changed = shortestPaths(exploration).filter(path => path.at(-1)?.event.type === 'checkout.change')
    const before = new Set(changed.map(path => JSON.stringify(path.at(-2)?.value ?? 'restoring')))
    const names = leavesOf(statesOf(machine)).flatMap(({ path }) => /^process\.(?:.+\.)?(.+)$/.exec(path)?.[1] ?? [])
    // Left at once, whatever the event.
    const passing = ['resolvingStep']
    expect(names.filter(name => ![...before].some(value => value.includes(`"${name}"`)))).toEqual(passing)
    const { deviations, summary } = await testAllPaths('changes of the destination', [exploration])
    console.info(summary)
    expect(deviations).toEqual([])
  })
})
