import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What every query is made with: PGlite, Postgres, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT>
