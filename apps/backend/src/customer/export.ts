import { profileExport } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { toUser, type UserRow } from '../auth/sessions.ts'
import { toOrder } from '../checkout/orders.ts'
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
  subscribers,
  users,
  wishlist_groups,
  wishlist_items,
} from '../db/schema/index.ts'
import { toReturnRequests } from '../returns/return-requests.ts'
import { ok, unauthorised } from '../wire/call-result.ts'
import { type Customer, defineCustomerHandler } from '../wire/handler.ts'
import { listAddresses } from './addresses.ts'
import { listDevices } from './signed-in-devices.ts'

async function returnsOf(db: Database, { id }: UserRow, lang: Locale) {
  const requests = await db
    .select()
    .from(return_requests)
    .where(eq(return_requests.user_id, id))
    .orderBy(asc(return_requests.id))
  return toReturnRequests(db, requests, lang)
}

const reviewsOf = (db: Database, { id }: UserRow) =>
  db
    .select({
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
    .where(eq(reviews.user_id, id))
    .orderBy(asc(reviews.id))

const questionsOf = (db: Database, { id }: UserRow) =>
  db
    .select({
      product_id: product_questions.product_id,
      lang: product_questions.lang,
      name: product_questions.name,
      email: product_questions.email,
      text: product_questions.text,
      answer: product_questions.answer,
      created_at: product_questions.created_at,
    })
    .from(product_questions)
    .where(eq(product_questions.user_id, id))
    .orderBy(asc(product_questions.id))

async function wishlistOf(db: Database, { id }: UserRow) {
  const rows = await db
    .select({ group: wishlist_groups.name, created_at: wishlist_groups.created_at, product: wishlist_items.product_id })
    .from(wishlist_groups)
    .leftJoin(wishlist_items, eq(wishlist_items.group_id, wishlist_groups.id))
    .where(eq(wishlist_groups.user_id, id))
    .orderBy(asc(wishlist_groups.id), asc(wishlist_items.position))
  const groups = new Map<string, number[]>()
  for (const { group, product } of rows)
    groups.set(group, [...(groups.get(group) ?? []), ...(product === null ? [] : [product])])
  return Object.fromEntries(groups)
}

/** Rows found by e-mail, only if it is confirmed. Mails without their content, which may hold tokens. */
async function loadByEmail(db: Database, { email, email_confirmed_at }: UserRow) {
  if (email_confirmed_at === null) return { mails: [], newsletter: null, notifications: [], messages: [] }
  const [sent, [newsletter], notifications, messages] = await Promise.all([
    db
      .select({ template: mails.template, lang: mails.lang, created_at: mails.created_at, sent_at: mails.sent_at })
      .from(mails)
      .where(eq(mails.recipient, email))
      .orderBy(asc(mails.id)),
    db.select().from(subscribers).where(eq(subscribers.email, email)),
    db.select().from(stock_requests).where(eq(stock_requests.email, email)).orderBy(asc(stock_requests.id)),
    db
      .select()
      .from(contact_messages)
      .where(eq(sql`lower(${contact_messages.email})`, email))
      .orderBy(asc(contact_messages.id)),
  ])
  return { mails: sent, newsletter: newsletter ?? null, notifications, messages }
}

/** Converts dates to text. */
const toJson = (value: object) => z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(value)))

export const customerExport = [
  defineCustomerHandler(profileExport, async ({ lang }, context: CheckoutContext & { customer: Customer }) => {
    const { db, customer } = context
    const [user] = await db.select().from(users).where(eq(users.id, customer.id))
    if (!user) return unauthorised()
    const orderRows = await db.select().from(orders).where(eq(orders.user_id, user.id)).orderBy(asc(orders.id))
    const exportedOrders = []
    for (const order of orderRows) exportedOrders.push(await toOrder(db, order, lang, context))
    return ok(
      toJson({
        profile: {
          ...toUser(user),
          lang: user.lang,
          has_password: user.password_hash !== null,
          google_account: user.google_subject,
          registered: user.created_at,
          email_confirmed_at: user.email_confirmed_at,
        },
        addresses: await listAddresses(db, customer),
        sessions: await listDevices(db, customer),
        orders: exportedOrders,
        returns: await returnsOf(db, user, lang),
        wishlist: await wishlistOf(db, user),
        reviews: await reviewsOf(db, user),
        questions: await questionsOf(db, user),
        ...(await loadByEmail(db, user)),
      }),
    )
  }),
]
