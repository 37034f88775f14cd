import type { City, Delivery, Point } from '@shop/contract'
import {
  addressForm,
  companyForm,
  contactForm,
  type Form,
  fields,
  normalizeForm,
  recipientForm,
  validateForm,
} from '@shop/contract/fields'
import type { FieldIssues } from '../flow/field-issues.ts'
import type { Step } from './steps.ts'

export type { FieldIssue, FieldIssues } from '../flow/field-issues.ts'

/**
 * Values by field name: the dotted paths of the wire (`contact.phone`), so that the backend's messages find their fields.
 * `delivery.city` and `delivery.point` are what is typed into the comboboxes, `recipient` is the checkbox that shows the
 * recipient's fields (empty: hidden), `company` that of the company's. `remember`: fill in contact and delivery next time.
 */
export type CheckoutValues = Readonly<Record<string, string>>

const under = (prefix: string, form: Form) => Object.keys(form).map(name => `${prefix}.${name}`)

/** The inputs of each step in the order of the page. */
export const inputs: Readonly<Record<Step, readonly string[]>> = {
  contact: [
    ...under('contact', contactForm),
    'recipient',
    ...under('recipient', recipientForm),
    'company',
    ...under('company', companyForm),
    'remember',
  ],
  delivery: [
    'delivery.city',
    'delivery.city_ref',
    'delivery.id',
    'delivery.point',
    'delivery.point_ref',
    ...under('delivery.address', addressForm),
    'comment',
  ],
  payment: ['payment.id'],
}

/** The input for a path of the wire. */
export const inputForPath = (path: string): string =>
  path === 'delivery.city_ref'
    ? 'delivery.city'
    : path === 'payment'
      ? 'payment.id'
      : path === 'delivery'
        ? 'delivery.id'
        : path

/** The step of a field; unknown fields belong to the last one. */
export const stepOf = (input: string): Step =>
  /^(contact|recipient|company|remember)/.test(input)
    ? 'contact'
    : input.startsWith('delivery') || input === 'comment'
      ? 'delivery'
      : 'payment'

const valuesOf = (values: CheckoutValues, prefix: string, form: Form) =>
  Object.fromEntries(Object.keys(form).map(name => [name, values[`${prefix}.${name}`] ?? '']))

const touched = (values: CheckoutValues, prefix: string, form: Form): FieldIssues =>
  Object.fromEntries(
    Object.entries(validateForm(form, valuesOf(values, prefix, form))).flatMap(([name, issue]) =>
      issue ? [[`${prefix}.${name}`, issue]] : [],
    ),
  )

const cleaned = (values: CheckoutValues, prefix: string, form: Form): CheckoutValues =>
  Object.fromEntries(
    Object.entries(normalizeForm(form, valuesOf(values, prefix, form))).map(([name, value]) => [
      `${prefix}.${name}`,
      value ?? '',
    ]),
  )

export const hasRecipient = (values: CheckoutValues): boolean => Boolean(values.recipient)

/** The selections of a delivery. */
export interface DeliveryChoice {
  readonly city: City | null
  readonly shippingMethod: Delivery | null
  readonly point: Point | null
}

export const hasCompany = (values: CheckoutValues): boolean => Boolean(values.company)

/** The forms of the first step that are shown. */
const contactForms = (values: CheckoutValues): (readonly [prefix: string, form: Form])[] => [
  ['contact', contactForm],
  ...(hasRecipient(values) ? [['recipient', recipientForm] as const] : []),
  ...(hasCompany(values) ? [['company', companyForm] as const] : []),
]

const validateContact = (values: CheckoutValues): FieldIssues =>
  Object.assign({}, ...contactForms(values).map(([prefix, form]) => touched(values, prefix, form)))

/** The first missing choice, then what it needs: no branch is required before a shipping method is selected. */
function validateDelivery(values: CheckoutValues, { city, shippingMethod, point }: DeliveryChoice): FieldIssues {
  const issue = fields.comment.validate(fields.comment.normalize(values.comment ?? ''))
  const comment: FieldIssues = issue ? { comment: issue } : {}
  if (!city) return { 'delivery.city': { rule: 'required' }, ...comment }
  if (!shippingMethod) return { 'delivery.id': { rule: 'deliveryFirst' }, ...comment }
  if (shippingMethod.needs === 'address') {
    const index = 'delivery.address.postal_index'
    const isIndexMissing = shippingMethod.postal_index && !values[index]?.trim()
    return {
      ...touched(values, 'delivery.address', addressForm),
      ...(isIndexMissing ? { [index]: { rule: 'required' } as const } : {}),
      ...comment,
    }
  }
  return shippingMethod.needs === 'none' || point ? comment : { 'delivery.point_ref': { rule: 'required' }, ...comment }
}

/** Id of the payment on receipt, which some points do not take. */
const ON_RECEIPT = 'on_receipt'

/** Ids of the payments that a delivery allows: those of the shipping method that its point takes. */
export const allowedPayments = ({ shippingMethod, point }: Omit<DeliveryChoice, 'city'>): readonly string[] =>
  shippingMethod?.payments.filter(id => id !== ON_RECEIPT || point?.on_receipt !== false) ?? []

/** Without a delivery no payment can be chosen; with one, only those it allows. */
function validatePayment(values: CheckoutValues, chosen: DeliveryChoice): FieldIssues {
  if (!chosen.shippingMethod) return { 'payment.id': { rule: 'deliveryFirst' } }
  return allowedPayments(chosen).includes(values['payment.id'] ?? '') ? {} : { 'payment.id': { rule: 'payment' } }
}

/** Validates a step: issues by field, none when it is valid. */
export const validateStep = (step: Step, values: CheckoutValues, chosen: DeliveryChoice): FieldIssues =>
  step === 'contact'
    ? validateContact(values)
    : step === 'delivery'
      ? validateDelivery(values, chosen)
      : validatePayment(values, chosen)

/** Normalises the values of a step. */
export const cleanStep = (step: Step, values: CheckoutValues): CheckoutValues =>
  step === 'contact'
    ? Object.assign({}, values, ...contactForms(values).map(([prefix, form]) => cleaned(values, prefix, form)))
    : step === 'delivery'
      ? {
          ...values,
          ...cleaned(values, 'delivery.address', addressForm),
          comment: fields.comment.normalize(values.comment ?? ''),
        }
      : values

const order = Object.values(inputs).flat()

/** The first invalid field in the order of the page: it gets the focus. */
export const firstInvalidInput = (issues: FieldIssues): string | null =>
  Object.keys(issues).sort((a, b) => order.indexOf(a) - order.indexOf(b))[0] ?? null

/** The backend's messages by field. Paths without a field are dropped. */
export const toFieldIssues = (paths: Readonly<Record<string, readonly string[]>>): FieldIssues =>
  Object.fromEntries(
    Object.entries(paths)
      .map(([path, [message = '']]) => [inputForPath(path), { rule: 'server', message }] as const)
      .filter(([name]) => order.includes(name)),
  )
