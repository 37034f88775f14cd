import type { Order } from '@shop/contract'
import type { FlowError } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'
import {
  eligibilityNow,
  initial,
  issuesOf,
  orderOf,
  type ReturnContext,
  type ReturnForm,
  type ReturnInput,
  type ReturnItem,
  type ReturnKind,
  type ReturnRequested,
} from './context.ts'
import type { Eligibility } from './rules.ts'

export interface ReturnView {
  readonly status: 'loading' | 'failed' | 'empty' | 'choosing' | 'ineligible' | 'editing' | 'submitting' | 'submitted'
  /** Orders of which something may go back. */
  readonly orders: readonly Order[]
  /** Requests made so far. */
  readonly requests: ReturnForm['requests']
  readonly questions: ReturnForm['questions']
  readonly order: Order | null
  /** Until when the chosen order can go back, or why it cannot; null while none is chosen. */
  readonly eligibility: Eligibility | null
  /** What goes back, by line id. */
  readonly items: Readonly<Record<number, ReturnItem>>
  readonly kind: ReturnKind | null
  readonly question: string | null
  readonly comment: string
  /** What is told to be wrong, by input: `items`, `kind`, `question`, `comment`. */
  readonly issues: FieldIssues
  /** Why the last attempt came to nothing, when no input is to blame. */
  readonly error: FlowError | null
  readonly request: ReturnRequested | null
}

/** As much of a snapshot as is shown. */
export interface ReturnSnapshot {
  readonly context: ReturnContext
  readonly value: string
}

const isStatus = (state: string): state is Exclude<ReturnView['status'], 'empty' | 'loading'> =>
  ['failed', 'choosing', 'ineligible', 'editing', 'submitting', 'submitted'].includes(state)

/** What is shown of a snapshot. */
export const returnView =
  (now: () => number) =>
  ({ context, value }: ReturnSnapshot): ReturnView => {
    const { form, items, kind, question, comment, showErrors, serverIssues, error, request } = context
    const status = isStatus(value) ? value : 'loading'
    return {
      status: status === 'choosing' && form?.orders.length === 0 ? 'empty' : status,
      orders: form?.orders ?? [],
      requests: form?.requests ?? [],
      questions: form?.questions ?? [],
      order: orderOf(context),
      eligibility: eligibilityNow(context, now()),
      items,
      kind,
      question,
      comment,
      issues: showErrors ? { ...issuesOf(context), ...serverIssues } : serverIssues,
      error,
      request,
    }
  }

/** A return nobody has begun: what a server renders. */
export function initialView(input: ReturnInput, now: number): ReturnView {
  const context = initial(input)
  const eligibility = eligibilityNow(context, now)
  const open = eligibility === null ? 'choosing' : eligibility.can ? 'editing' : 'ineligible'
  return returnView(() => now)({ context, value: context.form ? open : 'loading' })
}
