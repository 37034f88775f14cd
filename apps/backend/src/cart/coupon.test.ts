import { cartAdd, cartCount, cartDelete, cartShow, cartUpdate, checkoutOptions, checkoutSubmit } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupons } from '../db/schema/index.ts'
import { coupons as demoCoupons } from '../demo/data/coupons.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods, toBranch, withKey } from '../testing/shopper.ts'
import { evaluateCoupon } from './coupon.ts'

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
  it('deducts a percentage of the subtotal, rounded down to whole kopiykas', () => {
    expect(evaluateCoupon({ code: 'TEN', row, wait: null }, 33_333, now)).toMatchObject({
      state: 'applied',
      discount: 3_333,
    })
  })
  it('deducts an amount, at most the subtotal', () => {
    const sum = { ...row, kind: 'amount' as const, value: 5_000 }
    expect(evaluateCoupon({ code: 'SUM', row: sum, wait: null }, 20_000, now).discount).toBe(5_000)
    expect(evaluateCoupon({ code: 'SUM', row: sum, wait: null }, 3_000, now).discount).toBe(3_000)
  })
  it.each([
    ['unknown', null],
    ['unknown', { ...row, starts_at: new Date('2026-12-01') }],
    ['expired', { ...row, ends_at: new Date('2026-11-01') }],
    ['expired', { ...row, uses: 1, used: 1 }],
    ['minimum', { ...row, minimum: 100_000 }],
  ] as const)('deducts nothing when it is %s', (state, other) => {
    expect(evaluateCoupon({ code: 'TEN', row: other, wait: null }, 50_000, now)).toMatchObject({ state, discount: 0 })
  })
  it.each(demoCoupons.map(({ code }) => code))('of the demo shop has 40 random bits: %s', code => {
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
    await shop.db.insert(coupons).values({ code: LARGE, kind: 'amount', value: 300_00, minimum: 100_000_00 })
  })
  afterAll(() => shop.close())

  it('has a state and is case-insensitive', async () => {
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

  it('names its minimum when the subtotal is too low', async () => {
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const { cart } = await shop.ask(cartShow, { cart_id, coupon: 'HART-P4RZ-9TWN', lang: 'en' })
    if (goods.price < 300_000) {
      expect(cart.coupon).toMatchObject({ state: 'minimum' })
      expect(cart.coupon?.message).toContain('3,000')
    } else expect(cart.coupon).toMatchObject({ state: 'applied' })
  })

  it('never blocks the calls of a cart after too many wrong codes', async () => {
    const from = at('203.0.113.1')
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const show = async (coupon: string, lang: 'uk' | 'ru' | 'en' = 'uk') =>
      (await shop.ask(cartShow, { cart_id, coupon, lang }, from)).cart.coupon
    expect((await show(LARGE))?.state).toBe('minimum')
    for (let typo = 1; typo <= 5; typo++)
      expect(await show(`TYPO-${typo}`)).toMatchObject({ state: 'unknown', message: 'Такого промокоду немає' })
    // The same wrong code, which every refresh of the cart sends again, is not counted again.
    expect((await show('TYPO-5'))?.message).toBe('Такого промокоду немає')

    expect(await show('TYPO-6')).toMatchObject({
      code: 'TYPO-6',
      state: 'unknown',
      message: 'Забагато спроб. Перевірте промокод і спробуйте ще раз через 10 хв',
    })
    expect((await show('TYPO-6', 'ru'))?.message).toMatch(/^Слишком много попыток\. .+ через 10 мин$/)
    expect((await show('TYPO-6', 'en'))?.message).toMatch(/^Too many attempts\. .+ in 10 min$/)
    const coupon = 'TYPO-6'
    const [line] = (await shop.ask(cartAdd, { ...pick(goods), cart_id, coupon }, from)).cart.items
    const id = line?.id ?? 0
    expect((await shop.ask(cartCount, { cart_id, coupon }, from)).count).toBe(2)
    expect((await shop.ask(cartUpdate, { cart_id, coupon, id, count: 3 }, from)).cart.count).toBe(3)
    expect((await shop.ask(checkoutOptions, { cart_id, coupon }, from)).deliveries).not.toEqual([])
    expect((await shop.ask(cartDelete, { cart_id, coupon, id }, from)).cart.coupon?.state).toBe('unknown')

    expect((await show(LARGE))?.state).toBe('minimum')
    expect((await show(' hart-k7qm-x2vd '))?.state).not.toBe('unknown')
    await shop.ask(cartAdd, { ...pick(goods), cart_id }, from)
    expect((await show('HART-K7QM-X2VD'))?.state).toBe('applied')
  })

  it('applies to an order after too many wrong codes', async () => {
    const from = at('203.0.113.2')
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    for (let typo = 1; typo <= 6; typo++) await shop.ask(cartShow, { cart_id, coupon: `TYPO-${typo}` }, from)
    const submitted = await shop.ask(
      checkoutSubmit,
      { ...(await toBranch(shop)), cart_id, coupon: 'HART-K7QM-X2VD' },
      { headers: { ...from.headers, ...withKey().headers } },
    )
    expect(submitted.total).toBe((goods.price - Math.floor(goods.price * 0.1)) / 100)
  })

  it('counts wrong codes per address across carts, but not valid ones', async () => {
    const guess = async (coupon: string, address: string) => {
      const cart_id = await fillCart(shop, [{ goods, count: 1 }])
      return (await shop.ask(cartShow, { cart_id, coupon }, at(address))).cart.coupon
    }
    const said = (
      await Promise.all(Array.from({ length: 22 }, (_, n) => guess(`GUESS-${n}`, `2001:db8:1:2::${n + 1}`)))
    ).map(coupon => coupon?.message.startsWith('Забагато'))
    expect(said.filter(Boolean)).toHaveLength(2)
    expect((await guess('GUESS-X', '2001:db8:1:3::1'))?.message).toBe('Такого промокоду немає')
    expect((await guess('HART-K7QM-X2VD', '2001:db8:1:2::1'))?.state).toBe('applied')

    for (let order = 0; order < 21; order++)
      expect((await guess('HART-K7QM-X2VD', '203.0.113.3'))?.state).toBe('applied')
    expect((await guess('GUESS-1', '203.0.113.3'))?.message).toBe('Такого промокоду немає')
  })
})

/** Has a minimum above every cart of this test. */
const LARGE = 'TEST-LARGE-4FQ8'

const at = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
const pick = ({ product_id, option_id }: Goods) => ({ product_id, option_id })
