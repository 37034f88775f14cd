import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { showFetchedPictures } from '../catalogue-feed/product-pictures.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { product_pictures, products } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { type FetchPictureOptions, fetchPicture, PictureRefused } from '../pictures/fetch-picture.ts'
import { reduceOriginal, storeOriginal } from '../pictures/originals.ts'
import { cardTagsOf } from '../stock/stock.ts'
import type { Job } from './scheduler.ts'

/** Pictures fetched at the same time. */
const CONCURRENCY = 4
const MAX_ATTEMPTS = 5
/** A process that was killed leaves its pictures claimed for so long. */
const CLAIM_MINUTES = 5

interface PictureJobOptions {
  db: Database
  /** Folder of the originals of pictures, that of `createPictures`. */
  folder: string
  /** Limits of the requests. */
  limits?: FetchPictureOptions
}

/** Takes the next pictures, so that no other process fetches them. */
const claim = (db: Database) =>
  transact(db, async tx => {
    const due = await tx
      .select({ product_id: product_pictures.product_id, position: product_pictures.position })
      .from(product_pictures)
      .where(lte(product_pictures.next_at, sql`now()`))
      .orderBy(asc(product_pictures.next_at))
      .limit(CONCURRENCY)
      .for('update', { skipLocked: true })
    const claimed: { product_id: number; position: number; url: string; attempts: number }[] = []
    for (const { product_id, position } of due) {
      const [row] = await tx
        .update(product_pictures)
        .set({
          next_at: sql`now() + make_interval(mins => ${CLAIM_MINUTES})`,
          attempts: sql`${product_pictures.attempts} + 1`,
        })
        .where(and(eq(product_pictures.product_id, product_id), eq(product_pictures.position, position)))
        .returning({ url: product_pictures.url, attempts: product_pictures.attempts })
      if (row) claimed.push({ product_id, position, url: row.url ?? '', attempts: row.attempts })
    }
    return claimed
  })

type Claimed = Awaited<ReturnType<typeof claim>>[number]

/** Writes the result, and shows the pictures of the product when this was the last of them. */
async function finish(
  db: Database,
  { product_id, position, url }: Claimed,
  result: Partial<typeof product_pictures.$inferInsert>,
): Promise<void> {
  await transact(db, async tx => {
    await tx
      .update(product_pictures)
      .set(result)
      .where(
        // Another import may have asked for other pictures meanwhile.
        and(
          eq(product_pictures.product_id, product_id),
          eq(product_pictures.position, position),
          eq(product_pictures.url, url),
        ),
      )
    // Two that end in the same moment do not see each other: the later one waits here.
    await tx.select({ id: products.id }).from(products).where(eq(products.id, product_id)).for('no key update')
    const shown = await showFetchedPictures(tx, [product_id])
    if (shown.length === 0) return
    await bumpDataVersions(tx, [`product:${product_id}`, ...(await cardTagsOf(tx, [product_id]))])
  })
}

async function fetchOne(
  picture: Claimed,
  { db, folder, limits }: PictureJobOptions,
  signal: AbortSignal,
): Promise<void> {
  try {
    const original = await reduceOriginal(await fetchPicture(picture.url, { ...limits, signal }))
    const stored = await storeOriginal(folder, original)
    await finish(db, picture, { picture: stored, next_at: null, error: null })
  } catch (error) {
    if (signal.aborted) return
    const isLast = picture.attempts >= MAX_ATTEMPTS || (error instanceof PictureRefused && error.isFinal)
    await finish(db, picture, {
      error: error instanceof Error ? error.message.slice(0, 300) : 'unknown',
      next_at: isLast ? null : new Date(Date.now() + 60_000 * 4 ** picture.attempts),
    })
  }
}

interface PictureJob {
  job: Job
  close(): Promise<void>
}

/** Fetches the pictures that imports have named: every minute, until none is due. */
export function createPictureJob(options: PictureJobOptions): PictureJob {
  const closing = new AbortController()
  const { signal } = closing
  let running: Promise<void> = Promise.resolve()
  async function run(): Promise<void> {
    while (!signal.aborted) {
      const claimed = await claim(options.db)
      if (claimed.length === 0) return
      await Promise.all(claimed.map(picture => fetchOne(picture, options, signal)))
    }
  }
  return {
    job: {
      name: 'product-pictures',
      cron: '* * * * *',
      run() {
        running = run()
        return running
      },
    },
    async close() {
      closing.abort()
      await running.catch(() => undefined)
    },
  }
}
