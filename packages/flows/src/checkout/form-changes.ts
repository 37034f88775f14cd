import { type Form, normalizeForm } from '@shop/contract/fields'
import type { CheckoutContext } from './context.ts'
import type { CheckoutDefinition, CheckoutForm } from './definition.ts'
import { inputsOf, issuesOf, isValid, shownForms, stepNames, stepOf } from './form-rules.ts'
import { type CheckoutValues, type FieldIssues, inputOf, valuesOf } from './values.ts'

/** The step before another one, or after it by 1. */
const stepBeside = <Name extends string>(form: CheckoutForm<Name>, step: Name, by: 1 | -1): Name =>
  stepNames(form)[stepNames(form).indexOf(step) + by] ?? step

export const previousStep = <Name extends string>(form: CheckoutForm<Name>, step: Name): Name =>
  stepBeside(form, step, -1)

export const nextStep = <Name extends string>(form: CheckoutForm<Name>, step: Name): Name => stepBeside(form, step, 1)

/** Normalised values of a form by input. */
const cleanedUnder = (values: CheckoutValues, prefix: string, form: Form): CheckoutValues =>
  Object.fromEntries(
    Object.entries(normalizeForm(form, valuesOf(values, prefix, form))).map(([name, value]) => [
      inputOf(prefix, name),
      value ?? '',
    ]),
  )

export const cleanStep = (form: CheckoutForm, step: string, values: CheckoutValues): CheckoutValues =>
  Object.assign(
    {},
    values,
    ...shownForms(form, step, values).map(shown => cleanedUnder(values, shown.prefix, shown.form)),
  )

export const clean = (form: CheckoutForm, values: CheckoutValues): CheckoutValues =>
  stepNames(form).reduce((cleaned, step) => cleanStep(form, step, cleaned), values)

const pageOrder = (form: CheckoutForm): readonly string[] => stepNames(form).flatMap(step => inputsOf(form, step))

export function firstInvalidInput(form: CheckoutForm, issues: FieldIssues): string | null {
  const order = pageOrder(form)
  return Object.keys(issues).sort((a, b) => order.indexOf(a) - order.indexOf(b))[0] ?? null
}

export const inputForPath = (definition: CheckoutDefinition, path: string): string =>
  definition.inputForPath?.(path) ?? path

export const toFieldIssues = (
  definition: CheckoutDefinition,
  paths: Readonly<Record<string, readonly string[]>>,
): FieldIssues =>
  Object.fromEntries(
    Object.entries(paths)
      .map(([path, [message = '']]) => [inputForPath(definition, path), { rule: 'server', message }] as const)
      .filter(([name]) => pageOrder(definition).includes(name)),
  )

export function firstInvalidStepIssues(form: CheckoutForm, context: CheckoutContext): FieldIssues {
  const invalid = stepNames(form).find(step => !isValid(form, context, step))
  return invalid === undefined ? {} : issuesOf(form, context, invalid)
}

export const destinationOf = (
  form: CheckoutForm,
  { values, city }: Pick<CheckoutContext, 'values' | 'city'>,
): string | null => (form.destination ? form.destination(values) : (city?.ref ?? null))

const segmentOf = (input: string): string => input.split('.', 1)[0] ?? ''

/** The step of an input, or of a path that is none: the one with inputs below or beside it. */
export const stepOfPath = <Name extends string>(form: CheckoutForm<Name>, path: string): Name => {
  const isNear = (input: string) => segmentOf(input) === segmentOf(path)
  return (
    stepNames(form).find(step => inputsOf(form, step).includes(path)) ??
    stepNames(form).find(step => inputsOf(form, step).some(isNear)) ??
    stepOf(form, path)
  )
}
