import * as z from 'zod'
import { call } from './call.ts'
import { reviewSorts } from './constants.ts'
import { optionalSchemaOf, schemaOf } from './field-schema.ts'
import { fields, fits } from './fields.ts'
import { locales } from './locales.ts'
import { id, Lang, moment, paged, pageNumber, secret } from './primitives.ts'
import { MAX_PHOTOS } from './return-rules.ts'
import type { Schema } from './schema.ts'

export const Grade = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
export type Grade = z.infer<typeof Grade>

/** How the sizes turned out compared with the size chart: too small, as stated, too large. */
export const Fit = z.enum(fits)
export type Fit = z.infer<typeof Fit>

/** A published photo of a review; `src` and `preview` are paths of WebP files. */
export interface ReviewPhoto extends z.output<typeof reviewPhoto> {}
const reviewPhoto = z.object({
  src: z.string(),
  preview: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
})
export const ReviewPhoto: Schema<ReviewPhoto> = reviewPhoto

export const ReviewSort = z.enum(reviewSorts)
export type ReviewSort = z.infer<typeof ReviewSort>

export interface Review extends z.output<typeof review> {}
const review = z.object({
  id,
  /** Language of its texts and of the reply: that of the page where it was written. */
  lang: z.enum(locales),
  grade: Grade,
  name: z.string(),
  text: z.string(),
  advantages: z.string().nullable(),
  disadvantages: z.string().nullable(),
  /** Reply of the shop. */
  reply: z.string().nullable(),
  fit: Fit.nullable(),
  /** The author had received the product in an order of their account. */
  purchased: z.boolean(),
  /** Photos that the shop has published. */
  photos: z.array(ReviewPhoto),
  date: moment,
})
export const Review: Schema<Review> = review

const Counts = z.object({
  1: z.int().nonnegative(),
  2: z.int().nonnegative(),
  3: z.int().nonnegative(),
  4: z.int().nonnegative(),
  5: z.int().nonnegative(),
})

export const reviewsList = call('/api/reviews/list', {
  summary:
    'Reviews of a product with their average grade and the number of reviews per grade and per fit. `grade` lists those of one grade; `average`, `counts` and `fits` always cover all.',
  body: z.strictObject({
    lang: Lang,
    product_id: id,
    page_number: pageNumber,
    grade: Grade.optional(),
    sort: ReviewSort.default('new'),
  }),
  data: paged(Review).extend({
    average: z.number().min(1).max(5).nullable(),
    counts: Counts,
    fits: z.object({ small: z.int().nonnegative(), true: z.int().nonnegative(), large: z.int().nonnegative() }),
  }),
})

export const reviewsAdd = call('/api/reviews/add', {
  summary:
    'Publishes a review; its photos follow once the shop has approved them. A repeat with the same `Idempotency-Key` adds nothing.',
  body: z.strictObject({
    lang: Lang,
    product_id: id,
    grade: Grade,
    name: schemaOf(fields.name),
    text: schemaOf(fields.message),
    advantages: optionalSchemaOf(fields.comment),
    disadvantages: optionalSchemaOf(fields.comment),
    fit: Fit.optional(),
    /** Tokens from the responses to `POST /api/review/photo`. */
    photos: z.array(secret).max(MAX_PHOTOS).optional(),
  }),
  data: Review,
})
