import { wordIssue } from '@shop/contract/fields'
import type { Messages } from '@shop/contract/messages/uk'
import { truncate } from '@shop/contract/text'
import {
  type CheckoutValues,
  type FieldIssues,
  type Finished,
  inputs,
  type Step,
  steps,
} from '@shop/flows/checkout/rules'

/** 1, 2, 3: as it stands beside the heading. */
export const numberOf = (step: Step): number => steps.indexOf(step) + 1

/** How a step stands on the page. */
export const stateOf = (step: Step, open: Step, finished: Finished): 'open' | 'done' | 'closed' =>
  step === open ? 'open' : step !== 'payment' && finished[step] ? 'done' : 'closed'

/** Holds the text that `delivery.city_ref` was chosen for; without scripts another text opens the choice again. */
export const CITY_FOR = 'delivery.city_for'

/** Longer than any field may be, shorter than what would not fit into a cookie. */
const LONGEST = 1500

/** Reads the inputs of one step out of a submitted form; a missing one (an unticked box, an unset radio) is empty. */
export const typedIn = (form: FormData, step: Step): CheckoutValues =>
  Object.fromEntries(
    [...inputs[step], ...(step === 'delivery' ? [CITY_FOR] : [])].map(name => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? truncate(value, LONGEST) : '']
    }),
  )

/** What is wrong, in words, by the name of the input. */
export type Problems = Readonly<Record<string, string>>

/** Issues in the words of a language. */
export const inWords = (rules: Messages, issues: FieldIssues): Problems =>
  Object.fromEntries(
    Object.entries(issues).map(([name, issue]) => [
      name,
      issue.rule === 'server' ? issue.message : wordIssue(rules, issue),
    ]),
  )

/** The names of what is wrong, in the order of the page: the first one gets the focus. */
export const inOrder = (problems: Problems): string[] => {
  const order = Object.values(inputs).flat()
  return Object.keys(problems).sort((a, b) => order.indexOf(a) - order.indexOf(b))
}
