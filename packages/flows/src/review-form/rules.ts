import type { BodyOf, DataOf } from '@shop/contract/client'
import { type Field, fields, fits, grades, lengthOf, reviewForm } from '@shop/contract/fields'
import type { Locale } from '@shop/contract/locales'
import type { FormValues } from '../async-form/context.ts'

export type ReviewBody = BodyOf<'/api/reviews/add'>
export type SentReview = DataOf<'/api/reviews/add'>
export type ReviewGrade = ReviewBody['grade']

/** The contract's field for an author, for a shop whose names are to be shorter. */
const authorOf = (max: number): Field => ({
  ...fields.name,
  max,
  validate: value => fields.name.validate(value) ?? (lengthOf(value) > max ? { rule: 'max', length: max } : null),
})

/** The fields of a review in page order. `authorMax` in characters. */
export const reviewFields = (authorMax: number = fields.name.max) => ({ ...reviewForm, name: authorOf(authorMax) })

/** Parses the grade; null when there is none. */
export const gradeOf = (value: string | undefined): ReviewGrade | null =>
  grades.find(grade => String(grade) === value) ?? null

/** The body of the call; null without a grade. */
export function reviewBody(values: FormValues, about: { productId: number; lang: Locale }): ReviewBody | null {
  const grade = gradeOf(values.grade)
  if (grade === null) return null
  const { name = '', text = '', advantages = '', disadvantages = '', photos = '' } = values
  const fit = fits.find(known => known === values.fit)
  const tokens = photos.split(' ').filter(Boolean)
  return {
    lang: about.lang,
    product_id: about.productId,
    grade,
    name,
    text,
    ...(advantages ? { advantages } : {}),
    ...(disadvantages ? { disadvantages } : {}),
    ...(fit ? { fit } : {}),
    ...(tokens.length > 0 ? { photos: tokens } : {}),
  }
}
