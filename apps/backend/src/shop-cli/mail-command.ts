import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { mails } from '../db/schema/index.ts'
import { MAIL_CHANNEL } from '../mail/outbox.ts'
import { CommandError, type CommandServices, localTime, table } from './command.ts'

/** Maximum number of mails in a list. */
const MAX_LISTED = 100

const isWaiting = and(isNull(mails.sent_at), isNull(mails.failed_at))
const isFailed = and(isNull(mails.sent_at), isNotNull(mails.failed_at))

export async function listMails({ db }: CommandServices): Promise<string> {
  const failed = await db.select().from(mails).where(isFailed).orderBy(desc(mails.id)).limit(MAX_LISTED)
  const waiting = await db.select().from(mails).where(isWaiting).orderBy(asc(mails.due_at)).limit(MAX_LISTED)
  const rows = [
    ...failed.map(mail => ({ mail, state: 'given up' })),
    ...waiting.map(mail => ({ mail, state: `due ${localTime(mail.due_at)}` })),
  ]
  if (rows.length === 0) return 'No mail waits and none has failed.'
  return table([
    ['ID', 'Template', 'Recipient', 'Attempts', 'State', 'Last error'],
    ...rows.map(({ mail, state }) => [mail.id, mail.template, mail.recipient, mail.attempts, state, mail.last_error]),
  ])
}

/** Schedules one mail, or all failed ones, to be sent immediately. */
export async function retryMails({ db }: CommandServices, which: number | 'all'): Promise<string> {
  const retried = await db
    .update(mails)
    .set({ attempts: 0, failed_at: null, due_at: sql`now()` })
    .where(which === 'all' ? isFailed : and(eq(mails.id, which), isNull(mails.sent_at)))
    .returning({ id: mails.id, notified: sql`pg_notify(${MAIL_CHANNEL}, '')` })
  if (which !== 'all' && retried.length === 0)
    throw new CommandError(`There is no mail ${which} that was not sent yet.`)
  return `${retried.length} mails are tried again.`
}
