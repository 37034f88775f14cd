import { randomUUID } from 'node:crypto'
import { startPostgresServer } from '@shop/backend/testing/postgres'
import type { Pool } from 'pg'
import { z } from 'zod'
import { withTemporaryFolder } from '../temporary-folder.ts'

/** Rows of a query, each checked: the driver returns a `bigint` as text, whatever its type parameter says. */
export const rowsOf = async <Row>(
  sql: Pool,
  row: z.ZodType<Row>,
  text: string,
  values?: readonly unknown[],
): Promise<Row[]> => z.array(row).parse((await sql.query(text, values && [...values])).rows)

/** A product and one of its options. */
export const Sold = z.object({ product_id: z.int(), option_id: z.int() })

/** Environment variables of a program with its own, durable Postgres server. */
export const withPostgres = (
  use: (env: { DATABASE_URL: string; SECRET: string; DATA_DIR: string }) => Promise<void>,
): Promise<void> =>
  withTemporaryFolder(async folder => {
    const server = await startPostgresServer({ lasting: true })
    try {
      await server.createDatabase('shop')
      await use({ DATABASE_URL: `${server.url}/shop`, SECRET: randomUUID() + randomUUID(), DATA_DIR: folder })
    } finally {
      await server.stop()
    }
  })
