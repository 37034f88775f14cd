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
  /** Orders with returnable lines. */
  readonly orders: readonly Order[]
  /** Requests so far. */
  readonly requests: ReturnForm['requests']
  readonly questions: ReturnForm['questions']
  readonly order: Order | null
  /** Until when the selected order is returnable, or why not; null while none is selected. */
  readonly eligibility: Eligibility | null
  /** Lines to be returned, by line id. */
  readonly items: Readonly<Record<number, ReturnItem>>
  readonly kind: ReturnKind | null
  readonly question: string | null
  readonly comment: string
  /** Shown issues by field: `items`, `kind`, `question`, `comment`. */
  readonly issues: FieldIssues
  /** Error of the last attempt when no field is invalid. */
  readonly error: FlowError | null
  readonly request: ReturnRequested | null
}

/** The part of a snapshot that the view reads. */
export interface ReturnSnapshot {
  readonly context: ReturnContext
  readonly value: string
}

const isStatus = (state: string): state is Exclude<ReturnView['status'], 'empty' | 'loading'> =>
  ['failed', 'choosing', 'ineligible', 'editing', 'submitting', 'submitted'].includes(state)

/** The view of a snapshot. */
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

/** The server-rendered view. */
export function initialView(input: ReturnInput, now: number): ReturnView {
  const context = initial(input)
  const eligibility = eligibilityNow(context, now)
  const open = eligibility === null ? 'choosing' : eligibility.can ? 'editing' : 'ineligible'
  return returnView(() => now)({ context, value: context.form ? open : 'loading' })
}
