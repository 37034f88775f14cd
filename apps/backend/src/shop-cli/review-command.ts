import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { photos, products, reviews } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { tagsOf } from '../reviews/calls.ts'
import { area, command } from './arguments.ts'
import { type CommandContext, CommandError, type CommandServices, localTime, table } from './command.ts'
import { savePhotos } from './save-photos.ts'

/** Most reviews of a list. */
const LISTED = 50

async function findReview(db: Database, id: number) {
  const [review] = await db
    .select({ review: reviews, code: products.code })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.product_id))
    .where(eq(reviews.id, id))
  if (!review) throw new CommandError(`There is no review ${id}.`)
  return review
}

/** Reviews whose photos nobody has decided about, the oldest first. */
async function listWaitingReviews({ db }: CommandServices): Promise<string> {
  const rows = await db
    .select({ id: reviews.id, code: products.code, at: reviews.created_at, grade: reviews.grade, photos: count() })
    .from(photos)
    .innerJoin(reviews, eq(reviews.id, photos.review_id))
    .innerJoin(products, eq(products.id, reviews.product_id))
    .where(isNull(photos.published_at))
    .groupBy(reviews.id, products.code)
    .orderBy(asc(reviews.id))
    .limit(LISTED)
  if (rows.length === 0) return 'No photos are waiting.'
  return table([
    ['Review', 'Product', 'Written', 'Grade', 'Photos'],
    ...rows.map(({ id, code, at, grade, photos: waiting }) => [id, code, localTime(at), grade, waiting]),
  ])
}

async function showReview({ db }: CommandServices, id: number): Promise<string> {
  const { review, code } = await findReview(db, id)
  const attached = await db
    .select({ published_at: photos.published_at })
    .from(photos)
    .where(eq(photos.review_id, id))
    .orderBy(desc(photos.id))
  const published = attached.filter(({ published_at }) => published_at !== null).length
  return table([
    ['Review', review.id],
    ['Product', code],
    ['Written', localTime(review.created_at)],
    ['Grade', review.grade],
    ['Name', review.name],
    ['Text', review.text],
    ['Advantages', review.advantages],
    ['Disadvantages', review.disadvantages],
    ['Fit', review.fit],
    ['Purchased', review.purchased ? 'yes' : 'no'],
    ['Photos', `${attached.length}, of which ${published} published`],
    ['Reply', review.reply],
  ])
}

async function saveReviewPhotos(context: CommandContext, id: number, folder = '.'): Promise<string> {
  await findReview(context.db, id)
  const paths = await savePhotos(context, eq(photos.review_id, id), folder, `review-${id}`)
  return paths.join('\n') || `Review ${id} has no photos.`
}

type Changing = Pick<CommandServices, 'db' | 'clock' | 'dataVersions'>

/** Changes something public about a review, with the pages that show it. */
async function changeReview(
  { db, dataVersions }: Pick<Changing, 'db' | 'dataVersions'>,
  id: number,
  change: (tx: Database) => Promise<number>,
): Promise<number> {
  const changed = await transact(db, async tx => {
    const { review } = await findReview(tx, id)
    const rows = await change(tx)
    await bumpDataVersions(tx, await tagsOf(tx, review.model_id))
    return rows
  })
  dataVersions.expire()
  return changed
}

export async function publishReviewPhotos(services: Changing, id: number): Promise<string> {
  const published = await changeReview(services, id, async tx => {
    const rows = await tx
      .update(photos)
      .set({ published_at: services.clock() })
      .where(and(eq(photos.review_id, id), isNull(photos.published_at)))
      .returning({ id: photos.id })
    return rows.length
  })
  if (published === 0) throw new CommandError(`Review ${id} has no photos that wait.`)
  return `${published} photos of review ${id} are published.`
}

/** Deletes the photos of a review, also published ones. */
export async function rejectReviewPhotos(
  services: Changing & Pick<CommandContext, 'confirm'>,
  id: number,
): Promise<string> {
  const { db } = services
  await findReview(db, id)
  const [published] = await db
    .select({ count: count() })
    .from(photos)
    .where(and(eq(photos.review_id, id), isNotNull(photos.published_at)))
  services.confirm(
    `The photos of review ${id} are deleted, ${published?.count ?? 0} of them published. The review stays.`,
  )
  const deleted = await changeReview(services, id, async tx => {
    const rows = await tx.delete(photos).where(eq(photos.review_id, id)).returning({ id: photos.id })
    return rows.length
  })
  return `${deleted} photos of review ${id} are deleted.`
}

async function replyToReview(services: Changing, id: number, reply: string): Promise<string> {
  await changeReview(services, id, async tx => {
    const rows = await tx.update(reviews).set({ reply }).where(eq(reviews.id, id)).returning({ id: reviews.id })
    return rows.length
  })
  return `The reply to review ${id} is published.`
}

export const review = area('review', 'decides about the photos of reviews, and replies to reviews', [
  command('list', 'lists reviews whose photos wait for a decision', listWaitingReviews),
  command('show <id>', 'shows a review', showReview),
  command('photos <id> [folder]', 'saves the photos of a review to a folder', saveReviewPhotos),
  command('publish <id>', 'publishes the photos of a review', publishReviewPhotos),
  command('reject <id>', 'deletes the photos of a review; the review stays', rejectReviewPhotos),
  command('reply <id> <text>', 'publishes the shop’s reply to a review', replyToReview),
])
