import type { OrderMessages } from '@shop/contract'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/index.ts'
import {
  insertMails,
  type Mail,
  type MailTemplate,
  type MailTemplates,
  notifyMailSender,
  type OutboxRow,
} from './outbox.ts'

/** How the buyer of an order is reached. */
interface Buyer {
  messages: OrderMessages
  email: string
  phone: string
}

/** A mail about an order without its recipient. */
type OrderMail = Mail extends infer Each ? (Each extends Mail ? Omit<Each, 'recipient'> : never) : never

/** Of an order that the same statement inserts. */
type InsertedOrderMail = Omit<OrderMail, 'key' | 'data'> & { key: SQL; data: SQL }

/** Statuses that a buyer waits for away from the mailbox. A parcel that is packed is not mailed either, see `orderTransitions`. */
const phoneStatuses: ReadonlySet<MailTemplates['order-status']['status']> = new Set(['packed', 'shipped', 'cancelled'])

const phoneTemplates: ReadonlySet<MailTemplate> = new Set([
  'order-code',
  'order-created',
  'payment-received',
  'payment-failed',
  'payment-refunded',
  'return-refunded',
])

/** Whether there is a text for phones of what a mail is about; everything else is told by mail alone. */
const fitsPhone = (mail: OrderMail | InsertedOrderMail): boolean =>
  phoneTemplates.has(mail.template) ||
  (mail.template === 'order-status' && 'status' in mail.data && phoneStatuses.has(mail.data.status))

const PHONE_KEY = 'phone:'
const phoneKey = (key: string | SQL) => (typeof key === 'string' ? PHONE_KEY + key : sql`${PHONE_KEY} || ${key}`)

/** Key of the mail that a message to a phone stands for. */
export const mailKeyOf = (key: string): string => key.slice(PHONE_KEY.length)

/** The mail, the message to the phone or both, as the buyer has chosen. */
export function orderMessageRows({ messages, email, phone }: Buyer, mail: OrderMail | InsertedOrderMail): OutboxRow[] {
  const toPhone = messages !== 'mail' && fitsPhone(mail)
  const rows: OutboxRow[] = []
  if (!toPhone || messages === 'both') rows.push({ ...mail, recipient: email })
  if (toPhone) rows.push({ ...mail, key: phoneKey(mail.key), channel: 'phone', recipient: phone, mail_to: email })
  return rows
}

/** How the buyer of a new order is reached: as the account says, or as a guest has ticked. */
export async function findOrderMessages(
  tx: Database,
  wantsPhone: boolean | undefined,
  { customer, hasPhoneMessages }: { customer: { id: number } | null; hasPhoneMessages: boolean },
): Promise<OrderMessages> {
  if (!hasPhoneMessages) return 'mail'
  if (!customer) return wantsPhone ? 'both' : 'mail'
  const [user] = await tx.select({ chosen: users.order_messages }).from(users).where(eq(users.id, customer.id))
  return user?.chosen ?? 'mail'
}

/** Tells the buyer of an order, within the transaction of the change. */
export async function enqueueOrderMessage(tx: Database, buyer: Buyer, mail: OrderMail): Promise<void> {
  await insertMails(tx, orderMessageRows(buyer, mail))
  await notifyMailSender(tx)
}
