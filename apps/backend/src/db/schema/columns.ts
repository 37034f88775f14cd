import { customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Text } from '../../text.ts'

export const key = () => integer().generatedByDefaultAsIdentity().primaryKey()
export const translated = () => jsonb().$type<Text>().notNull()
export const moment = () => timestamp({ withTimezone: true })
export const created = () => moment().notNull().defaultNow()

/** Whole kopiykas. */
export const kopiykas = () => integer()

/** A searchable document; written by `to_tsvector`, read by `@@`. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The 64-bit number of a transaction. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
