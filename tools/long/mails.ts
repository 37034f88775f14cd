// Mails of registrations when the backend is killed before it sends them, and when the mail server is away for a minute, on Postgres and
// on PGlite.
import { setTimeout as wait } from 'node:timers/promises'
import { killMailSenders, registrationOf } from '@shop/backend/testing/mail-sender-kills'
import { startMailServer } from '@shop/backend/testing/mail-server'
import { startBackend } from '../server-process.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { shopAt } from './buyers.ts'
import { withPostgres } from './databases.ts'
import { type Expect, type Part, times } from './part.ts'

async function killBetweenMails(expect: Expect, what: string, env: Readonly<Record<string, string>>) {
  const server = await startMailServer()
  const rounds = times(50)
  async function start() {
    const backend = await startBackend({ ...env, SMTP_URL: server.url })
    const shop = shopAt(backend.address)
    return {
      async register(email: string) {
        const answer = await shop.call('/api/auth/register', registrationOf(email))
        if (!answer.success) throw new Error(`${email} was not registered`)
      },
      kill: () => backend.stop('SIGKILL'),
    }
  }
  const { acknowledged, lost, repeated, doubled } = await killMailSenders(start, server, rounds)
  await server.close()
  expect(
    `kill -9 in ${rounds} rounds between registrations and their mails on ${what}: none is lost`,
    acknowledged > 0 && lost.length === 0,
    `${acknowledged} acknowledged, ${lost.length} lost`,
  )
  expect(
    `no mail is sent with two Message-IDs on ${what}`,
    doubled.length === 0,
    `${doubled.length} were; ${repeated} were sent again with the same one`,
  )
}

/** Milliseconds between two registrations while the mail server is away. */
const PACE_MS = 2_000
/** Milliseconds in which every mail must arrive after the mail server is back: the longest delay of a retry by then, and a run a minute. */
const RECOVERY_MS = 5 * 60_000

async function withoutMailServer(expect: Expect, what: string, env: Readonly<Record<string, string>>) {
  const first = await startMailServer()
  const backend = await startBackend({ ...env, SMTP_URL: first.url })
  const shop = shopAt(backend.address)
  await first.close()
  const recipients: string[] = []
  const rounds = times(30)
  for (let round = 0; round < rounds; round++) {
    const email = `away-${round}-${Date.now()}@example.com`
    const answer = await shop.call('/api/auth/register', registrationOf(email))
    if (answer.success) recipients.push(email)
    await wait(PACE_MS)
  }
  const server = await startMailServer(first.port)
  const back = Date.now()
  const copiesOf = (email: string) => server.received.filter(({ to }) => to.includes(email)).length
  await Promise.race([
    server.until(() => recipients.every(email => copiesOf(email) > 0)),
    wait(RECOVERY_MS, undefined, { ref: false }),
  ])
  const took = Math.round((Date.now() - back) / 1_000)
  await backend.stop('SIGTERM')
  await server.close()
  const lost = recipients.filter(email => copiesOf(email) === 0)
  const doubled = recipients.filter(email => copiesOf(email) > 1)
  expect(
    `every registration succeeds while the mail server is away for ${(rounds * PACE_MS) / 1_000} s on ${what}`,
    recipients.length === rounds,
    `${recipients.length} of ${rounds}`,
  )
  expect(
    `and its mail comes once after that on ${what}`,
    lost.length === 0 && doubled.length === 0,
    `${lost.length} lost, ${doubled.length} doubled, the last came after ${took} s`,
  )
}

export const mails: Part = async expect => {
  for (const test of [killBetweenMails, withoutMailServer]) {
    await withTemporaryFolder(folder => test(expect, 'PGlite', { DATA_DIR: folder }))
    await withPostgres(server => test(expect, 'Postgres', server))
  }
}
