import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { mails, orders, users } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { mailKeyOf } from '../outbox/order-messages.ts'
import { insertMails, notifyMailSender } from '../outbox/outbox.ts'
import { PhoneRefused } from './transport.ts'

/** Ends the messages to a phone, in its orders and in the accounts they belong to. */
async function turnOff(tx: Database, phone: string): Promise<void> {
  const turned = await tx
    .update(orders)
    .set({ messages: 'mail' })
    .where(and(eq(orders.phone, phone), ne(orders.messages, 'mail')))
    .returning({ user_id: orders.user_id })
  const owners = turned.flatMap(({ user_id }) => user_id ?? [])
  if (owners.length > 0) await tx.update(users).set({ order_messages: 'mail' }).where(inArray(users.id, owners))
}

/**
 * Gives up a message to a phone and mails the same instead; a mail that has been enqueued beside it is not repeated. Whose phone refuses
 * gets mails from then on. False: it is a mail itself.
 */
export async function handOverToMail(
  db: Database,
  { id, key, template, lang, recipient, mail_to, data }: typeof mails.$inferSelect,
  last_error: string,
  error: unknown,
): Promise<boolean> {
  if (mail_to === null) return false
  await transact(db, async tx => {
    if (error instanceof PhoneRefused) await turnOff(tx, recipient)
    await insertMails(tx, [{ key: mailKeyOf(key), template, lang, recipient: mail_to, data }])
    await tx
      .update(mails)
      .set({ failed_at: sql`now()`, claimed_until: null, data: null, last_error })
      .where(eq(mails.id, id))
    await notifyMailSender(tx)
  })
  return true
}
