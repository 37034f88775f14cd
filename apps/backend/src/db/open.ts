import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Number of the advisory lock that lets one process at a time change the tables: any fixed number. */
const MIGRATING = 7_204_101

export interface OpenDatabase {
  db: Database
  /** Fails when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export type DatabasePlace = { dataDir: string } | { url: string }

/** Opens PGlite in a folder below `dataDir`, or a Postgres server, and brings its tables up to date. */
export const openDatabase = (place: DatabasePlace): Promise<OpenDatabase> =>
  'url' in place ? openServer(place.url) : openFolder(place.dataDir)

const pinging = (db: Database) => async () => {
  await db.execute(sql`select 1`)
}

async function openServer(url: string): Promise<OpenDatabase> {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg').then(module => module.default),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    keepAlive: true,
  })
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  try {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATING])
      await migrate(drizzle(client), { migrationsFolder })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATING]).finally(() => client.release())
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = drizzle(pool)
  return { db, ping: pinging(db), close: () => pool.end() }
}

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  // PGlite makes only the last level of its folder.
  const folder = join(dataDir, 'database')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(join(dataDir, 'database.lock'))
  try {
    const [{ PGlite }, { pg_trgm }, { drizzle }, { migrate }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ])
    const client = await PGlite.create(folder, { extensions: { pg_trgm } })
    const db = drizzle(client)
    await migrate(db, { migrationsFolder })
    return {
      db,
      ping: pinging(db),
      close: () => client.close().finally(() => lock.release()),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
