import { formatIssue } from '@shop/contract/fields'
import type { Messages } from '@shop/contract/messages/uk'
import { truncate } from '@shop/contract/text'
import type { ClientFailure } from '@shop/flows'
import {
  type CheckoutValues,
  type FieldIssues,
  type Finished,
  inputs,
  type Step,
  steps,
} from '@shop/flows/checkout/rules'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'

/** 1, 2, 3: shown beside the heading. */
export const stepNumber = (step: Step): number => steps.indexOf(step) + 1

/** The state a step is rendered in. */
export const stepState = (step: Step, open: Step, finished: Finished): 'open' | 'done' | 'closed' =>
  step === open ? 'open' : step !== 'payment' && finished[step] ? 'done' : 'closed'

/** Name of the input with the text of `delivery.city_ref`; without scripts another text invalidates the selection. */
export const CITY_REF_LABEL = 'delivery.city_for'

/** Name of the radios of the saved addresses: an id, or `OTHER_ADDRESS`. */
export const SAVED_ADDRESS = 'delivery.saved'
/** Name of the input with the saved address that the form was rendered for; without scripts another choice replaces its values. */
export const SAVED_ADDRESS_SHOWN = 'delivery.saved_shown'
export const OTHER_ADDRESS = 'other'

/** Inputs of the delivery form that only the server reads. */
const deliveryFormInputs = [CITY_REF_LABEL, SAVED_ADDRESS, SAVED_ADDRESS_SHOWN]

/** Longer than any valid value, short enough for a cookie. */
const VALUE_MAX = 1500

/** Reads the inputs of one step from a submitted form; a missing one (an unticked box, an unset radio) is empty. */
export const readStepValues = (form: FormData, step: Step): CheckoutValues =>
  Object.fromEntries(
    [...inputs[step], ...(step === 'delivery' ? deliveryFormInputs : [])].map(name => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? truncate(value, VALUE_MAX) : '']
    }),
  )

/** Error messages by the name of the input. */
export type FieldErrors = Readonly<Record<string, string>>

/** Issues as messages of a language. */
export const toFieldErrors = (rules: Messages, issues: FieldIssues): FieldErrors =>
  Object.fromEntries(
    Object.entries(issues).map(([name, issue]) => [
      name,
      issue.rule === 'server' ? issue.message : formatIssue(rules, issue),
    ]),
  )

/**
 * Errors of a response, empty for inputs whose values are not those that it was rendered with, whenever they were typed. The same
 * object without any.
 */
export function withoutChanged(errors: FieldErrors, rendered: CheckoutValues, values: CheckoutValues): FieldErrors {
  const names = Object.keys(errors).filter(name => errors[name] && values[name] !== rendered[name])
  return names.length === 0 ? errors : { ...errors, ...Object.fromEntries(names.map(name => [name, ''])) }
}

/** Names of the invalid inputs in the order of the page: the first one gets the focus. */
export const inPageOrder = (errors: FieldErrors): string[] => {
  const order = Object.values(inputs).flat()
  return Object.keys(errors).sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

/** Error text of the whole order: the backend's message if there is one. */
export interface FormError {
  title: string
  text: string
}

/** Reason why no order was created; offline nothing was sent. */
export function formErrorOf(error: ClientFailure | null, words: CheckoutWords): FormError | null {
  if (!error) return null
  if (error.kind === 'network') return { title: words.orderRejected, text: words.offline }
  return { title: error.message ?? words.orderRejected, text: words.orderRejectedText }
}

/** Text for an order whose outcome is unknown; for a rate limit the backend's message with the time to wait. */
export const unknownOutcomeError = (error: ClientFailure | null, words: CheckoutWords): FormError => ({
  title: words.orderRejected,
  text: error?.code === 'rate_limited' && error.message !== null ? error.message : words.unknownOutcomeText,
})
