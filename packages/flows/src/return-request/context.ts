import type { Order, OrderItem } from '@shop/contract'
import type { BodyOf, DataOf } from '@shop/contract/client'
import { fields } from '@shop/contract/fields'
import type { Locale } from '@shop/contract/locales'
import { randomKey } from '../flow/environment.ts'
import type { ClientFailure } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'
import { type Eligibility, eligibilityOf, type IsExcluded, returnableOf } from './rules.ts'

/** Returnable orders, requests so far, and the questions to choose from. */
export type ReturnForm = DataOf<'/api/profile/return'>
export type ReturnRequested = DataOf<'/api/profile/return/create'>
export type ReturnKind = BodyOf<'/api/profile/return/create'>['kind']
export type ReturnBody = BodyOf<'/api/profile/return/create'>

/** A line to be returned. `optionId`: the size it is exchanged for. */
export interface ReturnItem {
  readonly count: number
  readonly optionId: number | null
}

/** The submitted request and its idempotency key. */
export interface Attempt {
  readonly body: ReturnBody
  readonly key: string
}

export interface ReturnContext {
  /** Injected functions; nested because `assign` calls functions at the top level of what it assigns. */
  readonly environment: {
    readonly now: () => number
    readonly newKey: () => string
    readonly isExcluded: IsExcluded | undefined
  }
  readonly lang: Locale
  readonly form: ReturnForm | null
  /** Number of the chosen order. */
  readonly number: string | null
  /** By line id. */
  readonly items: Readonly<Record<number, ReturnItem>>
  readonly kind: ReturnKind | null
  readonly question: string | null
  readonly comment: string
  /** Submitted once: issues are shown until they are fixed. */
  readonly showErrors: boolean
  /** The backend's messages by field. */
  readonly serverIssues: FieldIssues
  readonly error: ClientFailure | null
  /** The last attempt until it is answered: an unchanged body keeps its key. */
  readonly attempt: Attempt | null
  /** The created request. */
  readonly request: ReturnRequested | null
}

export interface ReturnInput {
  lang: Locale
  /** The server-rendered form. */
  form?: ReturnForm | null
  /** The initially selected order. @default none */
  number?: string | null
  /** Items the shop does not take back, beside those excluded by the backend. @default none */
  isExcluded?: IsExcluded
}

/** Input of the machine. */
export interface ReturnMachineInput extends ReturnInput {
  /** Milliseconds since 1970. @default Date.now */
  now?: (() => number) | undefined
  /** Creates an idempotency key. @default 128 random bits */
  newKey?: (() => string) | undefined
}

const emptyRequest = {
  items: {},
  kind: null,
  question: null,
  comment: '',
  showErrors: false,
  serverIssues: {},
  error: null,
  attempt: null,
} as const

export const initial = ({
  lang,
  form = null,
  number = null,
  isExcluded,
  now = Date.now,
  newKey = randomKey,
}: ReturnMachineInput): ReturnContext => ({
  ...emptyRequest,
  environment: { now, newKey, isExcluded },
  lang,
  form,
  number,
  request: null,
})

export const orderOf = ({ form, number }: ReturnContext): Order | null =>
  form?.orders.find(order => order.number === number) ?? null

/** Null while no order is chosen. */
export function currentEligibility(context: ReturnContext): Eligibility | null {
  const order = orderOf(context)
  const { now, isExcluded } = context.environment
  return order && eligibilityOf(order, now(), isExcluded)
}

/** Selects an order: lines of the previous one are dropped, reason and comment stay. */
export const chooseOrder = (context: ReturnContext, number: string): ReturnContext =>
  context.number === number
    ? context
    : { ...context, number, items: {}, showErrors: false, serverIssues: {}, error: null }

const lineOf = (context: ReturnContext, lineId: number): OrderItem | null =>
  orderOf(context)?.items.find(({ line_id }) => line_id === lineId) ?? null

const without = <Value>(record: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== name))

/** Sets the count of a line, at most what is returnable; 0 removes it. */
export function chooseItem(
  context: ReturnContext,
  lineId: number,
  wanted: number,
  optionId: number | null,
): ReturnContext {
  const line = lineOf(context, lineId)
  const count = line
    ? Math.min(Math.max(0, Math.trunc(wanted) || 0), returnableOf(line, context.environment.isExcluded))
    : 0
  const others = without(context.items, String(lineId))
  return {
    ...context,
    items: count > 0 ? { ...others, [lineId]: { count, optionId } } : others,
    serverIssues: without(context.serverIssues, 'items'),
  }
}

/** Issues by field, in page order. */
export function issuesOf({ items, kind, question, comment, form }: ReturnContext): FieldIssues {
  const commentIssue = fields.comment.validate(fields.comment.normalize(comment))
  const isKnownQuestion = form?.questions.some(({ id }) => id === question) ?? false
  return {
    ...(Object.keys(items).length === 0 ? { items: { rule: 'choice' } } : {}),
    ...(kind === null ? { kind: { rule: 'choice' } } : {}),
    ...(isKnownQuestion ? {} : { question: { rule: 'question' } }),
    ...(commentIssue ? { comment: commentIssue } : {}),
  }
}

export const bodyOf = (context: ReturnContext): ReturnBody | null => {
  const { lang, number, kind, question, items } = context
  if (number === null || kind === null || question === null) return null
  const comment = fields.comment.normalize(context.comment)
  return {
    lang,
    number,
    kind,
    question,
    items: Object.entries(items).map(([lineId, { count, optionId }]) => ({
      line_id: Number(lineId),
      count,
      ...(kind === 'exchange' && optionId !== null ? { option_id: optionId } : {}),
    })),
    ...(comment ? { comment } : {}),
  }
}

/** Starts an attempt; an unchanged body keeps the key of the last one. */
export function startAttempt(context: ReturnContext): ReturnContext {
  const body = bodyOf(context)
  if (!body) return context
  const isSame = JSON.stringify(context.attempt?.body) === JSON.stringify(body)
  const attempt = isSame ? context.attempt : { body, key: context.environment.newKey() }
  return { ...context, attempt, error: null, serverIssues: {} }
}

/** The attempt to send. Throws without one: `submitting` is only entered with an attempt. */
export function attemptOf({ attempt }: ReturnContext): Attempt {
  if (!attempt) throw new Error('There is no request to send')
  return attempt
}

const fieldNames: readonly string[] = ['items', 'kind', 'question', 'comment']

/** Applies a rejection: messages at their fields (`items.0.count` is at `items`), or the error itself. */
export function applyRejection(context: ReturnContext, error: ClientFailure): ReturnContext {
  const serverIssues = Object.fromEntries(
    Object.entries(error.fields)
      .map(([path, [message = '']]) => [path.split('.')[0] ?? path, { rule: 'server', message } as const] as const)
      .filter(([name]) => fieldNames.includes(name)),
  )
  return { ...context, serverIssues, error: Object.keys(serverIssues).length > 0 ? null : error }
}

/** Applies a created request and clears the form. */
export const completeRequest = (context: ReturnContext, request: ReturnRequested): ReturnContext => ({
  ...context,
  ...emptyRequest,
  request,
})
