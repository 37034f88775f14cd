// What works as forms and links until scripts come: one file, asked for with the first sign of the shopper.
export { ChosenFilters } from './chosen-filters.tsx'
export { FilterPanel } from './filter-panel.tsx'
export { Pages } from './pages.tsx'
