import type { ReturnableOrder } from '@shop/contract'
import type { BodyOf } from '@shop/contract/client'
import { fields } from '@shop/contract/fields'
import { isIban, toIban } from '@shop/contract/iban'
import type { Locale } from '@shop/contract/locales'
import { SAME_SIZE_QUESTIONS } from '@shop/contract/return-rules'
import type { FieldIssue } from '../flow/field-issues.ts'

/** Names of the inputs of one line. */
export const countName = (lineId: number): string => `count.${lineId}`
export const sizeName = (lineId: number): string => `size.${lineId}`

/** What is filled in, by the name of the input: `kind`, `question`, `iban`, `comment`, and count and size of each line. */
export type ReturnValues = Readonly<Record<string, string>>

export type ReturnKind = BodyOf<'/api/profile/return/create'>['kind']
export type ReturnItem = BodyOf<'/api/profile/return/create'>['items'][number]
export type ReturnBody = BodyOf<'/api/profile/return/create'>

/** `items`: no line is chosen · `size`: an exchange needs one · `sameSize`: the bought one is for faulty pieces · `iban`: no such account · `photos`: one could not be sent. */
export type ReturnIssue =
  | FieldIssue
  | { readonly rule: 'items' }
  | { readonly rule: 'size' }
  | { readonly rule: 'sameSize' }
  | { readonly rule: 'iban' }
  | { readonly rule: 'photos' }

/** Issues by the name of the input, in the order of the page; `items`: of all lines together. */
export type ReturnIssues = Readonly<Record<string, ReturnIssue>>

/** The lines of an order that can still be requested. */
export const returnableItems = ({ items }: ReturnableOrder): ReturnableOrder['items'] =>
  items.filter(({ returnable, return_excluded }) => returnable > 0 && !return_excluded)

export const returnKindOf = (value: string | undefined): ReturnKind => (value === 'return' ? 'return' : 'exchange')

/** Names of the inputs that the form of an order has. */
export const returnInputs = (order: ReturnableOrder): string[] => [
  'kind',
  'question',
  'iban',
  'comment',
  ...returnableItems(order).flatMap(({ line_id }) => [countName(line_id), sizeName(line_id)]),
]

/** A count as typed: 0 for none, null for what is no whole number. */
const countIn = (text: string): number | null => (/^\s*\d{0,3}\s*$/.test(text) ? Number(text) : null)

export interface CheckedReturn {
  issues: ReturnIssues
  /** As the calls take them; empty: nothing is stated. */
  items: readonly ReturnItem[]
  iban: string
  comment: string
}

/** Checks a filled-in form; the backend checks it again. */
export function checkReturn(values: ReturnValues, order: ReturnableOrder): CheckedReturn {
  const lines: Record<string, ReturnIssue> = {}
  const items: ReturnItem[] = []
  const isExchange = returnKindOf(values.kind) === 'exchange'
  const mayKeepSize = SAME_SIZE_QUESTIONS.includes(values.question ?? '')
  for (const { line_id, returnable, options, option_id } of returnableItems(order)) {
    const count = countIn(values[countName(line_id)] ?? '')
    if (count === 0) continue
    if (count === null || count > returnable) {
      lines[countName(line_id)] = { rule: 'atMost', length: returnable }
      continue
    }
    const size = options.find(({ id }) => String(id) === values[sizeName(line_id)])
    if (isExchange && options.length > 0 && !size) lines[sizeName(line_id)] = { rule: 'size' }
    // A line whose only size was bought has no other; the backend refuses it with its own message.
    else if (isExchange && size?.id === option_id && !mayKeepSize) lines[sizeName(line_id)] = { rule: 'sameSize' }
    items.push({ line_id, count, ...(isExchange && size ? { option_id: size.id } : {}) })
  }
  const iban = isExchange ? '' : toIban(values.iban ?? '')
  const comment = fields.comment.normalize(values.comment ?? '')
  const commentIssue = fields.comment.validate(comment)
  return {
    items,
    iban,
    comment,
    issues: {
      ...(items.length > 0 || Object.keys(lines).length > 0 ? {} : { items: { rule: 'items' } }),
      ...lines,
      ...(values.question ? {} : { question: { rule: 'question' } }),
      ...(!iban || isIban(iban) ? {} : { iban: { rule: 'iban' } }),
      ...(commentIssue ? { comment: commentIssue } : {}),
    },
  }
}

interface FilledReturn {
  lang: Locale
  order: ReturnableOrder
  values: ReturnValues
  /** Tokens of the uploaded photos. */
  photos: readonly string[]
}

/** The body of a request from a valid form. */
export function toReturnBody({ lang, order, values, photos }: FilledReturn): ReturnBody {
  const { items, iban, comment } = checkReturn(values, order)
  return {
    lang,
    number: order.number,
    kind: returnKindOf(values.kind),
    items: [...items],
    question: values.question ?? '',
    ...(iban ? { iban } : {}),
    ...(comment ? { comment } : {}),
    ...(photos.length > 0 ? { photos: [...photos] } : {}),
  }
}

/** Messages of the backend by the name of the input: `items.0.option_id` is the size of the first requested line. */
export function rejectedInputs(
  rejected: Readonly<Record<string, readonly string[]>>,
  items: readonly Pick<ReturnItem, 'line_id'>[],
): ReturnIssues {
  const inputs = Object.entries(rejected).map(([path, [message = '']]) => {
    const [, index, field] = /^items\.(\d+)\.(count|option_id)$/.exec(path) ?? []
    const item = items[Number(index)]
    const [name = path] = path.split('.')
    const input = item ? (field === 'count' ? countName(item.line_id) : sizeName(item.line_id)) : name
    return [input, { rule: 'server', message }] as const
  })
  return Object.fromEntries(inputs)
}
