import type { CheckoutValues } from '@shop/flows/checkout/rules'
import type { Problems } from './form.ts'
import { isPressing } from './pressing.ts'

/** What the inputs of a step are shown with, whether a server or the flow knows it. */
export interface StepFields {
  typed: CheckoutValues
  problems: Problems
  /** The step was sent: all that is wrong is summed up above it. */
  summed: boolean
  /** Inputs that were judged and found good. */
  valid: readonly string[]
  /** An input was changed, or left. */
  onType: (name: string, value: string) => void
  onLeave: (name: string) => void
}

/** Id of an input: what labels and the summary of errors point at. */
export const idOf = (name: string): string => name.replaceAll('.', '-')

/** Everything a labelled field of a step needs but its label. */
export function fieldOf({ typed, problems, valid, onType, onLeave }: StepFields, name: string) {
  return {
    id: idOf(name),
    name,
    value: typed[name] ?? '',
    error: problems[name],
    valid: valid.includes(name) && problems[name] === undefined,
    onValueChange: (value: string) => onType(name, value),
    onBlur: () => !isPressing() && onLeave(name),
  }
}
