import { EVERYTHING_TAG } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { transact } from '../db/transact.ts'
import { applyFeed } from './apply.ts'
import { loadCategoryFinder } from './category-map.ts'
import { checkOffer, type StagedOffer } from './check-offer.ts'
import { compareWithShop, type Difference, loadDifference } from './compare.ts'
import { findConflicts, reportDifferences } from './find-conflicts.ts'
import type { NoticeList } from './notice-list.ts'
import type { ProblemList } from './problem-list.ts'
import { type RawOffer, UnreadableFeed } from './raw-offer.ts'
import { readCsv } from './read-csv.ts'
import { readXml } from './read-xml.ts'
import { createStaging, dropStaging, groupOffers, stageOffers } from './staging.ts'

export type FeedFormat = 'yml' | 'csv'

interface ImportOptions {
  path: string
  format: FeedFormat
  /** File that maps categories of the feed to slugs of the shop. */
  categoryMap: string | null
  /** Stock of offers that are available without a number. */
  defaultStock: number | null
  /** Products and sizes that the feed has not are hidden. */
  isHiding: boolean
  /** Called with the difference before anything is written; false leaves the shop as it is. */
  confirm(difference: Difference): boolean
  problems: ProblemList
  notices: NoticeList
}

/** Rows of one statement. */
const BATCH_SIZE = 500

/** Arbitrary id of the advisory lock of imports. */
const IMPORT_LOCK = 7_204_102
const Locked = rowsOf({ locked: z.boolean() })

/** Another import of the same process, whose connection PGlite shares. */
let isImporting = false

/** Thrown when another import is running. */
export class ImportRunning extends Error {
  override name = 'ImportRunning'
}

async function stageFeed(db: Database, options: ImportOptions): Promise<void> {
  const { path, format, categoryMap, defaultStock, problems, notices } = options
  const findCategory = await loadCategoryFinder(db, categoryMap)
  const offers: AsyncGenerator<RawOffer> = format === 'yml' ? readXml(path, notices) : readCsv(path, notices)
  let batch: StagedOffer[] = []
  let count = 0
  const flush = async () => {
    await stageOffers(db, batch)
    batch = []
  }
  try {
    for await (const raw of offers) {
      count += 1
      const checked = checkOffer(raw, { findCategory, defaultStock, notices })
      if (Array.isArray(checked)) for (const problem of checked) problems.add(problem)
      else batch.push(checked)
      if (batch.length >= BATCH_SIZE) await flush()
    }
    if (count === 0) problems.add({ line: 1, offer: '', field: 'offers', message: 'There are no offers.' })
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error
    problems.add(error.problem)
  }
  await flush()
}

export const isEmptyDifference = ({ added, changed, missing }: Difference, isHiding: boolean): boolean =>
  added.count === 0 && changed.length === 0 && !(isHiding && missing.products + missing.sizes > 0)

async function importOn(db: Database, options: ImportOptions): Promise<Difference | null> {
  await createStaging(db)
  await stageFeed(db, options)
  await groupOffers(db)
  await reportDifferences(db, options.notices)
  await findConflicts(db, options.problems)
  if (options.problems.count > 0) return null
  return transact(
    db,
    async tx => {
      await compareWithShop(tx)
      const difference = await loadDifference(tx)
      const isApplied = options.confirm(difference) && !isEmptyDifference(difference, options.isHiding)
      if (isApplied) {
        await applyFeed(tx, { isHiding: options.isHiding })
        await bumpDataVersions(tx, [EVERYTHING_TAG])
      }
      return { difference, isApplied }
    },
    ({ isApplied }) => !isApplied,
  ).then(({ difference }) => difference)
}

/**
 * Reads a feed, checks all of it, and writes what differs in one transaction. Returns the difference, or null when something is wrong:
 * then nothing has changed. `db`: a connection of its own.
 */
export async function importFeed(db: Database, options: ImportOptions): Promise<Difference | null> {
  if (isImporting) throw new ImportRunning('Another import is running.')
  isImporting = true
  try {
    const rows = Locked.parse(await db.execute(sql`select pg_try_advisory_lock(${IMPORT_LOCK}) as locked`))
    if (rows[0]?.locked !== true) throw new ImportRunning('Another import is running.')
    try {
      return await importOn(db, options)
    } finally {
      await dropStaging(db)
      await db.execute(sql`select pg_advisory_unlock(${IMPORT_LOCK})`)
    }
  } finally {
    isImporting = false
  }
}
