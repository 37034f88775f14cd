import { isDevelopment } from '../adapter/development.ts'
import type { FieldIssues } from '../flow/field-issues.ts'
import { checkSteps } from './check-steps.ts'
import type { CheckoutInput } from './context.ts'
import type { CheckoutDefinition } from './definition.ts'
import { createFormChanges } from './form-changes.ts'
import type { Finished } from './steps.ts'
import type { CheckoutValues, DeliveryChoice } from './values.ts'
import type { CheckoutSnapshot, CheckoutView } from './view-types.ts'

/** The rules of a checkout: pure functions, for pages without scripts too. */
export interface CheckoutRules<Name extends string = string> {
  /** Names of the steps in their order. */
  readonly steps: readonly Name[]
  isStep(value: unknown): value is Name
  /** Whether everything before a step is done. */
  canEnter(step: Name, finished: Finished<Name>): boolean
  /** The first step that is not done. */
  firstUnfinishedStep(finished: Finished<Name>): Name
  /** The requested step if it can be entered, else the first unfinished one. */
  resolveStep(requestedStep: Name | null, finished: Finished<Name>): Name
  /** The first step has itself before it, the last one itself after it. */
  previousStep(step: Name): Name
  nextStep(step: Name): Name
  /** The inputs of a step in the order of the page. */
  inputsOf(step: Name): readonly string[]
  /** The step of an input, or of a path of the backend's messages; unknown ones belong to the last. */
  stepOf(input: string): Name
  /** Validates a step: issues by input, none when it is valid. */
  validateStep(step: Name, values: CheckoutValues, chosen: DeliveryChoice): FieldIssues
  /** Normalises the values of a step. */
  cleanStep(step: Name, values: CheckoutValues): CheckoutValues
  /** Normalises the values of all steps. */
  clean(values: CheckoutValues): CheckoutValues
  /** The first invalid input in the order of the page: it gets the focus. */
  firstInvalidInput(issues: FieldIssues): string | null
  inputForPath(path: string): string
  /** The backend's messages by input. Paths without one are dropped. */
  toFieldIssues(paths: Readonly<Record<string, readonly string[]>>): FieldIssues
  /** The server-rendered view. */
  initialView(input: CheckoutInput<Name>): CheckoutView<Name>
  /** The view of a snapshot of the machine. */
  view(snapshot: CheckoutSnapshot): CheckoutView<Name>
}

const segmentOf = (input: string): string => input.split('.', 1)[0] ?? ''

/** The rules of a checkout as functions: for a server, a page without scripts, tests. */
export const createCheckoutRules = <const Name extends string>(
  definition: CheckoutDefinition<Name>,
): CheckoutRules<Name> => {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') checkSteps(definition)
  const changes = createFormChanges(definition)
  const { stepNames, inputsOf, resolveStep } = changes
  return {
    ...changes,
    steps: stepNames,
    isStep: (value): value is Name => stepNames.some(name => name === value),
    inputForPath: path => definition.inputForPath?.(path) ?? path,
    firstUnfinishedStep: finished => resolveStep(null, finished),
    stepOf(path) {
      const isNear = (input: string) => segmentOf(input) === segmentOf(path)
      return (
        stepNames.find(step => inputsOf(step).includes(path)) ??
        stepNames.find(step => inputsOf(step).some(isNear)) ??
        changes.lastStep
      )
    },
  }
}
