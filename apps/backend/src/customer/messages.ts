import { profileMessages } from '@shop/contract'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { UserRow } from '../auth/sessions.ts'
import { withLockedUser } from '../auth/users.ts'
import type { Database } from '../db/database.ts'
import { orders, subscribers, users } from '../db/schema/index.ts'
import { ok } from '../wire/call-result.ts'
import { type Context, type Customer, defineCustomerHandler } from '../wire/handler.ts'

type Body = z.output<typeof profileMessages.body>
type Chosen = z.input<typeof profileMessages.data>

/** Orders that are on their way follow the choice. */
async function chooseChannel(tx: Database, { id }: UserRow, order_messages: UserRow['order_messages']): Promise<void> {
  await tx.update(users).set({ order_messages }).where(eq(users.id, id))
  await tx.update(orders).set({ messages: order_messages }).where(eq(orders.user_id, id))
}

/** The confirmed e-mail of the account needs no further confirmation. */
async function chooseNewsletter(tx: Database, { email, lang }: UserRow, isWanted: boolean): Promise<void> {
  if (!isWanted) await tx.delete(subscribers).where(eq(subscribers.email, email))
  else
    await tx
      .insert(subscribers)
      .values({ email, lang, confirmed_at: sql`now()` })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: { confirmed_at: sql`coalesce(${subscribers.confirmed_at}, now())` },
      })
}

/** The subscription of an e-mail that nobody has confirmed is a stranger's perhaps: neither shown nor changed. */
async function choose(
  tx: Database,
  user: UserRow,
  { order_messages = user.order_messages, newsletter }: Body,
  { hasPhoneMessages }: Context,
): Promise<Chosen> {
  const isProven = user.email_confirmed_at !== null
  if (hasPhoneMessages && order_messages !== user.order_messages) await chooseChannel(tx, user, order_messages)
  if (isProven && newsletter !== undefined) await chooseNewsletter(tx, user, newsletter)
  const [subscriber] = await tx
    .select({ confirmed_at: subscribers.confirmed_at })
    .from(subscribers)
    .where(eq(subscribers.email, user.email))
  const isSubscribed = (subscriber?.confirmed_at ?? null) !== null
  return { ...(hasPhoneMessages ? { order_messages } : {}), ...(isProven ? { newsletter: isSubscribed } : {}) }
}

/** How the shop writes to a customer. */
export const customerMessages = [
  defineCustomerHandler(profileMessages, (body, context: Context & { customer: Customer }) =>
    withLockedUser(context, async (tx, user) => ok(await choose(tx, user, body, context))),
  ),
]
