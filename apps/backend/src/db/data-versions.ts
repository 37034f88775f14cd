import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './database.ts'
import type { OpenDatabase } from './open.ts'
import { data_versions } from './schema/index.ts'

/** Tag that every cached value depends on: for changes by hand and imports that touch everything. */
export const EVERYTHING_TAG = 'all'
/** Tag of a cached value of which nobody has said what it depends on: any change makes it stale. */
export const UNKNOWN_TAG = '*'

/** Tags that changed since a cursor, and the cursor to ask with next. */
export const DataChanges = z.object({
  /** The oldest transaction that was still running: whatever commits later has this number or a higher one. */
  cursor: z.string().regex(/^\d{1,20}$/),
  /** Number of the last transaction that changed something; the same in every process. */
  latest: z.string().regex(/^\d{1,20}$/),
  changes: z.array(z.object({ tag: z.string(), version: z.string() })),
})
export type DataChanges = z.infer<typeof DataChanges>

/** What cached answers and pages depend on, and whether it has changed. Versions are numbers of this process. */
export interface DataVersions {
  /** A number that rises with every change this process hears of. It is at most a second old; while nobody answers, the last one known. */
  current(): Promise<number>
  /** Whether anything with one of these tags has changed after that version. */
  hasChanged(tags: Iterable<string>, version: number): boolean
  /** Makes `current` ask before it answers. To be called after a transaction that called `bumpDataVersions`. */
  expire(): void
  /** `latest` of the last answer. */
  latest(): string
}

/** Milliseconds for which an answer, or the lack of one, is believed. */
const FRESH_MS = 1_000
/** Tags whose changes are remembered one by one; beyond it everything counts as changed once. */
const MAX_TAGS = 20_000

interface Options {
  /** Reads what changed since a cursor; null: only the present cursor is wanted. */
  read: (since: string | null) => Promise<DataChanges>
  /** Told why changes could not be read. */
  failed?: (error: unknown) => void
  /** Milliseconds of a clock that is never put back. @default performance.now */
  now?: () => number
}

export function createDataVersions({ read, failed = () => {}, now = () => performance.now() }: Options): DataVersions {
  let version = 0
  /** The version that made everything before it stale. */
  let everythingAt = 0
  /** By tag: the transaction that changed it last, and the version that this became here. */
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
    // A cursor that goes back is another state of the database: a backup that was restored, a standby that lagged behind.
    // `latest` also goes back when two transactions change one tag in the reverse order of their numbers: too much is stale then.
    const wentBack =
      cursor !== null && (BigInt(answer.cursor) < BigInt(cursor) || BigInt(answer.latest) < BigInt(latest))
    if (cursor === null || wentBack) changeEverything()
    // A transaction that runs for long holds the cursor back, so that a change may be told more than once.
    for (const { tag, version: by } of answer.changes) {
      if (changed.get(tag)?.by === by) continue
      changed.set(tag, { by, at: ++version })
      if (tag === EVERYTHING_TAG) everythingAt = version
    }
    if (changed.size > MAX_TAGS) changeEverything()
    cursor = answer.cursor
    latest = answer.latest
  }

  async function ask(): Promise<void> {
    const number = ++started
    try {
      const answer = await read(cursor)
      if (number < applied) return // a later question was answered first
      applied = number
      apply(answer)
    } catch (error) {
      failed(error)
    }
    if (number === started) readAt = now()
  }

  return {
    async current() {
      if (now() - readAt < FRESH_MS) return version
      if (!reading) {
        const asking = ask().finally(() => {
          if (reading === asking) reading = null
        })
        reading = asking
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
    expire() {
      readAt = Number.NEGATIVE_INFINITY
      reading = null // it may have begun before the change was committed
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
 * Reads what changed since a cursor. Transaction numbers are drawn in another order than they are committed in: the cursor
 * is the oldest one that still runs, so that none is missed. Source: PostgreSQL, «Transaction ID and Snapshot Information
 * Functions».
 */
export async function readDataChanges({ ask }: Pick<OpenDatabase, 'ask'>, since: string | null): Promise<DataChanges> {
  const isWanted = since === null ? sql`false` : sql`changed.changed_in >= ${since}::xid8`
  const found = await ask(db =>
    db.execute(sql`
      select
        pg_snapshot_xmin(pg_current_snapshot())::text as cursor,
        (select changed_in::text from data_versions order by changed_in desc limit 1) as latest,
        changed.tag,
        changed.changed_in::text as version
      from (values (1)) as once left join data_versions as changed on ${isWanted}`),
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
 * Says within a transaction what it changes. The last statement of the transaction: its rows stay locked until the commit,
 * and transactions that change the same tags wait here, in the tags' order. Afterwards `DataVersions.expire`.
 */
export async function bumpDataVersions(tx: Database, tags: Iterable<string>): Promise<void> {
  const rows = [...new Set(tags)].toSorted().map(tag => ({ tag }))
  if (rows.length === 0) return
  await tx
    .insert(data_versions)
    .values(rows)
    .onConflictDoUpdate({ target: data_versions.tag, set: { changed_in: sql`pg_current_xact_id()` } })
}
