export * from './grade-input.tsx'
export * as ReviewForm from './parts.ts'
export * from './review-form.tsx'
