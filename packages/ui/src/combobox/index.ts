export * from './combobox.tsx'
export type {
  ComboboxChangeReason,
  ComboboxItem,
  ComboboxListProps,
  ComboboxOpenReason,
  ComboboxOptionProps,
  ComboboxPopupProps,
  ComboboxProps,
} from './combobox-context.ts'
export * from './combobox-field.tsx'
export * as Combobox from './parts.ts'
