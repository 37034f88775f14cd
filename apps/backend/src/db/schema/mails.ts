import type { Locale } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { created, key, moment } from './columns.ts'

/** How a message goes: as a mail, or to a phone by Viber or SMS. */
export type Channel = 'mail' | 'phone'

/**
 * Transactional outbox: a mail, or a message to a phone, is inserted in the transaction of the change that it is about, and sent by a job afterwards. Its `key`
 * makes it unique, e.g. `order-created:1024`, so that a repeated write cannot send it twice.
 */
export const mails = pgTable(
  'mails',
  {
    id: key(),
    key: text().notNull().unique(),
    /** Which template renders it. */
    template: text().notNull(),
    lang: text().$type<Locale>().notNull(),
    channel: text().$type<Channel>().notNull().default('mail'),
    /** Address of a mail, or phone number. */
    recipient: text().notNull(),
    /** Of a message to a phone: the address that gets it as a mail when the phone cannot. */
    mail_to: text(),
    /** Values of the template; may hold the token of a link, so it is set to null once the mail was sent. */
    data: jsonb(),
    attempts: integer().notNull().default(0),
    /** Name of the last failure, without anything personal. */
    last_error: text(),
    created_at: created(),
    /** Not tried before. */
    due_at: created(),
    /** Until then the process that claimed it tries to send it; past it, that process is gone. */
    claimed_until: moment(),
    sent_at: moment(),
    /** Given up after the last attempt. */
    failed_at: moment(),
  },
  table => [index('mails_due').on(table.due_at).where(sql`${table.sent_at} is null and ${table.failed_at} is null`)],
)
