export * as SearchCombobox from './parts.ts'
export * from './search-combobox.tsx'
export * from './search-combobox-field.tsx'
export type {
  SearchChangeReason,
  SearchComboboxListProps,
  SearchComboboxOptionProps,
  SearchComboboxPopupProps,
  SearchState,
  SearchStatus,
  Suggestion,
} from './search-context.ts'
export * from './use-suggestions.ts'
