export * from './technical-table.tsx'
