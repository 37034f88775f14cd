import { type Form, normalizeForm } from '@shop/contract/fields'
import type { FieldIssues } from '../flow/field-issues.ts'
import type { CheckoutContext } from './context.ts'
import type { CheckoutDefinition } from './definition.ts'
import { createFormRules } from './form-rules.ts'
import { type CheckoutValues, inputOf, valuesOf } from './values.ts'

/** Normalised values of a form by input. */
const cleanedUnder = (values: CheckoutValues, prefix: string, form: Form): CheckoutValues =>
  Object.fromEntries(
    Object.entries(normalizeForm(form, valuesOf(values, prefix, form))).map(([name, value]) => [
      inputOf(prefix, name),
      value ?? '',
    ]),
  )

/** The rules of a checkout that its machine and pages without scripts need besides those of `form-rules.ts`. */
export function createFormChanges<Name extends string>(definition: CheckoutDefinition<Name>) {
  const rules = createFormRules(definition)
  const { stepNames, inputsOf, shownForms } = rules
  const pageOrder = stepNames.flatMap(inputsOf)

  const cleanStep = (step: string, values: CheckoutValues): CheckoutValues =>
    Object.assign({}, values, ...shownForms(step, values).map(({ prefix, form }) => cleanedUnder(values, prefix, form)))

  return {
    ...rules,
    destinationOf: ({ values, city }: Pick<CheckoutContext, 'values' | 'city'>): string | null =>
      definition.destination ? definition.destination(values) : (city?.ref ?? null),
    /** The first step has itself before it, the last one itself after it. */
    previousStep: (step: Name): Name => stepNames[stepNames.indexOf(step) - 1] ?? step,
    nextStep: (step: Name): Name => stepNames[stepNames.indexOf(step) + 1] ?? step,
    cleanStep,
    clean: (values: CheckoutValues): CheckoutValues =>
      stepNames.reduce((cleaned, step) => cleanStep(step, cleaned), values),
    firstInvalidInput: (issues: FieldIssues): string | null =>
      Object.keys(issues).sort((a, b) => pageOrder.indexOf(a) - pageOrder.indexOf(b))[0] ?? null,
    toFieldIssues: (paths: Readonly<Record<string, readonly string[]>>): FieldIssues =>
      Object.fromEntries(
        Object.entries(paths)
          .map(
            ([path, [message = '']]) => [definition.inputForPath?.(path) ?? path, { rule: 'server', message }] as const,
          )
          .filter(([name]) => pageOrder.includes(name)),
      ),
  }
}

export type FormChanges = ReturnType<typeof createFormChanges<string>>
