export * as Tooltip from './parts.ts'
export * from './tooltip.tsx'
