export * from './pagination.tsx'
export { paginationRange } from './pagination-range.ts'
