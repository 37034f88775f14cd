export * from './review-grade.tsx'
