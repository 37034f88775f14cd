import type { Locale } from '@shop/contract/locales'
import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { Picture } from '../db/schema/index.ts'
import { demoNameOf } from '../pictures/index.ts'
import type { AddCommand } from './arguments.ts'
import { type CommandContext, CommandError, type Shown } from './command.ts'
import type { Change, Faults } from './fields.ts'

/** A row of a resource, with its fields as its schema returns them. */
export interface Entry {
  id: number | string
  /** Name, or number in the list. */
  key: string
  fields: Readonly<Record<string, unknown>>
  picture?: Picture | null
  /** Key of the entry that it is below. */
  parent?: string | null
  /** Shown besides its fields. */
  facts?: Shown
  /** It is in the list of all only. */
  isPast?: boolean
}

/** What is written. */
export interface Target<Own extends Entry = Entry> {
  key: string
  /** Null: it is new. */
  present: Own | null
  /** The picture that it will have. */
  picture: Picture | null
  /** Names of the fields that differ; of one that is new, those that are given. */
  changed: Set<string>
  /** It is written as a file has it, which was right at its time. */
  isImported: boolean
  faults: Faults
}

/** An entry that is added (`isNew`), changed, or either of them (null). */
export interface Write {
  key: string
  isNew: boolean | null
  changes: readonly Change[]
  /** Folder of the files of pictures. */
  folder: string
  faults: Faults
}

/** What files have. */
export interface ReadFiles {
  writes: readonly Write[]
  faults: Faults
}

/** How entries are written to files and read back. */
export interface FileFormat {
  /** Of the command that writes them. */
  usage: 'export <file> [names...]' | 'export <folder> [names...]'
  name: string
  read(resource: Resource, context: ResourceContext, paths: readonly string[]): Promise<ReadFiles>
  /** Returns the folder of their pictures. */
  write(resource: Resource, entries: readonly Entry[], path: string): Promise<string>
  /** The file of one language, which is shown instead of the fields. */
  show?(resource: Resource, entry: Entry, lang: Locale): string
}

/** What entries are read and written with. */
export type ResourceContext = Pick<
  CommandContext,
  'db' | 'clock' | 'confirm' | 'originals' | 'publicUrl' | 'workingDirectory'
>

/** What operators list, show, add, change, move, remove, import and export: rows with fields. */
export interface Resource<Schema extends z.ZodObject = z.ZodObject, Own extends Entry = Entry, Found = unknown> {
  name: string
  /** In the plural. */
  what: string
  /** With `position`: entries have an order. */
  schema: Schema
  /** Locked while it is written; its column `position` has the order. */
  table: PgTable
  /** Cache tags that a change of an entry expires. */
  tags(key: string): readonly string[]
  /** Entries have names, which the operator gives; else numbers. */
  isNamed?: true
  /** There is exactly one. */
  isSingle?: true
  /** An entry that is added may exist already: it is changed. */
  isReplacing?: true
  /** What the help says of the fields. */
  help?: string
  /** Adds one otherwise than by its name and fields. */
  add?: AddCommand
  /** @default a file of YAML */
  format?: FileFormat
  /** What the key of an entry of a file is below; files leave `parent` out. */
  parentIn?(key: string): string
  /** What the list shows of each: `title.uk`, `picture`. */
  listed: readonly string[]
  /** The name as it is stored. */
  readKey?(typed: string, faults: Faults, context: ResourceContext): string
  load(db: Database, now: Date): Promise<Own[]>
  /** Facts that are loaded to show one only. */
  details?(db: Database, entry: Own): Promise<Shown>
  /** Checks fields against the database; only those without a fault are given. */
  check?(tx: Database, fields: Partial<z.output<Schema>>, target: Target<Own>, context: ResourceContext): Promise<Found>
  /** Inserts or updates a row and returns its id. */
  save(tx: Database, fields: z.output<Schema>, target: Target<Own>, found: Found): Promise<Entry['id']>
  /** Puts the entries below one parent in this order. @default by the column `position` */
  order?(tx: Database, ids: readonly Entry['id'][]): Promise<unknown>
  /** Throws when it must stay; returns what else is lost. */
  beforeRemove?(db: Database, entry: Own): Promise<string>
  /** @default its row is deleted */
  remove?(tx: Database, entry: Own, now: Date): Promise<unknown>
}

/** Infers the types of a resource. */
export const defineResource = <Schema extends z.ZodObject, Own extends Entry, Found>(
  resource: Resource<Schema, Own, Found>,
): Resource<Schema, Own, Found> => resource

/** The column that tells rows apart: `id`, or their names. */
function idOf(table: PgTable): PgColumn {
  const columns = getTableColumns(table)
  const own = columns.id ?? Object.values(columns).find(({ primary }) => primary)
  if (!own) throw new Error(`${getTableName(table)} has no key.`)
  return own
}

/** Inserts a row, at the end of those that have an order, or updates that of an entry. Returns its id. */
export async function saveRow<Table extends PgTable>(
  tx: Database,
  table: Table,
  present: Entry | null,
  row: Partial<Table['$inferInsert']>,
): Promise<Entry['id']> {
  const own: PgTable = table
  const id = idOf(own)
  const isPlaced = 'position' in getTableColumns(own)
  const [saved] = present
    ? await tx.update(own).set(row).where(eq(id, present.id)).returning({ id })
    : await tx
        .insert(own)
        .values({ ...(isPlaced && { position: 0 }), ...row })
        .returning({ id })
  return z.union([z.number(), z.string()]).parse(saved?.id)
}

export const deleteRow = (tx: Database, table: PgTable, { id }: Entry): Promise<unknown> =>
  tx.delete(table).where(eq(idOf(table), id))

/** Rows in the order of their numbers, by which they are named. */
export const numbered = <Row extends object>(rows: readonly Row[]): (Row & { key: string })[] =>
  rows.map((row, index) => ({ ...row, key: String(index + 1) }))

export const isOrdered = ({ schema }: Resource): boolean => 'position' in schema.shape

export function find({ name, isSingle }: Resource, entries: readonly Entry[], key: string): Entry {
  const found = isSingle ? entries[0] : entries.find(entry => entry.key === key)
  if (found) return found
  throw new CommandError(`There is no ${name} ${key}. «pnpm shop ${name} list» shows all.`)
}

/** Fields as a file has them; a picture is a file beside it, or the name of one of the demo shop, which is an SVG that an import does not take. */
export const fieldsInFile = ({ key, fields, picture }: Entry): Readonly<Record<string, unknown>> =>
  picture ? { ...fields, picture: demoNameOf(picture) ?? `${key}.webp` } : fields

/** The key that is typed as it is stored. */
export const readKey = (resource: Resource, context: ResourceContext, typed: string, faults: Faults): string =>
  resource.readKey?.(typed, faults, context) ?? typed
