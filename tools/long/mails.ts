// `kill -9` between a write that enqueues mails and the mails, on Postgres and on PGlite.
import { killSenders } from '@shop/backend/testing/killed-senders'
import { startMailServer } from '@shop/backend/testing/mail-server'
import { startBackend } from '../server-process.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { shopAt } from './buyers.ts'
import { type Expect, type Part, times } from './part.ts'
import { withPostgres } from './places.ts'

async function killed(expect: Expect, what: string, env: Readonly<Record<string, string>>) {
  const server = await startMailServer()
  const rounds = times(50)
  async function start() {
    const backend = await startBackend({ ...env, SMTP_URL: server.url })
    const shop = shopAt(backend.address)
    return {
      async subscribe(email: string) {
        const answer = await shop.call('/api/news/subscribe', { email })
        if (!answer.success) throw new Error(`${email} was not taken`)
      },
      kill: () => backend.stop('SIGKILL'),
    }
  }
  const { acknowledged, lost, repeated, doubled } = await killSenders(start, server, rounds)
  await server.close()
  expect(
    `kill -9 in ${rounds} rounds between writes and their mails on ${what}: none is lost`,
    acknowledged > 0 && lost.length === 0,
    `${acknowledged} acknowledged, ${lost.length} lost`,
  )
  expect(
    `no mail comes under two Message-IDs on ${what}`,
    doubled.length === 0,
    `${doubled.length} do; ${repeated} came again under the same`,
  )
}

export const mails: Part = async expect => {
  await withTemporaryFolder(folder => killed(expect, 'PGlite', { DATA_DIR: folder }))
  await withPostgres(server => killed(expect, 'Postgres', server))
}
