import { describe, expect, it } from 'vitest'
import { fakeCities, fakeShippingMethods, flush } from '../testing/index.ts'
import { fillContact, fillDelivery, kyiv, lviv, shop } from './testing/scene.ts'

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
    expect(calls.pendingCalls).toHaveLength(0)
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
    expect(view()).toMatchObject({ issues: {}, shippingMethods: fakeShippingMethods })
    checkout.send({ type: 'checkout.next' })
    expect(view().issues).toEqual({ 'delivery.id': { rule: 'deliveryFirst' } })
    checkout.send({ type: 'shippingMethod.pick', id: 'np-branch' })
    await calls.settle()
    checkout.send({ type: 'checkout.next' })
    expect(view().issues).toEqual({ 'delivery.point_ref': { rule: 'required' } })
    checkout.send({ type: 'shippingMethod.pick', id: 'np-courier' })
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
    expect(view().values['delivery.point_ref']).toBe('kyiv-branch-1')
    checkout.send({ type: 'shippingMethod.pick', id: 'np-locker' })
    expect(view()).toMatchObject({ point: null, values: { 'delivery.point_ref': '' } })
    checkout.send({ type: 'shippingMethod.pick', id: 'pickup' })
    checkout.send({ type: 'city.pick', city: lviv })
    expect(view().shippingMethods).toEqual([])
    await calls.settle()
    expect(view()).toMatchObject({ shippingMethod: null, values: { 'delivery.id': '', 'delivery.city': 'Львів' } })
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
    expect(page.emittedEvents.at(-1)).toEqual({ type: 'checkout.focus', name: 'payment.id' })
    page.checkout.send({ type: 'payment.pick', id: 'card' })
    expect(page.view().values['payment.id']).toBeFalsy()
  })
})
