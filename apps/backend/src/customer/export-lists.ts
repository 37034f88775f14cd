import type { ExportList, Order } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { UserRow } from '../auth/sessions.ts'
import { toOrders } from '../checkout/orders.ts'
import type { CheckoutContext } from '../checkout/services.ts'
import type { Database } from '../db/database.ts'
import {
  contact_messages,
  mails,
  orders,
  product_questions,
  return_requests,
  reviews,
  stock_requests,
} from '../db/schema/index.ts'
import { toReturnRequests } from '../returns/return-requests.ts'

/** Entries of a part. Those with goods have up to a hundred lines each. */
const PART = 100
const PART_WITH_GOODS = 10

interface Part {
  items: readonly object[]
  next: number | null
}

/** Without what is the shop's: pictures and addresses of goods, and what it says of a way to pay. */
const exportedOrder = ({ items, payment, ...order }: Order) => {
  const { text: _text, requisites: _requisites, transfer_url: _url, ...paid } = payment
  return { ...order, payment: paid, items: items.map(({ image: _, url: _page, returnable: _left, ...line }) => line) }
}

type Load = (user: UserRow, after: number, context: CheckoutContext, lang: Locale) => Promise<Part>

/** A query of Drizzle's to which conditions are still added. */
interface Query<Row> extends PromiseLike<Row[]> {
  where(condition: SQL | undefined): this
  orderBy(column: SQL): this
  limit(count: number): this
}

const ofCustomer =
  (column: PgColumn) =>
  ({ id }: UserRow): SQL =>
    eq(column, id)

/** Nothing is found by an e-mail before it is confirmed. */
const ofAddress =
  (column: PgColumn | SQL) =>
  ({ email, email_confirmed_at }: UserRow): SQL =>
    email_confirmed_at === null ? sql`false` : sql`${column} = ${email}`

/** `withGoods`: what is exported of entries with goods. */
const list =
  <Row extends { id: number }>(
    id: PgColumn,
    owned: (user: UserRow) => SQL,
    select: (db: Database) => Query<Row>,
    withGoods?: (rows: Row[], context: CheckoutContext, lang: Locale) => Promise<readonly object[]>,
  ): Load =>
  async (user, after, context, lang) => {
    const most = withGoods ? PART_WITH_GOODS : PART
    const rows = await select(context.db)
      .where(and(owned(user), gt(id, after)))
      .orderBy(asc(id))
      .limit(most)
    return {
      items: withGoods ? await withGoods(rows, context, lang) : rows,
      next: rows.length < most ? null : (rows.at(-1)?.id ?? null),
    }
  }

/** The next part of each list, after the entry with an id. */
export const exportListLoaders: Readonly<Record<ExportList, Load>> = {
  orders: list(
    orders.id,
    ofCustomer(orders.user_id),
    db => db.select().from(orders).$dynamic(),
    async (rows, context, lang) => (await toOrders(context.db, rows, lang, context)).map(exportedOrder),
  ),
  returns: list(
    return_requests.id,
    ofCustomer(return_requests.user_id),
    db => db.select().from(return_requests).$dynamic(),
    (rows, { db }, lang) => toReturnRequests(db, rows, lang),
  ),
  reviews: list(reviews.id, ofCustomer(reviews.user_id), db => {
    const { id, product_id, lang, grade, name, text, advantages, disadvantages, fit, reply, created_at } = reviews
    const columns = { id, product_id, lang, grade, name, text, advantages, disadvantages, fit, reply, created_at }
    return db.select(columns).from(reviews).$dynamic()
  }),
  questions: list(product_questions.id, ofCustomer(product_questions.user_id), db => {
    const { id, product_id, lang, name, email, text, answer, created_at } = product_questions
    const columns = { id, product_id, lang, name, email, text, answer, created_at }
    return db.select(columns).from(product_questions).$dynamic()
  }),
  /** Without their content, which may hold tokens. */
  mails: list(mails.id, ofAddress(sql`coalesce(${mails.mail_to}, ${mails.recipient})`), db => {
    const { id, template, lang, created_at, sent_at } = mails
    return db.select({ id, template, lang, created_at, sent_at }).from(mails).$dynamic()
  }),
  notifications: list(stock_requests.id, ofAddress(stock_requests.email), db =>
    db.select().from(stock_requests).$dynamic(),
  ),
  messages: list(contact_messages.id, ofAddress(sql`lower(${contact_messages.email})`), db =>
    db.select().from(contact_messages).$dynamic(),
  ),
}
