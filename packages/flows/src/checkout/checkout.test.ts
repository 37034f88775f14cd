import { describe, expect, it, onTestFinished } from 'vitest'
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
  fakeWays,
  flush,
  success,
} from '../testing/index.ts'
import { type CheckoutDeps, type CheckoutEmitted, createCheckoutFlow } from './index.ts'

const contact = {
  'contact.name': 'Олена',
  'contact.last_name': 'Коваль',
  'contact.phone': '067 123 45 67',
  'contact.email': 'olena@example.com',
}

const [kyiv, lviv] = fakeCities

/** A shop with two jackets (line 1) in cart-1. `open` goes to the checkout, again and again in the same tab. */
async function shop() {
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
    const heard: CheckoutEmitted[] = []
    for (const type of [
      'checkout.step',
      'checkout.focus',
      'checkout.changed',
      'checkout.forgotten',
      'checkout.redirect',
      'checkout.completed',
    ] as const)
      checkout.on(type, emitted => heard.push(emitted))
    checkout.start()
    onTestFinished(() => checkout.stop())
    return { checkout, calls, clock, heard, view: () => checkout.getView() }
  }
  return { carts, orders, storage, open }
}

type Opened = ReturnType<Awaited<ReturnType<typeof shop>>['open']>

async function fillContact({ checkout }: Opened) {
  await flush()
  checkout.send({ type: 'checkout.type', values: contact })
  checkout.send({ type: 'checkout.next' })
  await flush()
}

async function fillDelivery({ checkout, calls }: Opened, id = 'pickup') {
  checkout.send({ type: 'city.pick', city: kyiv })
  await calls.settle()
  checkout.send({ type: 'way.pick', id })
  await calls.settle()
}

/** Everything filled, the third step open, the payment chosen. */
async function ready(deps: Partial<CheckoutDeps> = {}, payment = 'cash') {
  const world = await shop()
  const opened = world.open(deps)
  await fillContact(opened)
  await fillDelivery(opened, 'np-courier')
  const values = { 'delivery.address.street': 'Ливарна', 'delivery.address.house': '14' }
  opened.checkout.send({ type: 'checkout.type', values })
  opened.checkout.send({ type: 'checkout.next' })
  await flush()
  opened.checkout.send({ type: 'payment.pick', id: payment })
  opened.heard.length = 0
  return { ...world, ...opened }
}

describe('the steps', () => {
  it('lead from the first word to an order', async () => {
    const world = await shop()
    const page = world.open()
    await fillContact(page)
    expect(page.view()).toMatchObject({ step: 'delivery', finished: { contact: true, delivery: false } })
    expect(page.view().typed['contact.phone']).toBe('+380 67 123 45 67')
    await fillDelivery(page)
    page.checkout.send({ type: 'checkout.next' })
    await flush()
    expect(page.view()).toMatchObject({ step: 'payment', reachable: ['contact', 'delivery', 'payment'] })
    page.checkout.send({ type: 'payment.pick', id: 'cash' })
    page.checkout.send({ type: 'checkout.submit' })
    expect(page.view()).toMatchObject({ status: 'verifying', blocking: false, pending: true })
    await page.calls.settle()
    expect(page.view()).toMatchObject({ status: 'done', order: { number: 'ORD-1', total: 2000 } })
    expect(page.heard).toEqual([
      { type: 'checkout.step', step: 'delivery', trace: 'push' },
      { type: 'checkout.step', step: 'payment', trace: 'push' },
      { type: 'checkout.completed', order: { number: 'ORD-1', token: 'token', total: 2000, payment: null } },
    ])
    expect(world.orders.orders[0]?.body).toMatchObject({
      cart_id: 'cart-1',
      contact: { name: 'Олена', phone: '+380 67 123 45 67' },
      delivery: { id: 'pickup', city_ref: 'kyiv' },
      payment: { id: 'cash' },
    })
    expect(world.storage.entries.size).toBe(0)
  })

  it('let nobody on with a wrong field: it is told, and the first one gets the focus', async () => {
    const { checkout, view, heard } = (await shop()).open()
    await flush()
    checkout.send({ type: 'checkout.type', values: { ...contact, 'contact.phone': '067', 'contact.email': 'olena' } })
    checkout.send({ type: 'checkout.next' })
    expect(view()).toMatchObject({
      step: 'contact',
      issues: { 'contact.phone': { rule: 'min', length: 17 }, 'contact.email': { rule: 'email' } },
      valid: ['contact.name', 'contact.last_name'],
    })
    expect(heard).toEqual([{ type: 'checkout.focus', name: 'contact.phone' }])
  })

  it('praise early and punish late: a good letter clears an issue, a new one waits for the field to be left', async () => {
    const { checkout, view } = (await shop()).open()
    await flush()
    checkout.send({ type: 'checkout.type', values: { 'contact.name': 'О' } })
    expect(view().issues).toEqual({})
    checkout.send({ type: 'checkout.leave', name: 'contact.name' })
    expect(view().issues).toEqual({ 'contact.name': { rule: 'min', length: 2 } })
    checkout.send({ type: 'checkout.type', values: { 'contact.name': 'Ол' } })
    expect(view()).toMatchObject({ issues: {}, valid: ['contact.name'] })
    checkout.send({ type: 'checkout.leave', name: 'contact.email' })
    expect(view().issues).toEqual({})
  })

  it('ask for the recipient only when there is another one', async () => {
    const { checkout, view } = (await shop()).open()
    await flush()
    checkout.send({ type: 'checkout.type', values: { ...contact, recipient: 'on' } })
    checkout.send({ type: 'checkout.next' })
    expect(Object.keys(view().issues)).toEqual(['recipient.name', 'recipient.last_name', 'recipient.phone'])
    checkout.send({ type: 'checkout.type', values: { recipient: '' } })
    expect(view().issues).toEqual({})
    checkout.send({ type: 'checkout.next' })
    await flush()
    expect(view().step).toBe('delivery')
  })

  it('can be gone back to; what was finished stays so until it is made wrong', async () => {
    const { checkout, view, heard } = await ready()
    checkout.send({ type: 'checkout.goto', step: 'contact' })
    expect(view().step).toBe('contact')
    expect(heard).toEqual([{ type: 'checkout.step', step: 'contact', trace: 'replace' }])
    checkout.send({ type: 'url.stepChanged', step: 'payment' })
    expect(view().step).toBe('payment')
    checkout.send({ type: 'checkout.back' })
    expect(view().step).toBe('delivery')
    checkout.send({ type: 'checkout.goto', step: 'contact' })
    checkout.send({ type: 'checkout.type', values: { 'contact.email': '' } })
    expect(view().reachable).toEqual(['contact'])
    checkout.send({ type: 'url.stepChanged', step: 'payment' })
    expect(view().step).toBe('contact')
    expect(heard.at(-1)).toEqual({ type: 'checkout.step', step: 'contact', trace: 'replace' })
  })

  it('open at the first that can be entered, whatever the address asks for', async () => {
    const world = await shop()
    const deep = world.open({ step: 'payment' })
    await flush()
    expect(deep.view().step).toBe('contact')
    expect(deep.heard).toEqual([{ type: 'checkout.step', step: 'contact', trace: 'replace' }])
    const known = world.open({ step: 'payment', typed: contact, finished: { contact: true, delivery: false } })
    expect(known.view().step).toBe('delivery')
  })

  it('are kept on the server one by one; a refusal there opens the step again', async () => {
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
    const saveStep: CheckoutDeps['saveStep'] = async (step, typed) => {
      saved.push([step, typed['contact.phone']])
      return answers[saved.length - 1] ?? { ok: true, data: null }
    }
    const page = (await shop()).open({ saveStep })
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
      issues: { 'delivery.city': { rule: 'told', message: 'Сюди не возимо' } },
    })
    expect(page.heard.at(-1)).toEqual({ type: 'checkout.focus', name: 'delivery.city' })
  })

  it('show no form for an empty cart, and go on when something is put in', async () => {
    const world = await shop()
    const empty = { ...world.carts.cart('cart-1'), items: [], count: 0 }
    const { checkout, view } = world.open({ cart: empty })
    await flush()
    expect(view().status).toBe('empty')
    checkout.send({ type: 'cart.changed', cart: world.carts.cart('cart-1') })
    expect(view()).toMatchObject({ status: 'editing', step: 'contact' })
    checkout.send({ type: 'cart.changed', cart: empty })
    expect(view().status).toBe('empty')
  })

  it('fill what is empty when a customer signs in on the way', async () => {
    const { checkout, view } = (await shop()).open()
    await flush()
    checkout.send({ type: 'checkout.type', values: { 'contact.name': 'Оля' } })
    checkout.send({ type: 'session.changed', typed: contact })
    expect(view().typed).toMatchObject({ 'contact.name': 'Оля', 'contact.email': 'olena@example.com' })
  })
})

describe('the delivery', () => {
  it('offers the favourite cities first, then asks once for what was typed last', async () => {
    const page = (await shop()).open()
    await fillContact(page)
    const { checkout, calls, clock, view } = page
    checkout.send({ type: 'city.open' })
    expect(await calls.next()).toMatchObject({ body: { lang: 'uk' } })
    await calls.settle()
    expect(view().cities).toHaveLength(3)
    for (const query of ['к', 'кр', 'кре']) {
      checkout.send({ type: 'city.type', query })
      clock.increment(100)
    }
    expect(calls.underWay).toHaveLength(0)
    clock.increment(250)
    const slow = await calls.next()
    expect(slow.body).toEqual({ lang: 'uk', query: 'кре' })
    checkout.send({ type: 'city.type', query: 'льв' })
    expect(slow.aborted).toBe(true)
    clock.increment(250)
    await calls.settle()
    expect(view()).toMatchObject({ citiesLookup: 'idle', cities: [{ cityName: 'Львів' }] })
  })

  it('says when the cities could not be had and asks again', async () => {
    const page = (await shop()).open()
    await fillContact(page)
    page.checkout.send({ type: 'city.open' })
    await (await page.calls.next()).lose()
    expect(page.view().citiesLookup).toBe('failed')
    page.checkout.send({ type: 'city.retry' })
    await page.calls.settle()
    expect(page.view()).toMatchObject({ citiesLookup: 'idle', cities: fakeCities })
  })

  it('asks for a city, then a way, then what the way needs', async () => {
    const page = (await shop()).open()
    await fillContact(page)
    const { checkout, calls, view } = page
    checkout.send({ type: 'checkout.next' })
    expect(view().issues).toEqual({ 'delivery.city': { rule: 'required' } })
    checkout.send({ type: 'city.pick', city: kyiv })
    await calls.settle()
    expect(view()).toMatchObject({ issues: {}, ways: fakeWays })
    checkout.send({ type: 'checkout.next' })
    expect(view().issues).toEqual({ 'delivery.id': { rule: 'deliveryFirst' } })
    checkout.send({ type: 'way.pick', id: 'np-branch' })
    await calls.settle()
    checkout.send({ type: 'checkout.next' })
    expect(view().issues).toEqual({ 'delivery.point_ref': { rule: 'required' } })
    checkout.send({ type: 'way.pick', id: 'np-courier' })
    checkout.send({ type: 'checkout.next' })
    expect(Object.keys(view().issues)).toEqual(['delivery.address.street', 'delivery.address.house'])
  })

  it('lists points page by page and finds them by number or street', async () => {
    const page = (await shop()).open()
    await fillContact(page)
    const { checkout, calls, clock, view } = page
    await fillDelivery(page, 'np-locker')
    expect(calls.made.at(-1)?.body).toMatchObject({ city_ref: 'kyiv', kind: 'locker' })
    expect(view()).toMatchObject({ pointsTotal: 30, pointsLookup: 'idle' })
    checkout.send({ type: 'point.more' })
    await calls.settle()
    expect(view().points).toHaveLength(30)
    checkout.send({ type: 'point.type', query: '17' })
    clock.increment(250)
    await calls.settle()
    const [point] = view().points
    expect(point?.number).toBe('17')
    if (point) checkout.send({ type: 'point.pick', point })
    checkout.send({ type: 'checkout.next' })
    await flush()
    expect(view()).toMatchObject({ step: 'payment', point: { number: '17' } })
  })

  it('forgets the point with another way, and all that hung on it with another city', async () => {
    const page = (await shop()).open()
    await fillContact(page)
    const { checkout, calls, view } = page
    await fillDelivery(page, 'np-branch')
    const [point] = view().points
    if (point) checkout.send({ type: 'point.pick', point })
    expect(view().typed['delivery.point_ref']).toBe('kyiv-branch-1')
    checkout.send({ type: 'way.pick', id: 'np-locker' })
    expect(view()).toMatchObject({ point: null, typed: { 'delivery.point_ref': '' } })
    checkout.send({ type: 'way.pick', id: 'pickup' })
    checkout.send({ type: 'city.pick', city: lviv })
    expect(view().ways).toEqual([])
    await calls.settle()
    expect(view()).toMatchObject({ way: null, typed: { 'delivery.id': '', 'delivery.city': 'Львів' } })
  })

  it('decides which payments there are, and says so before there is one', async () => {
    const page = (await shop()).open()
    await flush()
    page.checkout.send({ type: 'payment.pick', id: 'cash' })
    expect(page.view().issues).toEqual({ 'payment.id': { rule: 'deliveryFirst' } })
    await fillContact(page)
    await fillDelivery(page, 'pickup')
    expect(page.view().payments.map(({ id }) => id)).toEqual(['cash'])
    page.checkout.send({ type: 'checkout.next' })
    await flush()
    page.checkout.send({ type: 'checkout.submit' })
    expect(page.view().issues).toEqual({ 'payment.id': { rule: 'payment' } })
    expect(page.heard.at(-1)).toEqual({ type: 'checkout.focus', name: 'payment.id' })
    page.checkout.send({ type: 'payment.pick', id: 'card' })
    expect(page.view().typed['payment.id']).toBeFalsy()
  })
})

describe('the order', () => {
  it('is one, however often it is pressed', async () => {
    const { checkout, calls, orders, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    checkout.send({ type: 'checkout.submit' })
    await flush()
    checkout.send({ type: 'checkout.submit' })
    await calls.settle()
    checkout.send({ type: 'checkout.submit' })
    await calls.settle()
    expect(orders.orders).toHaveLength(1)
    expect(view().status).toBe('done')
  })

  it('is sent again under the same key when the answer got lost', async () => {
    const { checkout, calls, clock, orders, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).answer()
    const first = await calls.next()
    expect(first.path).toBe('/api/checkout/submit')
    await first.arrive()
    await first.lose()
    expect(view()).toMatchObject({ status: 'submitting', blocking: true })
    clock.increment(500)
    await calls.settle()
    expect(orders.orders).toHaveLength(1)
    expect(view()).toMatchObject({ status: 'done', order: { number: 'ORD-1' } })
  })

  it('of which nobody says what became can only be asked for, even after a reload', async () => {
    const { checkout, calls, clock, orders, open, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).answer()
    const first = await calls.next()
    await first.arrive()
    await first.lose()
    for (const wait of [500, 1000, 2000, 4000]) {
      clock.increment(wait)
      await (await calls.next()).lose()
    }
    expect(view()).toMatchObject({ status: 'unsure', error: { kind: 'network' } })
    checkout.stop()
    const again = open()
    await flush()
    expect(again.view().status).toBe('unsure')
    expect(again.calls.made.filter(({ path }) => path === '/api/checkout/submit')).toEqual([])
    again.checkout.send({ type: 'checkout.retry' })
    await again.calls.settle()
    expect(again.view()).toMatchObject({ status: 'done', order: { number: 'ORD-1' } })
    expect(orders.orders).toHaveLength(1)
  })

  it('that never arrived may be changed; one that did may not', async () => {
    const { checkout, calls, clock, orders, view } = await ready()
    const sendAndLose = async (arrives: boolean) => {
      checkout.send({ type: 'checkout.submit' })
      await (await calls.next()).answer()
      for (const wait of [500, 1000, 2000, 4000, 0]) {
        const call = await calls.next()
        if (arrives) await call.arrive()
        await call.lose()
        clock.increment(wait)
      }
    }
    await sendAndLose(false)
    checkout.send({ type: 'checkout.edit' })
    await calls.settle()
    expect(view()).toMatchObject({ status: 'editing', step: 'payment', error: null })
    await sendAndLose(true)
    checkout.send({ type: 'checkout.edit' })
    await calls.settle()
    expect(view().status).toBe('unsure')
    checkout.send({ type: 'checkout.retry' })
    await calls.settle()
    expect(orders.orders).toHaveLength(1)
    expect(
      new Set(calls.made.filter(({ path }) => path.endsWith('submit')).map(call => call.idempotencyKey)).size,
    ).toBe(2)
  })

  it('is not made of a cart whose price has changed until that is agreed to', async () => {
    const { checkout, calls, carts, orders, view, heard } = await ready()
    carts.price(1, 1200)
    checkout.send({ type: 'checkout.submit' })
    await calls.settle()
    expect(view().status).toBe('changed')
    expect(view().changes).toMatchObject([
      { kind: 'price', was: 1000, now: 1200, line: { name: 'Куртка' } },
      { kind: 'total', was: 2000, now: 2400 },
    ])
    expect(heard).toEqual([{ type: 'checkout.changed' }])
    expect(orders.orders).toHaveLength(0)
    checkout.send({ type: 'checkout.submit' })
    await calls.settle()
    expect(orders.orders).toHaveLength(0)
    checkout.send({ type: 'checkout.accept' })
    expect(view()).toMatchObject({ status: 'editing', step: 'payment', changes: [], cart: { total_price: 2400 } })
    checkout.send({ type: 'checkout.submit' })
    await calls.settle()
    expect(view()).toMatchObject({ status: 'done', order: { total: 2400 } })
  })

  it('that was refused because the last piece went meanwhile is told line by line', async () => {
    const { checkout, calls, carts, orders, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).answer()
    carts.stock(1, 1)
    await (await calls.next()).answer()
    await calls.settle()
    expect(view()).toMatchObject({ status: 'changed', changes: [{ kind: 'fewer', was: 2, now: 1 }] })
    expect(orders.orders).toHaveLength(0)
  })

  it('refused without a visible reason is told in the backend’s words, and the next is another order', async () => {
    const { checkout, calls, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).answer()
    await (await calls.next()).answerWith(failure('conflict', { message: 'Купон уже використано' }))
    await calls.settle()
    expect(view()).toMatchObject({ status: 'editing', step: 'payment', error: { message: 'Купон уже використано' } })
    checkout.send({ type: 'checkout.submit' })
    await calls.settle()
    const keys = calls.made.flatMap(({ path, idempotencyKey }) => (path.endsWith('submit') ? [idempotencyKey] : []))
    expect(keys).toEqual(['key-1', 'key-1.2'])
    expect(view().status).toBe('done')
  })

  it('with a wrong field goes to its step and says what the backend said', async () => {
    const { checkout, calls, view, heard } = await ready()
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).answer()
    const fields = { 'contact.email': ['Такої пошти не існує'], 'delivery.address.house': ['Немає такого будинку'] }
    await (await calls.next()).answerWith(failure('invalid', { fields }))
    expect(view()).toMatchObject({
      step: 'contact',
      error: null,
      issues: { 'contact.email': { rule: 'told', message: 'Такої пошти не існує' } },
    })
    expect(heard).toEqual([
      { type: 'checkout.step', step: 'contact', trace: 'replace' },
      { type: 'checkout.focus', name: 'contact.email' },
    ])
    checkout.send({ type: 'checkout.type', values: { 'contact.email': 'other@example.com' } })
    expect(view().issues).not.toHaveProperty(['contact.email'])
  })

  it('goes nowhere without network, and nothing is lost', async () => {
    const { checkout, calls, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).lose()
    expect(view()).toMatchObject({ status: 'editing', step: 'payment', error: { kind: 'network' } })
    checkout.send({ type: 'checkout.submit' })
    await calls.settle()
    expect(view().status).toBe('done')
  })

  it('of a cart that another tab has emptied is none', async () => {
    const { checkout, calls, carts, view } = await ready()
    carts.empty('cart-1')
    checkout.send({ type: 'checkout.submit' })
    await calls.settle()
    expect(view().status).toBe('empty')
  })

  it('that is paid elsewhere stands already when the shopper leaves, and when they come back', async () => {
    const { checkout, calls, view, heard } = await ready({}, 'card')
    checkout.send({ type: 'checkout.submit' })
    await calls.settle()
    expect(view()).toMatchObject({ status: 'redirecting', blocking: true })
    expect(heard).toMatchObject([{ type: 'checkout.redirect', order: { payment: { url: 'https://pay.example' } } }])
    checkout.send({ type: 'checkout.submit' })
    checkout.send({ type: 'checkout.returned' })
    expect(view().status).toBe('done')
    expect(heard.at(-1)).toMatchObject({ type: 'checkout.completed', order: { number: 'ORD-1' } })
  })
})

describe('changes while checking out', () => {
  it('that the shop made are told at once and stay until they are agreed to', async () => {
    const { checkout, carts, view } = await ready()
    carts.price(1, 900)
    checkout.send({ type: 'cart.changed', cart: carts.cart('cart-1') })
    expect(view()).toMatchObject({ status: 'editing', changes: [{ kind: 'price', was: 1000, now: 900 }] })
    checkout.send({ type: 'checkout.accept' })
    expect(view().changes).toEqual([])
  })

  it('that the shopper made in another tab need no consent', async () => {
    const { checkout, calls, carts, view } = await ready()
    await createFakeClient(carts.answers).call('/api/cart/update', { cart_id: 'cart-1', id: 1, count: 5 })
    checkout.send({ type: 'cart.changed', cart: carts.cart('cart-1') })
    expect(view()).toMatchObject({ changes: [], cart: { total_price: 5000 } })
    checkout.send({ type: 'checkout.submit' })
    await calls.settle()
    expect(view()).toMatchObject({ status: 'done', order: { total: 5000 } })
  })
})

describe('a reload', () => {
  it('in step 3 comes back to step 3 with everything typed', async () => {
    const { checkout, open } = await ready()
    checkout.stop()
    const again = open({ step: 'payment' })
    await again.calls.settle()
    expect(again.view()).toMatchObject({ step: 'payment', city: kyiv, way: { id: 'np-courier' } })
    expect(again.view().typed).toMatchObject({ 'contact.name': 'Олена', 'payment.id': 'cash' })
    again.checkout.send({ type: 'checkout.submit' })
    await again.calls.settle()
    expect(again.view().status).toBe('done')
  })

  it('after a refusal does not order under the refused key', async () => {
    const { checkout, calls, open } = await ready({ key: 'kept' })
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).answer()
    await (await calls.next()).answerWith(failure('conflict'))
    await calls.settle()
    checkout.stop()
    const again = open({ key: 'kept', step: 'payment' })
    await again.calls.settle()
    again.checkout.send({ type: 'checkout.submit' })
    await again.calls.settle()
    expect(again.calls.made.find(({ path }) => path.endsWith('submit'))?.idempotencyKey).toBe('kept.2')
  })

  it('in the middle of a word keeps the word', async () => {
    const world = await shop()
    const first = world.open()
    await flush()
    first.checkout.send({ type: 'checkout.type', values: { 'contact.name': 'Оле' } })
    first.checkout.stop()
    const again = world.open()
    await flush()
    expect(again.view().typed['contact.name']).toBe('Оле')
  })

  it('goes over what the server kept only with what was typed later', async () => {
    const world = await shop()
    const first = world.open({ typed: contact })
    await flush()
    first.checkout.send({ type: 'checkout.type', values: { 'contact.name': 'Ольга' } })
    first.checkout.stop()
    const again = world.open({ typed: contact, finished: { contact: true, delivery: false } })
    await flush()
    expect(again.view()).toMatchObject({ step: 'delivery', typed: { ...contact, 'contact.name': 'Ольга' } })
  })

  it('with another cart starts anew', async () => {
    const { open, checkout, carts } = await ready()
    checkout.stop()
    const again = open({ cartId: 'other', cart: carts.cart('cart-1') })
    await flush()
    expect(again.view()).toMatchObject({ step: 'contact', typed: {} })
  })

  it('with a way that ended meanwhile asks for another', async () => {
    const { open, checkout } = await ready()
    checkout.stop()
    const gone = createFakeClient({ '/api/checkout/options': () => success({ deliveries: [], payments: [] }) })
    const again = open({ step: 'payment', client: gone })
    await flush()
    expect(again.view()).toMatchObject({ step: 'delivery', way: null })
  })

  it('that cannot ask for the ways opens the delivery and says so', async () => {
    const { open, checkout } = await ready()
    checkout.stop()
    const again = open({ step: 'payment' })
    await (await again.calls.next()).lose()
    expect(again.view()).toMatchObject({ step: 'delivery', waysLookup: 'failed' })
    again.checkout.send({ type: 'way.retry' })
    await again.calls.settle()
    expect(again.view().way?.id).toBe('np-courier')
  })

  it('a day later, or with broken notes, starts anew', async () => {
    const world = await shop()
    let now = 0
    const first = world.open({ now: () => now })
    await fillContact(first)
    first.checkout.stop()
    now = 86_400_001
    const late = world.open({ now: () => now })
    await flush()
    expect(late.view().typed).toEqual({})
    late.checkout.stop()
    world.storage.setItem(
      'shop.checkout',
      '{"v":1,"at":86400001,"data":{"cartId":"cart-1","typed":{"contact.name":7}}}',
    )
    const broken = world.open({ now: () => now })
    await flush()
    expect(broken.view()).toMatchObject({ step: 'contact', typed: {} })
    expect(broken.heard).toEqual([{ type: 'checkout.forgotten' }])
  })

  it('reads what the first version kept', async () => {
    const world = await shop()
    const data = {
      cartId: 'cart-1',
      typed: { ...contact, 'delivery.city': 'Київ', 'delivery.city_ref': 'kyiv', 'delivery.id': 'pickup' },
      finished: { contact: true, delivery: true },
      city: kyiv,
      point: null,
      key: 'old',
      sent: null,
    }
    world.storage.setItem('shop.checkout', JSON.stringify({ v: 1, at: 1, data }))
    const again = world.open({ step: 'payment', now: () => 2 })
    await again.calls.settle()
    expect(again.view()).toMatchObject({ step: 'payment', city: kyiv, way: { id: 'pickup' } })
  })
})
