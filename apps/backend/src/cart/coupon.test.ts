import { cartAdd, cartCount, cartDelete, cartShow, cartUpdate, checkoutOptions, checkoutSubmit } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, eq, gte, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categories, coupons, options, product_categories } from '../db/schema/index.ts'
import { demo } from '../seed/demo-content.ts'
import { parseEntries } from '../shop-cli/resource-file.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods, toBranch, withKey } from '../testing/shopper.ts'

it.each(await parseEntries(`${demo.folder}coupons.yaml`))(
  'a coupon of the demo shop has 40 random bits: $key',
  ({ key }) => {
    expect(key.replace(/^HART-/, '').replaceAll('-', '')).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  },
)

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

  it('explains in three languages why it does not apply, or to what it applies', async () => {
    const [listed] = await shop.db
      .select({ id: categories.id, titles: categories.titles })
      .from(product_categories)
      .innerJoin(categories, eq(categories.id, product_categories.category_id))
      .where(eq(product_categories.product_id, goods.product_id))
    const [other] = await shop.db
      .select({ id: categories.id, titles: categories.titles })
      .from(categories)
      .where(
        notInArray(
          categories.id,
          shop.db
            .select({ id: product_categories.category_id })
            .from(product_categories)
            .where(eq(product_categories.product_id, goods.product_id)),
        ),
      )
    if (!listed || !other) throw new Error('The demo shop has too few categories')
    const percent = { kind: 'percent' as const, value: 10 }
    await shop.db.insert(coupons).values([
      { ...percent, code: 'SOON', starts_at: new Date('2030-12-01T00:00:00+02:00') },
      { ...percent, code: 'OTHER', category_ids: [other.id] },
      { ...percent, code: 'OWN', category_ids: [listed.id] },
      { ...percent, code: 'MORE', minimum: goods.price + 250_00 },
      { code: 'FREE', kind: 'delivery', value: 0 },
    ])
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const show = async (coupon: string, lang: Locale = 'uk') =>
      (await shop.ask(cartShow, { cart_id, coupon, lang }, at('203.0.113.9'))).cart
    const messageOf = async (coupon: string, lang?: Locale) => {
      const { code: _, ...said } = (await show(coupon, lang)).coupon ?? { code: '', message: '' }
      return said
    }
    expect(await messageOf('SOON')).toEqual({ state: 'minimum', message: 'Діє з 1 грудня 2030 р.' })
    expect(await messageOf('SOON', 'en')).toEqual({ state: 'minimum', message: 'Valid from 1 December 2030' })
    expect(await messageOf('OTHER')).toEqual({
      state: 'minimum',
      message: `Діє лише на товари розділу «${other.titles.uk}»`,
    })
    expect((await messageOf('OTHER', 'en')).message).toBe(`Valid only for products in “${other.titles.en}”`)
    expect(await messageOf('MORE', 'ru')).toEqual({
      state: 'minimum',
      message: expect.stringMatching(/^Ещё 250\u00a0₴ до скидки: промокод действует от .+₴$/),
    })
    expect((await show('OWN')).discount).toBe(Math.floor(goods.price * 0.1) / 100)
    const free = await show('FREE')
    expect(free.coupon).toEqual({
      code: 'FREE',
      state: 'applied',
      message: 'Промокод застосовано: доставку оплачує магазин',
      free_delivery: true,
    })
    expect([free.discount, free.total_price]).toEqual([0, goods.price / 100])
    expect(free.version).not.toBe((await show('')).version)
    // What has no effect is not part of what is ordered.
    expect((await show('OTHER')).version).toBe((await show('')).version)
    const [line] = free.items
    const both = await shop.ask(cartAdd, { ...pick(await otherGoods(listed.id)), cart_id, coupon: 'OWN' })
    expect(both.cart.discount).toBe(Math.floor(goods.price * 0.1) / 100)
    expect(both.cart.coupon?.message).toMatch(/^Промокод застосовано: −.+₴\. Діє лише на товари розділу «.+»$/)
    expect(line?.total).toBe(goods.price / 100)
  })

  const otherGoods = async (category_id: number): Promise<Goods> => {
    const [found] = await shop.db
      .select({ product_id: options.product_id, option_id: options.id, price: options.price })
      .from(options)
      .where(
        and(
          gte(options.left, 5),
          notInArray(
            options.product_id,
            shop.db
              .select({ id: product_categories.product_id })
              .from(product_categories)
              .where(eq(product_categories.category_id, category_id)),
          ),
        ),
      )
      .limit(1)
    if (!found) throw new Error('Every product belongs to the category')
    return found
  }

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
      message: 'Забагато спроб. Перевірте промокод і спробуйте ще раз через 10\u00a0хв',
    })
    expect((await show('TYPO-6', 'ru'))?.message).toMatch(/^Слишком много попыток\. .+ через 10\u00a0мин$/)
    expect((await show('TYPO-6', 'en'))?.message).toMatch(/^Too many attempts\. .+ in 10\u00a0min$/)
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

  it('that was valid once is no guess any more, however many its address has made', async () => {
    const from = at('203.0.113.4')
    const coupon = 'HART-K7QM-X2VD'
    // More than may wait for one address.
    const carts = await Promise.all(
      Array.from({ length: 8 }, () => shop.ask(cartAdd, { ...pick(goods), count: 1 }, from)),
    )
    for (const { cart_id } of carts) await shop.ask(cartAdd, { ...pick(goods), cart_id, coupon }, from)
    const guesses = Array.from({ length: 21 }, async (_, n) => {
      const cart_id = await fillCart(shop, [{ goods, count: 1 }])
      return shop.ask(cartShow, { cart_id, coupon: `OTHER-${n}` }, from)
    })
    await Promise.all(guesses)
    const shown = await Promise.all(carts.map(({ cart_id }) => shop.ask(cartShow, { cart_id, coupon }, from)))
    expect(shown.map(({ cart }) => cart.coupon?.state)).toEqual(carts.map(() => 'applied'))
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
