export * from './order-summary.tsx'
export * as OrderSummary from './parts.ts'
