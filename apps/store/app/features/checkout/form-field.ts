import type { CheckoutValues } from '@shop/flows/checkout/rules'
import { isPointerDownOnControl } from '../../platform/forms/pointer-state.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import type { FieldErrors } from './form.ts'

/** State that the inputs of a step are rendered from, of the server or of the machine. */
export interface StepFields {
  values: CheckoutValues
  errors: FieldErrors
  /** The step was submitted: its errors are summarised above it. */
  showsSummary: boolean
  /** Names of the inputs that are valid. */
  valid: readonly string[]
  onValueChange: (name: string, value: string) => void
  onBlur: (name: string) => void
}

/** Id of an input, referenced by its label and the error summary. */
export const inputId = (name: string): string => name.replaceAll('.', '-')

/** The label of an input. `needs`: of the chosen shipping method, which names the pickup point. */
export function fieldLabel(words: CheckoutWords, name: string, needs?: string): string {
  const labels: Readonly<Record<string, string>> = {
    name: name.startsWith('company') ? words.company.name : words.name,
    edrpou: words.company.edrpou,
    last_name: words.lastName,
    phone: words.phone,
    email: words.email,
    city: words.city,
    id: name === 'payment.id' ? words.payment : words.shippingMethod,
    point_ref: needs === 'locker' ? words.point.locker : words.point.branch,
    ...words.addressParts,
    comment: words.comment,
  }
  return labels[name.split('.').at(-1) ?? ''] ?? words.title
}

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

/** Props of a checkbox of a step, except its label. Ticked it is `on`, otherwise empty. */
export function checkboxProps({ values, onValueChange }: StepFields, name: string) {
  return {
    id: inputId(name),
    name,
    value: 'on',
    checked: Boolean(values[name]),
    onCheckedChange: (checked: boolean) => onValueChange(name, checked ? 'on' : ''),
  }
}
