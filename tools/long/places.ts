import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgresServer } from '@shop/backend/testing/postgres'

/** A folder of its own for as long as it is needed. */
export async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-long-'))
  try {
    await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a program of ours is told of a Postgres server of its own, which keeps what it acknowledged. */
export const withPostgres = (
  use: (env: { DATABASE_URL: string; SECRET: string; DATA_DIR: string }) => Promise<void>,
): Promise<void> =>
  withFolder(async folder => {
    const server = await startPostgresServer({ lasting: true })
    try {
      await server.createDatabase('shop')
      await use({ DATABASE_URL: `${server.url}/shop`, SECRET: randomUUID() + randomUUID(), DATA_DIR: folder })
    } finally {
      await server.stop()
    }
  })
