// `kill -9` between a write that enqueues mails and the mails, on Postgres and on PGlite.
import { killMailSenders } from '@shop/backend/testing/mail-sender-kills'
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
      async subscribe(email: string) {
        const answer = await shop.call('/api/news/subscribe', { email })
        if (!answer.success) throw new Error(`${email} was not accepted`)
      },
      kill: () => backend.stop('SIGKILL'),
    }
  }
  const { acknowledged, lost, repeated, doubled } = await killMailSenders(start, server, rounds)
  await server.close()
  expect(
    `kill -9 in ${rounds} rounds between writes and their mails on ${what}: none is lost`,
    acknowledged > 0 && lost.length === 0,
    `${acknowledged} acknowledged, ${lost.length} lost`,
  )
  expect(
    `no mail is sent with two Message-IDs on ${what}`,
    doubled.length === 0,
    `${doubled.length} were; ${repeated} were sent again with the same one`,
  )
}

export const mails: Part = async expect => {
  await withTemporaryFolder(folder => killBetweenMails(expect, 'PGlite', { DATA_DIR: folder }))
  await withPostgres(server => killBetweenMails(expect, 'Postgres', server))
}
