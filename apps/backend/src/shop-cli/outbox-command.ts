import { and, asc, count, eq, getTableColumns, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { checked } from '../db/rows.ts'
import { mails } from '../db/schema/index.ts'
import { MAX_ATTEMPTS } from '../mail/retry.ts'
import { MAIL_CHANNEL } from '../outbox/outbox.ts'
import { area, command, oneOf } from './arguments.ts'
import { age, CommandError, factsText, found, listText, localTime } from './command.ts'

/** Maximum number of mails in a list. */
const MAX_LISTED = 100

const mailStates = ['waiting', 'failed', 'discarded', 'sent'] as const

/** `failed`: given up after the last attempt. The data of a discarded mail are erased, so it cannot be sent again. */
const state = sql`case
  when ${mails.sent_at} is not null then 'sent'
  when ${mails.failed_at} is null then 'waiting'
  when ${mails.data} is null then 'discarded'
  else 'failed' end`.mapWith(checked(z.enum(mailStates)))

/** Without the data, which may hold the token of a link. */
const { data: _, ...columns } = getTableColumns(mails)

/** One mail that was not sent, or all that were given up. */
const isMeant = (which: number | 'all') =>
  which === 'all' ? eq(state, 'failed') : and(eq(mails.id, which), inArray(state, ['failed', 'waiting']))

const noneMeant = (which: number | 'all') =>
  new CommandError(which === 'all' ? 'No mail was given up.' : `There is no mail ${which} that waits or was given up.`)

const json = { '--json': 'prints JSON' } as const

const selectMails = (db: Database) => db.select({ ...columns, state }).from(mails)

export const outbox = area('outbox', 'lists mails, shows one, has mails sent again or discards them', [
  command(
    'list',
    'lists what waits and what was given up, or what is in another state; the oldest first',
    async ({ db, clock }, options) => {
      const states = options.state === undefined ? (['failed', 'waiting'] as const) : [oneOf(mailStates)(options.state)]
      const isListed = inArray(state, [...states])
      const rows = await selectMails(db).where(isListed).orderBy(asc(mails.created_at), asc(mails.id)).limit(MAX_LISTED)
      if (options.json) return JSON.stringify(rows, null, 2)
      const rest = (await db.$count(mails, isListed)) - rows.length
      const shown = rows.map(mail => ({
        ID: mail.id,
        State: mail.state,
        Age: age(mail.created_at, clock()),
        Channel: mail.channel,
        Template: mail.template,
        Recipient: mail.recipient,
        Attempts: `${mail.attempts} of ${MAX_ATTEMPTS}`,
        Next: mail.state === 'waiting' ? mail.due_at : null,
        'Last error': mail.last_error,
      }))
      const text = listText(shown, `No mail is ${states.join(' or ')}.`)
      return rest > 0 ? `${text}\n… and ${rest} more.` : text
    },
    { '--state <state>': `only mails in this state: ${mailStates.join(', ')}`, ...json },
  ),
  command(
    'show <mail>',
    'shows a mail without its text',
    async ({ db, clock }, id, options) => {
      const [row] = await selectMails(db).where(eq(mails.id, id))
      const mail = found(row, `mail ${id}`)
      if (options.json) return JSON.stringify(mail, null, 2)
      return factsText({
        Mail: mail.id,
        State: mail.state,
        About: mail.key,
        Template: `${mail.template}, ${mail.lang}`,
        Channel: mail.channel,
        Recipient: mail.recipient,
        Written: `${localTime(mail.created_at)}, ${age(mail.created_at, clock())} ago`,
        Attempts: `${mail.attempts} of ${MAX_ATTEMPTS}`,
        'Next attempt': mail.state === 'waiting' ? mail.due_at : null,
        'Last error': mail.last_error,
        Sent: mail.sent_at,
        'Given up': mail.failed_at,
      })
    },
    json,
  ),
  command('retry <which>', 'has one mail, or all that were given up, sent again at once', async ({ db }, which) => {
    const { length } = await db
      .update(mails)
      .set({ attempts: 0, failed_at: null, due_at: sql`now()` })
      .where(isMeant(which))
      .returning({ id: mails.id, notified: sql`pg_notify(${MAIL_CHANNEL}, '')` })
    if (which !== 'all' && length === 0) throw noneMeant(which)
    return `${length} mails are tried again.`
  }),
  command(
    'discard <which>',
    'discards one mail that was not sent, or all that were given up',
    async ({ db, confirm }, which) => {
      const [{ found } = { found: 0 }] = await db.select({ found: count() }).from(mails).where(isMeant(which))
      if (found === 0) throw noneMeant(which)
      confirm(`${found} mails are discarded and can never be sent.`)
      const isUnclaimed = or(isNull(mails.claimed_until), lte(mails.claimed_until, sql`now()`))
      const { length } = await db
        .update(mails)
        .set({ failed_at: sql`now()`, data: null })
        .where(and(isMeant(which), isUnclaimed))
        .returning({ id: mails.id })
      if (length === 0) throw new CommandError('It is just being sent; try again in a minute.')
      return `${length} mails are discarded.`
    },
  ),
])
