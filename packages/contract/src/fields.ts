/**
 * The rules of every field a person fills in, without any library, so that a browser pays a few hundred bytes for them.
 * The schemas of the wire are built on the same objects (`field-schema.ts`): browser and backend judge alike.
 * Source: spec §5, screens.md «Fields and their rules».
 */

import type { Messages } from './messages/uk.ts'

/** What is wrong with a value; the words are in `messages/<locale>.ts`. */
export type Issue =
  | { rule: 'required' }
  | { rule: 'min'; length: number }
  | { rule: 'max'; length: number }
  | { rule: 'atMost'; length: number }
  | { rule: 'email' }
  | { rule: 'phone' }
  | { rule: 'passwordMismatch' }
  | { rule: 'newsletterRequired' }
  | { rule: 'newsletterEmail' }
  | { rule: 'question' }
  | { rule: 'deliveryFirst' }
  | { rule: 'payment' }
  | { rule: 'choice' }
  | { rule: 'emailTaken' }
  | { rule: 'wrongPassword' }
  | { rule: 'deadLink' }

export interface Field {
  readonly required: boolean
  /** Longest value in characters; an input's `maxLength`, a textarea's counter. */
  readonly max: number
  /** Brings what was typed to the form it is judged and kept in. */
  readonly clean: (typed: string) => string
  /** Judges a cleaned value: the first rule it breaks, or null. */
  readonly judge: (value: string) => Issue | null
}

interface Rules {
  required?: boolean
  min?: number
  max: number
  clean?: (typed: string) => string
  shape?: (value: string) => Issue | null
  whenEmpty?: Issue
}

const collapse = (typed: string) => typed.trim().replace(/\s+/g, ' ')
const trim = (typed: string) => typed.trim()

/** Characters as a person counts them: an emoji is one. */
export const lengthOf = (value: string): number => [...value].length

function field({ required = true, min = 0, max, clean = collapse, shape, whenEmpty }: Rules): Field {
  return {
    required,
    max,
    clean,
    judge(value) {
      if (value === '') return required ? (whenEmpty ?? { rule: 'required' }) : null
      const length = lengthOf(value)
      if (length < min) return { rule: 'min', length: min }
      const wrong = shape?.(value)
      if (wrong) return wrong
      return length > max ? { rule: 'max', length: max } : null
    },
  }
}

/** Length of `+380 67 123 45 67`. Source: spec §5, "minimum … 17 characters". */
export const PHONE_LENGTH = 17

/** The nine digits after +380 as they are grouped: 67 123 45 67. */
const group = (digits: string) =>
  [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5, 7), digits.slice(7, 9)].filter(Boolean).join(' ')

/**
 * Brings a phone typed in any Ukrainian way (067…, 380…, 8067…, 67…, with brackets and dashes) to the mask
 * `+380 67 123 45 67`. What is no Ukrainian number comes back as it was typed, for the rules to judge.
 */
export function toPhoneMask(typed: string): string {
  const text = typed.trim()
  const digits = text.replace(/\D/g, '')
  if (digits === '' || /[^\d\s()+\-.–—/]/.test(text)) return text
  if (text.startsWith('+') && !digits.startsWith('380')) return text
  const national = digits.startsWith('380')
    ? digits.slice(3)
    : digits.startsWith('80') && digits.length === 11
      ? digits.slice(2)
      : digits.startsWith('0')
        ? digits.slice(1)
        : digits.length <= 9
          ? digits
          : null
  if (national === null || national.length > 9) return text
  return national === '' ? '+380' : `+380 ${group(national)}`
}

const phoneShape = (value: string): Issue | null =>
  /^\+380 [3-9]\d \d{3} \d{2} \d{2}$/.test(value) ? null : { rule: 'phone' }

const emailShape = (value: string): Issue | null =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? null : { rule: 'email' }

const phone = { min: PHONE_LENGTH, max: PHONE_LENGTH, clean: toPhoneMask, shape: phoneShape }
const email = { max: 254, clean: trim, shape: emailShape }
const password = { min: 4, max: 128, clean: (typed: string) => typed }

/** Longest comment, message and review. Source: spec §5, §9. */
export const COMMENT_MAX = 700

export const fields = {
  name: field({ min: 2, max: 60 }),
  last_name: field({ min: 2, max: 60 }),
  phone: field(phone),
  phoneOptional: field({ ...phone, required: false }),
  email: field(email),
  emailOptional: field({ ...email, required: false }),
  newsletter: field({
    ...email,
    whenEmpty: { rule: 'newsletterRequired' },
    shape: value => (emailShape(value) ? { rule: 'newsletterEmail' } : null),
  }),
  password: field(password),
  comment: field({ required: false, max: COMMENT_MAX, clean: trim }),
  message: field({ max: COMMENT_MAX, clean: trim }),
  street: field({ max: 100 }),
  house: field({ max: 20 }),
  apartment: field({ required: false, max: 20 }),
  postal_index: field({ required: false, max: 10 }),
  city: field({ max: 200 }),
  point: field({ max: 200 }),
} as const satisfies Record<string, Field>

/** A form as data: the name of each input and the field it is. */
export type Form = Readonly<Record<string, Field>>
export type Values<F extends Form> = Record<keyof F & string, string>
export type Issues<F extends Form> = Partial<Record<keyof F & string, Issue>>

/** The buyer of step 1. Source: screens.md «Checkout». */
export const contactForm = {
  name: fields.name,
  last_name: fields.last_name,
  phone: fields.phone,
  email: fields.email,
} as const satisfies Form

/** «Інший отримувач»: three fields. */
export const recipientForm = {
  name: fields.name,
  last_name: fields.last_name,
  phone: fields.phone,
} as const satisfies Form

/** Where a courier goes. */
export const addressForm = {
  street: fields.street,
  house: fields.house,
  apartment: fields.apartment,
  postal_index: fields.postal_index,
} as const satisfies Form

/** Bad, so-so, good, great, flawless. Source: spec §4. */
export const grades = [1, 2, 3, 4, 5] as const

const gradeShape = (value: string): Issue | null =>
  grades.some(grade => String(grade) === value) ? null : { rule: 'choice' }

/** A review. Source: wire.md `/api/reviews/add`. */
export const reviewForm = {
  grade: field({ max: 1, clean: trim, shape: gradeShape }),
  name: fields.name,
  text: fields.message,
  advantages: fields.comment,
  disadvantages: fields.comment,
} as const satisfies Form

/** The one field of the newsletter. */
export const newsletterForm = { email: fields.newsletter } as const satisfies Form

/** What was typed into a form; a missing value is an empty one. */
export type Typed<F extends Form> = Readonly<Partial<Record<keyof F & string, string>>>

/** Brings every value of a form to the form it is judged and kept in. */
export function cleanForm<F extends Form>(form: F, typed: Typed<F>): Typed<F> {
  const cleaned: Partial<Record<keyof F & string, string>> = {}
  for (const name in form) cleaned[name] = form[name]?.clean(typed[name] ?? '') ?? ''
  return cleaned
}

/** Judges every value of a form after cleaning it: the first broken rule by field, nothing for a good one. */
export function judgeForm<F extends Form>(form: F, typed: Typed<F>): Issues<F> {
  const issues: Issues<F> = {}
  for (const name in form) {
    const field = form[name]
    const issue = field?.judge(field.clean(typed[name] ?? ''))
    if (issue) issues[name] = issue
  }
  return issues
}

/** The words of an issue in the given language: `wordIssue(uk, { rule: 'min', length: 2 })` is «Мінімально 2 символів». */
export const wordIssue = (messages: Messages, issue: Issue): string =>
  'length' in issue ? messages[issue.rule].replace('{length}', String(issue.length)) : messages[issue.rule]
