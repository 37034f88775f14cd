import { randomUUID } from 'node:crypto'
import { startPostgresServer } from '@shop/backend/testing/postgres'
import { withTemporaryFolder } from '../temporary-folder.ts'

/** Environment variables of a program with its own, durable Postgres server. */
export const withPostgres = (
  use: (env: { DATABASE_URL: string; SECRET: string; DATA_DIR: string }) => Promise<void>,
): Promise<void> =>
  withTemporaryFolder(async folder => {
    const server = await startPostgresServer({ lasting: true })
    try {
      await server.createDatabase('shop')
      await use({ DATABASE_URL: `${server.url}/shop`, SECRET: randomUUID() + randomUUID(), DATA_DIR: folder })
    } finally {
      await server.stop()
    }
  })
