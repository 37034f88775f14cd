export * from './combobox.tsx'
export * from './combobox-field.tsx'
export * as Combobox from './parts.ts'
export type {
  ComboboxChangeReason,
  ComboboxItem,
  ComboboxOpenReason,
  ComboboxProps,
} from './use-combobox.ts'
