import type { Grade } from './grades.ts'

export interface DemoReview {
  /** Slug of the model: what is said of one colour is said of all. */
  model: string
  grade: Grade
  /** The writer. */
  name: string
  /** A review has one language: its writer's. */
  language: 'uk' | 'ru'
  text: string
  advantages: string | null
  disadvantages: string | null
  /** The shop's word to it, in the review's language. */
  reply: string | null
  /** ISO 8601. */
  date: string
}
