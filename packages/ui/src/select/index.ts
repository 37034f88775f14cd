export * from './listbox-field.tsx'
export * as Select from './parts.ts'
export * from './select.tsx'
export type {
  SelectChangeReason,
  SelectGroup,
  SelectItem,
  SelectOpenReason,
  SelectOptionProps,
  SelectPopupProps,
  SelectProps,
} from './select-context.ts'
