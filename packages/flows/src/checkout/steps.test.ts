import { describe, expect, it } from 'vitest'
import { fakeShippingMethods } from '../testing/fake-checkout.ts'
import { flush } from '../testing/index.ts'
import type { CheckoutDeps } from './index.ts'
import { type CheckoutValues, toOrderBody } from './rules.ts'
import { contact, createReadyCheckout, createTestShop, fillContact, fillDelivery } from './testing/checkout-fixture.ts'

describe('the steps of the checkout', () => {
  it('lead from an empty form to an order', async () => {
    const testShop = await createTestShop()
    const page = testShop.open()
    await fillContact(page)
    expect(page.view()).toMatchObject({ step: 'delivery', finished: { contact: true, delivery: false } })
    expect(page.view().values['contact.phone']).toBe('+380 67 123 45 67')
    await fillDelivery(page)
    page.checkout.send({ type: 'checkout.next' })
    await flush()
    expect(page.view()).toMatchObject({ step: 'payment', reachable: ['contact', 'delivery', 'payment'] })
    page.checkout.send({ type: 'payment.pick', id: 'cash' })
    page.checkout.send({ type: 'checkout.submit' })
    expect(page.view()).toMatchObject({ status: 'submitting', blocking: true, pending: true })
    await page.calls.answerAll()
    expect(page.view()).toMatchObject({ status: 'done', order: { number: 'ORD-1', total: 2000 } })
    expect(page.emittedEvents).toEqual([
      { type: 'checkout.step', step: 'delivery', historyMode: 'push' },
      { type: 'checkout.step', step: 'payment', historyMode: 'push' },
      { type: 'checkout.completed', order: { number: 'ORD-1', token: 'token', total: 2000, payment: null } },
    ])
    expect(testShop.orders.orders[0]?.body).toMatchObject({
      cart_id: 'cart-1',
      contact: { name: 'Олена', phone: '+380 67 123 45 67' },
      delivery: { id: 'pickup', city_ref: 'kyiv' },
      payment: { id: 'cash' },
    })
    expect(testShop.storage.entries.size).toBe(0)
  })

  it('show invalid fields instead of the next step, and focus the first one', async () => {
    const { checkout, view, emittedEvents } = (await createTestShop()).open()
    await flush()
    checkout.send({ type: 'checkout.change', values: { ...contact, 'contact.phone': '067', 'contact.email': 'olena' } })
    checkout.send({ type: 'checkout.next' })
    expect(view()).toMatchObject({
      step: 'contact',
      issues: { 'contact.phone': { rule: 'min', length: 17 }, 'contact.email': { rule: 'email' } },
      valid: ['contact.name', 'contact.last_name'],
    })
    expect(emittedEvents).toEqual([{ type: 'checkout.focus', name: 'contact.phone' }])
  })

  it('validate a field on blur; its shown issue disappears with the first valid input', async () => {
    const { checkout, view } = (await createTestShop()).open()
    await flush()
    checkout.send({ type: 'checkout.change', values: { 'contact.name': 'О' } })
    expect(view().issues).toEqual({})
    checkout.send({ type: 'checkout.blur', name: 'contact.name' })
    expect(view().issues).toEqual({ 'contact.name': { rule: 'min', length: 2 } })
    checkout.send({ type: 'checkout.change', values: { 'contact.name': 'Ол' } })
    expect(view()).toMatchObject({ issues: {}, valid: ['contact.name'] })
    checkout.send({ type: 'checkout.blur', name: 'contact.email' })
    expect(view().issues).toEqual({})
  })

  it('require the company’s fields only when the order is for a company', async () => {
    const page = (await createTestShop()).open()
    const { checkout, view } = page
    await flush()
    checkout.send({ type: 'checkout.change', values: { ...contact, company: 'on', 'company.edrpou': '3719 3072' } })
    checkout.send({ type: 'checkout.next' })
    expect(view().issues).toEqual({ 'company.name': { rule: 'required' }, 'company.edrpou': { rule: 'edrpou' } })
    checkout.send({
      type: 'checkout.change',
      values: { 'company.name': ' ТОВ  «Північ»', 'company.edrpou': '3719 3071' },
    })
    checkout.send({ type: 'checkout.next' })
    await flush()
    expect(view()).toMatchObject({ step: 'delivery', issues: {} })
    expect(view().values).toMatchObject({ 'company.name': 'ТОВ «Північ»', 'company.edrpou': '37193071' })
    const bodyOf = (values: CheckoutValues) => {
      const cart = { lang: 'uk', cartId: 'cart-1', coupon: null, version: '1', adClick: { gclid: 'a' } } as const
      const [shippingMethod] = fakeShippingMethods
      return shippingMethod && toOrderBody(cart, values, shippingMethod)
    }
    expect(bodyOf(view().values)).toMatchObject({
      company: { name: 'ТОВ «Північ»', edrpou: '37193071' },
      ad_click: { gclid: 'a' },
    })
    expect(bodyOf({ ...view().values, company: '' })).toMatchObject({
      company: undefined,
      no_call: undefined,
      phone_messages: undefined,
    })
    expect(bodyOf({ ...view().values, no_call: 'on' })).toMatchObject({ no_call: true })
    expect(bodyOf({ ...view().values, phone_messages: 'on' })).toMatchObject({ phone_messages: true })
  })

  it('require the recipient’s fields only when there is another recipient', async () => {
    const { checkout, view } = (await createTestShop()).open()
    await flush()
    checkout.send({ type: 'checkout.change', values: { ...contact, recipient: 'on' } })
    checkout.send({ type: 'checkout.next' })
    expect(Object.keys(view().issues)).toEqual(['recipient.name', 'recipient.last_name', 'recipient.phone'])
    checkout.send({ type: 'checkout.change', values: { recipient: '' } })
    expect(view().issues).toEqual({})
    checkout.send({ type: 'checkout.next' })
    await flush()
    expect(view().step).toBe('delivery')
  })

  it('can be reopened; a finished step stays finished while it is valid', async () => {
    const { checkout, view, emittedEvents } = await createReadyCheckout()
    checkout.send({ type: 'checkout.goto', step: 'contact' })
    expect(view().step).toBe('contact')
    expect(emittedEvents).toEqual([{ type: 'checkout.step', step: 'contact', historyMode: 'replace' }])
    checkout.send({ type: 'url.stepChanged', step: 'payment' })
    expect(view().step).toBe('payment')
    checkout.send({ type: 'checkout.back' })
    expect(view().step).toBe('delivery')
    checkout.send({ type: 'checkout.goto', step: 'contact' })
    checkout.send({ type: 'checkout.change', values: { 'contact.email': '' } })
    expect(view().reachable).toEqual(['contact'])
    checkout.send({ type: 'url.stepChanged', step: 'payment' })
    expect(view().step).toBe('contact')
    expect(emittedEvents.at(-1)).toEqual({ type: 'checkout.step', step: 'contact', historyMode: 'replace' })
  })

  it('open at the first unfinished one when the URL requests a later one', async () => {
    const testShop = await createTestShop()
    const deep = testShop.open({ step: 'payment' })
    await flush()
    expect(deep.view().step).toBe('contact')
    expect(deep.emittedEvents).toEqual([{ type: 'checkout.step', step: 'contact', historyMode: 'replace' }])
    const known = testShop.open({ step: 'payment', values: contact, finished: { contact: true, delivery: false } })
    expect(known.view().step).toBe('delivery')
  })

  it('are saved on the server one by one; a validation error reopens the step', async () => {
    const saved: unknown[] = []
    const answers = [
      { ok: true as const, data: null },
      {
        ok: false as const,
        error: {
          kind: 'validation' as const,
          code: 'invalid' as const,
          message: 'Перевірте',
          fields: { 'delivery.city_ref': ['Сюди не возимо'] },
          data: undefined,
          retryable: false,
        },
      },
    ]
    const saveStep: CheckoutDeps['saveStep'] = async (step, values) => {
      saved.push([step, values['contact.phone']])
      return answers[saved.length - 1] ?? { ok: true, data: null }
    }
    const page = (await createTestShop()).open({ saveStep })
    await fillContact(page)
    await fillDelivery(page)
    page.checkout.send({ type: 'checkout.next' })
    expect(page.view().status).toBe('saving')
    await flush()
    expect(saved).toEqual([
      ['contact', '+380 67 123 45 67'],
      ['delivery', '+380 67 123 45 67'],
    ])
    expect(page.view()).toMatchObject({
      step: 'delivery',
      issues: { 'delivery.city': { rule: 'server', message: 'Сюди не возимо' } },
    })
    expect(page.emittedEvents.at(-1)).toEqual({ type: 'checkout.focus', name: 'delivery.city' })
  })

  it('are empty for an empty cart, and continue when something is added', async () => {
    const testShop = await createTestShop()
    const empty = { ...testShop.carts.cart('cart-1'), items: [], count: 0 }
    const { checkout, view } = testShop.open({ cart: empty })
    await flush()
    expect(view().status).toBe('empty')
    checkout.send({ type: 'cart.changed', cart: testShop.carts.cart('cart-1') })
    expect(view()).toMatchObject({ status: 'editing', step: 'contact' })
    checkout.send({ type: 'cart.changed', cart: empty })
    expect(view().status).toBe('empty')
  })

  it('fill empty fields when a customer signs in', async () => {
    const { checkout, view } = (await createTestShop()).open()
    await flush()
    checkout.send({ type: 'checkout.change', values: { 'contact.name': 'Оля' } })
    checkout.send({ type: 'session.changed', values: contact })
    expect(view().values).toMatchObject({ 'contact.name': 'Оля', 'contact.email': 'olena@example.com' })
  })

  it('follow the last request while a step is being saved', async () => {
    const testShop = await createTestShop()
    for (const wish of [
      { type: 'url.stepChanged', step: 'contact' },
      { type: 'checkout.goto', step: 'contact' },
      { type: 'checkout.back' },
    ] as const) {
      const signals: AbortSignal[] = []
      const page = testShop.open({
        saveStep: (step, _, signal) => {
          signals.push(signal)
          return step === 'contact' ? Promise.resolve({ ok: true, data: null }) : new Promise(() => undefined)
        },
      })
      await fillContact(page)
      await fillDelivery(page)
      page.checkout.send({ type: 'checkout.next' })
      expect(page.view().status).toBe('saving')
      page.checkout.send(wish)
      expect(page.view()).toMatchObject({ status: 'editing', step: 'contact', finished: { delivery: true } })
      expect(signals.at(-1)?.aborted).toBe(true)
      page.checkout.stop()
      testShop.storage.entries.clear()
    }
  })

  it('handle events sent while the draft is being restored', async () => {
    const testShop = await createTestShop()
    const previousStep = testShop.open()
    await flush()
    previousStep.checkout.send({ type: 'checkout.change', values: { ...contact, 'contact.name': 'Оля' } })
    previousStep.checkout.stop()
    const page = testShop.open()
    page.checkout.send({ type: 'checkout.change', values: { 'contact.name': 'Ольга' } })
    page.checkout.send({ type: 'checkout.next' })
    await flush()
    expect(page.view()).toMatchObject({
      step: 'delivery',
      values: { 'contact.name': 'Ольга', 'contact.email': contact['contact.email'] },
    })
  })

  it('handle a submit sent while the shipping methods are loading', async () => {
    const { checkout, open } = await createReadyCheckout()
    checkout.stop()
    const page = open({ step: 'payment' })
    await flush()
    expect(page.view().status).toBe('loading')
    page.checkout.send({ type: 'checkout.change', values: { comment: 'Подзвоніть' } })
    page.checkout.send({ type: 'checkout.submit' })
    await page.calls.answerAll()
    expect(page.view()).toMatchObject({ status: 'done', values: { comment: 'Подзвоніть' } })
  })

  it('open the step requested while the shipping methods are loading', async () => {
    const { checkout, open } = await createReadyCheckout()
    checkout.stop()
    for (const wish of [
      { type: 'url.stepChanged', step: 'contact' },
      { type: 'checkout.goto', step: 'contact' },
    ] as const) {
      const page = open({ step: 'payment' })
      await flush()
      page.checkout.send(wish)
      await page.calls.answerAll()
      expect(page.view()).toMatchObject({ status: 'editing', step: 'contact' })
      page.checkout.stop()
    }
  })
})
