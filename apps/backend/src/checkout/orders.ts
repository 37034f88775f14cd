import { timingSafeEqual } from 'node:crypto'
import type { Order } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { order_history, order_items, orders } from '../db/schema/index.ts'
import { hryvnias } from '../money.ts'
import type { Secrets } from '../secrets.ts'
import type { Services } from '../services.ts'

export type OrderRow = typeof orders.$inferSelect

/** Grants access to an order together with its number. Derived from the number, so it is not stored. */
export const orderToken = (number: string, { secrets }: { secrets: Secrets }): string =>
  secrets.tokenFor('order', number)

const timingSafeTextEqual = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Finds an order by number and token; a wrong token is indistinguishable from an unknown number. */
export async function findOrder(
  db: Database,
  { number, token }: { number: string; token: string },
  services: { secrets: Secrets },
  lock = false,
): Promise<OrderRow | null> {
  if (!timingSafeTextEqual(token, orderToken(number, services))) return null
  const query = db.select().from(orders).where(eq(orders.number, number))
  const [order] = lock ? await query.for('no key update') : await query
  return order ?? null
}

/** Items can be returned after the delivery only. */
const returnableStatuses: readonly Order['status'][] = ['delivered', 'completed']

/** Converts a row to the API's order. */
export async function toOrder(
  db: Database,
  order: OrderRow,
  lang: Locale,
  { pictures, paymentMethods }: Pick<Services, 'pictures' | 'paymentMethods'>,
): Promise<Order> {
  const [items, history] = await Promise.all([
    db.select().from(order_items).where(eq(order_items.order_id, order.id)).orderBy(asc(order_items.id)),
    db.select().from(order_history).where(eq(order_history.order_id, order.id)).orderBy(asc(order_history.id)),
  ])
  const payment = paymentMethods.all.find(({ id }) => id === order.payment_id)
  const { delivery } = order
  return {
    number: order.number,
    status: order.status,
    payment_status: order.payment_status,
    items: items.map(item => ({
      line_id: item.id,
      product_id: item.product_id,
      option_id: item.option_id,
      code: item.code,
      name: item.names[lang],
      option: item.option,
      url: localise(item.path, lang),
      image: pictures.image(item.picture, item.path.split('/').at(-1) ?? '', item.names[lang]),
      price: hryvnias(item.price),
      count: item.count,
      total: hryvnias(item.price * item.count),
      returnable: returnableStatuses.includes(order.status) ? item.returnable : 0,
    })),
    payment: {
      id: order.payment_id,
      name: payment?.name[lang] ?? order.payment_id,
      text: payment?.text[lang] ?? '',
      requisites:
        order.payment_id === 'iban'
          ? paymentMethods
              .requisitesOf(order.number)
              .map(({ name, value }) => ({ name: name[lang], value: value[lang] }))
          : [],
    },
    delivery: {
      id: delivery.id,
      name: delivery.name[lang],
      days: delivery.days,
      city: delivery.city?.[lang] ?? null,
      point: delivery.point?.[lang] ?? null,
      address: delivery.address,
    },
    contact: { name: order.name, last_name: order.last_name, phone: order.phone, email: order.email },
    recipient: order.recipient,
    comment: order.comment,
    subtotal: hryvnias(order.subtotal),
    discount: hryvnias(order.discount),
    delivery_price: hryvnias(order.delivery_price),
    total: hryvnias(order.total),
    date: order.created_at.toISOString(),
    history: history.map(({ status, at }) => ({ status, date: at.toISOString() })),
  }
}
