import { createHash } from 'node:crypto'
import { type Locale, locales } from '@shop/contract/locales'
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { carrier_points, carrier_settlement_names, carrier_settlements, type DirectoryId } from '../db/schema/index.ts'
import { toLooseLatin } from '../text-matching/tokenize.ts'
import type { PointRecord, SettlementRecord } from './carrier.ts'
import { areaOf } from './directory.ts'
import { normaliseName } from './normalise.ts'

/** What writing a page has changed. */
interface Written {
  added: number
  changed: number
}

interface WriteOptions {
  directory: DirectoryId
  /** Start of the refresh. */
  seenAt: Date
}

/** Rows per statement: a statement can have 65,535 parameters. */
const BATCH_SIZE = 1_000

/** Kinds of names besides the indexes of `locales`. */
const ALIAS = 3
const LATER_WORD = 4

const hashOf = (record: unknown): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 16)

type NameRow = typeof carrier_settlement_names.$inferInsert

/** The last one of equal items wins. */
const uniqueBy = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] => [
  ...new Map(items.map(item => [key(item), item])).values(),
]

/** «біла церква нова» → «церква нова», «нова» */
const laterWords = (name: string): string[] => {
  const words = name.split(' ')
  return words.slice(1).map((_, index) => words.slice(index + 1).join(' '))
}

/** Everything that a settlement is found by. */
function namesOf(record: SettlementRecord): NameRow[] {
  const area = areaOf(record)
  const rowsOf = (kind: number, text: string, lang: Locale): NameRow[] => {
    const name = normaliseName(text)
    if (name === '') return []
    const rowOf = (kind: number, name: string, latin: string | null) => ({
      settlement_ref: record.ref,
      kind,
      name,
      label: `${name} ${normaliseName(area[lang])}`,
      latin,
    })
    return [rowOf(kind, name, toLooseLatin(name)), ...laterWords(name).map(rest => rowOf(LATER_WORD, rest, null))]
  }
  const rows = [
    ...locales.flatMap((lang, kind) => rowsOf(kind, record.names[lang], lang)),
    ...record.aliases.flatMap(alias => rowsOf(ALIAS, alias, 'uk')),
  ]
  return uniqueBy(rows, ({ kind, label }) => `${kind} ${label}`)
}

type DirectoryTable = typeof carrier_settlements | typeof carrier_points

/** Marks the records that the table has as they are as seen, and returns the others with their hash. */
async function findChanged<Item extends { ref: string }>(
  tx: Database,
  table: DirectoryTable,
  records: readonly Item[],
  seenAt: Date,
): Promise<Written & { rows: (Item & { hash: string })[] }> {
  // A page that shifts between two requests may list a row twice.
  const hashed = uniqueBy(records, ({ ref }) => ref).map(record => ({ ...record, hash: hashOf(record) }))
  const known = await tx
    .select({ ref: table.ref, hash: table.hash, vanished_at: table.vanished_at })
    .from(table)
    .where(
      inArray(
        table.ref,
        hashed.map(({ ref }) => ref),
      ),
    )
  const knownRefs = new Set(known.map(({ ref }) => ref))
  const presentHashes = new Map(known.filter(row => row.vanished_at === null).map(({ ref, hash }) => [ref, hash]))
  const rows = hashed.filter(({ ref, hash }) => presentHashes.get(ref) !== hash)
  const unchanged = hashed.filter(({ ref, hash }) => presentHashes.get(ref) === hash).map(({ ref }) => ref)
  if (unchanged.length > 0) await tx.update(table).set({ seen_at: seenAt }).where(inArray(table.ref, unchanged))
  const added = rows.filter(({ ref }) => !knownRefs.has(ref)).length
  return { rows, added, changed: rows.length - added }
}

/** For an upsert: every column but the key takes the value of the inserted row. */
const insertedValues = ({ ref: _, ...columns }: Record<string, { name: string }>): Record<string, SQL> =>
  Object.fromEntries(Object.values(columns).map(({ name }) => [name, sql`excluded.${sql.identifier(name)}`]))

async function inBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE) await insert(rows.slice(from, from + BATCH_SIZE))
}

/** Writes new and changed settlements with their names, and marks all of them as seen. */
export async function writeSettlements(
  tx: Database,
  records: readonly SettlementRecord[],
  { directory, seenAt }: WriteOptions,
): Promise<Written> {
  const table = carrier_settlements
  // What a refresh counts itself, or the points tell, is kept.
  const { size: _, districts, second_ref, ...overwritten } = getTableColumns(table)
  const { rows, ...written } = await findChanged(tx, table, records, seenAt)
  await inBatches(rows, batch =>
    tx
      .insert(table)
      .values(
        batch.map(({ aliases: __, secondRef, ...record }) => ({
          ...record,
          directory,
          second_ref: secondRef,
          seen_at: seenAt,
        })),
      )
      .onConflictDoUpdate({
        target: table.ref,
        set: {
          ...insertedValues(overwritten),
          districts: sql`coalesce(excluded.districts, ${districts})`,
          second_ref: sql`coalesce(excluded.second_ref, ${second_ref})`,
        },
      }),
  )
  const refs = rows.map(({ ref }) => ref)
  if (refs.length > 0)
    await tx.delete(carrier_settlement_names).where(inArray(carrier_settlement_names.settlement_ref, refs))
  await inBatches(rows.flatMap(namesOf), batch => tx.insert(carrier_settlement_names).values(batch))
  return written
}

/** Normalised words of the names in every language, each after a space. */
const searchWords = ({ names }: PointRecord): string =>
  uniqueBy(
    locales.flatMap(lang => normaliseName(names[lang]).split(' ')),
    word => word,
  )
    .map(word => ` ${word}`)
    .join('')

/** Writes new and changed points, and marks all of them as seen. */
export async function writePoints(
  tx: Database,
  records: readonly PointRecord[],
  { directory, seenAt }: WriteOptions,
): Promise<Written> {
  const table = carrier_points
  const { rows, ...written } = await findChanged(tx, table, records, seenAt)
  await inBatches(rows, batch =>
    tx
      .insert(table)
      .values(
        batch.map(record => ({
          ref: record.ref,
          directory,
          settlement_ref: record.settlementRef,
          carrier: record.carrier,
          kind: record.kind,
          number: record.number,
          names: record.names,
          addresses: record.addresses,
          words: searchWords(record),
          latitude: record.place?.latitude ?? null,
          longitude: record.place?.longitude ?? null,
          schedule: record.schedule === null ? null : [...record.schedule],
          max_weight: record.maxWeight,
          max_length: record.maxSides?.[0] ?? null,
          max_width: record.maxSides?.[1] ?? null,
          max_height: record.maxSides?.[2] ?? null,
          max_declared: record.maxDeclared,
          takes_money: record.takesMoney,
          is_open: record.isOpen,
          is_denied: record.isDenied,
          residents_only: record.residentsOnly,
          hash: record.hash,
          seen_at: seenAt,
        })),
      )
      .onConflictDoUpdate({ target: table.ref, set: insertedValues(getTableColumns(table)) }),
  )
  return written
}
