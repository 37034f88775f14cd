import type { Fit } from '@shop/contract'
import type { Grade } from './grades.ts'

export interface DemoReview {
  /** Slug of the model: all its colours share the reviews. */
  model: string
  grade: Grade
  /** Name of the author. */
  name: string
  /** Language of the text; reviews are not translated. */
  language: 'uk' | 'ru'
  text: string
  /** How the size turned out; null: not stated. */
  fit: Fit | null
  advantages: string | null
  disadvantages: string | null
  /** Reply of the shop in the language of the review. */
  reply: string | null
  /** ISO 8601. */
  date: string
}
