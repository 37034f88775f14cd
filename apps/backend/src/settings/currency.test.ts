import { cartShow, checkoutSubmit } from '@shop/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { loadLinkPreviews } from '../catalogue/link-previews.ts'
import { coupons, options, products, settings } from '../db/schema/index.ts'
import { openShop } from '../testing/shop.ts'
import { contact, fillCart, findGoods, toBranch, withKey } from '../testing/shopper.ts'

it('gives hryvnias their sign in the messages of a cart, on the demo payment page and in previews of links', async () => {
  const shop = await openShop('Postgres')
  const { db } = shop
  const currencies = { UAH: { prefix: ' CHF ', suffix: '' } }
  await db.update(settings).set({ data: sql`jsonb_set(data, '{checkout,currencies}', ${currencies})` })
  await shop.expire('settings')
  const [goods] = await findGoods(shop, 1)
  if (!goods) throw new Error('There is nothing to buy')
  const cart_id = await fillCart(shop, [{ goods, count: 1 }])
  const price = 1_250_50
  await db.update(options).set({ price }).where(eq(options.id, goods.option_id))
  await db.insert(coupons).values([
    { code: 'OFF', kind: 'amount', value: 50_00 },
    { code: 'MORE', kind: 'percent', value: 10, minimum: price + 100_00 },
  ])
  const show = async (coupon: string) => (await shop.ask(cartShow, { cart_id, coupon, lang: 'en' })).cart
  const { notices, coupon } = await show('OFF')
  expect(notices).toMatchObject([{ kind: 'price', text: expect.stringContaining('CHF\u00a01,250.50') }])
  expect(coupon?.message).toContain('−CHF\u00a050')
  expect((await show('MORE')).coupon?.message).toMatch(/CHF\u00a0100.+CHF\u00a01,350\.50/)

  const { delivery } = await toBranch(shop)
  const placed = { cart_id, delivery, contact, payment: { id: 'demo_card' } }
  const { payment } = await shop.ask(checkoutSubmit, placed, withKey())
  expect(await (await fetch(payment?.kind === 'redirect' ? payment.url : '')).text()).toContain(
    'CHF\u00a01\u00a0250,50',
  )

  const [product] = await db.select().from(products).where(eq(products.id, goods.product_id))
  const previews = await loadLinkPreviews(db)(product?.slug ?? '')
  expect(previews.map(({ line }) => line)).toEqual(previews.map(() => expect.stringMatching(/^CHF\u00a0\d/)))
  await shop.close()
})
