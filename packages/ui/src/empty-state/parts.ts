export {
  EmptyStateActions as Actions,
  EmptyStateRoot as Root,
  EmptyStateText as Text,
  EmptyStateTitle as Title,
} from './empty-state.tsx'
