export * from './sort-select.tsx'
