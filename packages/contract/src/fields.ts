/**
 * The rules of every form field. Imports no library, so that they cost a browser a few hundred bytes.
 * The API's schemas are built from the same objects (`field-schema.ts`): browser and backend validate alike.
 * Source: the shop’s specification and its list of fields and their rules.
 */

import type { PointKind } from './delivery-rules.ts'
import type { Messages } from './messages/uk.ts'
import type { Registered } from './register.ts'
import { withoutInvisible } from './text.ts'

/** A broken rule of these fields; the messages are in `messages/<locale>.ts`. */
export type OwnIssue =
  | { rule: 'required' }
  | { rule: 'min'; length: number }
  | { rule: 'max'; length: number }
  | { rule: 'atMost'; length: number }
  | { rule: 'email' }
  | { rule: 'signs' }
  | { rule: 'phone' }
  | { rule: 'letters' }
  | { rule: 'edrpou' }
  | { rule: 'passwordMismatch' }
  | { rule: 'newsletterRequired' }
  | { rule: 'newsletterEmail' }
  | { rule: 'question' }
  | { rule: 'deliveryFirst' }
  | { rule: 'payment' }
  | { rule: 'choice' }
  | { rule: 'city' }
  | { rule: 'branch' }
  | { rule: 'locker' }
  | { rule: 'size' }
  | { rule: 'emailTaken' }
  | { rule: 'wrongPassword' }
  | { rule: 'signInAgain' }
  | { rule: 'invalidLink' }

/** A broken rule, of these fields or of those that another shop has registered. */
export type Issue = OwnIssue | Registered<'issue'>

/** A field of a form. `Broken`: what it reports. */
export interface Field<Broken extends Issue = Issue> {
  readonly required: boolean
  /** Maximum length in characters, as in an input's `maxLength` and a textarea's counter. */
  readonly max: number
  /** Converts the typed text to the value that is validated and stored. */
  readonly normalize: (typed: string) => string
  /** Returns the first rule that a normalised value breaks, or null. */
  readonly validate: (value: string) => Broken | null
}

interface Rules {
  required?: boolean
  min?: number
  max: number
  normalize?: (typed: string) => string
  check?: (value: string) => OwnIssue | null
  empty?: OwnIssue
}

const trim = (typed: string) => withoutInvisible(typed).trim()
const collapse = (typed: string) => trim(typed).replace(/\s+/g, ' ')

/** Length in code points: an emoji counts as one character. */
export const lengthOf = (value: string): number => [...value].length

function field({ required = true, min = 0, max, normalize = collapse, check, empty }: Rules): Field<OwnIssue> {
  return {
    required,
    max,
    normalize,
    validate(value) {
      if (value === '') return required ? (empty ?? { rule: 'required' }) : null
      const length = lengthOf(value)
      if (length < min) return { rule: 'min', length: min }
      return check?.(value) ?? (length > max ? { rule: 'max', length: max } : null)
    },
  }
}

/** Length of `+380 67 123 45 67`. Source: the shop’s specification, "minimum … 17 characters". */
export const PHONE_LENGTH = 17

/** A prefix that may be written before the nine digits of a Ukrainian number, in each notation. */
const PREFIX = /^((00)?380|80(?=\d{9}$)|)0?/

/**
 * Formats a Ukrainian phone typed in any usual form (067…, 380…, 00380…, 8067…, 67…, with brackets and dashes) as
 * `+380 67 123 45 67`, or as much of it as was typed. Returns text that is not one such number as typed; the validation rejects it.
 */
export function toPhoneMask(typed: string): string {
  const text = collapse(typed)
  const digits = text.replace(/\D/g, '')
  if (!digits || !/^\(?\+?[\d\s().\p{Pd}\u2212/]*$/u.test(text)) return text
  // Of another country.
  if (/\+|^\(?00/.test(text) && !/^(00)?380/.test(digits)) return text
  const national = digits.replace(PREFIX, '')
  if (national.length > 8 && !isNumber(national)) return text
  return `+380 ${national.replace(/^(..)(.{0,3})(.{0,2})/, '$1 $2 $3 ')}`.trim()
}

/**
 * Whether the digits after +380 are nine that begin with the code of a region or of an operator. Others are no subscriber: 0 800 and
 * 0 900 are services. Source: the national numbering plan.
 */
const isNumber = (national: string) => /^([369][1-9]|4[13-8]|5[0-7]|7[0357]|89)\d{7}$/.test(national)

/** Of a text that `toPhoneMask` has formatted, if it is a number. */
function checkPhone(value: string): OwnIssue | null {
  const national = value.replace(/\D/g, '').slice(3)
  if (/^\+380[ \d]*$/.test(value)) {
    if (national.length < 9) return { rule: 'min', length: PHONE_LENGTH }
    if (isNumber(national)) return null
  }
  return { rule: 'phone' }
}

/** Longer names before the @ are refused by mail servers. Source: RFC 5321, 4.5.3.1.1. */
const LOCAL_MAX = 64
const EMAIL_MAX = 254

/**
 * Checks for an address as mail servers take it: without the signs that separate, name or quote addresses, and without dots that stand
 * by themselves (RFC 5321, 4.1.2), at a domain of labels of at most 63 signs without hyphens at their ends (RFC 1035, 2.3.1), the
 * last of which ends with a letter, as all top-level domains do. Letters other than a to z before a Latin domain, and Cyrillic ones beside
 * Latin ones, come from the wrong keyboard layout or look like others, and nobody receives the mail. `broken`: where there is no address.
 */
const emailCheck =
  (broken: OwnIssue) =>
  (value: string): OwnIssue | null => {
    if (
      value.includes('@') &&
      /^\.|\.([.@]|$)|[\s<>()[\]\\,;:"]|@.*[^\p{L}\d.-]|[a-z]\p{sc=Cyrl}|([^!-~].*@|\p{sc=Cyrl}).*\w$/u.test(value)
    )
      return { rule: 'signs' }
    if (!/.@([^.-]([^.]{0,61}[^.-])?\.)+[^.-][^.]{0,61}\p{L}$/u.test(value)) return broken
    return value.indexOf('@') > LOCAL_MAX && value.length <= EMAIL_MAX ? { rule: 'max', length: LOCAL_MAX } : null
  }

/**
 * A name travels in mails, where an address in it would become a link, also with a look-alike of its signs: «t.me», «приз.укр»,
 * «x。ua», «i❤.ws», «tel:…». Only an initial has a dot before a letter: «О.Мельник».
 */
const checkName = (value: string): OwnIssue | null =>
  /\p{L}/u.test(value) && !/[/@:。]|(^|[^\p{Lu}]|[^ .-]\p{Lu})\.\p{L}/u.test(value.normalize('NFKC'))
    ? null
    : { rule: 'letters' }

const remainder = (code: string, weights: readonly number[], more = 0): number =>
  weights.reduce((sum, weight, at) => sum + (weight + more) * Number(code[at]), 0) % 11

/**
 * Whether a code is the number of a company in the state register (8 digits) or the tax number of a sole trader (10 digits), each
 * with its check digit. The weights of the former differ between 30000000 and 60000000.
 */
export function isEdrpou(code: string): boolean {
  if (/^\d{10}$/.test(code)) return remainder(code, [10, 5, 7, 9, 4, 6, 10, 5, 7]) % 10 === Number(code[9])
  const weights = code >= '30000000' && code <= '60000000' ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7]
  const first = remainder(code, weights)
  return /^\d{8}$/.test(code) && (first < 10 ? first : remainder(code, weights, 2) % 10) === Number(code[7])
}

// Room for any notation; what has more digits than a number stays and is told.
const phone = { max: 40, normalize: toPhoneMask, check: checkPhone }
const email = {
  max: EMAIL_MAX,
  // Mail goes to the domain of the letters that full-width ones stand for: one mailbox, one address.
  normalize: (typed: string) => collapse(typed).replace(/@[^@]*$/, domain => domain.normalize('NFKC')),
  check: /* @__PURE__ */ emailCheck({ rule: 'email' }),
}
const password = { min: 4, max: 128, normalize: (typed: string) => typed }

/** Maximum length of a comment, message and review. */
export const COMMENT_MAX = 700

// A constant each, and calls marked as pure: a bundler leaves out the fields of forms that a page does not have.
const nameField = /* @__PURE__ */ field({ min: 2, max: 60, check: checkName })
const phoneField = /* @__PURE__ */ field(phone)
const emailField = /* @__PURE__ */ field(email)
const newsletterField = /* @__PURE__ */ field({
  ...email,
  empty: { rule: 'newsletterRequired' },
  check: /* @__PURE__ */ emailCheck({ rule: 'newsletterEmail' }),
})
const commentField = /* @__PURE__ */ field({ required: false, max: COMMENT_MAX, normalize: trim })
const messageField = /* @__PURE__ */ field({ max: COMMENT_MAX, normalize: trim })
const companyNameField = /* @__PURE__ */ field({
  min: 2,
  max: 160,
  // It may be named as a site is, but not by its address.
  check: value => (/\p{L}/u.test(value) && !/:\/|@|www/i.test(value) ? null : { rule: 'letters' }),
})
const edrpouField = /* @__PURE__ */ field({
  max: 10,
  normalize: typed => withoutInvisible(typed).replace(/\s/g, ''),
  check: value => (isEdrpou(value) ? null : { rule: 'edrpou' }),
})

/** Address of a courier delivery. */
export const addressForm = {
  street: /* @__PURE__ */ field({ max: 100 }),
  house: /* @__PURE__ */ field({ max: 20 }),
  apartment: /* @__PURE__ */ field({ required: false, max: 20 }),
  postal_index: /* @__PURE__ */ field({ required: false, max: 10 }),
} as const satisfies Form

/** A part of an address. */
export type AddressPart = keyof typeof addressForm

/** An address of the value of each part. */
export const addressOf = <Value>(value: (part: AddressPart) => Value): Record<AddressPart, Value> => ({
  street: value('street'),
  house: value('house'),
  apartment: value('apartment'),
  postal_index: value('postal_index'),
})

export const fields = {
  name: nameField,
  last_name: nameField,
  phone: phoneField,
  phoneOptional: /* @__PURE__ */ field({ ...phone, required: false }),
  email: emailField,
  emailOptional: /* @__PURE__ */ field({ ...email, required: false }),
  newsletter: newsletterField,
  password: /* @__PURE__ */ field(password),
  comment: commentField,
  message: messageField,
  city: /* @__PURE__ */ field({ max: 200, empty: { rule: 'city' } }),
  point: /* @__PURE__ */ field({ max: 200 }),
  companyName: companyNameField,
  edrpou: edrpouField,
} as const satisfies Record<string, Field>

/** The issue of a delivery without its point: a post office is a branch too. */
export const pointIssue = (kind: PointKind): OwnIssue => ({ rule: kind === 'locker' ? 'locker' : 'branch' })

/** A form as data: fields by input name. */
export type Form = Readonly<Record<string, Field>>
export type Values<F extends Form> = Record<keyof F & string, string>
export type Issues<F extends Form> = Partial<Record<keyof F & string, Issue>>

/** Step 1 of the checkout. Source: the specification of the checkout’s screen. */
export const contactForm = {
  name: nameField,
  last_name: nameField,
  phone: phoneField,
  email: emailField,
} as const satisfies Form

/** «Інший отримувач» of the checkout. */
export const recipientForm = {
  name: nameField,
  last_name: nameField,
  phone: phoneField,
} as const satisfies Form

/** «Замовляю для компанії» of the checkout. */
export const companyForm = {
  name: companyNameField,
  edrpou: edrpouField,
} as const satisfies Form

/** A remark to the order. */
export const commentForm = { comment: commentField } as const satisfies Form

/** From bad to flawless. */
export const grades = [1, 2, 3, 4, 5] as const

const checkGrade = (value: string): OwnIssue | null =>
  grades.some(grade => String(grade) === value) ? null : { rule: 'choice' }

/** How the sizes of a product turned out. */
export const fits = ['small', 'true', 'large'] as const
const checkFit = (value: string): OwnIssue | null => (fits.some(fit => fit === value) ? null : { rule: 'choice' })

/** Source: the rules of the wire for `/api/reviews/add`. */
export const reviewForm = {
  grade: /* @__PURE__ */ field({ max: 1, normalize: trim, check: checkGrade }),
  name: nameField,
  text: messageField,
  advantages: commentField,
  disadvantages: commentField,
  fit: /* @__PURE__ */ field({ required: false, max: 5, normalize: trim, check: checkFit }),
  /** Tokens of uploaded photos, separated by spaces. */
  photos: /* @__PURE__ */ field({ required: false, max: 700, normalize: trim }),
} as const satisfies Form

export const newsletterForm = { email: newsletterField } as const satisfies Form

/** Typed values of a form; a missing value equals an empty one. */
export type FormInput<F extends Form> = Readonly<Partial<Record<keyof F & string, string>>>

/** Normalises every value of a form. */
export function normalizeForm<F extends Form>(form: F, typed: FormInput<F>): FormInput<F> {
  const normalized: Partial<Record<keyof F & string, string>> = {}
  for (const name in form) normalized[name] = form[name]?.normalize(typed[name] ?? '') ?? ''
  return normalized
}

/** Normalises and validates every value of a form: the first broken rule by field; valid fields are omitted. Forms of these fields report only rules that `formatIssue` words. */
export function validateForm<Name extends string, Broken extends Issue>(
  form: Readonly<Record<Name, Field<Broken>>>,
  typed: Readonly<Partial<Record<NoInfer<Name>, string>>>,
): Partial<Record<Name, Broken>> {
  const issues: Partial<Record<Name, Broken>> = {}
  for (const name in form) {
    const field = form[name]
    const issue = field?.validate(field.normalize(typed[name] ?? ''))
    if (issue) issues[name] = issue
  }
  return issues
}

/** The message of an issue of these fields; a registered one is worded by the shop that has registered it: `formatIssue(uk, { rule: 'min', length: 2 })` is «Мінімально 2 символів». */
export const formatIssue = (messages: Messages, issue: OwnIssue): string =>
  'length' in issue ? messages[issue.rule].replace('{length}', String(issue.length)) : messages[issue.rule]
