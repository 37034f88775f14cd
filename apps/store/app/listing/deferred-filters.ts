// Forms and links that are hydrated on the first interaction: one module, so that they are one request.
export { AppliedFilters } from './applied-filters.tsx'
export { FilterPanel } from './filter-panel.tsx'
export { ListPagination } from './list-pagination.tsx'
