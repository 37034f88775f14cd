import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { loadPicture, type PictureChange } from '../content/entry-picture.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { PictureRefused } from '../pictures/fetch-picture.ts'
import { storeOriginal } from '../pictures/originals.ts'
import type { Options } from './arguments.ts'
import { DRY_RUN, table } from './command.ts'
import { applyChanges, checkFields, type Faults, linesOf } from './fields.ts'
import {
  deleteRow,
  type Entry,
  find,
  isOrdered,
  type ReadFiles,
  type Resource,
  type ResourceContext,
  type Write,
} from './resource.ts'

/** Options of an import. */
export const importOptions = {
  '--dry-run': 'only shows what would change',
  '--replace': 'removes what the file has not',
} as const
type ImportOptions = Options<typeof importOptions>

/** Reads the pictures that are named, before anything is locked. */
async function readPictures(
  entries: readonly Entry[],
  writes: readonly Write[],
): Promise<ReadonlyMap<Write, PictureChange>> {
  const pictures = new Map<Write, PictureChange>()
  for (const write of writes) {
    const present = entries.find(({ key }) => key === write.key && write.isNew !== true)?.picture ?? null
    const value = new Map(write.changes).get('picture')
    if (value === undefined) continue
    try {
      pictures.set(write, await loadPicture(value, join(write.folder, 'file'), present))
    } catch (error) {
      write.faults.add('picture', error instanceof PictureRefused ? error.message : 'It could not be read.')
    }
  }
  return pictures
}

const orderRows = (table: PgTable) => (tx: Database, ids: readonly Entry['id'][]) => {
  const order = sql`${sql.param(ids)}::int[]`
  return tx.execute(sql`update ${table} set position = array_position(${order}, id) where id = any(${order})`)
}

/** Puts an entry at a place among those of its parent, counted from 1; null: the last. Returns its key. */
async function place(
  tx: Database,
  resource: Resource,
  id: Entry['id'],
  position: number | null,
  now: Date,
): Promise<string> {
  const entries = await resource.load(tx, now)
  const own = entries.find(entry => entry.id === id)
  if (!own) throw new Error(`The ${resource.name} ${id} was not written.`)
  const others = entries.filter(entry => entry.parent === own.parent && entry.id !== id)
  const ids = others.toSpliced(position === null ? others.length : position - 1, 0, own).map(entry => entry.id)
  await (resource.order ?? orderRows(resource.table))(tx, ids)
  const number = String(ids.indexOf(id) + 1)
  return resource.isNamed ? own.key : own.parent ? `${own.parent}.${number}` : number
}

interface Written {
  key: string
  kind: 'new' | 'changed' | 'removed'
  changed: readonly string[]
}

/** Adds or changes an entry; null: it is as wanted, or a fault was found. */
async function writeOne(
  tx: Database,
  resource: Resource,
  entries: readonly Entry[],
  { key, isNew, changes, faults }: Write,
  change: PictureChange,
  context: ResourceContext,
): Promise<Written | null> {
  const former = faults.size
  const known = entries.find(entry => entry.key === key) ?? null
  const present = isNew && !resource.isReplacing ? null : known
  if (known && !present) faults.add(resource.name, `There is one ${key} already; set changes it.`)
  if (isNew === false) find(resource, entries, key)
  const was = new Map(present ? linesOf(present.fields) : [])
  const fields = checkFields(resource.schema, applyChanges(resource.schema, [...was], changes, faults), faults)
  const given = new Map(changes)
  const changed = new Set<string>()
  for (const [field, value] of linesOf({ ...fields, picture: undefined, position: undefined }))
    if (present ? was.get(field) !== value : given.has(field)) changed.add(field)
  if (change !== 'same') changed.add('picture')
  const siblings = entries.filter(({ parent }) => parent === present?.parent)
  const position = typeof fields.position === 'number' ? fields.position : null
  const isMoved = changed.has('parent')
  const isElsewhere =
    position !== null && present && Math.min(position, siblings.length) !== siblings.indexOf(present) + 1
  if (isElsewhere && !isMoved) changed.add('position')
  const before = present?.picture ?? null
  const picture = change === 'same' ? before : change === 'none' ? null : change.picture
  const target = { key, present, picture, changed, isImported: isNew === null, faults }
  const found = await resource.check?.(tx, fields, target, context)
  if (faults.size > former || (present && changed.size === 0)) return null
  const id = await resource.save(tx, fields, target, found)
  const isPlaced = isOrdered(resource) && (!present || isMoved || changed.has('position'))
  const own = isPlaced ? await place(tx, resource, id, position, context.clock()) : key
  if (!present && isNew === null && own !== key) faults.add('number', `It must be ${own}: numbers follow each other.`)
  return { key: own, kind: present ? 'changed' : 'new', changed: [...changed] }
}

/** Writes entries in one transaction: all of them, or nothing when a fault is found. */
export async function writeEntries(
  resource: Resource,
  context: ResourceContext,
  writes: readonly Write[],
  faults: Faults,
  { dryRun: isDryRun = false, replace: isReplacing = false }: ImportOptions = {},
): Promise<Written[]> {
  const { db, clock, confirm } = context
  const pictures = await readPictures(await resource.load(db, clock()), writes)
  return transact(
    db,
    async tx => {
      await lock(tx, resource)
      const done: Written[] = []
      let entries = await resource.load(tx, clock())
      for (const write of writes) {
        const one = await writeOne(tx, resource, entries, write, pictures.get(write) ?? 'same', context)
        if (one) done.push(one)
        // Numbers and parents depend on what was written before.
        if (one && isOrdered(resource)) entries = await resource.load(tx, clock())
      }
      const others = isReplacing ? entries.filter(({ key }) => !writes.some(write => write.key === key)) : []
      faults.check()
      if (others.length > 0 && !isDryRun)
        confirm(`${others.length} ${resource.what} are removed: ${others.map(({ key }) => key).join(', ')}.`)
      for (const change of isDryRun ? [] : pictures.values())
        if (typeof change === 'object') await storeOriginal(context.originals, change)
      for (const entry of others.toReversed()) {
        await resource.beforeRemove?.(tx, entry)
        await remove(tx, resource, entry, clock())
        done.push({ key: entry.key, kind: 'removed', changed: [] })
      }
      await bumpTags(tx, resource, done)
      return done
    },
    () => isDryRun,
  )
}

export const remove = async (tx: Database, resource: Resource, entry: Entry, now: Date): Promise<unknown> =>
  resource.remove ? resource.remove(tx, entry, now) : deleteRow(tx, resource.table, entry)

/** Expires what shows the entries. */
export const bumpTags = (tx: Database, { tags }: Resource, changed: readonly { key: string }[]): Promise<void> =>
  bumpDataVersions(
    tx,
    changed.flatMap(({ key }) => tags(key)),
  )

export const lock = (tx: Database, resource: Resource): Promise<unknown> =>
  tx.execute(sql`lock table ${resource.table} in share row exclusive mode`)

/** Writes what files have: all of it, or nothing when a fault is found. Returns what was done. */
export async function importEntries(
  resource: Resource,
  context: ResourceContext,
  { writes, faults }: ReadFiles,
  options: ImportOptions = {},
): Promise<string> {
  const written = await writeEntries(resource, context, writes, faults, options)
  if (written.length === 0) return `Nothing changes: the shop has ${writes.length} ${resource.what} as the file says.`
  return [
    table(written.map(({ key, kind, changed }) => [key, kind, kind === 'changed' ? changed.join(', ') : ''])),
    options.dryRun ? DRY_RUN : `Done: ${written.length} ${resource.what}.`,
  ].join('\n')
}
