import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { photos, products, reviews } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { reviewTagsOf } from '../reviews/calls.ts'
import { area, command } from './arguments.ts'
import { type CommandContext, CommandError, factsText, found, listText } from './command.ts'
import { savePhotos } from './save-photos.ts'

/** Most reviews of a list. */
const LISTED = 50

async function findReview(db: Database, id: number) {
  const [review] = await db
    .select({ review: reviews, code: products.code })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.product_id))
    .where(eq(reviews.id, id))
  return found(review, `review ${id}`)
}

type Changing = Pick<CommandContext, 'db' | 'clock'>

/** Changes something public about a review, with the pages that show it. */
const changeReview = <Changed>({ db }: Pick<Changing, 'db'>, id: number, change: (tx: Database) => Promise<Changed>) =>
  transact(db, async tx => {
    const { review } = await findReview(tx, id)
    const changed = await change(tx)
    await bumpDataVersions(tx, await reviewTagsOf(tx, review.model_id))
    return changed
  })

export async function publishReviewPhotos(services: Changing, id: number): Promise<string> {
  const waiting = and(eq(photos.review_id, id), isNull(photos.published_at))
  const { length } = await changeReview(services, id, tx =>
    tx.update(photos).set({ published_at: services.clock() }).where(waiting).returning({ id: photos.id }),
  )
  if (length === 0) throw new CommandError(`Review ${id} has no photos that wait.`)
  return `${length} photos of review ${id} are published.`
}

/** Deletes the photos of a review, also published ones. */
export async function rejectReviewPhotos(
  services: Pick<CommandContext, 'db' | 'confirm'>,
  id: number,
): Promise<string> {
  await findReview(services.db, id)
  const own = eq(photos.review_id, id)
  const [attached] = await services.db
    .select({ published: count(photos.published_at) })
    .from(photos)
    .where(own)
  services.confirm(
    `The photos of review ${id} are deleted, ${attached?.published ?? 0} of them published. The review stays.`,
  )
  const { length } = await changeReview(services, id, tx => tx.delete(photos).where(own).returning({ id: photos.id }))
  return `${length} photos of review ${id} are deleted.`
}

export const review = area('review', 'decides about the photos of reviews, and replies to reviews', [
  command('list', 'lists reviews whose photos wait for a decision', async ({ db }) => {
    const waiting = await db
      .select({
        Review: reviews.id,
        Product: products.code,
        Written: reviews.created_at,
        Grade: reviews.grade,
        Photos: count(),
      })
      .from(photos)
      .innerJoin(reviews, eq(reviews.id, photos.review_id))
      .innerJoin(products, eq(products.id, reviews.product_id))
      .where(isNull(photos.published_at))
      .groupBy(reviews.id, products.code)
      .orderBy(asc(reviews.id))
      .limit(LISTED)
    return listText(waiting, 'No photos are waiting.')
  }),
  command('show <id>', 'shows a review', async ({ db }, id) => {
    const { review: own, code } = await findReview(db, id)
    const [attached] = await db
      .select({ all: count(), published: count(photos.published_at) })
      .from(photos)
      .where(eq(photos.review_id, id))
    return factsText({
      Review: own.id,
      Product: code,
      Written: own.created_at,
      Grade: own.grade,
      Name: own.name,
      Text: own.text,
      Advantages: own.advantages,
      Disadvantages: own.disadvantages,
      Fit: own.fit,
      Purchased: own.purchased,
      Photos: `${attached?.all ?? 0}, of which ${attached?.published ?? 0} published`,
      Reply: own.reply,
    })
  }),
  command('photos <id> [folder]', 'saves the photos of a review to a folder', async (context, id, folder = '.') => {
    await findReview(context.db, id)
    return savePhotos(context, eq(photos.review_id, id), folder, `review-${id}`)
  }),
  command('publish <id>', 'publishes the photos of a review', publishReviewPhotos),
  command('reject <id>', 'deletes the photos of a review; the review stays', rejectReviewPhotos),
  command('reply <id> <text>', 'publishes the shop’s reply to a review', async (context, id, reply) => {
    await changeReview(context, id, tx => tx.update(reviews).set({ reply }).where(eq(reviews.id, id)))
    return `The reply to review ${id} is published.`
  }),
])
