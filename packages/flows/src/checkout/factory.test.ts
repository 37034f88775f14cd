import { contactForm, fields } from '@shop/contract/fields'
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest'
import { createFakeStorage, fakePayments, fakeShippingMethods, flush } from '../testing/index.ts'
import {
  type CheckoutAnswers,
  type CheckoutDefinition,
  createCheckout,
  createCheckoutMachine,
  createCheckoutRules,
  type DefinedCheckoutDeps,
  paymentIssues,
  toCart,
} from './factory.ts'

const twoSteps: CheckoutDefinition<'who' | 'how'> = {
  steps: [
    { name: 'who', fields: [{ prefix: 'buyer', form: contactForm }, 'gift'] },
    {
      name: 'how',
      fields: [
        'delivery.id',
        'payment.id',
        { prefix: 'card', form: { text: fields.message }, isShown: ({ gift }) => gift === 'on' },
      ],
      validate: paymentIssues,
    },
  ],
  toOrderBody: ({ values, shippingMethod }) => shippingMethod && { ...values, shipping: shippingMethod.id },
}

const buyer = {
  'buyer.name': ' Ada ',
  'buyer.last_name': 'Smith',
  'buyer.phone': '067 123 45 67',
  'buyer.email': 'ada@example.com',
}

const cart = toCart({ items: [{ id: 1, product_id: 7, name: 'Jacket', price: 49.5, count: 2 }] })

describe('the rules of a checkout that is given as data', () => {
  const rules = createCheckoutRules(twoSteps)
  const nothingChosen = { city: null, shippingMethod: null, point: null }

  it('list the inputs in the order of the page and know the step of each, and of a path beside them', () => {
    expect(rules.inputsOf('who')).toEqual([...Object.keys(buyer), 'gift'])
    expect(['buyer.phone', 'buyer', 'card.text', 'anything'].map(rules.stepOf)).toEqual(['who', 'who', 'how', 'how'])
    expect(rules.firstInvalidInput({ 'payment.id': { rule: 'payment' }, 'buyer.email': { rule: 'email' } })).toBe(
      'buyer.email',
    )
  })

  it('validate and normalise only the forms that are shown', () => {
    const chosen = { ...nothingChosen, shippingMethod: fakeShippingMethods[3] ?? null }
    expect(rules.validateStep('how', { 'payment.id': 'cash' }, chosen)).toEqual({})
    expect(rules.validateStep('how', { 'payment.id': 'cash', gift: 'on' }, chosen)).toEqual({
      'card.text': { rule: 'required' },
    })
    expect(rules.clean({ ...buyer, 'card.text': ' x ' })).toMatchObject({ 'buyer.name': 'Ada', 'card.text': ' x ' })
    expect(rules.clean({ gift: 'on', 'card.text': ' x ' })).toMatchObject({ 'card.text': 'x' })
  })

  it('open a step after those before it, and name steps by their own type', () => {
    expect(rules.resolveStep('how', {})).toBe('who')
    expect(rules.resolveStep('how', { who: true })).toBe('how')
    expect([rules.previousStep('who'), rules.nextStep('how')]).toEqual(['who', 'how'])
    expect(rules.isStep('delivery')).toBe(false)
    expectTypeOf(rules.nextStep('who')).toEqualTypeOf<'who' | 'how'>()
  })

  it('make the server-rendered view', () => {
    const view = rules.initialView({
      lang: 'en',
      cartId: 'c',
      cart,
      finished: { who: true },
      values: buyer,
      step: 'how',
    })
    expect(view).toMatchObject({ status: 'editing', step: 'how', reachable: ['who', 'how'] })
    expect(rules.initialView({ lang: 'en', cartId: null, cart: null }).status).toBe('empty')
  })
})

function open(
  environment: Partial<DefinedCheckoutDeps<'who' | 'how'>> = {},
  bodies: object[] = [],
  definition: CheckoutDefinition<'who' | 'how'> = twoSteps,
) {
  const checkout = createCheckout(definition, {
    answers: {
      submit({ body }) {
        bodies.push(body)
        return { number: '1', token: 't', total: 99, payment: null }
      },
      cart: () => cart,
    },
    storage: createFakeStorage(),
    lang: 'en',
    cartId: 'c',
    cart,
    shippingMethods: fakeShippingMethods,
    payments: fakePayments,
    ...environment,
  })
  checkout.start()
  onTestFinished(() => checkout.stop())
  return { checkout, bodies }
}

describe('a checkout that is given as data', () => {
  it('orders with shipping methods that came with the page', async () => {
    const saved: string[] = []
    const { checkout, bodies } = open({
      async saveStep(step) {
        expectTypeOf(step).toEqualTypeOf<'who' | 'how'>()
        saved.push(step)
        return { ok: true, data: null }
      },
    })
    await flush()
    checkout.send({ type: 'checkout.change', values: buyer })
    checkout.send({ type: 'checkout.next' })
    await flush()
    expect(saved).toEqual(['who'])
    checkout.send({ type: 'shippingMethod.pick', id: 'pickup' })
    checkout.send({ type: 'payment.pick', id: 'cash' })
    checkout.send({ type: 'checkout.submit' })
    await flush()
    expect(checkout.getView()).toMatchObject({ status: 'done', step: 'how' })
    expect(bodies).toMatchObject([{ 'buyer.phone': '+380 67 123 45 67', shipping: 'pickup' }])
    expect(bodies[0]).not.toHaveProperty(['delivery.point'])
  })

  it('restores its own steps after a reload', async () => {
    const storage = createFakeStorage()
    const first = open({ storage })
    await flush()
    first.checkout.send({ type: 'checkout.change', values: buyer })
    first.checkout.send({ type: 'checkout.next' })
    await flush()
    first.checkout.stop()
    const { checkout } = open({ storage })
    await flush()
    expect(checkout.getView()).toMatchObject({ step: 'how', finished: { who: true }, values: { 'buyer.name': 'Ada' } })
  })

  it.each([
    ['with the page', cart],
    ['later', null],
  ])('orders the cart of a session, which has no id, and restores its steps, when it comes %s', async (_, early) => {
    const environment = { storage: createFakeStorage(), cartId: null, cart: early }
    const definition: typeof twoSteps = { ...twoSteps, toOrderBody: ({ cartId, version }) => ({ cartId, version }) }
    const first = open(environment)
    await flush()
    first.checkout.send({ type: 'cart.changed', cart })
    first.checkout.send({ type: 'checkout.change', values: buyer })
    first.checkout.send({ type: 'checkout.next' })
    await flush()
    first.checkout.stop()
    const { checkout, bodies } = open({ ...environment, cart }, [], definition)
    await flush()
    expect(checkout.getView()).toMatchObject({ step: 'how', finished: { who: true } })
    checkout.send({ type: 'shippingMethod.pick', id: 'pickup' })
    checkout.send({ type: 'payment.pick', id: 'cash' })
    checkout.send({ type: 'checkout.submit' })
    await flush()
    expect(checkout.getView().status).toBe('done')
    expect(bodies).toEqual([{ cartId: '', version: cart.version }])
  })
})

describe('a fault in the code of a checkout', () => {
  /** What a function returns in JavaScript. */
  const wrong = (answer: unknown) => JSON.parse(JSON.stringify(answer))
  const right: CheckoutAnswers = {
    submit: () => ({ number: '1', token: 't', total: 99, payment: null }),
    options: () => ({ shippingMethods: fakeShippingMethods, payments: fakePayments }),
    cart: () => cart,
  }

  async function submit(environment: Partial<DefinedCheckoutDeps<'who' | 'how'>>, definition = twoSteps) {
    const faults: [answer: string, text: string][] = []
    const onError = (error: unknown, answer: string) => faults.push([answer, String(error)])
    const { checkout } = open({ onError, ...environment }, [], definition)
    await flush()
    checkout.send({ type: 'checkout.change', values: buyer })
    checkout.send({ type: 'checkout.next' })
    await flush()
    checkout.send({ type: 'shippingMethod.pick', id: 'pickup' })
    checkout.send({ type: 'payment.pick', id: 'cash' })
    checkout.send({ type: 'checkout.submit' })
    await flush()
    return { view: checkout.getView(), faults }
  }

  it('is named by answer and member when an order is of another shape; the order may exist', async () => {
    const { view, faults } = await submit({ answers: { ...right, submit: () => wrong({ id: 3 }) } })
    expect(view).toMatchObject({ status: 'outcomeUnknown', order: null, error: { kind: 'answer' } })
    expect(faults).toEqual([
      [
        'submit',
        expect.stringContaining('the answer «submit» given to createCheckout is wrong. number: expected a text'),
      ],
    ])
    expect(faults[0]?.[1]).toContain('payment: expected null, { kind: "redirect", url }')
  })

  it.each([
    [{ methods: [] }, 'shippingMethods: expected a list, got undefined; payments: expected a list'],
    [{ shippingMethods: [{ id: 1, name: 'x' }], payments: [] }, 'shippingMethods[0].id: expected a text, got 1'],
    [null, 'expected an object, got null'],
  ])('is named when shipping options are %j', async (options, message) => {
    const { view, faults } = await submit(
      { answers: { ...right, options: () => wrong(options) }, shippingMethods: [] },
      { ...twoSteps, destination: () => 'here' },
    )
    expect(view).toMatchObject({ status: 'editing', shippingMethodsStatus: 'failed' })
    expect(faults[0]).toEqual(['options', expect.stringContaining(message)])
  })

  it('is no unknown outcome when toOrderBody returns null: nothing was sent', async () => {
    const submitted = vi.fn(right.submit)
    const definition = { ...twoSteps, toOrderBody: () => null }
    const { view, faults } = await submit({ answers: { ...right, submit: submitted } }, definition)
    expect(submitted).not.toHaveBeenCalled()
    expect(view).toMatchObject({ status: 'editing', step: 'how', error: { kind: 'adapter' } })
    expect(faults).toEqual([['toOrderBody', expect.stringContaining('toOrderBody returned null')]])
  })

  it('is named at creation when there is no step or two have one name', () => {
    const [step] = twoSteps.steps
    expect(() => createCheckoutMachine({ ...twoSteps, steps: [step, step] })).toThrow('two steps «who»')
    expect(() => createCheckoutMachine({ ...twoSteps, steps: wrong([]) })).toThrow('has no steps')
    expect(() => createCheckoutRules({ ...twoSteps, steps: [step, step] })).toThrow('two steps «who»')
  })
})
