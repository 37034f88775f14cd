export type { Grade } from '../review-grade/review-grade.tsx'
export * as RatingHistogram from './parts.ts'
export * from './rating-histogram.tsx'
