export * from './option-picker.tsx'
export * as OptionPicker from './parts.ts'
