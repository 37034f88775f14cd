/**
 * A checkout of another shop: four steps (e-mail, address, shipping, payment), no directory of cities, American names, phones and
 * ZIP codes, shipping methods that depend on the ZIP code, and the order's body of its own backend.
 */
import { type Field, type Form, fields, formatIssue, validateForm } from '@shop/contract/fields'
import { en } from '@shop/contract/messages/en'
import {
  type CheckoutAnswers,
  type CheckoutDefinition,
  createCheckout,
  type DefinedCheckoutDeps,
  type FieldIssues,
  paymentIssues,
  shippingMethodIssues,
} from '@shop/flows/checkout/factory'

declare module '@shop/contract/register' {
  interface Register {
    /** Rules of this shop's own fields. */
    issue: { rule: 'zip' } | { rule: 'usPhone' } | { rule: 'state' }
  }
}

export const states = ['CA', 'NY', 'TX']

const text = (max: number, required = true): Field => ({
  required,
  max,
  normalize: typed => typed.trim().replace(/\s+/g, ' '),
  validate: value => (value === '' && required ? { rule: 'required' } : null),
})

const zip: Field = {
  ...text(10),
  validate: value => (value === '' ? { rule: 'required' } : /^\d{5}(-\d{4})?$/.test(value) ? null : { rule: 'zip' }),
}

/** `(555) 123-4567` of any usual notation. */
const phone: Field = {
  ...text(14),
  normalize(typed) {
    const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
    return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : typed.trim()
  },
  validate: value =>
    value === '' ? { rule: 'required' } : /^\([2-9]\d\d\) \d{3}-\d{4}$/.test(value) ? null : { rule: 'usPhone' },
}

const addressForm: Form = {
  name: text(120),
  addressLine1: text(100),
  addressLine2: text(100, false),
  city: text(100),
  state: { ...text(2), validate: value => (states.includes(value) ? null : { rule: 'state' }) },
  zip,
  phone,
}

export type UsStep = 'email' | 'address' | 'shipping' | 'payment'

export const usCheckout: CheckoutDefinition<UsStep> = {
  steps: [
    { name: 'email', fields: [{ prefix: '', form: { email: fields.email } }] },
    { name: 'address', fields: [{ prefix: 'address', form: addressForm }] },
    { name: 'shipping', fields: ['delivery.id'], validate: shippingMethodIssues },
    { name: 'payment', fields: ['payment.id'], validate: paymentIssues },
  ],
  // The shipping methods are loaded for the ZIP code, as soon as the address is finished.
  destination: values => (zip.validate(values['address.zip'] ?? '') === null ? (values['address.zip'] ?? null) : null),
  toOrderBody: ({ cartId, version, values, shippingMethod }) =>
    shippingMethod && {
      cart: cartId,
      cartVersion: version,
      email: values.email,
      shipTo: Object.fromEntries(Object.keys(addressForm).map(name => [name, values[`address.${name}`]])),
      shipping: shippingMethod.id,
      payment: values['payment.id'],
    },
  // The backend reports on `shipTo.zip`; the input is `address.zip`.
  inputForPath: path => path.replace(/^shipTo\./, 'address.'),
}

const ownWords = {
  zip: 'Enter a ZIP code: 94103 or 94103-1234.',
  usPhone: 'Enter a phone number with ten digits: (555) 123-4567.',
  state: 'Choose a state from the list.',
}

/** The message of an issue: the shop's own for its own rules. */
export function messageOf(issue: FieldIssues[string]): string {
  if (issue.rule === 'server') return issue.message
  return issue.rule === 'zip' || issue.rule === 'usPhone' || issue.rule === 'state'
    ? ownWords[issue.rule]
    : formatIssue(en, issue)
}

/** The message of an e-mail, e.g. of a newsletter: forms of the contract report its own rules only, which `formatIssue` words. */
export function emailMessage(email: string): string {
  const issue = validateForm({ email: fields.email }, { email }).email
  return issue ? formatIssue(en, issue) : ''
}

/** The checkout of a page; `answers` are the calls of the shop's backend. */
export const createUsCheckout = (answers: CheckoutAnswers, environment: Omit<DefinedCheckoutDeps<UsStep>, 'answers'>) =>
  createCheckout(usCheckout, { answers, ...environment })
