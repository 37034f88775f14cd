export {
  FacetsGroup as Group,
  FacetsHead as Head,
  FacetsRoot as Root,
  FacetsTitle as Title,
} from './facets.tsx'
export { FacetsChip as Chip, FacetsChosen as Chosen } from './facets-chosen.tsx'
export { FacetsOptions as Options } from './facets-options.tsx'
export { FacetsRange as Range } from './facets-range.tsx'
export { FacetsStatus as Status } from './facets-status.tsx'
