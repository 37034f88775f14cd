import type { Address, City } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { fakeCities, fakeShippingMethods, flush } from '../testing/index.ts'
import { allowedPayments, checkoutRules } from './rules.ts'
import { addressValues } from './saved-address.ts'
import { createTestShop, fillContact, fillDelivery, kyiv, lviv } from './testing/checkout-fixture.ts'

const point = { ref: 'kyiv-locker-17', number: '17', name: 'locker № 17', address: 'вул. Соборна, 17' }

describe('the delivery', () => {
  it('requires a city, then a shipping method, then what the method needs', async () => {
    const page = (await createTestShop()).open()
    await fillContact(page)
    const { checkout, calls, view } = page
    checkout.send({ type: 'checkout.next' })
    expect(view().issues).toEqual({ 'delivery.city': { rule: 'city' } })
    checkout.send({ type: 'checkout.change', values: { 'delivery.city': 'Киї' } })
    checkout.send({ type: 'checkout.next' })
    expect(view().issues).toEqual({ 'delivery.city': { rule: 'city' } })
    checkout.send({ type: 'city.pick', city: kyiv })
    await calls.answerAll()
    expect(view()).toMatchObject({ issues: {}, shippingMethods: fakeShippingMethods })
    checkout.send({ type: 'checkout.next' })
    expect(view().issues).toEqual({ 'delivery.id': { rule: 'deliveryFirst' } })
    checkout.send({ type: 'shippingMethod.pick', id: 'np-branch' })
    await calls.answerAll()
    checkout.send({ type: 'checkout.next' })
    expect(view().issues).toEqual({ 'delivery.point_ref': { rule: 'branch' } })
    checkout.send({ type: 'checkout.change', values: { 'delivery.point': '12' } })
    checkout.send({ type: 'checkout.next' })
    expect(view().issues).toEqual({ 'delivery.point_ref': { rule: 'branch' } })
    checkout.send({ type: 'shippingMethod.pick', id: 'np-courier' })
    checkout.send({ type: 'checkout.next' })
    expect(Object.keys(view().issues)).toEqual(['delivery.address.street', 'delivery.address.house'])
  })

  it('has no city any more when something else is typed; an address entered by hand stays', async () => {
    const page = (await createTestShop()).open()
    await fillContact(page)
    await fillDelivery(page)
    const { checkout, calls, view } = page
    checkout.send({ type: 'checkout.change', values: { 'delivery.address.street': 'Ливарна' } })
    checkout.send({ type: 'city.pick', city: null })
    await calls.answerAll()
    expect(view()).toMatchObject({ city: null, point: null, shippingMethods: [] })
    expect(view().values).toMatchObject({ 'delivery.city_ref': '', 'delivery.address.street': 'Ливарна' })
  })

  it('is finished with a point', async () => {
    const page = (await createTestShop()).open()
    await fillContact(page)
    const { checkout, view } = page
    await fillDelivery(page, 'np-locker')
    checkout.send({ type: 'point.pick', point })
    checkout.send({ type: 'checkout.next' })
    await flush()
    expect(view()).toMatchObject({ step: 'payment', point: { number: '17' }, values: { 'delivery.point': point.name } })
  })

  it('is not finished with something else typed instead of the point', async () => {
    const page = (await createTestShop()).open()
    await fillContact(page)
    const { checkout, view } = page
    await fillDelivery(page, 'np-locker')
    checkout.send({ type: 'point.pick', point })
    checkout.send({ type: 'point.pick', point: null })
    checkout.send({ type: 'checkout.next' })
    await flush()
    expect(view()).toMatchObject({ step: 'delivery', point: null, values: { 'delivery.point': '' } })
  })

  it('clears the point with another shipping method, and the method with another city', async () => {
    const page = (await createTestShop()).open()
    await fillContact(page)
    const { checkout, calls, view } = page
    await fillDelivery(page, 'np-branch')
    checkout.send({ type: 'point.pick', point })
    expect(view().values['delivery.point_ref']).toBe('kyiv-locker-17')
    checkout.send({ type: 'shippingMethod.pick', id: 'np-locker' })
    expect(view()).toMatchObject({ point: null, values: { 'delivery.point_ref': '' } })
    checkout.send({ type: 'shippingMethod.pick', id: 'pickup' })
    checkout.send({ type: 'city.pick', city: lviv })
    expect(view().shippingMethods).toEqual([])
    await calls.answerAll()
    expect(view()).toMatchObject({ shippingMethod: null, values: { 'delivery.id': '', 'delivery.city': 'Львів' } })
  })

  it('asks for the prices again when a coupon makes it free, and when the coupon is gone', async () => {
    const page = (await createTestShop()).open()
    await fillContact(page)
    const { checkout, calls, view } = page
    await fillDelivery(page, 'np-locker')
    const { cart } = view()
    if (!cart) throw new Error('There is no cart')
    const coupon = { code: 'FREE', state: 'applied', message: '', free_delivery: true } as const
    const asked = () =>
      calls.pendingCalls.filter(({ path }) => path === '/api/checkout/options').map(({ body }) => body)
    checkout.send({ type: 'cart.changed', cart, coupon: null })
    expect(asked()).toEqual([])
    checkout.send({ type: 'cart.changed', cart: { ...cart, coupon }, coupon: 'FREE' })
    expect(asked()).toMatchObject([{ city_ref: kyiv.ref, coupon: 'FREE' }])
    await calls.answerAll()
    expect(view().shippingMethod?.id).toBe('np-locker')
    checkout.send({ type: 'cart.changed', cart, coupon: null })
    expect(asked()).toMatchObject([{ city_ref: kyiv.ref }])
    expect(asked()[0]).not.toHaveProperty('coupon')
  })

  it('asks for the payments again when a month costs something else', async () => {
    const page = (await createTestShop()).open()
    await fillContact(page)
    const { checkout, calls, view } = page
    await fillDelivery(page, 'np-locker')
    const { cart } = view()
    if (!cart) throw new Error('There is no cart')
    const asked = () => calls.pendingCalls.filter(({ path }) => path === '/api/checkout/options').length
    const change = (version: string, instalment?: { count: number; amount: number }) =>
      checkout.send({ type: 'cart.changed', cart: { ...cart, version, ...(instalment && { instalment }) } })
    change('two', { count: 6, amount: 415 })
    expect(asked()).toBe(1)
    await calls.answerAll()
    change('two', { count: 6, amount: 415 })
    expect(asked()).toBe(0)
    change('three')
    expect(asked()).toBe(1)
    await calls.answerAll()
    change('four')
    expect(asked()).toBe(0)
  })

  it('decides which payments are allowed, and says so before one is selected', async () => {
    const page = (await createTestShop()).open()
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
    expect(page.emittedEvents.at(-1)).toEqual({ type: 'checkout.focus', name: 'payment.id' })
    page.checkout.send({ type: 'payment.pick', id: 'card' })
    expect(page.view().values['payment.id']).toBeFalsy()
  })
})

describe('the address book', () => {
  const saved = (id: number, main: 0 | 1, city: City, street: string): Address => ({
    id,
    main,
    name: 'Олена',
    shipping_city: `${city.cityName}, ${city.area}`,
    shipping_city_id: city.ref,
    street,
    house: '1',
    apartment: '',
    postal_index: '',
  })
  const [main, other] = [saved(1, 1, kyiv, 'Соборна'), saved(2, 0, lviv, 'Зелена')]
  const addresses = [main, other]
  const values = { 'delivery.city': 'Київ', 'delivery.city_ref': 'kyiv', ...addressValues(main) }

  async function open() {
    const testShop = await createTestShop()
    const page = testShop.open({ addresses, values, city: kyiv })
    await page.calls.answerAll()
    await fillContact(page)
    return { ...page, reopen: () => testShop.open({ addresses, values, city: kyiv }) }
  }

  it('fills in what the shipping method takes: the city of every method, the rest of a courier', async () => {
    const { checkout, calls, view } = await open()
    expect(view()).toMatchObject({ address: main, city: kyiv, shippingMethods: fakeShippingMethods })
    checkout.send({ type: 'shippingMethod.pick', id: 'np-branch' })
    checkout.send({ type: 'point.pick', point })
    checkout.send({ type: 'address.pick', id: 2 })
    expect(view()).toMatchObject({ address: other, city: lviv, point: null, shippingMethods: [] })
    await calls.answerAll()
    expect(view()).toMatchObject({ shippingMethod: { id: 'np-branch' }, issues: {} })
    checkout.send({ type: 'shippingMethod.pick', id: 'np-courier' })
    checkout.send({ type: 'checkout.next' })
    await flush()
    expect(view()).toMatchObject({ step: 'payment', values: { 'delivery.address.street': 'Зелена' } })
  })

  it('keeps the city of another saved address in the same city, and its pickup point', async () => {
    const { checkout, calls, view } = await open()
    checkout.send({ type: 'address.pick', id: 2 })
    await calls.answerAll()
    checkout.send({ type: 'shippingMethod.pick', id: 'np-branch' })
    checkout.send({ type: 'point.pick', point })
    checkout.send({ type: 'checkout.change', values: { 'delivery.address.house': '5' } })
    expect(view().address).toBeNull()
    checkout.send({ type: 'address.pick', id: 2 })
    expect(view()).toMatchObject({ address: other, point, shippingMethodsStatus: 'idle' })
  })

  it('leaves the form empty for an address entered by hand, after a reload too', async () => {
    const { checkout, view, reopen } = await open()
    checkout.send({ type: 'address.pick', id: 2 })
    checkout.send({ type: 'address.pick', id: null })
    expect(view()).toMatchObject({ address: null, city: null, shippingMethodsStatus: 'idle' })
    expect(view().values).toMatchObject({ 'delivery.city': '', ...addressValues(null) })
    const again = reopen()
    await again.calls.answerAll()
    expect(again.view()).toMatchObject({ address: null, city: null })
  })

  it('ignores an address that is not in it', async () => {
    const { checkout, view } = await open()
    checkout.send({ type: 'address.pick', id: 99 })
    expect(view()).toMatchObject({ address: main, city: kyiv })
  })

  it('takes its street away with another city; one entered by hand stays', async () => {
    const { checkout, view } = await open()
    checkout.send({ type: 'city.pick', city: lviv })
    expect(view()).toMatchObject({ address: null, values: { 'delivery.address.street': '' } })
    checkout.send({ type: 'checkout.change', values: { 'delivery.address.street': 'Ливарна' } })
    checkout.send({ type: 'city.pick', city: kyiv })
    expect(view().values['delivery.address.street']).toBe('Ливарна')
  })

  it('gives way to a draft of this tab, whose city has its own shipping methods', async () => {
    const testShop = await createTestShop()
    const before = testShop.open()
    await fillContact(before)
    before.checkout.send({ type: 'city.pick', city: lviv })
    await before.calls.answerAll()
    before.checkout.stop()
    const { calls, view } = testShop.open({ addresses, values, city: kyiv, shippingMethods: fakeShippingMethods })
    await calls.answerAll()
    expect(view()).toMatchObject({ city: lviv, values: { 'delivery.city_ref': 'lviv' } })
    expect(view().shippingMethods.map(({ id }) => id)).not.toContain('pickup')
  })
})

describe('a delivery with a condition', () => {
  it('does not allow payment on receipt', () => {
    const [city] = fakeCities
    const values = { 'payment.id': 'on_receipt' }
    const method = { id: 'np-branch', name: '', note: '', price: 0, from: true, days: '6-8', needs: 'branch' as const }
    const chosen = { city, shippingMethod: { ...method, payments: ['on_receipt', 'card'] } }
    expect(checkoutRules.validateStep('payment', values, { ...chosen, point })).toEqual({})
    const withoutMoney = { ...point, on_receipt: false }
    expect(checkoutRules.validateStep('payment', values, { ...chosen, point: withoutMoney })).toEqual({
      'payment.id': { rule: 'payment' },
    })
    expect(allowedPayments({ shippingMethod: chosen.shippingMethod, point: withoutMoney })).toEqual(['card'])
  })

  it('requires the postal index where the address needs it', () => {
    const [city] = fakeCities
    const address = { 'delivery.address.street': 'Соборна', 'delivery.address.house': '1' }
    const method = { id: 'post', name: '', note: '', price: 0, from: true, days: '6-8', payments: ['card'] }
    const shippingMethod = { ...method, needs: 'address' as const, postal_index: true }
    const chosen = { city, shippingMethod, point: null }
    expect(checkoutRules.validateStep('delivery', address, chosen)).toEqual({
      'delivery.address.postal_index': { rule: 'required' },
    })
    expect(
      checkoutRules.validateStep('delivery', { ...address, 'delivery.address.postal_index': '01001' }, chosen),
    ).toEqual({})
  })
})
