import { checkoutOrder, returnCreate, returnShow } from '@shop/contract'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails, order_items, return_requests } from '../db/schema/index.ts'
import { commandsTo } from '../testing/commands.ts'
import { type Delivered, deliver, markDelivered } from '../testing/delivered.ts'
import { accountOf, formOf, openPaidShop, orderOnline, type PaidShop } from '../testing/payments.ts'
import { bothDatabases, refusalOf } from '../testing/shop.ts'
import { findGoods, type Goods, stock } from '../testing/shopper.ts'

const IBAN = 'UA213223130000026007233566001'

describe.each(bothDatabases)('the money of a return on %s', kind => {
  let paid: PaidShop
  let goods: Goods
  beforeAll(async () => {
    paid = await openPaidShop(kind)
    const [found] = await findGoods(paid.shop, 1)
    if (!found) throw new Error('There is nothing to buy')
    goods = found
    await stock(paid.shop, goods, 500)
  })
  afterAll(() => paid.close())

  const { done, refused } = commandsTo(() => paid.shop, 'return')
  const wish = ({ number, token, lines: [line] }: Delivered, more: object = {}) => ({
    ...{ number, token, kind: 'return' as const, question: 'defect' },
    items: [{ line_id: line ?? 0, count: 1 }],
    ...more,
  })
  const ask = (order: Delivered, more: object = {}) => paid.shop.ask(returnCreate, wish(order, more))
  const shown = ({ number, token }: Delivered) => paid.shop.ask(returnShow, { number, token })
  const stored = async (number: string) => {
    const [row] = await paid.shop.db.select().from(return_requests).where(eq(return_requests.number, number))
    return row
  }
  async function complete(number: string): Promise<string> {
    await done(number, 'approve')
    await done(number, 'receive')
    return done(number, 'complete', '--yes')
  }

  it('goes to the account that the buyer states, which only the operator sees, and is forgotten when it is sent', async () => {
    const order = await deliver(paid.shop, [{ goods, count: 1 }])
    expect((await shown(order)).orders[0]).toMatchObject({ refund_to: 'account' })
    expect((await shown(order)).orders[0]).not.toHaveProperty('returns')
    const { id, number } = await ask(order, { iban: 'ua21 3223 1300 0002 6007 2335 6600 1' })
    expect((await stored(number))?.iban).not.toContain('3223')
    await expect(refused(number, 'refunded', '--yes')).resolves.toEqual([expect.stringContaining('no money')])
    expect(await complete(number)).toContain(`return ${number} refunded`)
    expect(await done(number, 'show')).toContain(IBAN)
    const amount = goods.price / 100
    const [asked] = (await shown(order)).requests
    expect(asked?.refund).toEqual({ amount, to: 'account', state: 'requested', date: null })
    expect(JSON.stringify(asked)).not.toContain('3223')
    const { returns } = await paid.shop.ask(checkoutOrder, { number: order.number, token: order.token })
    expect(returns).toEqual([{ number, kind: 'return', status: 'completed', refund: asked?.refund }])

    expect(await done(number, 'refunded', '--yes')).toContain('the buyer gets a mail')
    expect((await stored(number))?.iban).toBeNull()
    expect(await done(number, 'show')).not.toContain(IBAN)
    expect((await shown(order)).requests[0]?.refund).toMatchObject({ amount, state: 'done', date: expect.any(String) })
    await refused(number, 'refunded', '--yes')
    const sent = await paid.shop.db
      .select({ template: mails.template })
      .from(mails)
      .where(like(mails.key, `return-refunded:${id}`))
    expect(sent).toEqual([{ template: 'return-refunded' }])
  })

  it('is the price less the discount, to the kopiyka in however many requests', async () => {
    const order = await deliver(paid.shop, [{ goods, count: 3 }])
    await paid.shop.db.update(order_items).set({ discount: 1_001 }).where(eq(order_items.order_id, order.id))
    const amounts: number[] = []
    for (const count of [1, 1, 1]) {
      const { number } = await ask(order, { items: [{ line_id: order.lines[0] ?? 0, count }] })
      await complete(number)
      amounts.push((await stored(number))?.refund_amount ?? 0)
    }
    expect(amounts.reduce((sum, amount) => sum + amount)).toBe(3 * goods.price - 1_001)
    expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
  })

  it('goes back to the card that has paid, and no account is kept', async () => {
    const placed = await orderOnline(paid.shop, goods, 'liqpay', { count: 2 })
    await paid.liqpay.decide(formOf(placed), 'approve')
    await paid.settle()
    const order = await markDelivered(paid.shop, placed)
    expect((await shown(order)).orders[0]?.refund_to).toBe('card')
    const { number } = await ask(order, { iban: IBAN })
    expect((await stored(number))?.iban).toBeNull()
    expect(await complete(number)).toContain('back to the card')
    await refused(number, 'refunded', '--yes')
    await paid.settle()
    const { order: row, refunds } = await accountOf(paid.shop, placed.number)
    expect(refunds).toEqual([{ amount: goods.price, reason: 'return', state: 'done' }])
    expect(row.payment_status).toBe('paid')
    expect((await shown(order)).requests[0]?.refund).toMatchObject({ to: 'card', state: 'done' })
  })

  it('is asked for with an account that exists, and its account forgotten with a rejected request', async () => {
    const order = await deliver(paid.shop, [{ goods, count: 1 }])
    const answer = await paid.shop.post(returnCreate.path, wish(order, { iban: 'UA213223130000026007233566010' }))
    expect(Object.keys(refusalOf(answer).fields)).toEqual(['iban'])
    const { number } = await ask(order, { iban: IBAN })
    await done(number, 'reject', '--yes')
    expect(await stored(number)).toMatchObject({ iban: null, refund_amount: null })
  })

  it('is none for an exchange', async () => {
    const order = await deliver(paid.shop, [{ goods, count: 1 }])
    const items = [{ line_id: order.lines[0] ?? 0, count: 1, option_id: goods.option_id }]
    const { number } = await ask(order, { kind: 'exchange', items, iban: IBAN })
    expect((await stored(number))?.iban).toBeNull()
    await complete(number)
    expect((await shown(order)).requests[0]?.refund).toBeNull()
  })
})
