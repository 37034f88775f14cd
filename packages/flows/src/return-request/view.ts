import type { Order } from '@shop/contract'
import type { ClientFailure } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'
import {
  currentEligibility,
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

const statuses = ['loading', 'failed', 'empty', 'choosing', 'ineligible', 'editing', 'submitting', 'submitted'] as const

export type ReturnStatus = (typeof statuses)[number]

export interface ReturnView {
  readonly status: ReturnStatus
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
  readonly error: ClientFailure | null
  readonly request: ReturnRequested | null
}

/** The part of a snapshot that the view reads. */
export interface ReturnSnapshot {
  readonly context: ReturnContext
  hasTag(tag: ReturnStatus): boolean
}

/** The view of a snapshot. */
export function returnView(snapshot: ReturnSnapshot): ReturnView {
  const { context } = snapshot
  const { form, items, kind, question, comment, showErrors, serverIssues, error, request } = context
  return {
    status: statuses.find(tag => snapshot.hasTag(tag)) ?? 'loading',
    orders: form?.orders ?? [],
    requests: form?.requests ?? [],
    questions: form?.questions ?? [],
    order: orderOf(context),
    eligibility: currentEligibility(context),
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
  const context = initial({ ...input, now: () => now })
  const eligibility = currentEligibility(context)
  const status = !context.form
    ? 'loading'
    : eligibility
      ? eligibility.can
        ? 'editing'
        : 'ineligible'
      : context.form.orders.length === 0
        ? 'empty'
        : 'choosing'
  return returnView({ context, hasTag: tag => tag === status })
}
