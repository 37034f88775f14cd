export * from './search-combobox.tsx'
