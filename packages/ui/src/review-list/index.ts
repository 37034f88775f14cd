export * as ReviewList from './parts.ts'
export * from './review-list.tsx'
