import * as z from 'zod'
import { call } from './call.ts'
import { optionalSchemaOf, schemaOf } from './field-schema.ts'
import { fields } from './fields.ts'
import { locales } from './locales.ts'
import { id, Lang, moment, Nothing, paged, pageNumber } from './primitives.ts'
import type { Schema } from './schema.ts'

/** A shopper's question about a product with the shop's answer. The e-mail of the shopper is never part of it. */
export interface Question extends z.output<typeof question> {}
const question = z.object({
  id,
  /** Language of the question and of its answer: that of the page where it was asked. */
  lang: z.enum(locales),
  name: z.string(),
  text: z.string(),
  answer: z.string(),
  date: moment,
  answered: moment,
})
export const Question: Schema<Question> = question

export const questionsList = call('/api/questions/list', {
  summary: 'Answered questions about a product, the last answered first.',
  body: z.strictObject({ lang: Lang, product_id: id, page_number: pageNumber }),
  data: paged(Question),
})

export const questionsAdd = call('/api/questions/add', {
  summary:
    'Asks the shop about a product. The question is published with its answer, which is mailed to `email`. A repeat with the same `Idempotency-Key` adds nothing.',
  body: z.strictObject({
    lang: Lang,
    product_id: id,
    name: schemaOf(fields.name),
    email: optionalSchemaOf(fields.email),
    text: schemaOf(fields.message),
  }),
  data: Nothing,
})
