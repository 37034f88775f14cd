import { type CheckoutContext, type CheckoutInput, selectedShippingMethod } from './context.ts'
import type { CheckoutForm, StepForm } from './definition.ts'
import type { Finished } from './steps.ts'
import { type CheckoutValues, type DeliveryChoice, type FieldIssues, issuesUnder, under } from './values.ts'

/*
 * Rules of a checkout that is given as data, as far as its page needs them before the machine is loaded; the others are in
 * `form-changes.ts`. Functions instead of an object of them: a page fetches those that it uses. Their
 * descriptions are at `CheckoutRules` in `create-rules.ts`.
 */

const isForm = (field: StepForm | string): field is StepForm => typeof field !== 'string'

const findStep = <Name extends string>({ steps }: CheckoutForm<Name>, step: string) =>
  steps.find(({ name }) => name === step)

export const stepNames = <Name extends string>({ steps }: CheckoutForm<Name>): readonly Name[] =>
  steps.map(({ name }) => name)

export const firstStep = <Name extends string>({ steps }: CheckoutForm<Name>): Name => steps[0].name

export const lastStep = <Name extends string>({ steps }: CheckoutForm<Name>): Name =>
  steps.reduce((_, next) => next).name

export const stepNamed = <Name extends string>(form: CheckoutForm<Name>, step: string): Name =>
  findStep(form, step)?.name ?? firstStep(form)

export const canEnter = <Name extends string>(
  form: CheckoutForm<Name>,
  step: Name,
  finished: Finished<Name>,
): boolean =>
  stepNames(form)
    .slice(0, stepNames(form).indexOf(step))
    .every(before => finished[before])

export const firstUnfinishedStep = <Name extends string>(form: CheckoutForm<Name>, finished: Finished<Name>): Name =>
  stepNames(form).find(step => !finished[step]) ?? lastStep(form)

export const resolveStep = <Name extends string>(
  form: CheckoutForm<Name>,
  requestedStep: Name | null,
  finished: Finished<Name>,
): Name =>
  requestedStep !== null && canEnter(form, requestedStep, finished)
    ? requestedStep
    : firstUnfinishedStep(form, finished)

export const inputsOf = (form: CheckoutForm, step: string): readonly string[] =>
  findStep(form, step)?.fields.flatMap(field => (isForm(field) ? under(field.prefix, field.form) : field)) ?? []

export const stepOf = <Name extends string>(form: CheckoutForm<Name>, input: string): Name =>
  stepNames(form).find(step => inputsOf(form, step).includes(input)) ?? lastStep(form)

/** Forms of a step whose inputs are on the page. */
export const shownForms = (form: CheckoutForm, step: string, values: CheckoutValues): readonly StepForm[] =>
  findStep(form, step)
    ?.fields.filter(isForm)
    .filter(({ isShown }) => isShown?.(values) ?? true) ?? []

export const validateStep = (
  form: CheckoutForm,
  step: string,
  values: CheckoutValues,
  chosen: DeliveryChoice,
): FieldIssues =>
  Object.assign(
    {},
    ...shownForms(form, step, values).map(shown =>
      (shown.isRequired?.(chosen) ?? true) ? issuesUnder(values, shown.prefix, shown.form) : {},
    ),
    findStep(form, step)?.validate?.(values, chosen),
  )

export const issuesOf = (form: CheckoutForm, context: CheckoutContext, step: string): FieldIssues =>
  validateStep(form, step, context.values, { ...context, shippingMethod: selectedShippingMethod(context) })

export const isValid = (form: CheckoutForm, context: CheckoutContext, step: string): boolean =>
  Object.keys(issuesOf(form, context, step)).length === 0

export function stillFinished<Name extends string>(form: CheckoutForm<Name>, context: CheckoutContext): Finished<Name> {
  const finished: Partial<Record<Name, boolean>> = {}
  for (const step of stepNames(form).slice(0, -1))
    finished[step] = context.finished[step] === true && isValid(form, context, step)
  return finished
}

export function initial<Name extends string>(
  form: CheckoutForm<Name>,
  input: CheckoutInput<Name> & { key: string },
): CheckoutContext {
  const { lang, cartId, cart, step = null, key } = input
  const context: CheckoutContext = {
    lang,
    cartId,
    coupon: input.coupon ?? null,
    cart,
    cartSnapshot: input.cartSnapshot ?? cart,
    values: input.values ?? {},
    adClick: input.adClick ?? null,
    addresses: input.addresses ?? [],
    finished: { ...input.finished },
    step: '',
    requestedStep: step,
    historyMode: 'none',
    issues: {},
    touched: {},
    city: input.city ?? null,
    shippingMethods: input.shippingMethods ?? [],
    payments: input.payments ?? [],
    shippingDestination: null,
    point: input.point ?? null,
    key,
    sent: null,
    failures: 0,
    error: null,
    order: input.order ? { total: null, payment: null, ...input.order } : null,
    paymentOutcome: null,
  }
  return { ...context, step: resolveStep(form, step, stillFinished(form, context)) }
}
