import { exportLists, profileExport, profileExportList } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { toUser, type UserRow } from '../auth/sessions.ts'
import type { CheckoutContext } from '../checkout/services.ts'
import type { Database } from '../db/database.ts'
import { subscribers, users, wishlist_groups, wishlist_items } from '../db/schema/index.ts'
import { type CallResult, ok, unauthorised } from '../wire/call-result.ts'
import { type Customer, defineCustomerHandler } from '../wire/handler.ts'
import { listAddresses } from './addresses.ts'
import { exportListLoaders } from './export-lists.ts'
import { listDevices } from './signed-in-devices.ts'

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

/** Only if the e-mail is confirmed. */
async function newsletterOf(db: Database, { email, email_confirmed_at }: UserRow) {
  if (email_confirmed_at === null) return null
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.email, email))
  return subscriber ?? null
}

/** The first part of each list; `more`: where those go on that are longer. */
async function firstParts(user: UserRow, context: CheckoutContext, lang: Locale) {
  const lists: Record<string, readonly object[]> = {}
  const more: Record<string, number> = {}
  for (const list of exportLists) {
    const { items, next } = await exportListLoaders[list](user, 0, context, lang)
    lists[list] = items
    if (next !== null) more[list] = next
  }
  return { ...lists, more }
}

/** Converts dates to text. */
const toJson = (value: object) => z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(value)))

const findUser = async (db: Database, { id }: Customer): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0]

/** Whoever asks for many parts at once waits in a share of the queue, and no page does. */
const inTurn = <Data>(
  { db, customer, workQueue }: CheckoutContext & { customer: Customer },
  work: (user: UserRow) => Promise<CallResult<Data>>,
): Promise<CallResult<Data>> =>
  workQueue.run(
    async () => {
      const user = await findUser(db, customer)
      return user ? work(user) : unauthorised()
    },
    { owner: `customer ${customer.id}` },
  )

export const customerExport = [
  defineCustomerHandler(profileExport, ({ lang }, context: CheckoutContext & { customer: Customer }) =>
    inTurn(context, async user => {
      const { db, customer } = context
      return ok(
        toJson({
          profile: {
            ...toUser(user),
            email_confirmed_at: user.email_confirmed_at,
            has_password: user.password_hash !== null,
            google_subject: user.google_subject,
            lang: user.lang,
            created_at: user.created_at,
          },
          addresses: await listAddresses(db, customer),
          sessions: await listDevices(db, customer),
          wishlist: await wishlistOf(db, user),
          newsletter: await newsletterOf(db, user),
          ...(await firstParts(user, context, lang)),
        }),
      )
    }),
  ),
  defineCustomerHandler(
    profileExportList,
    ({ lang, list, after = 0 }, context: CheckoutContext & { customer: Customer }) =>
      inTurn(context, async user => {
        const { items, next } = await exportListLoaders[list](user, after, context, lang)
        return ok({ items: items.map(toJson), next })
      }),
  ),
]
