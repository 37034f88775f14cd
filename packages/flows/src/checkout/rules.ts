import type { Delivery } from '@shop/contract'
import type { OrderDraft } from './definition.ts'
import * as changes from './form-changes.ts'
import * as rules from './form-rules.ts'
import type { Finished, Step } from './steps.ts'
import { threeStepsForm as form } from './three-steps.ts'
import type { CheckoutValues, DeliveryChoice, FieldIssues } from './values.ts'
import { type OrderBody, threeSteps, toWireOrder } from './wire-order.ts'

export { type CartLineSnapshot, type CartSnapshot, type Change, changesBetween, changesByShop } from './changes.ts'
export { addressValues, cityOfAddress, selectedAddress } from './saved-address.ts'
export type { Finished, Step } from './steps.ts'
export { hasCompany, hasRecipient } from './three-steps.ts'
export {
  allowedPayments,
  type CheckoutValues,
  type DeliveryChoice,
  type FieldIssue,
  type FieldIssues,
} from './values.ts'
export type { OrderBody } from './wire-order.ts'

/** The steps of the shop's own checkout in their order. */
export const steps = ['contact', 'delivery', 'payment'] as const satisfies readonly Step[]

export const isStep = (value: unknown): value is Step => steps.some(step => step === value)

/** The inputs of each step in the order of the page. */
export const inputs: Readonly<Record<Step, readonly string[]>> = {
  contact: rules.inputsOf(form, 'contact'),
  delivery: rules.inputsOf(form, 'delivery'),
  payment: rules.inputsOf(form, 'payment'),
}

/** Whether everything before a step is done. */
export const canEnter = (step: Step, finished: Finished): boolean => rules.canEnter(form, step, finished)

/** The first step that is not done. */
export const firstUnfinishedStep = (finished: Finished): Step => rules.firstUnfinishedStep(form, finished)

/** The requested step if it can be entered, else the first unfinished one. */
export const resolveStep = (requestedStep: Step | null, finished: Finished): Step =>
  rules.resolveStep(form, requestedStep, finished)

export const previousStep = (step: Step): Step => changes.previousStep(form, step)

/** The step of an input; unknown ones belong to the last. */
export const stepOf = (input: string): Step => changes.stepOfPath(form, input)

/** Validates a step: issues by input, none when it is valid. */
export const validateStep = (step: Step, values: CheckoutValues, chosen: DeliveryChoice): FieldIssues =>
  rules.validateStep(form, step, values, chosen)

/** Normalises the values of a step. */
export const cleanStep = (step: Step, values: CheckoutValues): CheckoutValues => changes.cleanStep(form, step, values)

/** The first invalid input in the order of the page: it gets the focus. */
export const firstInvalidInput = (issues: FieldIssues): string | null => changes.firstInvalidInput(form, issues)

/** The input for a path of the wire. */
export const inputForPath = (path: string): string => changes.inputForPath(threeSteps, path)

/** The backend's messages by input. Paths without one are dropped. */
export const toFieldIssues = (paths: Readonly<Record<string, readonly string[]>>): FieldIssues =>
  changes.toFieldIssues(threeSteps, paths)

/** Builds the body of an order from valid values. */
export const toOrderBody = (
  cart: Pick<OrderDraft, 'lang' | 'cartId' | 'coupon' | 'version' | 'adClick'>,
  values: CheckoutValues,
  shippingMethod: Delivery,
): OrderBody => toWireOrder({ ...cart, values: changes.clean(form, values) }, shippingMethod)
