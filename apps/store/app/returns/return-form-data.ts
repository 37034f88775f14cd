import type { ReturnableOrder } from '@shop/contract'
import { COMMENT_MAX, fields, formatIssue, type Issue } from '@shop/contract/fields'
import type { Messages } from '@shop/contract/messages/uk'
import { truncate } from '@shop/contract/text'
import type { ReturnsWords } from '../words/uk/returns.ts'

/** Names of the inputs of one line. */
export const countName = (lineId: number): string => `count.${lineId}`
export const sizeName = (lineId: number): string => `size.${lineId}`

/** Errors by the name of the input; `items`: of the list of lines. */
export type ReturnErrors = Readonly<Record<string, string>>

export type ReturnValues = Readonly<Record<string, string>>

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')

/** The order lines that can still be returned. */
export const returnableItems = ({ items }: ReturnableOrder) =>
  items.filter(({ returnable, return_excluded }) => returnable > 0 && !return_excluded)

export const returnKindOf = (value: string | undefined): 'exchange' | 'return' =>
  value === 'return' ? 'return' : 'exchange'

/** Reads the inputs of a submitted form. */
export function readReturnForm(form: FormData, order: ReturnableOrder): ReturnValues {
  const names = returnableItems(order).flatMap(({ line_id }) => [countName(line_id), sizeName(line_id)])
  return Object.fromEntries(
    ['kind', 'question', 'comment', ...names].map(name => [name, truncate(textOf(form.get(name)), COMMENT_MAX * 2)]),
  )
}

/** Parses a typed count: 0 for an empty one, null when it is not a whole number. */
const countIn = (text: string): number | null =>
  text.trim() === '' ? 0 : /^\d{1,3}$/.test(text.trim()) ? Number(text) : null

interface CheckedReturn {
  errors: ReturnErrors
  /** Values in the format of the API. */
  items: { line_id: number; count: number; option_id?: number }[]
}

/** Validates a form; the backend validates it again. */
export function checkReturnForm(
  values: ReturnValues,
  order: ReturnableOrder,
  { messages, words }: { messages: Messages; words: ReturnsWords },
): CheckedReturn {
  const errors: Record<string, string> = {}
  const fail = (name: string, issue: Issue) => {
    errors[name] = formatIssue(messages, issue)
  }
  const items: CheckedReturn['items'] = []
  const isExchange = returnKindOf(values.kind) === 'exchange'
  for (const { line_id, returnable, options } of returnableItems(order)) {
    const count = countIn(values[countName(line_id)] ?? '')
    if (count === 0) continue
    if (count === null || count > returnable) {
      fail(countName(line_id), { rule: 'atMost', length: returnable })
      continue
    }
    const size = options.find(({ id }) => String(id) === values[sizeName(line_id)])
    if (isExchange && options.length > 0 && !size) errors[sizeName(line_id)] = words.chooseSize
    items.push({ line_id, count, ...(isExchange && size ? { option_id: size.id } : {}) })
  }
  const hasCountError = Object.keys(errors).some(name => name.startsWith('count.'))
  if (items.length === 0 && !hasCountError) errors.items = words.noItems
  if (!values.question) fail('question', { rule: 'question' })
  const comment = fields.comment.validate(fields.comment.normalize(values.comment ?? ''))
  if (comment) fail('comment', comment)
  return { errors, items }
}
