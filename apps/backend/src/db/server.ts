import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type PoolClient } from 'pg'
import { DatabaseUnavailable, isConnectionLost, isReadOnly } from './errors.ts'
import { listenOn } from './listen.ts'
import { monitorDatabase } from './monitor.ts'
import type { OpenDatabase, OpenOptions } from './open.ts'

/** Number of the advisory lock that lets one process at a time change the tables: any fixed number. */
const MIGRATION_LOCK = 7_204_101

/** Connections for the work of shoppers. */
const MAX_CONNECTIONS = 10
/** Milliseconds that a query may take. The server ends it a little earlier than the driver gives the connection up. */
const QUERY_TIMEOUT_MS = { server: 4_500, driver: 5_000 }
/** Milliseconds to wait for a connection, new or taken by others. */
const CONNECT_TIMEOUT_MS = 2_000
/** Milliseconds that a transaction may be left alone: whoever is gone must not hold its locks for long. */
const IDLE_IN_TRANSACTION_MS = 3_000
/** For short questions; in milliseconds: whoever asks one waits for a second, a probe of what is gone a little longer. */
const SHORT_QUERY = { connections: 6, server: 800, driver: 950, connect: 2_000 }

type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, done: (error?: Error) => void) => void

/** A pool whose connections can break, at work or idle, without harm to the process, and that lets go of the broken ones. */
class ResilientPool extends Pool {
  /** While it says so, nobody gets a connection. */
  refuses: () => boolean = () => false
  /** Called when a connection is let go of because of what a query on it came to. */
  lost: (error: unknown) => void = () => undefined
  readonly #clients = new Set<PoolClient>()
  /** Those at work, each with how it is given back. */
  readonly #taken = new Map<PoolClient, (error: Error) => void>()

  constructor(options: ConstructorParameters<typeof Pool>[0]) {
    super(options)
    this.on('error', () => undefined)
    this.on('connect', client => {
      this.#clients.add(client)
      // The pool listens to idle connections only; without a listener a break at work would end the process. It is given
      // back here as well: Drizzle does not when `begin` fails, and its place in the pool would be lost for good.
      client.on('error', error => this.#taken.get(client)?.(error))
      client.query = new Proxy(client.query, {
        apply: (query, on, given) => {
          const result: unknown = Reflect.apply(query, on, given)
          if (result instanceof Promise) result.catch(error => this.#failed(client, error))
          return result
        },
      })
    })
    this.on('remove', client => this.#clients.delete(client))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): unknown {
    const connecting = this.refuses()
      ? Promise.reject(new DatabaseUnavailable('The database does not answer'))
      : super.connect().then(client => this.#lend(client))
    if (!callback) return connecting
    connecting.then(
      client => callback(undefined, client, error => client.release(error)),
      error => callback(error, undefined, () => undefined),
    )
  }

  /** Breaks connections, as a pulled cable would: what runs on them fails, and the pool makes others. */
  drop(which: 'all' | 'idle'): void {
    for (const client of this.#clients)
      if (which === 'all' || !this.#taken.has(client)) client.connection.stream.destroy()
  }

  /** Whoever has it and whoever sees it break may both give it back. */
  #lend(client: PoolClient): PoolClient {
    const release = client.release.bind(client)
    client.release = error => {
      if (this.#taken.delete(client)) release(error)
    }
    this.#taken.set(client, error => client.release(error))
    return client
  }

  #failed(client: PoolClient, error: unknown): void {
    if (!(error instanceof Error && isConnectionLost(error))) return
    // A transaction gives its connection back as a good one whatever has happened on it, or not at all.
    client.connection.stream.destroy()
    this.#taken.get(client)?.(error)
    this.lost(error)
  }
}

/** Brings the tables up to date, one process at a time, and does what must be done before anybody is answered. No limits. */
async function prepareServer(url: string, { migrationsFolder, prepare }: Preparation): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2 * CONNECT_TIMEOUT_MS, keepAlive: true })
  client.on('error', () => undefined) // the query that waits tells
  await client.connect()
  try {
    const db = drizzle(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(db, { migrationsFolder })
    await prepare?.(db)
  } finally {
    await client.end() // and with it the lock
  }
}

type Preparation = Pick<OpenOptions, 'prepare'> & { migrationsFolder: string }

/** Opens a database on a Postgres server, which may be restarted, frozen or replaced at any time. */
export async function openServer(
  url: string,
  { log, ...preparation }: Preparation & Pick<OpenOptions, 'log'>,
): Promise<OpenDatabase> {
  await prepareServer(url, preparation)
  const pool = new ResilientPool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: QUERY_TIMEOUT_MS.server,
    query_timeout: QUERY_TIMEOUT_MS.driver,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
  })
  /** For short questions, which never stand in line behind shoppers. */
  const short = new ResilientPool({
    connectionString: url,
    max: SHORT_QUERY.connections,
    connectionTimeoutMillis: SHORT_QUERY.connect,
    statement_timeout: SHORT_QUERY.server,
    query_timeout: SHORT_QUERY.driver,
    keepAlive: true,
  })
  const pools = [pool, short]
  const watch = monitorDatabase({
    probe: () => short.query('select 1'),
    isBusy: () => pool.waitingCount > 0 || pool.totalCount > pool.idleCount,
    drop: () => {
      for (const each of pools) each.drop('all')
    },
    changed: (isGone, error) =>
      isGone ? log?.warn({ err: error }, 'database gone') : log?.info('the database is back'),
  })
  pool.refuses = watch.isUnavailable
  pool.lost = error => {
    log?.warn({ err: error }, 'connection to the database given up')
    // After a failover every connection made before leads to the server that may no longer write.
    if (isReadOnly(error)) for (const each of pools) each.drop('idle')
  }
  const asking = drizzle(short)
  return {
    db: drizzle(pool),
    executeSql: (text, values = []) => pool.query(text, values),
    listen: (channel, notified) => listenOn(url, channel, notified),
    ask: question => watch.ask(() => question(asking)),
    ping: () => watch.ask(async () => void (await asking.execute(sql`select 1`))),
    async close() {
      watch.stop()
      await Promise.all(pools.map(each => each.end()))
    },
  }
}
