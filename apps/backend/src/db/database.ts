import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'

/** Drizzle on PGlite or Postgres, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  db: Database
  /** Runs a short query on separate connections: on a server it rejects after a second, and at once while that is unavailable. */
  shortQuery<Value>(run: (db: Database) => Promise<Value>): Promise<Value>
  /**
   * Runs long work on a connection of its own without time limits, such as an import. Temporary tables belong to it. PGlite has one
   * connection: other queries run in between, but not during a transaction.
   */
  longQuery<Value>(run: (db: Database) => Promise<Value>): Promise<Value>
  /** Runs SQL as text, without values also several statements: for libraries that bring their own. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /**
   * Calls back for each notification on a channel (`pg_notify`), and whenever some may have been missed. Returns how to stop.
   */
  listen(channel: string, notified: () => void): Promise<() => Promise<void>>
  /** Rejects when the database does not respond. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface OpenOptions {
  /** Runs after the migrations, on a connection without a query timeout. */
  prepare?: (db: Database) => Promise<unknown>
  /** Logs when the database becomes unavailable and available again. */
  log?: Pick<Logger, 'info' | 'warn'>
}
