import { cartAdd, cartCount, cartShow } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupons as demoCoupons } from '../demo/coupons.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods } from '../testing/shopper.ts'
import { judge } from './coupon.ts'

const row = {
  id: 1,
  code: 'TEN',
  kind: 'percent' as const,
  value: 10,
  minimum: 0,
  starts_at: null,
  ends_at: null,
  uses: null,
  used: 0,
}
const now = new Date('2026-11-20T12:00:00Z')

describe('a coupon', () => {
  it('takes off per cent of what is bought, rounded to the shopper’s loss of under a kopiyka', () => {
    expect(judge({ code: 'TEN', row }, 33_333, now)).toMatchObject({ state: 'applied', discount: 3_333 })
  })
  it('takes off a sum, never more than the goods cost', () => {
    const sum = { ...row, kind: 'amount' as const, value: 5_000 }
    expect(judge({ code: 'SUM', row: sum }, 20_000, now).discount).toBe(5_000)
    expect(judge({ code: 'SUM', row: sum }, 3_000, now).discount).toBe(3_000)
  })
  it.each([
    ['unknown', null],
    ['unknown', { ...row, starts_at: new Date('2026-12-01') }],
    ['expired', { ...row, ends_at: new Date('2026-11-01') }],
    ['expired', { ...row, uses: 1, used: 1 }],
    ['minimum', { ...row, minimum: 100_000 }],
  ] as const)('is %s and takes nothing off', (state, other) => {
    expect(judge({ code: 'TEN', row: other }, 50_000, now)).toMatchObject({ state, discount: 0 })
  })
  it.each(demoCoupons.map(({ code }) => code))('of the demo carries 40 bits: %s', code => {
    expect(code.replace(/^HART-/, '').replaceAll('-', '')).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  })
})

describe.each(databases)('a coupon in a cart on %s', kind => {
  let shop: Shop
  let goods: Goods
  beforeAll(async () => {
    shop = await openShop(kind, { rateLimits: true })
    const [first] = await findGoods(shop, 1)
    if (!first) throw new Error('nothing to buy')
    goods = first
  })
  afterAll(() => shop.close())

  it('is told apart by its state, whatever case it is typed in', async () => {
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const show = async (coupon: string) => (await shop.ask(cartShow, { cart_id, coupon })).cart
    const applied = await show(' hart-k7qm-x2vd ')
    expect(applied.coupon).toMatchObject({ code: 'HART-K7QM-X2VD', state: 'applied' })
    expect(applied.discount).toBe(Math.floor(goods.price * 0.1) / 100)
    expect(applied.total_price).toBeCloseTo(applied.subtotal - applied.discount, 5)
    expect(await shop.ask(cartCount, { cart_id, coupon: 'HART-K7QM-X2VD' })).toEqual({
      count: 1,
      total_price: applied.total_price,
    })
    expect((await show('HART-E2XD-7HCB')).coupon).toMatchObject({ state: 'expired', message: 'Промокод більше не діє' })
    expect((await show('NO-SUCH')).coupon).toMatchObject({ state: 'unknown', message: 'Такого промокоду немає' })
    expect((await show('')).coupon).toBeNull()
    expect(applied.version).not.toBe((await show('')).version)
  })

  it('that needs a larger order says from which sum', async () => {
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const { cart } = await shop.ask(cartShow, { cart_id, coupon: 'HART-P4RZ-9TWN', lang: 'en' })
    if (goods.price < 300_000) {
      expect(cart.coupon).toMatchObject({ state: 'minimum' })
      expect(cart.coupon?.message).toContain('3,000')
    } else expect(cart.coupon).toMatchObject({ state: 'applied' })
  })

  it('cannot be guessed at: after five wrong ones the cart waits, what was right goes on', async () => {
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    await shop.ask(cartShow, { cart_id, coupon: 'HART-K7QM-X2VD' })
    for (let guess = 1; guess <= 5; guess++) {
      const { cart } = await shop.ask(cartShow, { cart_id, coupon: `GUESS-${guess}` })
      expect(cart.coupon?.state).toBe('unknown')
    }
    // The same wrong code again, as every refresh of the cart sends it, is no new guess.
    expect((await shop.ask(cartCount, { cart_id, coupon: 'GUESS-5' })).count).toBe(1)
    const refused = await shop.post('/api/cart/show', { cart_id, coupon: 'GUESS-6' })
    expect(refusalOf(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const right = await shop.post('/api/cart/add', { ...pick(goods), cart_id, coupon: 'HART-P4RZ-9TWN' })
    expect(right.status).toBe(429)
    expect((await shop.ask(cartShow, { cart_id, coupon: 'HART-K7QM-X2VD' })).cart.coupon?.state).toBe('applied')
    expect((await shop.ask(cartAdd, { ...pick(goods), cart_id })).cart.count).toBe(2)
  })
})

const pick = ({ product_id, option_id }: Goods) => ({ product_id, option_id })
