export {
  FacetsGroup as Group,
  FacetsHeader as Header,
  FacetsRoot as Root,
  FacetsTitle as Title,
} from './facets.tsx'
export { FacetsAppliedFilters as AppliedFilters, FacetsChip as Chip } from './facets-applied-filters.tsx'
export { FacetsOptions as Options } from './facets-options.tsx'
export { FacetsRange as Range } from './facets-range.tsx'
export { FacetsStatus as Status } from './facets-status.tsx'
