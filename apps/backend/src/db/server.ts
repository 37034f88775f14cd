import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type PoolClient } from 'pg'
import { tracedQuery } from '../platform/spans.ts'
import { timeLimits } from '../platform/time-limits.ts'
import type { Database, OpenDatabase, OpenOptions } from './database.ts'
import { DatabaseUnavailable, isConnectionLost, isReadOnly } from './errors.ts'
import { listenOn } from './listen.ts'
import { monitorDatabase } from './monitor.ts'
import { createStatementNames, withName } from './statement-names.ts'
import { notifyAwaited } from './transact.ts'

/** Arbitrary id of the advisory lock for migrations. */
const MIGRATION_LOCK = 7_204_101

/** Connections for calls. */
export const MAX_CONNECTIONS = 10
/** Maximum wait for a connection, new or pooled. */
const CONNECT_TIMEOUT_MS = timeLimits.connect
/** The server ends idle transactions after this time, so that a lost client does not hold its locks for long. */
const IDLE_IN_TRANSACTION_MS = 3_000
/** Pool of short queries; timeouts in milliseconds. Below the monitor's timeouts of one and two seconds. */
const SHORT_QUERY = { connections: 6, server: 800, driver: 950, connect: 2_000 }

type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, done: (error?: Error) => void) => void

/** A pool that survives broken connections, active or idle, and removes them. */
class ResilientPool extends Pool {
  /** While it returns true, `connect` rejects. */
  isBlocked: () => boolean = () => false
  /** Called when a connection is closed because of an error of a query. */
  onConnectionLost: (error: unknown) => void = () => undefined
  readonly #clients = new Set<PoolClient>()
  readonly #names = createStatementNames()
  /** Functions that release the checked-out clients. */
  readonly #checkedOut = new Map<PoolClient, (error: Error) => void>()

  constructor(options: ConstructorParameters<typeof Pool>[0]) {
    super(options)
    this.query = tracedQuery(this.query)
    this.on('error', () => undefined)
    this.on('connect', client => {
      this.#clients.add(client)
      // The pool handles errors of idle clients only; without a listener an error of an active one would end the process. The
      // client is also released here: Drizzle does not when `begin` fails, and the pool would lose the client for good.
      client.on('error', error => this.#checkedOut.get(client)?.(error))
      client.query = new Proxy(tracedQuery(client.query), {
        apply: (query, target, [statement, ...rest]) => {
          joinWrites(client.connection.stream)
          const result: unknown = Reflect.apply(query, target, [withName(statement, this.#names), ...rest])
          if (result instanceof Promise) result.catch(error => this.#handleError(client, error))
          return isBegin(statement) ? Promise.resolve() : result
        },
      })
    })
    this.on('remove', client => this.#clients.delete(client))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): unknown {
    const connecting = this.isBlocked()
      ? Promise.reject(new DatabaseUnavailable('The database does not answer'))
      : super.connect().then(client => this.#checkOut(client))
    if (!callback) return connecting
    connecting.then(
      client => callback(undefined, client, error => client.release(error)),
      error => callback(error, undefined, () => undefined),
    )
  }

  /** Destroys the sockets: queries on them fail, and the pool opens new connections. */
  drop(which: 'all' | 'idle'): void {
    for (const client of this.#clients)
      if (which === 'all' || !this.#checkedOut.has(client)) client.connection.stream.destroy()
  }

  /** Makes `release` idempotent: both the user of the client and the error listener may call it. */
  #checkOut(client: PoolClient): PoolClient {
    const release = client.release.bind(client)
    client.release = error => {
      if (this.#checkedOut.delete(client)) release(error)
    }
    this.#checkedOut.set(client, error => client.release(error))
    return client
  }

  #handleError(client: PoolClient, error: unknown): void {
    if (!(error instanceof Error && isConnectionLost(error))) return
    // Drizzle releases the client of a transaction without the error, or not at all.
    client.connection.stream.destroy()
    this.#checkedOut.get(client)?.(error)
    this.onConnectionLost(error)
  }
}

/** What a turn of the event loop sends is one write to the socket: of a small statement it is the dearest part. */
function joinWrites(stream: PoolClient['connection']['stream']): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Not waited for: it is sent with the first statement of its transaction, and only a lost connection, which that reports, makes it fail. */
const isBegin = (statement: unknown): boolean =>
  statement instanceof Object && 'text' in statement && statement.text === 'begin'

/** Runs the migrations and `prepare`, one process at a time, without a query timeout. */
async function prepareServer(url: string, { migrationsFolder, prepare }: Preparation): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2 * CONNECT_TIMEOUT_MS, keepAlive: true })
  client.on('error', () => undefined) // the pending query rejects
  await client.connect()
  try {
    const db = drizzle(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(db, { migrationsFolder })
    await prepare?.(db)
  } finally {
    await client.end() // releases the lock
  }
}

/** Runs long work on a connection without a query timeout, which is closed at the end. */
async function onOwnConnection<Value>(url: string, run: (db: Database) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true })
  client.on('error', () => undefined) // the pending query rejects
  await client.connect()
  try {
    return await run(drizzle(client))
  } finally {
    await client.end()
  }
}

type Preparation = Pick<OpenOptions, 'prepare'> & { migrationsFolder: string }

/** Opens a database on a Postgres server; survives restarts, outages and failovers of the server. */
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
    statement_timeout: timeLimits.statement,
    query_timeout: timeLimits.query,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    pipeline: true,
  })
  /** Separate, so that short queries do not wait for connections of calls. */
  const shortPool = new ResilientPool({
    connectionString: url,
    max: SHORT_QUERY.connections,
    connectionTimeoutMillis: SHORT_QUERY.connect,
    statement_timeout: SHORT_QUERY.server,
    query_timeout: SHORT_QUERY.driver,
    keepAlive: true,
  })
  const pools = [pool, shortPool]
  const monitor = monitorDatabase({
    probe: () => shortPool.query('select 1'),
    isBusy: () => pool.waitingCount > 0 || pool.totalCount > pool.idleCount,
    dropConnections: () => {
      for (const each of pools) each.drop('all')
    },
    onChange: (isUnavailable, error) =>
      isUnavailable ? log?.warn({ err: error }, 'database unavailable') : log?.info('database available again'),
  })
  pool.isBlocked = monitor.isUnavailable
  pool.onConnectionLost = error => {
    log?.warn({ err: error }, 'database connection lost')
    // After a failover every existing connection leads to the old, read-only server.
    if (isReadOnly(error)) for (const each of pools) each.drop('idle')
  }
  const [db, shortDb] = [drizzle(pool), drizzle(shortPool)]
  return {
    db,
    longQuery: run => onOwnConnection(url, run),
    executeSql: (text, values = []) => pool.query(text, values),
    listen: (channel, notified) => listenOn(url, channel, notified),
    shortQuery: run => monitor.shortQuery(() => run(shortDb)),
    ping: () => monitor.shortQuery(async () => void (await shortDb.execute(sql`select 1`))),
    async close() {
      monitor.stop()
      await notifyAwaited(db)
      await Promise.all(pools.map(each => each.end()))
    },
  }
}
