import { cartAdd, checkoutSubmit } from '@shop/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest'
import { z } from 'zod'
import { openShop, type Shop } from '../testing/shop.ts'
import { findGoods, type Goods, stock, toBranch, withKey } from '../testing/shopper.ts'

const Statement = z.object({ text: z.string() })

describe('the statements of a call on Postgres', () => {
  let query: MockInstance<typeof pg.Client.prototype.query>
  let shop: Shop
  let goods: Goods
  beforeAll(async () => {
    // Before the shop opens its connections.
    query = vi.spyOn(pg.Client.prototype, 'query')
    shop = await openShop('Postgres', { rateLimits: true })
    const [found] = await findGoods(shop, 1)
    if (!found) throw new Error('The demo shop is empty')
    goods = found
    // A large stock is not shown exactly: selling one piece changes no cache tag.
    await stock(shop, goods, 100)
  })
  afterAll(async () => {
    query.mockRestore()
    await shop.close()
  })

  const add = (sent = {}, cart_id?: string) =>
    shop.ask(
      cartAdd,
      { product_id: goods.product_id, option_id: goods.option_id, ...(cart_id ? { cart_id } : {}) },
      sent,
    )

  /** Number of statements, without the reads of the data version, which all calls of a second share. */
  async function countOf(call: () => Promise<unknown>): Promise<number> {
    query.mockClear()
    await call()
    const texts = query.mock.calls.flatMap(([first]) => {
      const statement = Statement.safeParse(first)
      return statement.success ? [statement.data.text] : []
    })
    return texts.filter(text => !/from data_versions/.test(text)).length
  }

  it.each([
    ['with a key', () => withKey(), [6, 8]],
    ['without a key', () => ({}), [2, 6]],
  ] as const)('are few for an addition %s', async (_, sent, [toNew, toKnown]) => {
    expect(await countOf(() => add(sent()))).toBe(toNew)
    const { cart_id } = await add()
    expect(await countOf(() => add(sent(), cart_id))).toBe(toKnown)
  })

  it('are few for an order', async () => {
    // Collected, so that no statements about a carrier's directory are counted.
    const rest = { ...(await toBranch(shop)), delivery: { id: 'pickup' } }
    const order = (cart_id: string) => shop.ask(checkoutSubmit, { ...rest, cart_id }, withKey())
    // The first order also reads what is cached from then on.
    await order((await add()).cart_id)
    const { cart_id } = await add()
    expect(await countOf(() => order(cart_id))).toBe(11)
  })
})
