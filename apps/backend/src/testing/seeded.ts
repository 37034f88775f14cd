import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../db/open.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { seedDemoDirectory } from '../seed/seed-demo-directory.ts'
import { startPostgresServer } from './postgres-server.ts'

async function seed(place: { dataDir: string } | { url: string }): Promise<void> {
  const opened = await openDatabase(place, {
    async prepare(db) {
      await seedDemo(db)
      await seedDemoDirectory(db)
    },
  })
  await opened.close()
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

/** Environment variables that let consecutive test runs share the seeded databases. */
export const asEnvironment = ({ folder, postgres }: Seeded) => ({ SEEDED_FOLDER: folder, SEEDED_POSTGRES: postgres })

/** The seeded databases of the parent process, which also closes them; null without. */
export function seededBefore({ SEEDED_FOLDER: folder, SEEDED_POSTGRES: postgres } = process.env): Seeded | null {
  return folder && postgres ? { folder, postgres, close: async () => {} } : null
}
