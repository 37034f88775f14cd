import type { OrderStatus } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { mails } from '../db/schema/index.ts'
import { notifyAfterCommit } from '../db/transact.ts'

/** Channel that is notified after a transaction with an enqueued mail has committed. */
export const MAIL_CHANNEL = 'mails'

/**
 * Data of each template. `path` is a path of the shop in the mail's language, e.g. `/ru/s-login/…`; the origin of
 * the shop is prepended when the mail is rendered.
 */
export interface MailTemplates {
  'email-confirm': { name: string; path: string }
  /** To the owner of an account whose e-mail somebody has tried to register again; `path` is the sign-in page. */
  'registration-attempt': { name: string; path: string }
  /** To the new address; `path` confirms the change. */
  'email-change': { name: string; path: string }
  /** To the current address, to notify its owner of a change that they may not have requested. */
  'email-change-notice': { name: string; email: string }
  'password-reset': { name: string; path: string }
  'password-changed': { name: string }
  /** `endsPassword`: signing in by it removes the password, see `takeOverUnconfirmed`. */
  'sign-in-link': { name: string; path: string; endsPassword?: boolean | undefined }
  'account-deleted': { name: string }
  /** Opens the order without the link of its mails. */
  'order-code': { number: string; code: string }
  'order-created': { orderId: number; path: string }
  /** Without `status` about the present one. */
  'order-status': { orderId: number; path: string; status?: OrderStatus | undefined }
  /** The order goes to another place. */
  'order-delivery': { orderId: number; path: string }
  'payment-received': { orderId: number; path: string }
  'payment-failed': { orderId: number; path: string }
  /** `refundId` is null when an operator has returned all of the money by other means. */
  'payment-refunded': { orderId: number; path: string; refundId: number | null }
  /** A receipt of the order is registered. */
  receipt: { orderId: number; path: string; receiptId: number }
  'return-created': { requestId: number; path: string }
  'return-status': { requestId: number; path: string }
  'return-refunded': { requestId: number; path: string }
  'back-in-stock': { productId: number; optionId: number | null }
  /** To the shopper who asked. */
  'question-answered': { questionId: number }
  'newsletter-confirm': { path: string; unsubscribePath: string }
  /** To the shop itself. */
  'contact-message': { messageId: number }
  /** To the shop itself. */
  'question-asked': { questionId: number }
}

export type MailTemplate = keyof MailTemplates

export type Mail = {
  [Template in MailTemplate]: {
    /** Deduplication key: a second mail with the same key is not sent. At most 200 characters. */
    key: string
    template: Template
    lang: Locale
    recipient: string
    data: MailTemplates[Template]
  }
}[MailTemplate]

/** Key of the mail that tells the shop of a message. */
export const contactMessageKey = (id: number): string => `contact-message:${id}`

/** Key of the mail that tells the shop of a question. */
export const questionAskedKey = (id: number): string => `question-asked:${id}`

/** Key of the mail that answers a question: there is one at most. */
export const questionAnsweredKey = (id: number): string => `question-answered:${id}`

/** Mails and messages to phones, also about a row of the same statement. */
export type OutboxRow = Pick<typeof mails.$inferInsert, 'template' | 'lang' | 'recipient' | 'channel' | 'mail_to'> & {
  key: string | SQL
  data: unknown
}

/** An insert into the outbox. `notifyMailSender` is to follow. */
export const insertMails = (tx: Database, rows: OutboxRow[]) =>
  tx.insert(mails).values(rows).onConflictDoNothing({ target: mails.key })

/** Notifies the sender of a new mail after the commit. */
export const notifyMailSender = (tx: Database): Promise<void> => notifyAfterCommit(tx, MAIL_CHANNEL)

/** Inserts a mail into the outbox within the transaction of the change it reports; the sender is notified after the commit. */
export async function enqueueMail(tx: Database, mail: Mail): Promise<void> {
  await insertMails(tx, [mail])
  await notifyMailSender(tx)
}
