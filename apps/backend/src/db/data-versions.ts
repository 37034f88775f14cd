import { type DataChanges, EVERYTHING_TAG } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, OpenDatabase } from './database.ts'
import { data_versions } from './schema/index.ts'

/** Tag of a cached value with unknown dependencies: any change makes it stale. */
export const UNKNOWN_TAG = '*'

/** Tells which cached values are stale. Versions are numbers of this process only. */
export interface DataVersions {
  /** A number that rises with every change that this process has read. At most a second old; unchanged while reads fail. */
  current(): Promise<number>
  /** Whether anything with one of these tags has changed after that version. */
  hasChanged(tags: Iterable<string>, version: number): boolean
  /** Tags that have changed after that version; null: everything counts as changed. */
  changesSince(version: number): string[] | null
  /** Makes the next `current` read again. To be called after a transaction that called `bumpDataVersions`. */
  expire(): void
  /** `latest` of the last read. */
  latest(): string
}

/** A read, also a failed one, is repeated after this time. */
const READ_INTERVAL_MS = 1_000
/** Beyond this number of tags they are cleared and everything counts as changed, to limit the memory. */
const MAX_TAGS = 20_000

interface Options {
  /** Reads what changed since a cursor; null reads the current cursor only. */
  read: (since: string | null) => Promise<DataChanges>
  /** Called when a read fails. */
  onError?: (error: unknown) => void
  /** Milliseconds of a monotonic clock. @default performance.now */
  now?: () => number
}

export function createDataVersions({ read, onError = () => {}, now = () => performance.now() }: Options): DataVersions {
  let version = 0
  /** The version that made everything before it stale. */
  let everythingAt = 0
  /** By tag: the last transaction that changed it, and the local version of that change. */
  const changed = new Map<string, { by: string; at: number }>()
  let cursor: string | null = null
  let latest = '0'
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null
  let started = 0
  let applied = 0

  function changeEverything() {
    changed.clear()
    everythingAt = ++version
  }

  function apply(answer: DataChanges) {
    // A cursor that goes back means another state of the database: a restored backup or a lagging standby. `latest` also goes
    // back when two transactions change one tag in the reverse order of their ids: then more than necessary is stale.
    const wasReset =
      cursor !== null && (BigInt(answer.cursor) < BigInt(cursor) || BigInt(answer.latest) < BigInt(latest))
    if (cursor === null || wasReset) changeEverything()
    // A long-running transaction holds the cursor back, so a change may be read more than once.
    for (const { tag, version: by } of answer.changes) {
      if (changed.get(tag)?.by === by) continue
      changed.set(tag, { by, at: ++version })
      if (tag === EVERYTHING_TAG) everythingAt = version
    }
    if (changed.size > MAX_TAGS) changeEverything()
    cursor = answer.cursor
    latest = answer.latest
  }

  async function refresh(): Promise<void> {
    const number = ++started
    try {
      const answer = await read(cursor)
      if (number < applied) return // a later read has finished first
      applied = number
      apply(answer)
    } catch (error) {
      onError(error)
    }
    if (number === started) readAt = now()
  }

  return {
    async current() {
      if (now() - readAt < READ_INTERVAL_MS) return version
      if (!reading) {
        const current = refresh().finally(() => {
          if (reading === current) reading = null
        })
        reading = current
      }
      await reading
      return version
    },
    hasChanged(tags, since) {
      if (everythingAt > since) return true
      for (const tag of tags)
        if (tag === UNKNOWN_TAG ? version > since : (changed.get(tag)?.at ?? 0) > since) return true
      return false
    },
    changesSince(since) {
      if (everythingAt > since) return null
      return [...changed].flatMap(([tag, { at }]) => (at > since ? [tag] : []))
    },
    expire() {
      readAt = Number.NEGATIVE_INFINITY
      reading = null // a read in flight may have begun before the commit
      started++
    },
    latest: () => latest,
  }
}

const Rows = z.object({
  rows: z
    .array(
      z.object({
        cursor: z.string(),
        latest: z.string().nullable(),
        tag: z.string().nullable(),
        version: z.string().nullable(),
      }),
    )
    .min(1),
})

/**
 * Reads what changed since a cursor. Transactions commit in another order than that of their ids: the cursor is the oldest
 * running one, so that no change is missed. Source: PostgreSQL, «Transaction ID and Snapshot Information
 * Functions».
 */
export async function readDataChanges(
  { shortQuery }: Pick<OpenDatabase, 'shortQuery'>,
  since: string | null,
): Promise<DataChanges> {
  const isNewer = since === null ? sql`false` : sql`changed.changed_in >= ${since}::xid8`
  const found = await shortQuery(db =>
    db.execute(sql`
      select
        pg_snapshot_xmin(pg_current_snapshot())::text as cursor,
        (select changed_in::text from data_versions order by data_versions.changed_in desc limit 1) as latest,
        changed.tag,
        changed.changed_in::text as version
      from (values (1)) as once left join data_versions as changed on ${isNewer}`),
  )
  const { rows } = Rows.parse(found)
  const [first] = rows
  return {
    cursor: first?.cursor ?? '0',
    latest: first?.latest ?? '0',
    changes: rows.flatMap(({ tag, version }) => (tag !== null && version !== null ? [{ tag, version }] : [])),
  }
}

/**
 * Records the tags that a transaction changes. Must be its last statement: the rows stay locked until the commit, and
 * transactions that change the same tags wait here, in the tags' order. Call `DataVersions.expire` after the commit.
 */
export async function bumpDataVersions(tx: Database, tags: Iterable<string>): Promise<void> {
  const rows = [...new Set(tags)].toSorted().map(tag => ({ tag }))
  if (rows.length === 0) return
  await tx
    .insert(data_versions)
    .values(rows)
    .onConflictDoUpdate({ target: data_versions.tag, set: { changed_in: sql`pg_current_xact_id()` } })
}
