import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type Channel, mails } from '../db/schema/index.ts'
import type { MailTemplate } from '../outbox/outbox.ts'
import { inSpan } from '../platform/spans.ts'
import type { Log } from '../telemetry/log.ts'
import { handOverToMail } from './phone-fallback.ts'
import { MAX_ATTEMPTS, retryDelay } from './retry.ts'
import { ShopRefused, UndeliverableMail } from './transport.ts'

export type MailRow = typeof mails.$inferSelect

/** Maximum number of mails that one process sends concurrently. */
const CONCURRENCY = 6
/** How many of them must be sent before others are claimed: one statement claims as many. */
const BATCH = 3
/** Seconds until a claim expires, and milliseconds after which it is renewed while the mail is being sent. */
export const CLAIM_SECONDS = 15
const RENEW_MS = 5_000

interface SenderOptions<Message> {
  db: Database
  /** What it sends: each channel has a sender of its own, so that a slow service does not delay the others. @default mail */
  channel?: Channel
  /** Templates that may go now; null: all. */
  templatesNow?: () => readonly MailTemplate[] | null
  transport: { send(message: Message): Promise<void> }
  /** Renders a mail. Throws `UndeliverableMail` for one that cannot be rendered at all. */
  compose(mail: MailRow): Promise<Message>
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** Milliseconds between an attempt, counted from 1, and the next. @default `retryDelay` with a random jitter */
  delayAfter?: (attempt: number) => number
}

const jitteredDelay = (attempt: number) => retryDelay(attempt, Math.random())

export interface Sender {
  /** Sends all due mails and resolves when none is left. A call during a run makes it query once more. */
  run(): Promise<void>
  /** Waits for the mails being sent and claims no others. */
  stop(): Promise<void>
}

const notDone = and(isNull(mails.sent_at), isNull(mails.failed_at))
const claimedUntil = sql`now() + make_interval(secs => ${CLAIM_SECONDS})`

/** Description of an error without personal data: SMTP replies quote addresses. */
function failureName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const [code, reply]: unknown[] = [Reflect.get(error, 'code'), Reflect.get(error, 'responseCode')]
  return [error.name, code, reply].filter(part => typeof part === 'string' || typeof part === 'number').join(' ')
}

/**
 * Sends the mails of the outbox. Any number of processes may do so at the same time: each mail is claimed by one of them
 * (`for update skip locked`) for a few seconds, and the claim is renewed while the mail is being sent.
 *
 * A claim instead of a transaction that stays open around the SMTP dialogue, because the embedded database has one connection,
 * on which every request would wait for the mail server, and because a database server ends idle transactions. The claim of a
 * killed process expires; another process sends the mail then.
 *
 * Known limitation: a process that is killed or loses the database between the mail server's 250 and the update of `sent_at`
 * causes a second copy. SMTP has no way to prevent it; the Message-ID is derived from the mail's key, so the copy is
 * recognisable as the same mail, and the file transport overwrites the first.
 */
export function createSender<Message>({
  db,
  channel = 'mail',
  templatesNow = () => null,
  transport,
  compose,
  log,
  delayAfter = jitteredDelay,
}: SenderOptions<Message>): Sender {
  let running: Promise<void> | null = null
  let isNotified = false
  let isStopped = false

  function claim(most: number): Promise<MailRow[]> {
    const templates = templatesNow()
    const next = db
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          notDone,
          eq(mails.channel, channel),
          templates === null ? undefined : inArray(mails.template, [...templates]),
          lte(mails.due_at, sql`now()`),
          or(isNull(mails.claimed_until), lte(mails.claimed_until, sql`now()`)),
        ),
      )
      .orderBy(asc(mails.due_at), asc(mails.id))
      .limit(most)
      .for('update', { skipLocked: true })
    return (
      db
        .update(mails)
        // Counted before the attempt, so that a mail whose rendering crashes the process is retried a limited number of times.
        .set({ claimed_until: claimedUntil, attempts: sql`${mails.attempts} + 1` })
        // Once: as a list of values it could be read, and claim, again for each row.
        .where(eq(mails.id, sql`any(array(${next}))`))
        .returning()
    )
  }

  async function failed(mail: MailRow, error: unknown): Promise<void> {
    const last_error = failureName(error)
    const isLast = error instanceof UndeliverableMail || mail.attempts >= MAX_ATTEMPTS
    const isMailedInstead = isLast && (await handOverToMail(db, mail, last_error, error))
    // A phone that refuses is nothing that an operator could mend.
    log[isMailedInstead ? 'info' : isLast || error instanceof ShopRefused ? 'error' : 'warn'](
      { mail: mail.id, channel, template: mail.template, attempt: mail.attempts, reason: last_error, err: error },
      isMailedInstead ? 'mailed instead' : isLast ? 'mail given up' : 'mail not sent',
    )
    if (isMailedInstead) return
    const delay = delayAfter(mail.attempts)
    const next = isLast
      ? { failed_at: sql`now()` }
      : { due_at: sql`now() + make_interval(secs => ${delay / 1000}::double precision)` }
    await db
      .update(mails)
      .set({ ...next, claimed_until: null, last_error })
      .where(and(eq(mails.id, mail.id), notDone))
  }

  async function send(mail: MailRow): Promise<void> {
    const renewal = setInterval(() => {
      // A failed renewal does not stop the sending: the claim has not expired yet.
      db.update(mails)
        .set({ claimed_until: claimedUntil })
        .where(and(eq(mails.id, mail.id), notDone))
        .catch(() => undefined)
    }, RENEW_MS)
    try {
      if (mail.attempts > MAX_ATTEMPTS) throw new UndeliverableMail('Every attempt ended the process')
      await inSpan('send mail', { 'shop.template': mail.template }, async () => transport.send(await compose(mail)))
    } catch (error) {
      return await failed(mail, error)
    } finally {
      clearInterval(renewal)
    }
    await db
      .update(mails)
      .set({ sent_at: sql`now()`, claimed_until: null, last_error: null, data: null })
      .where(eq(mails.id, mail.id))
    log.info({ mail: mail.id, channel, template: mail.template, attempt: mail.attempts }, 'mail sent')
  }

  async function drain(): Promise<void> {
    /** None of them rejects: a mail whose outcome is not saved is sent again when its claim has expired. */
    const sending = new Set<Promise<void>>()
    try {
      while (isNotified && !isStopped) {
        isNotified = false
        const free = CONCURRENCY - sending.size
        const claimed = await claim(free)
        for (const mail of claimed) {
          const sent = send(mail)
            .catch(error => log.warn({ err: error, mail: mail.id }, 'the outcome of a mail could not be saved'))
            .finally(() => sending.delete(sent))
          sending.add(sent)
        }
        if (claimed.length < free) await Promise.all(sending)
        else {
          isNotified = true // more may be due
          while (sending.size > CONCURRENCY - BATCH) await Promise.race(sending)
        }
      }
    } finally {
      await Promise.all(sending)
    }
  }

  return {
    run() {
      isNotified = true
      running ??= drain().finally(() => {
        running = null
      })
      return running
    },
    async stop() {
      isStopped = true
      await running?.catch(() => undefined)
    },
  }
}
