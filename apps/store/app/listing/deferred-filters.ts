// What works as forms and links until scripts come: one file, asked for with the first sign of the shopper.
export { AppliedFilters } from './applied-filters.tsx'
export { FilterPanel } from './filter-panel.tsx'
export { ListPagination } from './list-pagination.tsx'
