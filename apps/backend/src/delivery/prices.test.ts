import { describe, expect, it, vi } from 'vitest'
import type { Carrier } from './carrier.ts'
import { deliveries, type ShippingMethod } from './methods.ts'
import type { Parcel } from './parcel.ts'
import { createDeliveryPrices, tariffOf } from './prices.ts'

const log = { warn: () => undefined }
const parcel: Parcel = { weight: 1_200, sides: [40, 30, 8], declared: 2_490_00 }
const methodOf = (id: string): ShippingMethod => {
  const method = deliveries.find(each => each.id === id)
  if (!method) throw new Error(`There is no ${id}`)
  return method
}
const branch = methodOf('np_branch')

function pricesOf(price: NonNullable<Carrier['price']>) {
  let now = 0
  const asked = vi.fn(price)
  const prices = createDeliveryPrices({ price: asked }, log, () => now)
  return {
    asked,
    isPaused: () => prices.isPaused(),
    of: (method = branch, of = parcel) => prices.priceOf(method, 'kyiv', of),
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

describe('the price of a delivery', () => {
  it('is asked of the carrier once for carts of the same weight step and value step', async () => {
    const { asked, of } = pricesOf(async ({ to }) => (to === 'branch' ? 83_00 : 140_00))
    const shoppers = await Promise.all([of(), of(), of(branch, { ...parcel, weight: 1_480 })])
    expect(shoppers).toEqual(shoppers.map(() => ({ price: 83_00, isEstimate: false })))
    expect(await of(methodOf('np_courier'))).toEqual({ price: 140_00, isEstimate: false })
    expect(asked).toHaveBeenCalledTimes(2)
    expect(asked.mock.calls[0]?.[0].parcel).toEqual({ weight: 1_500, sides: [40, 30, 8], declared: 2_500_00 })
  })

  it('is estimated from the tariff while the carrier is away, which is not asked again for a while', async () => {
    let isAway = true
    const { asked, of, pass, isPaused } = pricesOf(async () => (isAway ? Promise.reject(new Error('away')) : 83_00))
    expect(await of()).toEqual({ price: 80_00, isEstimate: true })
    expect(await of(methodOf('np_locker'))).toEqual({ price: 70_00, isEstimate: true })
    expect(asked).toHaveBeenCalledOnce()
    expect(isPaused()).toBe(true)
    isAway = false
    pass(60_000)
    expect(isPaused()).toBe(false)
    expect(await of()).toEqual({ price: 83_00, isEstimate: false })
  })

  it('is estimated when the carrier does not answer in time; its late answer counts for the next shopper', async () => {
    vi.useFakeTimers()
    let answer: (price: number) => void = () => undefined
    const { of } = pricesOf(() => new Promise(resolve => (answer = resolve)))
    const waiting = of()
    await vi.advanceTimersByTimeAsync(1_500)
    vi.useRealTimers()
    expect(await waiting).toEqual({ price: 80_00, isEstimate: true })
    answer(83_00)
    await expect.poll(() => of()).toEqual({ price: 83_00, isEstimate: false })
  })

  it('of other carriers and of pick-up is never asked', async () => {
    const { asked, of } = pricesOf(async () => 1)
    expect(await of(methodOf('ukrposhta'))).toEqual({ price: 45_00, isEstimate: true })
    expect(await of(methodOf('pickup'))).toEqual({ price: 0, isEstimate: false })
    expect(asked).not.toHaveBeenCalled()
  })

  it('rises with the weight', () => {
    expect([1_000, 5_000, 5_001, 10_001, 90_000].map(weight => tariffOf(branch, { ...parcel, weight }))).toEqual([
      80_00, 80_00, 120_00, 180_00, 180_00,
    ])
  })
})
