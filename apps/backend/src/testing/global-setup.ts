import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/open.ts'
import { seedDemo } from '../demo/seed.ts'
import { startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo shop, to be copied. */
    seededFolder: string
    /** A Postgres server whose database `seeded` holds the demo shop. */
    postgres: string
  }
}

async function seed(place: { dataDir: string } | { url: string }): Promise<void> {
  const opened = await openDatabase(place, { prepare: seedDemo })
  await opened.close()
}

/** Makes the demo shop once in both databases; every test file gets its own copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-backend-'))
  await seed({ dataDir: folder })
  const postgres = await startPostgresServer({ lasting: false })
  await postgres.createDatabase('seeded')
  await seed({ url: `${postgres.url}/seeded` })
  project.provide('seededFolder', folder)
  project.provide('postgres', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
