export * from './facets.tsx'
export * from './facets-options.tsx'
export * from './facets-range.tsx'
export * as Facets from './parts.ts'
