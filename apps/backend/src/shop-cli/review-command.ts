import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { photos, products, reviews } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { reviewTagsOf } from '../reviews/calls.ts'
import { area, command } from './arguments.ts'
import { type CommandContext, CommandError, factsText, found, listText } from './command.ts'
import { savePhotos } from './files.ts'

/** Most reviews of a list. */
const LISTED = 50

const subject = { Review: reviews.id, Product: products.code, Written: reviews.created_at, Grade: reviews.grade }
const ofProduct = eq(products.id, reviews.product_id)

async function findReview(db: Database, id: number) {
  const [review] = await db.select().from(reviews).where(eq(reviews.id, id))
  return found(review, `review ${id}`)
}

async function countPhotos(db: Database, id: number) {
  const [counts] = await db
    .select({ all: count(), published: count(photos.published_at) })
    .from(photos)
    .where(eq(photos.review_id, id))
  return counts ?? { all: 0, published: 0 }
}

/** Changes something public about a review, with the pages that show it. */
const changeReview = <Changed>(db: Database, id: number, change: (tx: Database) => Promise<Changed>) =>
  transact(db, async tx => {
    const { model_id } = await findReview(tx, id)
    const changed = await change(tx)
    await bumpDataVersions(tx, await reviewTagsOf(tx, model_id))
    return changed
  })

export async function publishReviewPhotos({ db, clock }: Pick<CommandContext, 'db' | 'clock'>, id: number) {
  const waiting = and(eq(photos.review_id, id), isNull(photos.published_at))
  const { length } = await changeReview(db, id, tx =>
    tx.update(photos).set({ published_at: clock() }).where(waiting).returning({ id: photos.id }),
  )
  if (length === 0) throw new CommandError(`Review ${id} has no photos that wait.`)
  return `${length} photos of review ${id} are published.`
}

/** Deletes the photos of a review, also published ones. */
export async function rejectReviewPhotos({ db, confirm }: Pick<CommandContext, 'db' | 'confirm'>, id: number) {
  await findReview(db, id)
  const { published } = await countPhotos(db, id)
  confirm(`The photos of review ${id} are deleted, ${published} of them published. The review stays.`)
  const { length } = await changeReview(db, id, tx =>
    tx.delete(photos).where(eq(photos.review_id, id)).returning({ id: photos.id }),
  )
  return `${length} photos of review ${id} are deleted.`
}

export const review = area('review', 'decides about the photos of reviews, and replies to reviews', [
  command('list', 'lists reviews whose photos wait for a decision', async ({ db }) => {
    const waiting = await db
      .select({ ...subject, Photos: count() })
      .from(photos)
      .innerJoin(reviews, eq(reviews.id, photos.review_id))
      .innerJoin(products, ofProduct)
      .where(isNull(photos.published_at))
      .groupBy(reviews.id, products.code)
      .orderBy(asc(reviews.id))
      .limit(LISTED)
    return listText(waiting, 'No photos are waiting.')
  }),
  command('show <id>', 'shows a review', async ({ db }, id) => {
    const { name, text, advantages, disadvantages, fit, purchased, reply } = reviews
    const said = { Name: name, Text: text, Advantages: advantages, Disadvantages: disadvantages }
    const [row] = await db
      .select({ ...subject, ...said, Fit: fit, Purchased: purchased, Reply: reply })
      .from(reviews)
      .innerJoin(products, ofProduct)
      .where(eq(reviews.id, id))
    const { Reply, ...shown } = found(row, `review ${id}`)
    const { all, published } = await countPhotos(db, id)
    return factsText({ ...shown, Photos: `${all}, of which ${published} published`, Reply })
  }),
  command('photos <id> [folder]', 'saves the photos of a review to a folder', async (context, id, folder = '.') => {
    await findReview(context.db, id)
    return savePhotos(context, eq(photos.review_id, id), folder, `review-${id}`)
  }),
  command('publish <id>', 'publishes the photos of a review', publishReviewPhotos),
  command('reject <id>', 'deletes the photos of a review; the review stays', rejectReviewPhotos),
  command('reply <id> <text>', 'publishes the shop’s reply to a review', async ({ db }, id, reply) => {
    await changeReview(db, id, tx => tx.update(reviews).set({ reply }).where(eq(reviews.id, id)))
    return `The reply to review ${id} is published.`
  }),
])
