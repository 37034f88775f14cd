import { describe, expect, it } from 'vitest'
import { fakeShippingMethods, flush } from '../testing/index.ts'
import { createTestShop, fillContact, fillDelivery, kyiv, lviv } from './testing/checkout-fixture.ts'

const point = { ref: 'kyiv-locker-17', number: '17', name: 'locker № 17', address: 'вул. Соборна, 17' }

describe('the delivery', () => {
  it('requires a city, then a shipping method, then what the method needs', async () => {
    const page = (await createTestShop()).open()
    await fillContact(page)
    const { checkout, calls, view } = page
    checkout.send({ type: 'checkout.next' })
    expect(view().issues).toEqual({ 'delivery.city': { rule: 'required' } })
    checkout.send({ type: 'city.pick', city: kyiv })
    await calls.answerAll()
    expect(view()).toMatchObject({ issues: {}, shippingMethods: fakeShippingMethods })
    checkout.send({ type: 'checkout.next' })
    expect(view().issues).toEqual({ 'delivery.id': { rule: 'deliveryFirst' } })
    checkout.send({ type: 'shippingMethod.pick', id: 'np-branch' })
    await calls.answerAll()
    checkout.send({ type: 'checkout.next' })
    expect(view().issues).toEqual({ 'delivery.point_ref': { rule: 'required' } })
    checkout.send({ type: 'shippingMethod.pick', id: 'np-courier' })
    checkout.send({ type: 'checkout.next' })
    expect(Object.keys(view().issues)).toEqual(['delivery.address.street', 'delivery.address.house'])
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
