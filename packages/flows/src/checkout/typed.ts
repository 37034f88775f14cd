import type { City, Delivery, Point } from '@shop/contract'
import { addressForm, cleanForm, contactForm, type Form, fields, judgeForm, recipientForm } from '@shop/contract/fields'
import type { FieldIssues } from '../flow/field-issues.ts'
import type { Step } from './steps.ts'

export type { FieldIssue, FieldIssues } from '../flow/field-issues.ts'

/**
 * What stands in the inputs, by their names: the dotted paths of the wire (`contact.phone`), so that its refusals find
 * them. `delivery.city` and `delivery.point` are what is typed into the comboboxes, `recipient` is the box that opens the
 * recipient's fields (empty: closed).
 */
export type Typed = Readonly<Record<string, string>>

const under = (prefix: string, form: Form) => Object.keys(form).map(name => `${prefix}.${name}`)

/** The inputs of each step in the order of the page. */
export const inputs: Readonly<Record<Step, readonly string[]>> = {
  contact: [...under('contact', contactForm), 'recipient', ...under('recipient', recipientForm)],
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

/** The input that a path of the wire is filled in by. */
export const inputOf = (path: string): string =>
  path === 'delivery.city_ref'
    ? 'delivery.city'
    : path === 'payment'
      ? 'payment.id'
      : path === 'delivery'
        ? 'delivery.id'
        : path

/** The step an input stands in; what belongs to none is of the last one. */
export const stepOf = (input: string): Step =>
  input.startsWith('contact') || input.startsWith('recipient')
    ? 'contact'
    : input.startsWith('delivery') || input === 'comment'
      ? 'delivery'
      : 'payment'

const valuesOf = (typed: Typed, prefix: string, form: Form) =>
  Object.fromEntries(Object.keys(form).map(name => [name, typed[`${prefix}.${name}`] ?? '']))

const judged = (typed: Typed, prefix: string, form: Form): FieldIssues =>
  Object.fromEntries(
    Object.entries(judgeForm(form, valuesOf(typed, prefix, form))).flatMap(([name, issue]) =>
      issue ? [[`${prefix}.${name}`, issue]] : [],
    ),
  )

const cleaned = (typed: Typed, prefix: string, form: Form): Typed =>
  Object.fromEntries(
    Object.entries(cleanForm(form, valuesOf(typed, prefix, form))).map(([name, value]) => [
      `${prefix}.${name}`,
      value ?? '',
    ]),
  )

export const hasRecipient = (typed: Typed): boolean => Boolean(typed.recipient)

/** What is chosen of a delivery. */
export interface Chosen {
  readonly city: City | null
  readonly way: Delivery | null
  readonly point: Point | null
}

const judgeContact = (typed: Typed): FieldIssues => ({
  ...judged(typed, 'contact', contactForm),
  ...(hasRecipient(typed) ? judged(typed, 'recipient', recipientForm) : {}),
})

/** The first thing missing of a delivery, then of what it needs: nobody is asked for a branch before the way is chosen. */
function judgeDelivery(typed: Typed, { city, way, point }: Chosen): FieldIssues {
  const issue = fields.comment.judge(fields.comment.clean(typed.comment ?? ''))
  const comment: FieldIssues = issue ? { comment: issue } : {}
  if (!city) return { 'delivery.city': { rule: 'required' }, ...comment }
  if (!way) return { 'delivery.id': { rule: 'deliveryFirst' }, ...comment }
  if (way.needs === 'address') return { ...judged(typed, 'delivery.address', addressForm), ...comment }
  return way.needs === 'none' || point ? comment : { 'delivery.point_ref': { rule: 'required' }, ...comment }
}

/** Without a delivery no payment can be chosen; with one, only those it allows. */
function judgePayment(typed: Typed, way: Delivery | null): FieldIssues {
  if (!way) return { 'payment.id': { rule: 'deliveryFirst' } }
  return way.payments.includes(typed['payment.id'] ?? '') ? {} : { 'payment.id': { rule: 'payment' } }
}

/** Judges a step as a whole: what is wrong, by input; nothing when it may be left. */
export const judgeStep = (step: Step, typed: Typed, chosen: Chosen): FieldIssues =>
  step === 'contact'
    ? judgeContact(typed)
    : step === 'delivery'
      ? judgeDelivery(typed, chosen)
      : judgePayment(typed, chosen.way)

/** Brings what was typed into a step to the form it is kept and sent in. */
export const cleanStep = (step: Step, typed: Typed): Typed =>
  step === 'contact'
    ? {
        ...typed,
        ...cleaned(typed, 'contact', contactForm),
        ...(hasRecipient(typed) ? cleaned(typed, 'recipient', recipientForm) : {}),
      }
    : step === 'delivery'
      ? {
          ...typed,
          ...cleaned(typed, 'delivery.address', addressForm),
          comment: fields.comment.clean(typed.comment ?? ''),
        }
      : typed

const order = Object.values(inputs).flat()

/** The first wrong input in the order of the page: the one that gets the focus. */
export const firstOf = (issues: FieldIssues): string | null =>
  Object.keys(issues).sort((a, b) => order.indexOf(a) - order.indexOf(b))[0] ?? null

/** The backend's refusal by input. What no input stands for is left out. */
export const issuesTold = (paths: Readonly<Record<string, readonly string[]>>): FieldIssues =>
  Object.fromEntries(
    Object.entries(paths)
      .map(([path, [message = '']]) => [inputOf(path), { rule: 'told', message }] as const)
      .filter(([name]) => order.includes(name)),
  )
