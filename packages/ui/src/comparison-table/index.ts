export * from './comparison-table.tsx'
