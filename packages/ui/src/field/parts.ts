export {
  FieldError as Error,
  FieldHint as Hint,
  FieldInput as Input,
  FieldInputGroup as InputGroup,
  FieldLabel as Label,
  FieldRoot as Root,
  FieldSelect as Select,
  FieldTextarea as Textarea,
} from './field.tsx'
