import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../db/open.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { startPostgresServer } from './postgres-server.ts'

async function seed(place: { dataDir: string } | { url: string }): Promise<void> {
  const opened = await openDatabase(place, { prepare: seedDemo })
  await opened.close()
}

export interface Seeded {
  /** A data folder with the demo shop, to be copied. */
  folder: string
  /** A Postgres server whose database `seeded` holds the demo shop. */
  postgres: string
  close(): Promise<void>
}

/** Makes the demo shop once in both databases. */
export async function seedBoth(): Promise<Seeded> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-backend-'))
  await seed({ dataDir: folder })
  const postgres = await startPostgresServer({ lasting: false })
  await postgres.createDatabase('seeded')
  await seed({ url: `${postgres.url}/seeded` })
  return {
    folder,
    postgres: postgres.url,
    async close() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Hands what was made to runs of tests that follow one another, so that each need not make it anew. */
export const asEnvironment = ({ folder, postgres }: Seeded) => ({ SEEDED_FOLDER: folder, SEEDED_POSTGRES: postgres })

/** What an earlier run has made, if it said so; closing it is left to whoever made it. */
export function seededBefore({ SEEDED_FOLDER: folder, SEEDED_POSTGRES: postgres } = process.env): Seeded | null {
  return folder && postgres ? { folder, postgres, close: async () => {} } : null
}
