export * from './empty-state.tsx'
export * as EmptyState from './parts.ts'
