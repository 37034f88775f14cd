import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { newsSubscribe } from '@shop/contract'
import type { MailServer } from './mail-server.ts'
import { startProcess } from './process.ts'

/** Mails enqueued before each kill. */
const EACH = 3
/** Milliseconds after an answer within which the process is killed: before, while and after its mail is sent. */
const LONGEST_DELAY_MS = 900
/** Milliseconds for the mails of the last process that was killed: its claims must run out. */
const REST_MS = 60_000

export interface KilledSenders {
  acknowledged: number
  /** Recipients of acknowledged mails that never came. */
  lost: string[]
  /** Copies beyond the first: sent again after a kill between the server's 250 and the outbox. */
  repeated: number
  /** Recipients whose copies do not carry the same Message-ID. */
  doubled: string[]
  /** What the processes wrote to their logs. */
  output: string
}

/** Kills a backend again and again between a write that enqueues mails and the mails. */
export async function killSenders(
  variables: Readonly<Record<string, string>>,
  server: MailServer,
  rounds: number,
): Promise<KilledSenders> {
  const start = () => startProcess({ RATE_LIMITS: 'off', LOG_LEVEL: 'info', ...variables, SMTP_URL: server.url })
  const recipients: string[] = []
  let output = ''
  for (let round = 0; round < rounds; round++) {
    const shop = await start()
    for (let n = 0; n < EACH; n++) {
      const email = `reader-${randomUUID()}@example.com`
      await shop.ask(newsSubscribe, { email })
      recipients.push(email)
    }
    await wait(Math.random() * LONGEST_DELAY_MS)
    await shop.kill()
    output += shop.output()
  }
  const last = await start()
  const came = (email: string) => server.received.some(({ to }) => to.includes(email))
  await Promise.race([server.until(() => recipients.every(came)), wait(REST_MS, undefined, { ref: false })])
  await last.kill()
  output += last.output()
  const copiesOf = (email: string) => server.received.filter(({ to }) => to.includes(email))
  return {
    acknowledged: recipients.length,
    lost: recipients.filter(email => !came(email)),
    repeated: recipients.reduce((sum, email) => sum + Math.max(0, copiesOf(email).length - 1), 0),
    doubled: recipients.filter(email => new Set(copiesOf(email).map(({ mail }) => mail.messageId)).size > 1),
    output,
  }
}
