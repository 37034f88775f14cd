export {
  EmptyStateDescription as Description,
  EmptyStateFooter as Footer,
  EmptyStateRoot as Root,
  EmptyStateTitle as Title,
} from './empty-state.tsx'
