/** The forms that open an order without the link of its mails. A module of their own: other pages do not load it. */
import { type Field, type Form, fields, type OwnIssue } from './fields.ts'
import { withoutInvisible } from './text.ts'

/** Digits of the code that is sent. */
export const ORDER_CODE_LENGTH = 6
const NUMBER_MAX = 32

/** The number of an order as typed: with other spaces and signs, in Cyrillic, or its digits alone. Without digits it stays. */
export function toOrderNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return digits === '' ? withoutInvisible(typed).trim() : `HT-${digits}`
}

const number: Field<OwnIssue> = {
  required: true,
  max: NUMBER_MAX,
  normalize: toOrderNumber,
  validate: value => {
    if (value === '') return { rule: 'required' }
    return value.length > NUMBER_MAX ? { rule: 'max', length: NUMBER_MAX } : null
  },
}

const code: Field<OwnIssue> = {
  required: true,
  // Room for spaces, as in «123 456».
  max: 2 * ORDER_CODE_LENGTH,
  normalize: typed => typed.replace(/\D/g, ''),
  validate: value => {
    if (value === '') return { rule: 'required' }
    if (value.length === ORDER_CODE_LENGTH) return null
    return { rule: value.length < ORDER_CODE_LENGTH ? 'min' : 'max', length: ORDER_CODE_LENGTH }
  },
}

/** Asks for a code. */
export const orderLookupForm = { number, phone: fields.phone } as const satisfies Form

/** Opens the order with the code. */
export const orderCodeForm = { code } as const satisfies Form
