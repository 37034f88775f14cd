import type { City, Delivery, Point } from '@shop/contract'
import { type Form, validateForm } from '@shop/contract/fields'
import type { FieldIssues } from '../flow/field-issues.ts'

/** Values by input name: the dotted paths of the order's body (`contact.phone`), so that the backend's messages find their fields. */
export type CheckoutValues = Readonly<Record<string, string>>

/** The selections of a delivery. */
export interface DeliveryChoice {
  readonly city: City | null
  readonly shippingMethod: Delivery | null
  readonly point: Point | null
}

/** Inputs that hold the selected shipping method and payment, in every checkout. */
export const SHIPPING_METHOD = 'delivery.id'
export const PAYMENT = 'payment.id'

export const inputOf = (prefix: string, name: string): string => (prefix ? `${prefix}.${name}` : name)

/** The inputs of a form under a prefix. */
export const under = (prefix: string, form: Form): readonly string[] =>
  Object.keys(form).map(name => inputOf(prefix, name))

export const valuesOf = (values: CheckoutValues, prefix: string, form: Form) =>
  Object.fromEntries(Object.keys(form).map(name => [name, values[inputOf(prefix, name)] ?? '']))

/** Issues of a form by input. */
export const issuesUnder = (values: CheckoutValues, prefix: string, form: Form): FieldIssues =>
  Object.fromEntries(
    Object.entries(validateForm(form, valuesOf(values, prefix, form))).flatMap(([name, issue]) =>
      issue ? [[inputOf(prefix, name), issue]] : [],
    ),
  )

/** Id of the payment on receipt, which some points do not take. */
const ON_RECEIPT = 'on_receipt'

/** Ids of the payments that a delivery allows: those of the shipping method that its point takes. */
export const allowedPayments = ({ shippingMethod, point }: Omit<DeliveryChoice, 'city'>): readonly string[] =>
  shippingMethod?.payments.filter(id => id !== ON_RECEIPT || point?.on_receipt !== false) ?? []

/** A shipping method must be selected. */
export const shippingMethodIssues = (_: CheckoutValues, { shippingMethod }: DeliveryChoice): FieldIssues =>
  shippingMethod ? {} : { [SHIPPING_METHOD]: { rule: 'deliveryFirst' } }

/** Without a delivery no payment can be chosen; with one, only those it allows. */
export function paymentIssues(values: CheckoutValues, chosen: DeliveryChoice): FieldIssues {
  if (!chosen.shippingMethod) return { [PAYMENT]: { rule: 'deliveryFirst' } }
  return allowedPayments(chosen).includes(values[PAYMENT] ?? '') ? {} : { [PAYMENT]: { rule: 'payment' } }
}
