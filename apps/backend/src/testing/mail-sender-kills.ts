import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { MailServer } from './mail-server.ts'

/** Mails enqueued before each kill. */
const EACH = 3
/** Maximum delay of the kill after a response in milliseconds: before, during or after sending its mail. */
const LONGEST_DELAY_MS = 900
/** Milliseconds to wait for the mails claimed by the last killed process: the claims must expire. */
const REST_MS = 60_000

interface MailSenderKills {
  acknowledged: number
  /** Recipients whose acknowledged mail was never sent. */
  lost: string[]
  /** Number of duplicates: sent again after a kill between the server's 250 and the update of the outbox. */
  repeated: number
  /** Recipients whose duplicates have different Message-IDs. */
  doubled: string[]
}

/** A backend that sends its mails to the server. */
interface MailingBackend {
  /** Registers a customer, which enqueues the confirmation mail. */
  register(email: string): Promise<void>
  /** `kill -9`. */
  kill(): Promise<void>
}

/** Body of the registration of a customer with this e-mail. */
export const registrationOf = (email: string) => ({
  name: 'Олена',
  last_name: 'Шевчук',
  email,
  password: 'Шість зошитів 6',
  password_confirmation: 'Шість зошитів 6',
})

/** Kills a backend again and again between a write that enqueues mails and the mails. */
export async function killMailSenders(
  start: () => Promise<MailingBackend>,
  server: MailServer,
  rounds: number,
): Promise<MailSenderKills> {
  const recipients: string[] = []
  for (let round = 0; round < rounds; round++) {
    const backend = await start()
    for (let n = 0; n < EACH; n++) {
      const email = `customer-${randomUUID()}@example.com`
      await backend.register(email)
      recipients.push(email)
    }
    await wait(Math.random() * LONGEST_DELAY_MS)
    await backend.kill()
  }
  const last = await start()
  const came = (email: string) => server.received.some(({ to }) => to.includes(email))
  await Promise.race([server.until(() => recipients.every(came)), wait(REST_MS, undefined, { ref: false })])
  await last.kill()
  const copiesOf = (email: string) => server.received.filter(({ to }) => to.includes(email))
  return {
    acknowledged: recipients.length,
    lost: recipients.filter(email => !came(email)),
    repeated: recipients.reduce((sum, email) => sum + Math.max(0, copiesOf(email).length - 1), 0),
    doubled: recipients.filter(email => new Set(copiesOf(email).map(({ mail }) => mail.messageId)).size > 1),
  }
}
