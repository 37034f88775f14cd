export { formatDate } from '../internal/format-date.ts'
export * as ReviewList from './parts.ts'
export * from './review-list.tsx'
