import type { Delivery } from '@shop/contract'
import type { OrderBody } from './actors.ts'
import { type CheckoutRules, createCheckoutRules } from './create-rules.ts'
import type { OrderDraft } from './definition.ts'
import { createFormRules } from './form-rules.ts'
import type { Step } from './steps.ts'
import { threeStepsForm } from './three-steps.ts'
import type { CheckoutValues } from './values.ts'
import { threeSteps, toWireOrder } from './wire-order.ts'

export type { FieldIssue, FieldIssues } from '../flow/field-issues.ts'
export type { OrderBody } from './actors.ts'
export { type CartLineSnapshot, type CartSnapshot, type Change, changesBetween, changesByShop } from './changes.ts'
export { addressInput, addressValues, cityOfAddress, selectedAddress } from './saved-address.ts'
export type { Finished, Step } from './steps.ts'
export { hasCompany, hasRecipient } from './three-steps.ts'
export { allowedPayments, type CheckoutValues, type DeliveryChoice } from './values.ts'

/** The steps of the shop's own checkout in their order. */
export const steps = ['contact', 'delivery', 'payment'] as const satisfies readonly Step[]

export const isStep = (value: unknown): value is Step => steps.some(step => step === value)

const { inputsOf } = createFormRules(threeStepsForm)

/** The inputs of each step in the order of the page. */
export const inputs: Readonly<Record<Step, readonly string[]>> = {
  contact: inputsOf('contact'),
  delivery: inputsOf('delivery'),
  payment: inputsOf('payment'),
}

/** The rules of the shop's own checkout; a page that uses none of them does not fetch them. */
export const checkoutRules: CheckoutRules<Step> = /* @__PURE__ */ createCheckoutRules(threeSteps)

/** Builds the body of an order from valid values. */
export const toOrderBody = (
  cart: Pick<OrderDraft, 'lang' | 'cartId' | 'coupon' | 'version' | 'adClick'>,
  values: CheckoutValues,
  shippingMethod: Delivery,
): OrderBody => toWireOrder({ ...cart, values: checkoutRules.clean(values) }, shippingMethod)
