export {
  FieldBox as Box,
  FieldError as Error,
  FieldHint as Hint,
  FieldInput as Input,
  FieldLabel as Label,
  FieldRoot as Root,
  FieldSelect as Select,
  FieldTextarea as Textarea,
} from './field.tsx'
