import { inEachLocale } from '@shop/contract/locales'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Text } from '../../values/text.ts'

export const key = () => integer().generatedByDefaultAsIdentity().primaryKey()
export const translated = () => jsonb().$type<Text>().notNull()
/** Texts that may be empty in any language. */
export const optionalTexts = () =>
  jsonb()
    .$type<Text>()
    .notNull()
    .default(inEachLocale(() => ''))
export const moment = () => timestamp({ withTimezone: true })
export const created = () => moment().notNull().defaultNow()

/** Whole kopiykas of one piece. */
export const kopiykas = () => integer()
/** Whole kopiykas of several: the largest cart at the highest price exceeds 32 bits. */
export const kopiykasSum = () => bigint({ mode: 'number' })

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** 64-bit transaction id. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Conditions of columns that a feed carries; the functions are those of the migration `catalogue-limits`. */
/** One line without spaces around it and without control characters. */
export const isLine = (text: SQLWrapper, most: number): SQL => sql`catalogue_line(${text}, ${sql.raw(String(most))})`
/** The same of a Ukrainian text, which may be empty. */
export const isLineOrEmpty = (texts: SQLWrapper, most: number): SQL =>
  sql`${texts}->>'uk' = '' or catalogue_line(${texts}->>'uk', ${sql.raw(String(most))})`
export const isAtMost = (number: SQLWrapper, most: number): SQL => sql`${number} <= ${sql.raw(String(most))}`
