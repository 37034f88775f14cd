import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { renewSearchDocuments } from '../catalogue-feed/search-index.ts'
import { openDatabase } from '../db/open.ts'
import { seedDemo, seedDemoDirectory } from '../seed/seed-demo.ts'
import { writePlainPictures } from './plain-pictures.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'
import { PLAIN_PICTURES } from './seeded-folder.ts'

/** A folder gets plain pictures too, beside its database. */
export async function seed(place: { dataDir: string } | { url: string }): Promise<void> {
  const opened = await openDatabase(place, {
    async prepare(db) {
      await renewSearchDocuments(db)
      await seedDemo(db)
      await seedDemoDirectory(db)
      if ('dataDir' in place) await writePlainPictures(db, join(place.dataDir, PLAIN_PICTURES))
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

/** Seeds a data folder in a process of its own: other work is done meanwhile. */
async function seedFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-backend-'))
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL('./seed-folder.ts', import.meta.url)), folder])
  return folder
}

/** Seeds both databases with the demo shop; `before` is a folder that another process has seeded, and removes. */
export async function seedBoth(before?: string): Promise<Seeded> {
  const [postgres, folder] = await Promise.all([seedPostgres(), before ?? seedFolder()])
  return {
    folder,
    postgres: postgres.url,
    async close() {
      await postgres.stop()
      if (!before) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Environment variables that let consecutive test runs share the seeded databases. */
export const asEnvironment = ({ folder, postgres }: Seeded) => ({ SEEDED_FOLDER: folder, SEEDED_POSTGRES: postgres })

/** The seeded databases of the parent process, which also closes them; null without. */
export function seededBefore({ SEEDED_FOLDER: folder, SEEDED_POSTGRES: postgres } = process.env): Seeded | null {
  return folder && postgres ? { folder, postgres, close: async () => {} } : null
}
