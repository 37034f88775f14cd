import { checkoutOrder, checkoutOrderCode, checkoutOrderFind, checkoutSubmit } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails, order_codes } from '../db/schema/index.ts'
import { removeExpired } from '../jobs/cleanup.ts'
import { freshEmail, mailedCode, mailsTo } from '../testing/customers.ts'
import { bothDatabases, databases, openShop, type Shop } from '../testing/shop.ts'
import { contact, fillCart, findGoods, toBranch, withKey } from '../testing/shopper.ts'

/** An order of a guest. */
async function placeOrder(shop: Shop) {
  const email = freshEmail()
  const [goods] = await findGoods(shop, 1)
  if (!goods) throw new Error('There is nothing to buy')
  const cart_id = await fillCart(shop, [{ goods, count: 1 }])
  const body = { ...(await toBranch(shop)), contact: { ...contact, email }, cart_id }
  const { number, token } = await shop.ask(checkoutSubmit, body, withKey())
  return { email, number, token, lookup: { number, phone: contact.phone } }
}

/** Asks for a code and returns it. */
async function askForCode(shop: Shop, { email, lookup }: Awaited<ReturnType<typeof placeOrder>>) {
  await shop.ask(checkoutOrderCode, lookup)
  return mailedCode(shop, email)
}

const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')

describe.each(bothDatabases)('an order without the link of its mails on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const find = (body: object, lang: Locale = 'uk') => shop.post(checkoutOrderFind.path, { lang, ...body })
  const WRONG = { status: 422, body: { code: 'invalid', fields: { code: [expect.stringContaining('Код')] } } }

  it('is opened once by the code that is mailed to it, in the language of the call', async () => {
    const order = await placeOrder(shop)
    await shop.ask(checkoutOrderCode, { lang: 'en', ...order.lookup })
    const [mail] = await mailsTo(shop, order.email)
    expect(mail).toMatchObject({ template: 'order-code', lang: 'en', data: { number: order.number } })
    const code = await mailedCode(shop, order.email)
    const found = await shop.ask(checkoutOrderFind, { ...order.lookup, code })
    expect(found).toEqual({ number: order.number, token: order.token })
    expect(await shop.ask(checkoutOrder, found)).toMatchObject({ contact: { email: order.email } })
    expect(await find({ ...order.lookup, code })).toMatchObject(WRONG)
  })

  it('is found however its number, phone and code are written', async () => {
    const order = await placeOrder(shop)
    const [, digits = ''] = order.number.split('-')
    for (const number of [digits, ` № нт ${digits}`, order.number.toLowerCase()]) {
      const lookup = { number, phone: '067 123-45-67' }
      await shop.ask(checkoutOrderCode, lookup)
      const code = (await mailedCode(shop, order.email)).replace(/(...)/, ' $1 ')
      expect(await shop.ask(checkoutOrderFind, { ...lookup, code })).toMatchObject({ number: order.number })
    }
  })

  it('does not tell whether there is one: answers are alike, and nothing is mailed or kept of another', async () => {
    const { number, lookup, email } = await placeOrder(shop)
    const others = [
      { ...lookup, phone: '+380 50 765 43 21' },
      { ...lookup, number: 'HT-00000000' },
    ]
    const before = await shop.db.$count(mails)
    const [ofOrder, ...ofOthers] = await Promise.all(
      [lookup, ...others].map(body => shop.post(checkoutOrderCode.path, body)),
    )
    expect(ofOthers.map(({ status, body }) => ({ status, body }))).toEqual(
      others.map(() => ({ status: 200, body: ofOrder?.body })),
    )
    expect(await shop.db.$count(mails)).toBe(before + 1)
    const code = await mailedCode(shop, email)
    const refusals = await Promise.all(
      [...others, { number, phone: lookup.phone, code: otherThan(code) }].map(body => find({ code, ...body })),
    )
    expect(new Set(refusals.map(({ status, body }) => JSON.stringify({ status, body })))).toHaveLength(1)
    expect(refusals[0]).toMatchObject(WRONG)
  })

  it('is not opened by a code that was replaced or has expired', async () => {
    const order = await placeOrder(shop)
    const first = await askForCode(shop, order)
    const second = await askForCode(shop, order)
    if (first !== second) expect(await find({ ...order.lookup, code: first })).toMatchObject(WRONG)
    const ofOrders = { expires_at: sql`${order_codes.expires_at} - interval '15 minutes'` }
    await shop.db.update(order_codes).set(ofOrders)
    expect(await find({ ...order.lookup, code: second })).toMatchObject(WRONG)
    await removeExpired(shop.db)
    expect(await shop.db.$count(order_codes)).toBe(0)
  })

  it('is closed to its code after five wrong ones, of which none is tried more because they come at once', async () => {
    const order = await placeOrder(shop)
    const code = await askForCode(shop, order)
    const wrong = { ...order.lookup, code: otherThan(code) }
    await Promise.all(Array.from({ length: 4 }, () => find(wrong)))
    const [row] = await shop.db.select().from(order_codes)
    expect(row?.tries).toBe(4)
    const answers = await Promise.all([find(wrong), ...Array.from({ length: 5 }, () => find(wrong))])
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(422))
    expect(await find({ ...order.lookup, code })).toMatchObject(WRONG)
    const next = await askForCode(shop, order)
    const opened = await Promise.all(Array.from({ length: 3 }, () => find({ ...order.lookup, code: next })))
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })

  it('has no code in the database that its digits alone lead to', async () => {
    const order = await placeOrder(shop)
    const code = await askForCode(shop, order)
    const rows = await shop.db.select().from(order_codes)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|${order.number}|123 45 67`))
  })
})

describe.each(databases)('limits of codes on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind, { rateLimits: true })
  })
  afterAll(() => shop.close())

  it('sends three an hour for an order, and as many for none', async () => {
    const { lookup, email } = await placeOrder(shop)
    for (const body of [lookup, { ...lookup, number: 'HT-00000000' }]) {
      const answers = []
      for (let asked = 0; asked < 4; asked++) answers.push(await shop.post(checkoutOrderCode.path, body))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
      expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(3_500)
    }
    expect((await mailsTo(shop, email)).filter(({ template }) => template === 'order-code')).toHaveLength(3)
  })

  it('stops an address that asks for codes or tries them, whatever the order', async () => {
    const asked = []
    const tried = []
    for (let at = 10; at < 22; at++) {
      const lookup = { number: `HT-000000${at}`, phone: contact.phone }
      asked.push((await shop.post(checkoutOrderCode.path, lookup)).status)
      tried.push((await shop.post(checkoutOrderFind.path, { ...lookup, code: '123456' })).status)
    }
    expect(asked.at(-1)).toBe(429)
    expect(tried).toEqual([...Array(10).fill(422), 429, 429])
  })
})
