import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import {
  carrier_points,
  carrier_refreshes,
  carrier_settlements,
  type DirectoryId,
  type RefreshCounts,
} from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import type { Carrier, DirectorySource, SettlementOfPoint } from './carrier.ts'
import { writePoints, writeSettlements } from './write-directory.ts'

/** A process that does not renew its lease for this time is taken for dead. */
const LEASE_SECONDS = 120
/** A refresh that was interrupted longer ago begins anew: the pages have shifted too much. */
const RESUME_HOURS = 6

export type RefreshResult =
  /** `counts` of the whole refresh. */
  | { kind: 'complete'; counts: RefreshCounts }
  /** Another process refreshes the directory at this moment. */
  | { kind: 'running' }
  /** The carrier has no directory to be read. */
  | { kind: 'none' }

type Progress = typeof carrier_refreshes.$inferSelect

const noCounts: RefreshCounts = { read: 0, added: 0, changed: 0, vanished: 0, missed: 0 }

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`

/** Thrown when another process has taken over an expired lease. */
class LeaseLost extends Error {}

/** Takes the lease of a directory's refresh and returns where it continues; null while another process has it. */
async function takeLease(db: Database, directory: DirectoryId, holder: string): Promise<Progress | null> {
  const table = carrier_refreshes
  const firstPage = { stage: 'settlements' as const, next_page: 1, started_at: sql`now()`, counts: noCounts }
  await db
    .insert(table)
    .values({ directory, ...firstPage })
    .onConflictDoNothing()
  const isFree = or(isNull(table.holder), isNull(table.leased_until), lt(table.leased_until, sql`now()`))
  const [leased] = await db
    .update(table)
    .set({ holder, leased_until: leaseEnd })
    .where(and(eq(table.directory, directory), isFree))
    .returning()
  if (!leased) return null
  const isStale = leased.started_at.getTime() < Date.now() - RESUME_HOURS * 3_600_000
  if (leased.stage !== 'done' && !isStale) return leased
  const [restarted] = await db.update(table).set(firstPage).where(heldBy(directory, holder)).returning()
  return restarted ?? null
}

const heldBy = (directory: DirectoryId, holder: string): SQL | undefined =>
  and(eq(carrier_refreshes.directory, directory), eq(carrier_refreshes.holder, holder))

/** Adds what only points tell about their settlements. */
async function completeSettlements(tx: Database, settlements: readonly SettlementOfPoint[]): Promise<void> {
  if (settlements.length === 0) return
  const rows = sql.join(
    settlements.map(
      ({ ref, secondRef, districts }) =>
        sql`(${ref}::text, ${secondRef}::text, ${districts === null ? null : JSON.stringify(districts)}::jsonb)`,
    ),
    sql`, `,
  )
  await tx.execute(sql`
    update carrier_settlements s
    set second_ref = coalesce(told.second_ref, s.second_ref), districts = coalesce(s.districts, told.districts)
    from (values ${rows}) as told (ref, second_ref, districts)
    where s.ref = told.ref
      and (s.second_ref is distinct from coalesce(told.second_ref, s.second_ref)
        or s.districts is null and told.districts is not null)`)
}

/** Marks what a complete refresh has not seen, and counts the points of every settlement. */
async function finishRefresh(tx: Database, { directory, started_at }: Progress): Promise<number> {
  let vanished = 0
  for (const table of [carrier_settlements, carrier_points] as const) {
    const present = and(eq(table.directory, directory), isNull(table.vanished_at))
    const isUnseen = and(present, lt(table.seen_at, started_at))
    // A list that has lost half of its rows is taken for a fault of the carrier: the old rows stay.
    if ((await tx.$count(table, isUnseen)) * 2 > (await tx.$count(table, present))) continue
    const rows = await tx.update(table).set({ vanished_at: sql`now()` }).where(isUnseen).returning({ ref: table.ref })
    vanished += rows.length
  }
  await tx.execute(sql`
    update carrier_settlements s set size = counted.size
    from (
      select listed.ref, count(p.ref)::int as size
      from carrier_settlements listed
      left join carrier_points p
        on p.settlement_ref = listed.ref and p.directory = listed.directory and p.vanished_at is null
      where listed.directory = ${directory}
      group by listed.ref
    ) as counted
    where counted.ref = s.ref and counted.size <> s.size`)
  return vanished
}

/** Rows of a stage that the carrier has and this refresh has not seen: pages shift when rows change between two requests. */
async function countMissed(tx: Database, { directory, started_at, stage }: Progress, total: number): Promise<number> {
  const table = stage === 'settlements' ? carrier_settlements : carrier_points
  const seen = await tx.$count(table, and(eq(table.directory, directory), sql`${table.seen_at} >= ${started_at}`))
  return Math.max(0, total - seen)
}

/**
 * Statistics for the planner, which PGlite has no autovacuum for. Of the columns that queries compare and one table at a time: all of
 * it together takes longer than a statement may.
 */
const analyses: readonly SQL[] = [
  sql`analyze carrier_settlements (ref, directory, size, seen_at, vanished_at)`,
  sql`analyze carrier_settlement_names (settlement_ref, kind, name, label, latin)`,
  sql`analyze carrier_points (ref, directory, settlement_ref, kind, number, seen_at, vanished_at)`,
]

/** Reads one page and writes it together with the progress. Returns the progress after it. */
async function refreshPage(
  db: Database,
  source: DirectorySource,
  progress: Progress,
  holder: string,
): Promise<Progress> {
  const { directory, stage, next_page: page, started_at: seenAt, counts } = progress
  const read = stage === 'settlements' ? await source.settlements(page) : await source.points(page)
  return transact(db, async tx => {
    const options = { directory, seenAt }
    let written: { added: number; changed: number }
    if ('settlements' in read) {
      written = await writePoints(tx, read.records, options)
      await completeSettlements(tx, read.settlements)
    } else written = await writeSettlements(tx, read.records, options)
    const missed = counts.missed + (read.isLast ? await countMissed(tx, progress, read.total) : 0)
    const isDone = read.isLast && stage === 'points'
    const next = {
      stage: isDone ? ('done' as const) : read.isLast ? ('points' as const) : stage,
      next_page: read.isLast ? 1 : page + 1,
      counts: {
        read: counts.read + read.records.length,
        added: counts.added + written.added,
        changed: counts.changed + written.changed,
        // Only a refresh that has seen every row knows which ones are gone.
        vanished: isDone && missed === 0 ? await finishRefresh(tx, progress) : 0,
        missed,
      },
      ...(isDone ? { completed_at: sql`now()` } : {}),
      leased_until: leaseEnd,
    }
    if (read.isLast) for (const analysis of analyses) await tx.execute(analysis)
    const [after] = await tx.update(carrier_refreshes).set(next).where(heldBy(directory, holder)).returning()
    // Rolls the page back: another process continues from the progress that it has read.
    if (!after) throw new LeaseLost('Another process refreshes the directory')
    const { added, changed, vanished } = after.counts
    // The favourite cities of the settings are looked up in the directory.
    if (isDone && added + changed + vanished > 0) await bumpDataVersions(tx, ['settings'])
    return after
  })
}

interface RefreshOptions {
  db: Database
  carrier: Pick<Carrier, 'directory' | 'source'>
  /** Ends the refresh after the page that is being read; it is resumed by the next one. */
  signal?: AbortSignal
}

/**
 * Refreshes the directory tables from the carrier, page by page: new and changed rows are written, rows that a complete refresh has
 * not seen are marked. Resumes an interrupted refresh. One process at a time; while the carrier is unavailable it rejects and
 * what the tables have stays.
 */
export async function refreshDirectory({ db, carrier, signal }: RefreshOptions): Promise<RefreshResult> {
  const { directory, source } = carrier
  if (!source) return { kind: 'none' }
  const holder = randomUUID()
  let progress = await takeLease(db, directory, holder)
  if (!progress) return { kind: 'running' }
  try {
    while (progress.stage !== 'done') {
      signal?.throwIfAborted()
      progress = await refreshPage(db, source, progress, holder)
    }
    return { kind: 'complete', counts: progress.counts }
  } catch (error) {
    if (error instanceof LeaseLost) return { kind: 'running' }
    throw error
  } finally {
    await db.update(carrier_refreshes).set({ holder: null, leased_until: null }).where(heldBy(directory, holder))
  }
}

/** State of a directory: when it was last completed, and how much it has. */
export async function directoryState({ db, carrier: { directory } }: Pick<RefreshOptions, 'db' | 'carrier'>) {
  const [row] = await db.select().from(carrier_refreshes).where(eq(carrier_refreshes.directory, directory))
  const present = (table: typeof carrier_settlements | typeof carrier_points) =>
    db.$count(table, and(eq(table.directory, directory), isNull(table.vanished_at)))
  return {
    completedAt: row?.completed_at ?? null,
    settlements: await present(carrier_settlements),
    points: await present(carrier_points),
  }
}
