import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { packageFile } from '../platform/package-file.ts'
import { tracedQuery } from '../platform/spans.ts'
import type { OpenDatabase, OpenOptions } from './database.ts'
import { lockFolder } from './folder-lock.ts'

const migrationsFolder = fileURLToPath(packageFile('src/db/migrations'))

export type DatabasePlace = { dataDir: string } | { url: string }

/** Opens PGlite in a folder below `dataDir`, or a Postgres server, and runs the migrations. */
export async function openDatabase(place: DatabasePlace, options: OpenOptions = {}): Promise<OpenDatabase> {
  if ('dataDir' in place) return openFolder(place.dataDir, options)
  const { openServer } = await import('./server.ts')
  return openServer(place.url, { ...options, migrationsFolder })
}

/** Makes the queries of PGlite spans, also those of its transactions. */
function traceQueries(client: PGlite): void {
  client.query = tracedQuery(client.query)
  client.transaction = new Proxy(client.transaction, {
    apply: (transaction, self, [work]: Parameters<typeof client.transaction>) =>
      Reflect.apply(transaction, self, [
        (tx: Transaction) => {
          tx.query = tracedQuery(tx.query)
          return work(tx)
        },
      ]),
  })
}

/**
 * Instead of 128 MB, all of which the process keeps once the tables have been read: saves 100 MB of memory. What does not fit is in
 * the page cache of the operating system. Measured in docs/performance.md.
 */
const SHARED_BUFFERS = '32MB'

async function openFolder(dataDir: string, { prepare }: OpenOptions): Promise<OpenDatabase> {
  // PGlite creates only the last level of its folder.
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
    const client = await PGlite.create(folder, {
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    })
    traceQueries(client)
    const db = drizzle(client)
    await migrate(db, { migrationsFolder })
    await prepare?.(db)
    return {
      db,
      shortQuery: run => run(db),
      longQuery: run => run(db),
      async executeSql(text, values = []) {
        if (values.length > 0) return client.query(text, values)
        const results = await client.exec(text)
        return { rows: results.at(-1)?.rows ?? [] }
      },
      listen: (channel, notified) => client.listen(channel, notified),
      ping: async () => void (await db.execute(sql`select 1`)),
      close: () => client.close().finally(() => lock.release()),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
