export {
  EmptyStateActions as Actions,
  EmptyStateDescription as Description,
  EmptyStateRoot as Root,
  EmptyStateTitle as Title,
} from './empty-state.tsx'
