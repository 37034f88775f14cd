import { logFault } from '../adapter/answer.ts'
import { answeringActors } from './answering-actors.ts'
import type { CheckoutAnswers } from './answers.ts'
import { type CheckoutEnvironment, type CheckoutFlow, createFlowOf } from './create-flow.ts'
import { createCheckoutMachine } from './create-machine.ts'
import type { CheckoutDefinition } from './definition.ts'
import { createFormRules } from './form-rules.ts'

export { WrongAnswerError } from '../adapter/answer.ts'
export { CallError } from '../adapter/call-error.ts'
export type { AdapterCart, AdapterLine } from '../adapter/cart.ts'
export { fillIn as toCart } from '../adapter/fill-in.ts'
export type { FieldIssues } from '../flow/field-issues.ts'
export type { OrderPayment, SaveStep, ShippingMethod, ShippingOptions, ShippingQuery } from './actors.ts'
export { answeringActors } from './answering-actors.ts'
export type { CheckoutAnswers } from './answers.ts'
export { cityDirectory } from './city-directory.ts'
export type { CheckoutInput } from './context.ts'
export type { CheckoutEnvironment, CheckoutFlow } from './create-flow.ts'
export { createCheckoutMachine } from './create-machine.ts'
export { type CheckoutRules, createCheckoutRules } from './create-rules.ts'
export type {
  CheckoutDefinition,
  CheckoutForm,
  CheckoutStep,
  CityDirectory,
  OrderDraft,
  StepForm,
} from './definition.ts'
export type { CheckoutEmitted, CheckoutEvent } from './events.ts'
export type { PaymentOutcome } from './payment.ts'
export type { OrderKey, PlacedOrder } from './placed-order.ts'
export {
  allowedPayments,
  type CheckoutValues,
  type DeliveryChoice,
  paymentIssues,
  shippingMethodIssues,
} from './values.ts'
export type { CheckoutView } from './view-types.ts'

export interface DefinedCheckoutDeps<Name extends string> extends CheckoutEnvironment<Name> {
  /** The calls of the shop's own backend. */
  answers: CheckoutAnswers
  /** Told of faults in the answers and in `toOrderBody`, and of the name of what is faulty. @default logged by console.error */
  onError?: (error: unknown, answer: string) => void
}

/** Creates a checkout that is given as data, over the shop's own backend. Nothing is called before `start`. */
export function createCheckout<const Name extends string>(
  definition: CheckoutDefinition<Name>,
  { answers, onError = logFault, ...deps }: DefinedCheckoutDeps<Name>,
): CheckoutFlow<Name> {
  return createFlowOf(createCheckoutMachine(definition), createFormRules(definition).view, deps, own =>
    answeringActors(answers, own, onError),
  )
}
