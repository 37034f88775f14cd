import type { ExportList, Order } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { UserRow } from '../auth/sessions.ts'
import { toOrders } from '../checkout/orders.ts'
import type { CheckoutContext } from '../checkout/services.ts'
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

/** `items`: what is exported of the rows. */
const partOf = (rows: readonly { id: number }[], most: number, items: readonly object[] = rows): Part => ({
  items,
  next: rows.length < most ? null : (rows.at(-1)?.id ?? null),
})

/** Without what is the shop's: pictures and addresses of goods, and what it says of a way to pay. */
const exportedOrder = ({ items, payment, ...order }: Order) => {
  const { text: _text, requisites: _requisites, transfer_url: _url, ...paid } = payment
  return { ...order, payment: paid, items: items.map(({ image: _, url: _page, returnable: _left, ...line }) => line) }
}

type Load = (user: UserRow, after: number, context: CheckoutContext, lang: Locale) => Promise<Part>

const pageOf = (id: PgColumn, after: number, owned: SQL) => and(owned, gt(id, after))

/** Of rows that are found by e-mail: none before it is confirmed. */
const ofConfirmed =
  (load: Load): Load =>
  async (user, ...more) =>
    user.email_confirmed_at === null ? { items: [], next: null } : load(user, ...more)

/** The next part of each list, after the entry with an id. */
export const exportListLoaders: Readonly<Record<ExportList, Load>> = {
  async orders({ id }, after, context, lang) {
    const { db } = context
    const rows = await db
      .select()
      .from(orders)
      .where(pageOf(orders.id, after, eq(orders.user_id, id)))
      .orderBy(asc(orders.id))
      .limit(PART_WITH_GOODS)
    return partOf(rows, PART_WITH_GOODS, (await toOrders(db, rows, lang, context)).map(exportedOrder))
  },
  async returns({ id }, after, { db }, lang) {
    const rows = await db
      .select()
      .from(return_requests)
      .where(pageOf(return_requests.id, after, eq(return_requests.user_id, id)))
      .orderBy(asc(return_requests.id))
      .limit(PART_WITH_GOODS)
    return partOf(rows, PART_WITH_GOODS, await toReturnRequests(db, rows, lang))
  },
  async reviews({ id }, after, { db }) {
    const rows = await db
      .select({
        id: reviews.id,
        product_id: reviews.product_id,
        lang: reviews.lang,
        grade: reviews.grade,
        name: reviews.name,
        text: reviews.text,
        advantages: reviews.advantages,
        disadvantages: reviews.disadvantages,
        fit: reviews.fit,
        reply: reviews.reply,
        created_at: reviews.created_at,
      })
      .from(reviews)
      .where(pageOf(reviews.id, after, eq(reviews.user_id, id)))
      .orderBy(asc(reviews.id))
      .limit(PART)
    return partOf(rows, PART)
  },
  async questions({ id }, after, { db }) {
    const rows = await db
      .select({
        id: product_questions.id,
        product_id: product_questions.product_id,
        lang: product_questions.lang,
        name: product_questions.name,
        email: product_questions.email,
        text: product_questions.text,
        answer: product_questions.answer,
        created_at: product_questions.created_at,
      })
      .from(product_questions)
      .where(pageOf(product_questions.id, after, eq(product_questions.user_id, id)))
      .orderBy(asc(product_questions.id))
      .limit(PART)
    return partOf(rows, PART)
  },
  /** Without their content, which may hold tokens. */
  mails: ofConfirmed(async ({ email }, after, { db }) => {
    const rows = await db
      .select({
        id: mails.id,
        template: mails.template,
        lang: mails.lang,
        created_at: mails.created_at,
        sent_at: mails.sent_at,
      })
      .from(mails)
      .where(pageOf(mails.id, after, eq(mails.recipient, email)))
      .orderBy(asc(mails.id))
      .limit(PART)
    return partOf(rows, PART)
  }),
  notifications: ofConfirmed(async ({ email }, after, { db }) => {
    const rows = await db
      .select()
      .from(stock_requests)
      .where(pageOf(stock_requests.id, after, eq(stock_requests.email, email)))
      .orderBy(asc(stock_requests.id))
      .limit(PART)
    return partOf(rows, PART)
  }),
  messages: ofConfirmed(async ({ email }, after, { db }) => {
    const rows = await db
      .select()
      .from(contact_messages)
      .where(pageOf(contact_messages.id, after, eq(sql`lower(${contact_messages.email})`, email)))
      .orderBy(asc(contact_messages.id))
      .limit(PART)
    return partOf(rows, PART)
  }),
}
