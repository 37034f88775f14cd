export {
  FacetsChip as Chip,
  FacetsChosen as Chosen,
  FacetsGroup as Group,
  FacetsHead as Head,
  FacetsRoot as Root,
  FacetsStatus as Status,
  FacetsTitle as Title,
} from './facets.tsx'
export { FacetsOptions as Options } from './facets-options.tsx'
export { FacetsRange as Range } from './facets-range.tsx'
