export * from './order-timeline.tsx'
export * as OrderTimeline from './parts.ts'
