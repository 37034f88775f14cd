import { createHash } from 'node:crypto'
import { type Locale, locales } from '@shop/contract/locales'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { carrier_points, carrier_settlement_names, carrier_settlements, type DirectoryId } from '../db/schema/index.ts'
import { toLooseLatin } from '../search/tokenize.ts'
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

function namesOf(record: SettlementRecord): NameRow[] {
  const area = areaOf({ ...record, type: record.type })
  const rows = new Map<string, NameRow>()
  const add = (kind: number, name: string, label: string) => {
    const latin = kind === LATER_WORD ? null : toLooseLatin(name)
    if (name !== '') rows.set(`${kind} ${label}`, { settlement_ref: record.ref, kind, name, label, latin })
  }
  const addAll = (kind: number, text: string, lang: Locale) => {
    const name = normaliseName(text)
    const label = `${name} ${normaliseName(area[lang])}`
    add(kind, name, label)
    for (let at = name.indexOf(' '); at > 0; at = name.indexOf(' ', at + 1))
      add(LATER_WORD, name.slice(at + 1), label.slice(at + 1))
  }
  for (const [kind, lang] of locales.entries()) addAll(kind, record.names[lang], lang)
  for (const alias of record.aliases) addAll(ALIAS, alias, 'uk')
  return [...rows.values()]
}

/** Splits the records of a page by what the table has of them. */
function compare<Item extends { ref: string }>(
  records: readonly Item[],
  known: readonly { ref: string; hash: string; vanished_at: Date | null }[],
) {
  const byRef = new Map(known.map(row => [row.ref, row]))
  // The last one wins: a page that shifts between two requests may list a row twice.
  const unique = [...new Map(records.map(record => [record.ref, { ...record, hash: hashOf(record) }])).values()]
  const written = unique.filter(({ ref, hash }) => {
    const row = byRef.get(ref)
    return row?.hash !== hash || row.vanished_at !== null
  })
  const refs = new Set(written.map(({ ref }) => ref))
  return {
    written,
    unchanged: unique.filter(({ ref }) => !refs.has(ref)).map(({ ref }) => ref),
    added: written.filter(({ ref }) => !byRef.has(ref)).length,
  }
}

async function inBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE) await insert(rows.slice(from, from + BATCH_SIZE))
}

/** Writes new and changed settlements with their names, and marks all of them as seen. */
export async function writeSettlements(
  tx: Database,
  records: readonly SettlementRecord[],
  { directory, seenAt }: WriteOptions,
): Promise<Written> {
  if (records.length === 0) return { added: 0, changed: 0 }
  const table = carrier_settlements
  const refs = records.map(({ ref }) => ref)
  const known = await tx
    .select({ ref: table.ref, hash: table.hash, vanished_at: table.vanished_at })
    .from(table)
    .where(inArray(table.ref, refs))
  const { written, unchanged, added } = compare(records, known)
  if (unchanged.length > 0) await tx.update(table).set({ seen_at: seenAt }).where(inArray(table.ref, unchanged))
  if (written.length === 0) return { added: 0, changed: 0 }
  await inBatches(written, batch =>
    tx
      .insert(table)
      .values(
        batch.map(({ ref, names, areas, districts, type, secondRef, size, served, hash }) => ({
          ref,
          directory,
          names,
          areas,
          districts,
          type,
          second_ref: secondRef,
          size,
          served,
          hash,
          seen_at: seenAt,
        })),
      )
      .onConflictDoUpdate({
        target: table.ref,
        set: {
          names: sql`excluded.names`,
          areas: sql`excluded.areas`,
          // Points tell both when the list of settlements does not.
          districts: sql`coalesce(excluded.districts, ${table.districts})`,
          second_ref: sql`coalesce(excluded.second_ref, ${table.second_ref})`,
          type: sql`excluded.type`,
          served: sql`excluded.served`,
          hash: sql`excluded.hash`,
          updated_at: sql`now()`,
          seen_at: sql`excluded.seen_at`,
          vanished_at: null,
        },
      }),
  )
  await tx.delete(carrier_settlement_names).where(
    inArray(
      carrier_settlement_names.settlement_ref,
      written.map(({ ref }) => ref),
    ),
  )
  await inBatches(written.flatMap(namesOf), batch => tx.insert(carrier_settlement_names).values(batch))
  return { added, changed: written.length - added }
}

/** Writes new and changed points, and marks all of them as seen. */
export async function writePoints(
  tx: Database,
  records: readonly PointRecord[],
  { directory, seenAt }: WriteOptions,
): Promise<Written> {
  if (records.length === 0) return { added: 0, changed: 0 }
  const table = carrier_points
  const refs = records.map(({ ref }) => ref)
  const known = await tx
    .select({ ref: table.ref, hash: table.hash, vanished_at: table.vanished_at })
    .from(table)
    .where(inArray(table.ref, refs))
  const { written, unchanged, added } = compare(records, known)
  if (unchanged.length > 0) await tx.update(table).set({ seen_at: seenAt }).where(inArray(table.ref, unchanged))
  await inBatches(written, batch =>
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
          words: [...new Set(locales.flatMap(lang => normaliseName(record.names[lang]).split(' ')))]
            .map(word => ` ${word}`)
            .join(''),
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
      .onConflictDoUpdate({
        target: table.ref,
        set: Object.fromEntries(
          [
            'settlement_ref',
            'carrier',
            'kind',
            'number',
            'names',
            'addresses',
            'words',
            'schedule',
            'max_weight',
            'max_length',
            'max_width',
            'max_height',
            'max_declared',
            'takes_money',
            'is_open',
            'is_denied',
            'residents_only',
            'hash',
            'updated_at',
            'seen_at',
            'vanished_at',
          ].map(column => [column, sql.raw(`excluded.${column}`)]),
        ),
      }),
  )
  return { added, changed: written.length - added }
}
