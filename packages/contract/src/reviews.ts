import { z } from 'zod'
import { call } from './call.ts'
import { optionalSchemaOf, schemaOf } from './field-schema.ts'
import { fields } from './fields.ts'
import { id, lang, moment, paged, pageNumber } from './primitives.ts'

export { grades } from './fields.ts'

export const Grade = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
export type Grade = z.infer<typeof Grade>

export const Review = z.object({
  id,
  grade: Grade,
  name: z.string(),
  text: z.string(),
  advantages: z.string().nullable(),
  disadvantages: z.string().nullable(),
  /** Reply of the shop. */
  reply: z.string().nullable(),
  date: moment,
})
export type Review = z.infer<typeof Review>

const Counts = z.object({
  1: z.int().nonnegative(),
  2: z.int().nonnegative(),
  3: z.int().nonnegative(),
  4: z.int().nonnegative(),
  5: z.int().nonnegative(),
})

export const reviewsList = call('/api/reviews/list', {
  summary: 'Reviews of a product, the newest first, with their average grade and the number of reviews per grade.',
  body: z.strictObject({ lang, product_id: id, page_number: pageNumber }),
  data: paged(Review).extend({ average: z.number().min(1).max(5).nullable(), counts: Counts }),
})

export const reviewsAdd = call('/api/reviews/add', {
  summary: 'Publishes a review. A repeat with the same `Idempotency-Key` adds nothing.',
  body: z.strictObject({
    lang,
    product_id: id,
    grade: Grade,
    name: schemaOf(fields.name),
    text: schemaOf(fields.message),
    advantages: optionalSchemaOf(fields.comment),
    disadvantages: optionalSchemaOf(fields.comment),
  }),
  data: Review,
})
