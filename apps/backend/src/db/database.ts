import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle on PGlite or Postgres, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT>
