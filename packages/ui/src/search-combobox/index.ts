export * from './search-combobox.tsx'
export * from './search-combobox-view.tsx'
