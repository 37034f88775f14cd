import { profileExport, profileExportList, profileOrders } from '@shop/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { orders } from '../db/schema/index.ts'
import { exportOf, type SignedIn, signIn } from '../testing/customers.ts'
import { deliverLargeOrders } from '../testing/large-orders.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'

/** Of a line with the longest name, which has two bytes a letter. */
const MAX_LINE_BYTES = 2 * 255 + 200
const MAX_PART_BYTES = 1_000_000
/** The first part of each list. */
const MAX_EXPORT_BYTES = 2_000_000

const person = {
  name: 'Зоряна',
  last_name: 'Прихована',
  phone: '+380 67 111 22 33',
  email: 'zoriana@example.com',
  comment: 'Дзвінок не працює',
  recipient: { name: 'Остап', last_name: 'Отримувач', phone: '+380 50 765 43 21' },
  company: { name: 'ТОВ «Зоря»', edrpou: '00032112' },
}
const Orders = z.array(z.object({ number: z.string(), items: z.array(z.record(z.string(), z.json())) }))

describe.each(databases)('the export of a customer with many orders on %s', kind => {
  let shop: Shop
  let customer: SignedIn
  let exported: Awaited<ReturnType<typeof exportOf>>
  beforeAll(async () => {
    shop = await openShop(kind)
    customer = await signIn(shop)
    await deliverLargeOrders(shop, customer)
    await shop.db.update(orders).set(person).where(eq(orders.user_id, customer.id))
    exported = await exportOf(shop, customer.sent)
  })
  afterAll(() => shop.close())

  it('has every order once, with each of its lines and everything that the person has written', async () => {
    const rows = await shop.db.select().from(orders).where(eq(orders.user_id, customer.id)).orderBy(orders.id)
    const { name, last_name, phone, email, comment, recipient, company } = person
    const own = { contact: { name, last_name, phone, email }, comment, recipient, company }
    expect(exported.orders).toMatchObject(rows.map(({ number }) => ({ number, ...own })))
    const shown = (await shop.ask(profileOrders, {}, customer.sent)).items
    const byNumber = new Map(Orders.parse(exported.orders).map(order => [order.number, order.items]))
    for (const { number, items } of shown)
      expect(byNumber.get(number)).toEqual(items.map(({ image: _, url: _url, returnable: _left, ...line }) => line))
    expect(exported.returns).toHaveLength(rows.length - 1)
    expect(Orders.parse(exported.orders).flatMap(({ items }) => items)).toHaveLength(1 + 29 * 100)
  })

  it('has no more bytes of a line than what was bought takes', () => {
    const lines = Orders.parse(exported.orders).reduce((sum, { items }) => sum + items.length, 0)
    expect(Buffer.byteLength(JSON.stringify(exported.orders)) / lines).toBeLessThanOrEqual(MAX_LINE_BYTES)
  })

  it('comes in parts of bounded size', async () => {
    const sizeOf = (part: unknown) => Buffer.byteLength(JSON.stringify(part))
    expect(sizeOf(await shop.ask(profileExport, {}, customer.sent))).toBeLessThanOrEqual(MAX_EXPORT_BYTES)
    const parts = []
    let after: { after?: number } | null = {}
    while (after !== null) {
      const part: z.output<typeof profileExportList.data> = await shop.ask(
        profileExportList,
        { list: 'orders', ...after },
        customer.sent,
      )
      parts.push(part)
      after = part.next === null ? null : { after: part.next }
    }
    expect(parts.length).toBeGreaterThan(2)
    for (const part of parts) expect(sizeOf(part)).toBeLessThanOrEqual(MAX_PART_BYTES)
  })
})
