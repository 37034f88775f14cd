import { and, asc, count, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { mails } from '../db/schema/index.ts'
import { MAIL_CHANNEL } from '../mail/outbox.ts'
import { MAX_ATTEMPTS } from '../mail/retry.ts'
import { area, command, oneOf } from './arguments.ts'
import { age, type CommandContext, CommandError, type CommandServices, localTime, table } from './command.ts'

/** Maximum number of mails in a list. */
const MAX_LISTED = 100

const mailStates = ['waiting', 'failed', 'discarded', 'sent'] as const
type MailState = (typeof mailStates)[number]

/** `failed`: given up after the last attempt. The data of a discarded mail are erased, so it cannot be sent again. */
const conditions: Readonly<Record<MailState, SQL | undefined>> = {
  waiting: and(isNull(mails.sent_at), isNull(mails.failed_at)),
  failed: and(isNull(mails.sent_at), isNotNull(mails.failed_at), isNotNull(mails.data)),
  discarded: and(isNull(mails.sent_at), isNotNull(mails.failed_at), isNull(mails.data)),
  sent: isNotNull(mails.sent_at),
}

type MailRow = Omit<typeof mails.$inferSelect, 'data'>

/** Without the data, which may hold the token of a link. */
const columns = {
  id: mails.id,
  key: mails.key,
  template: mails.template,
  lang: mails.lang,
  recipient: mails.recipient,
  attempts: mails.attempts,
  last_error: mails.last_error,
  created_at: mails.created_at,
  due_at: mails.due_at,
  claimed_until: mails.claimed_until,
  sent_at: mails.sent_at,
  failed_at: mails.failed_at,
  state: sql<MailState>`case
    when ${mails.sent_at} is not null then 'sent'
    when ${mails.failed_at} is null then 'waiting'
    when ${mails.data} is null then 'discarded'
    else 'failed' end`,
}

const oldestFirst = [asc(mails.created_at), asc(mails.id)]

/** Mails in one of the states, the oldest first. */
async function listOutbox(
  { db, clock }: CommandServices,
  { state, json }: { state?: string; json?: boolean },
): Promise<string> {
  const states: readonly MailState[] = state === undefined ? ['failed', 'waiting'] : [oneOf(mailStates)(state)]
  const inStates = or(...states.map(state => conditions[state]))
  const rows = await db
    .select(columns)
    .from(mails)
    .where(inStates)
    .orderBy(...oldestFirst)
    .limit(MAX_LISTED)
  if (json) return JSON.stringify(rows, null, 2)
  if (rows.length === 0) return `No mail is ${states.join(' or ')}.`
  const [{ all } = { all: 0 }] = await db.select({ all: count() }).from(mails).where(inStates)
  const now = clock()
  const shown = table([
    ['ID', 'State', 'Age', 'Template', 'Recipient', 'Attempts', 'Next', 'Last error'],
    ...rows.map(mail => [
      mail.id,
      mail.state,
      age(mail.created_at, now),
      mail.template,
      mail.recipient,
      `${mail.attempts} of ${MAX_ATTEMPTS}`,
      mail.state === 'waiting' ? localTime(mail.due_at) : null,
      mail.last_error,
    ]),
  ])
  return all > rows.length ? `${shown}\n… and ${all - rows.length} more.` : shown
}

async function findMail({ db }: CommandServices, id: number): Promise<MailRow & { state: MailState }> {
  const [mail] = await db.select(columns).from(mails).where(eq(mails.id, id))
  if (!mail) throw new CommandError(`There is no mail ${id}.`)
  return mail
}

/** One mail without its text and data. */
async function showMail(services: CommandServices, id: number, { json }: { json?: boolean }): Promise<string> {
  const mail = await findMail(services, id)
  if (json) return JSON.stringify(mail, null, 2)
  const time = (moment: Date | null) => (moment === null ? null : localTime(moment))
  return table([
    ['Mail', mail.id],
    ['State', mail.state],
    ['About', mail.key],
    ['Template', `${mail.template}, ${mail.lang}`],
    ['Recipient', mail.recipient],
    ['Written', `${localTime(mail.created_at)}, ${age(mail.created_at, services.clock())} ago`],
    ['Attempts', `${mail.attempts} of ${MAX_ATTEMPTS}`],
    ['Next attempt', mail.state === 'waiting' ? time(mail.due_at) : null],
    ['Last error', mail.last_error],
    ['Sent', time(mail.sent_at)],
    ['Given up', time(mail.failed_at)],
  ])
}

/** Schedules one mail that was not sent, or all that were given up, to be sent immediately. */
async function retryMails({ db }: CommandServices, which: number | 'all'): Promise<string> {
  const retried = await db
    .update(mails)
    .set({ attempts: 0, failed_at: null, due_at: sql`now()` })
    .where(which === 'all' ? conditions.failed : and(eq(mails.id, which), or(conditions.failed, conditions.waiting)))
    .returning({ id: mails.id, notified: sql`pg_notify(${MAIL_CHANNEL}, '')` })
  if (which !== 'all' && retried.length === 0)
    throw new CommandError(`There is no mail ${which} that waits or was given up.`)
  return `${retried.length} mails are tried again.`
}

/** Gives up one mail that was not sent, or all that were given up, for good. A mail that is just being sent is left alone. */
async function discardMails({ db, confirm }: CommandContext, which: number | 'all'): Promise<string> {
  const isWanted =
    which === 'all' ? conditions.failed : and(eq(mails.id, which), or(conditions.failed, conditions.waiting))
  const [{ found } = { found: 0 }] = await db.select({ found: count() }).from(mails).where(isWanted)
  if (found === 0)
    throw new CommandError(
      which === 'all' ? 'No mail was given up.' : `There is no mail ${which} that waits or was given up.`,
    )
  confirm(`${found} mails are discarded and can never be sent.`)
  const discarded = await db
    .update(mails)
    .set({ failed_at: sql`now()`, data: null })
    .where(and(isWanted, or(isNull(mails.claimed_until), lte(mails.claimed_until, sql`now()`))))
    .returning({ id: mails.id })
  if (discarded.length === 0) throw new CommandError('It is just being sent; try again in a minute.')
  return `${discarded.length} mails are discarded.`
}

const json = { '--json': 'prints JSON' } as const

export const outbox = area('outbox', 'lists mails, shows one, has mails sent again or discards them', [
  command('list', 'lists what waits and what was given up, or what is in another state', listOutbox, {
    '--state <state>': `only mails in this state: ${mailStates.join(', ')}`,
    ...json,
  }),
  command('show <mail>', 'shows a mail without its text', showMail, json),
  command('retry <which>', 'has one mail, or all that were given up, sent again at once', retryMails),
  command('discard <which>', 'discards one mail that was not sent, or all that were given up', discardMails),
])
