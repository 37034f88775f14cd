import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { renewSearchDocuments } from '../catalogue-feed/search-index.ts'
import { openDatabase } from '../db/open.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { seedDemoDirectory } from '../seed/seed-demo-directory.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'

export async function seed(place: { dataDir: string } | { url: string }): Promise<void> {
  const opened = await openDatabase(place, {
    async prepare(db) {
      await renewSearchDocuments(db)
      await seedDemo(db)
      await seedDemoDirectory(db)
    },
  })
  await opened.close()
}

async function seedPostgres(): Promise<PostgresServer> {
  const server = await startPostgresServer({ lasting: false })
  await server.createDatabase('seeded')
  await seed({ url: `${server.url}/seeded` })
  return server
}

interface Seeded {
  /** Data folder with the demo shop; tests copy it. */
  folder: string
  /** URL of a Postgres server whose database `seeded` contains the demo shop. */
  postgres: string
  close(): Promise<void>
}

/** Seeds both databases with the demo shop. */
export async function seedBoth(): Promise<Seeded> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-backend-'))
  const [postgres] = await Promise.all([
    seedPostgres(),
    promisify(execFile)(process.execPath, [fileURLToPath(new URL('./seed-folder.ts', import.meta.url)), folder]),
  ])
  return {
    folder,
    postgres: postgres.url,
    async close() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Environment variables that let consecutive test runs share the seeded databases. */
export const asEnvironment = ({ folder, postgres }: Seeded) => ({ SEEDED_FOLDER: folder, SEEDED_POSTGRES: postgres })

/** The seeded databases of the parent process, which also closes them; null without. */
export function seededBefore({ SEEDED_FOLDER: folder, SEEDED_POSTGRES: postgres } = process.env): Seeded | null {
  return folder && postgres ? { folder, postgres, close: async () => {} } : null
}
