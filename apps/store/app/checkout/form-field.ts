import type { CheckoutValues } from '@shop/flows/checkout/rules'
import type { FieldErrors } from './form.ts'
import { isPointerDownOnControl } from './pointer-state.ts'

/** What the inputs of a step are rendered with, by the server or by the machine. */
export interface StepFields {
  values: CheckoutValues
  errors: FieldErrors
  /** The step was submitted: its errors are summed up above it. */
  showsSummary: boolean
  /** Names of the inputs that are valid. */
  valid: readonly string[]
  onValueChange: (name: string, value: string) => void
  onBlur: (name: string) => void
}

/** Id of an input: what labels and the summary of errors refer to. */
export const inputId = (name: string): string => name.replaceAll('.', '-')

/** Props of a labelled field of a step, except its label. */
export function fieldProps({ values, errors, valid, onValueChange, onBlur }: StepFields, name: string) {
  return {
    id: inputId(name),
    name,
    value: values[name] ?? '',
    error: errors[name],
    valid: valid.includes(name) && errors[name] === undefined,
    onValueChange: (value: string) => onValueChange(name, value),
    onBlur: () => !isPointerDownOnControl() && onBlur(name),
  }
}
