export * as ProductCard from './parts.ts'
export * from './product-card.tsx'
