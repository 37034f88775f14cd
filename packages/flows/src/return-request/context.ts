import type { Order, OrderItem } from '@shop/contract'
import type { BodyOf, DataOf } from '@shop/contract/client'
import { fields } from '@shop/contract/fields'
import type { Locale } from '@shop/contract/locales'
import type { FlowError } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'
import { type Eligibility, eligibilityOf, type IsExcluded, returnableOf } from './rules.ts'

/** What can go back, what was asked so far, and the questions to choose from. */
export type ReturnForm = DataOf<'/api/profile/return'>
export type ReturnRequested = DataOf<'/api/profile/return/create'>
export type ReturnKind = BodyOf<'/api/profile/return/create'>['kind']
export type ReturnBody = BodyOf<'/api/profile/return/create'>

/** What goes back of a line. `optionId`: the size it is exchanged for. */
export interface ReturnItem {
  readonly count: number
  readonly optionId: number | null
}

/** A request as it was sent. */
export interface Attempt {
  readonly body: ReturnBody
  readonly key: string
}

export interface ReturnContext {
  readonly lang: Locale
  readonly form: ReturnForm | null
  /** Number of the chosen order. */
  readonly number: string | null
  /** By line id. */
  readonly items: Readonly<Record<number, ReturnItem>>
  readonly kind: ReturnKind | null
  readonly question: string | null
  readonly comment: string
  /** It was to be sent: what is missing is told, and turns good with the first good choice. */
  readonly showErrors: boolean
  /** What the backend has said about inputs. */
  readonly serverIssues: FieldIssues
  readonly error: FlowError | null
  /** What was sent last, and its key, until it is answered: the same goes out under the same key. */
  readonly attempt: Attempt | null
  /** What was asked for, once it is. */
  readonly request: ReturnRequested | null
  readonly isExcluded: IsExcluded | undefined
}

export interface ReturnInput {
  lang: Locale
  /** What the server has rendered. */
  form?: ReturnForm | null
  /** The order it begins with. @default none */
  number?: string | null
  /** Goods the shop does not take back, beside those of which the backend says so. @default none */
  isExcluded?: IsExcluded
}

const nothingChosen = {
  items: {},
  kind: null,
  question: null,
  comment: '',
  showErrors: false,
  serverIssues: {},
  error: null,
  attempt: null,
} as const

export const initial = ({ lang, form = null, number = null, isExcluded }: ReturnInput): ReturnContext => ({
  ...nothingChosen,
  lang,
  form,
  number,
  request: null,
  isExcluded,
})

export const orderOf = ({ form, number }: ReturnContext): Order | null =>
  form?.orders.find(order => order.number === number) ?? null

/** Null while no order is chosen. */
export function eligibilityNow(context: ReturnContext, now: number): Eligibility | null {
  const order = orderOf(context)
  return order && eligibilityOf(order, now, context.isExcluded)
}

/** Another order: what was chosen of the one before is no choice of this one; why and what was written stays. */
export const chooseOrder = (context: ReturnContext, number: string): ReturnContext =>
  context.number === number
    ? context
    : { ...context, number, items: {}, showErrors: false, serverIssues: {}, error: null }

const lineOf = (context: ReturnContext, lineId: number): OrderItem | null =>
  orderOf(context)?.items.find(({ line_id }) => line_id === lineId) ?? null

const without = <Value>(record: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== name))

/** So many pieces of a line, no more than may go back; none: the line stays. */
export function chooseItem(
  context: ReturnContext,
  lineId: number,
  wanted: number,
  optionId: number | null,
): ReturnContext {
  const line = lineOf(context, lineId)
  const count = line ? Math.min(Math.max(0, Math.trunc(wanted) || 0), returnableOf(line, context.isExcluded)) : 0
  const others = without(context.items, String(lineId))
  return {
    ...context,
    items: count > 0 ? { ...others, [lineId]: { count, optionId } } : others,
    serverIssues: without(context.serverIssues, 'items'),
  }
}

/** What keeps the request from being sent, by input, in the order of the page. */
export function issuesOf({ items, kind, question, comment, form }: ReturnContext): FieldIssues {
  const wrong = fields.comment.judge(fields.comment.clean(comment))
  const isAsked = form?.questions.some(({ id }) => id === question) ?? false
  return {
    ...(Object.keys(items).length === 0 ? { items: { rule: 'choice' } } : {}),
    ...(kind === null ? { kind: { rule: 'choice' } } : {}),
    ...(isAsked ? {} : { question: { rule: 'question' } }),
    ...(wrong ? { comment: wrong } : {}),
  }
}

export const bodyOf = (context: ReturnContext): ReturnBody | null => {
  const { lang, number, kind, question, items } = context
  if (number === null || kind === null || question === null) return null
  const comment = fields.comment.clean(context.comment)
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

/** The request goes out: under the key of the last attempt when nothing has changed since. */
export function startAttempt(context: ReturnContext, newKey: () => string): ReturnContext {
  const body = bodyOf(context)
  if (!body) return context
  const isSame = JSON.stringify(context.attempt?.body) === JSON.stringify(body)
  return { ...context, attempt: isSame ? context.attempt : { body, key: newKey() }, error: null, serverIssues: {} }
}

const inputs: readonly string[] = ['items', 'kind', 'question', 'comment']

/** The backend's refusal: messages at their inputs (`items.0.count` is at `items`), or the error itself. */
export function applyRejection(context: ReturnContext, error: FlowError): ReturnContext {
  const serverIssues = Object.fromEntries(
    Object.entries(error.fields)
      .map(([path, [message = '']]) => [path.split('.')[0] ?? path, { rule: 'server', message } as const] as const)
      .filter(([name]) => inputs.includes(name)),
  )
  return { ...context, serverIssues, error: Object.keys(serverIssues).length > 0 ? null : error }
}

/** It is asked for: the next request begins empty. */
export const completeRequest = (context: ReturnContext, request: ReturnRequested): ReturnContext => ({
  ...context,
  ...nothingChosen,
  request,
})
