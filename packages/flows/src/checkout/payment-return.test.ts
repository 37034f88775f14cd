import { describe, expect, it, onTestFinished } from 'vitest'
import { createFakeStorage, fakePayments, fakeShippingMethods, flush, SimulatedClock } from '../testing/index.ts'
import {
  CallError,
  type CheckoutAnswers,
  type CheckoutDefinition,
  type CheckoutEmitted,
  createCheckout,
  createCheckoutRules,
  type DefinedCheckoutDeps,
  type PaymentOutcome,
  paymentIssues,
  shippingMethodIssues,
  toCart,
} from './factory.ts'

type Step = 'address' | 'payment'

const definition: CheckoutDefinition<Step> = {
  steps: [
    { name: 'address', fields: ['zip', 'delivery.id'], validate: shippingMethodIssues },
    { name: 'payment', fields: ['payment.id'], validate: paymentIssues },
  ],
  toOrderBody: ({ values }) => ({ ...values }),
}

const jackets = toCart({ items: [{ id: 1, product_id: 7, name: 'Jacket', price: 50, count: 2 }] })
const gloves = toCart({ items: [{ id: 2, product_id: 8, name: 'Gloves', price: 10, count: 1 }] })
const startOf = (number: string) => ({ kind: 'redirect' as const, url: `https://pay.example/${number}` })

/** A shop whose orders are paid at a provider, and browsers that open its checkout. The cart is kept until an order is paid. */
function shop() {
  const outcomes = new Map<string, PaymentOutcome>()
  const keys: string[] = []
  const asked: string[] = []
  const answers: CheckoutAnswers = {
    submit({ key }) {
      if (!keys.includes(key)) keys.push(key)
      const number = `N-${keys.indexOf(key) + 1}`
      return { number, token: `token-${number}`, total: 100, payment: startOf(number) }
    },
    cart: () => jackets,
    payment({ order: { number, token } }) {
      if (token !== `token-${number}`) throw new CallError('not_found')
      asked.push(number)
      return { outcome: outcomes.get(number) ?? 'unknown' }
    },
  }
  const sharedStorage = createFakeStorage()
  const browser = { storage: createFakeStorage(), sharedStorage }
  function open(deps: Partial<DefinedCheckoutDeps<Step>> = {}) {
    const clock = new SimulatedClock()
    const input = { lang: 'en' as const, cartId: 'c', cart: jackets }
    const checkout = createCheckout(definition, {
      ...{ answers, ...browser, ...input, clock, random: () => 0, onError: () => undefined },
      ...{ shippingMethods: fakeShippingMethods, payments: fakePayments },
      ...deps,
    })
    const emitted: CheckoutEmitted<Step>[] = []
    const types = ['checkout.redirect', 'checkout.completed', 'checkout.unpaid', 'checkout.step'] as const
    for (const type of types) checkout.on(type, event => emitted.push(event))
    checkout.start()
    onTestFinished(() => checkout.stop())
    return { checkout, emitted, clock, view: () => checkout.getView() }
  }
  /** Orders, and leaves the page for the provider's. */
  async function leave(deps: Partial<DefinedCheckoutDeps<Step>> = {}) {
    const { checkout, view } = open(deps)
    await flush()
    checkout.send({ type: 'checkout.change', values: { zip: '94103' } })
    checkout.send({ type: 'shippingMethod.pick', id: 'np-courier' })
    checkout.send({ type: 'checkout.next' })
    await flush()
    checkout.send({ type: 'payment.pick', id: 'card' })
    checkout.send({ type: 'checkout.submit' })
    await flush()
    expect(view()).toMatchObject({ status: 'redirecting', order: { number: 'N-1' } })
    checkout.stop()
  }
  return { answers, asked, browser, keys, leave, open, outcomes }
}

const orderOfAddress = { number: 'N-1', token: 'token-N-1' }

describe('a shopper who comes back from the pages of a payment', () => {
  it('to a new page is told that it is paid, with nothing left in the storages', async () => {
    const { asked, browser, leave, open, outcomes } = shop()
    await leave()
    outcomes.set('N-1', 'paid')
    const { emitted, view } = open()
    await flush()
    expect(view()).toMatchObject({ status: 'done', paymentOutcome: 'paid', order: { number: 'N-1', total: 100 } })
    expect(emitted).toMatchObject([{ type: 'checkout.completed', order: orderOfAddress }])
    expect(asked).toEqual(['N-1'])
    expect([browser.storage.entries.size, browser.sharedStorage.entries.size]).toEqual([0, 0])
    const next = open({ cart: gloves })
    await flush()
    expect(next.view()).toMatchObject({ status: 'editing', values: {}, order: null })
  })

  it('is asked for while the outcome is not known, then told so, and can ask again', async () => {
    const { asked, leave, open, outcomes } = shop()
    await leave()
    const { checkout, clock, emitted, view } = open()
    checkout.send({ type: 'checkout.returned' })
    await flush()
    expect(view()).toMatchObject({ status: 'awaitingPayment', pending: true, paymentOutcome: null })
    for (const delay of [500, 1000]) {
      clock.increment(delay)
      await flush()
    }
    expect(asked).toHaveLength(3)
    expect(view()).toMatchObject({ status: 'unpaid', paymentOutcome: 'unknown', pending: false })
    expect(emitted).toMatchObject([{ type: 'checkout.unpaid', outcome: 'unknown' }])
    outcomes.set('N-1', 'paid')
    checkout.send({ type: 'checkout.returned' })
    await flush()
    expect(view()).toMatchObject({ status: 'done', paymentOutcome: 'paid' })
  })

  it.each(['declined', 'cancelled'] as const)('is told that it was %s, and can pay the same order', async outcome => {
    const { keys, leave, open, outcomes } = shop()
    await leave()
    outcomes.set('N-1', outcome)
    const { checkout, emitted, view } = open()
    await flush()
    expect(view()).toMatchObject({ status: 'unpaid', paymentOutcome: outcome, order: { number: 'N-1' } })
    checkout.send({ type: 'checkout.retry' })
    expect(emitted).toMatchObject([
      { type: 'checkout.unpaid', order: orderOfAddress, outcome },
      { type: 'checkout.redirect', order: { number: 'N-1', payment: { url: 'https://pay.example/N-1' } } },
    ])
    expect(keys).toHaveLength(1)
    checkout.stop()
    const again = open()
    await flush()
    expect(again.view()).toMatchObject({ status: 'unpaid', paymentOutcome: outcome })
  })

  it('pays by what the backend names, for a provider whose pages open once', async () => {
    const { answers, leave, open } = shop()
    await leave()
    const payment = startOf('again')
    const { checkout, emitted } = open({
      answers: { ...answers, payment: () => ({ outcome: 'declined', payment }) },
    })
    await flush()
    checkout.send({ type: 'checkout.retry' })
    expect(emitted.at(-1)).toMatchObject({ type: 'checkout.redirect', order: { number: 'N-1', payment } })
  })

  it('cannot pay an order that the backend does not take a payment for', async () => {
    const { answers, leave, open } = shop()
    await leave()
    const { checkout, emitted, view } = open({
      answers: { ...answers, payment: () => ({ outcome: 'cancelled', payment: null }) },
    })
    await flush()
    checkout.send({ type: 'checkout.retry' })
    expect(view()).toMatchObject({ status: 'unpaid', order: { payment: null } })
    expect(emitted).toHaveLength(1)
  })

  it('finds the form as it was left and makes another order, when the cart is kept until it is paid', async () => {
    const { keys, leave, open, outcomes } = shop()
    await leave()
    outcomes.set('N-1', 'cancelled')
    const { checkout, emitted, view } = open()
    await flush()
    checkout.send({ type: 'checkout.edit' })
    await flush()
    expect(view()).toMatchObject({ status: 'editing', step: 'payment', order: null, paymentOutcome: null })
    expect(view().values).toMatchObject({ zip: '94103', 'delivery.id': 'np-courier', 'payment.id': 'card' })
    checkout.send({ type: 'checkout.submit' })
    await flush()
    expect(emitted.at(-1)).toMatchObject({ type: 'checkout.redirect', order: { number: 'N-2' } })
    expect(new Set(keys).size).toBe(2)
  })

  it('stays with the order when its cart is empty', async () => {
    const { answers, leave, open, outcomes } = shop()
    await leave()
    outcomes.set('N-1', 'declined')
    const { checkout, view } = open({ cart: null, answers: { ...answers, cart: () => toCart({ items: [] }) } })
    await flush()
    checkout.send({ type: 'checkout.edit' })
    await flush()
    expect(view()).toMatchObject({ status: 'unpaid', paymentOutcome: 'declined', order: { number: 'N-1' } })
  })

  it('in another tab is told too', async () => {
    const { leave, open, outcomes } = shop()
    await leave()
    outcomes.set('N-1', 'declined')
    const { checkout, emitted, view } = open({ storage: createFakeStorage() })
    await flush()
    expect(view()).toMatchObject({ status: 'unpaid', paymentOutcome: 'declined' })
    checkout.send({ type: 'checkout.retry' })
    expect(emitted.at(-1)).toMatchObject({ type: 'checkout.redirect', order: { payment: startOf('N-1') } })
  })

  it('on another device is told by what the return address names, and once more without it', async () => {
    const { leave, open, outcomes } = shop()
    await leave()
    const device = { storage: createFakeStorage(), sharedStorage: createFakeStorage(), cartId: null, cart: null }
    outcomes.set('N-1', 'declined')
    const first = open({ ...device, order: orderOfAddress })
    await flush()
    expect(first.view()).toMatchObject({ status: 'unpaid', paymentOutcome: 'declined' })
    first.checkout.stop()
    outcomes.set('N-1', 'paid')
    const { emitted, view } = open(device)
    await flush()
    expect(view()).toMatchObject({ status: 'done', paymentOutcome: 'paid', order: { ...orderOfAddress, total: null } })
    expect(emitted).toMatchObject([{ type: 'checkout.completed', order: orderOfAddress }])
  })

  it('by an address that was tampered with learns nothing', async () => {
    const { clock, view } = shop().open({ order: { number: 'N-1', token: 'guessed' } })
    for (const delay of [0, 500, 1000]) {
      await flush()
      clock.increment(delay)
    }
    await flush()
    expect(view()).toMatchObject({ status: 'unpaid', paymentOutcome: 'unknown', error: { kind: 'missing' } })
  })

  it('to the cart with what is left of it is told, whatever has changed of its stock and prices', async () => {
    const { leave, open, outcomes } = shop()
    await leave()
    outcomes.set('N-1', 'declined')
    const line = { id: 1, product_id: 7, name: 'Jacket', price: 55, count: 1, count_left: 1 }
    const { view } = open({ cart: toCart({ items: [line] }) })
    await flush()
    expect(view()).toMatchObject({ status: 'unpaid', paymentOutcome: 'declined' })
  })

  it('in another tab finds the order, also after a third one has begun with other goods', async () => {
    const { leave, open, outcomes } = shop()
    await leave()
    outcomes.set('N-1', 'paid')
    const storage = createFakeStorage()
    const third = open({ storage, cart: gloves })
    await flush()
    third.checkout.send({ type: 'checkout.change', values: { zip: '10001' } })
    third.checkout.stop()
    const reloaded = open({ storage, cart: gloves })
    await flush()
    expect(reloaded.view()).toMatchObject({ status: 'editing', order: null, values: { zip: '10001' } })
    const { view } = open({ storage: createFakeStorage() })
    await flush()
    expect(view()).toMatchObject({ status: 'done', order: { number: 'N-1' } })
  })

  it('to other goods begins a checkout of these, unless the return address names the order', async () => {
    const { browser, leave, open, outcomes } = shop()
    await leave()
    outcomes.set('N-1', 'paid')
    const stored = new Map(browser.storage.entries)
    const { view } = open({ cart: gloves })
    await flush()
    expect(view()).toMatchObject({ status: 'editing', order: null, cart: { total_price: 10 } })
    const storage = createFakeStorage(stored)
    const named = open({ storage, cart: gloves, order: orderOfAddress })
    await flush()
    expect(named.view()).toMatchObject({ status: 'done', order: { number: 'N-1', total: 100 } })
  })

  it('to a page without this checkout leaves nothing in the storages', async () => {
    const { asked, browser, leave, open } = shop()
    await leave({ resumesPayment: false })
    expect([browser.storage.entries.size, browser.sharedStorage.entries.size]).toEqual([0, 0])
    const { view } = open({ resumesPayment: false })
    await flush()
    expect(view()).toMatchObject({ status: 'editing', order: null })
    expect(asked).toEqual([])
  })

  it('is stored when the page is told to redirect', async () => {
    const { browser, open } = shop()
    const { checkout } = open()
    let stored = ''
    checkout.on('checkout.redirect', () => {
      stored = JSON.stringify([...browser.storage.entries])
    })
    await flush()
    checkout.send({ type: 'shippingMethod.pick', id: 'np-courier' })
    checkout.send({ type: 'checkout.next' })
    await flush()
    checkout.send({ type: 'payment.pick', id: 'card' })
    checkout.send({ type: 'checkout.submit' })
    await flush()
    expect(stored).toContain('token-N-1')
  })

  it('does not see an empty checkout in what the server renders', () => {
    const { initialView } = createCheckoutRules(definition)
    const input = { lang: 'en', cartId: null, cart: null, order: orderOfAddress } as const
    expect(initialView(input)).toMatchObject({ status: 'awaitingPayment', pending: true, order: orderOfAddress })
  })
})
