import type * as z from 'zod'
import { formatIssue, type OwnIssue } from './fields.ts'
import { isLocale } from './locales.ts'
import { type Messages, messages } from './messages/index.ts'

type ZodIssue = z.core.$ZodIssue

const isFieldIssue = (params: unknown): params is OwnIssue =>
  typeof params === 'object' &&
  params !== null &&
  'rule' in params &&
  typeof params.rule === 'string' &&
  params.rule in messages.en

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  )

function messageOf(texts: Messages, issue: ZodIssue, value: unknown): string {
  if (issue.code === 'custom') return isFieldIssue(issue.params) ? formatIssue(texts, issue.params) : texts.wrongValue
  if (issue.code === 'invalid_type') return value === undefined ? texts.required : texts.wrongType
  if (issue.code === 'too_small') {
    if (issue.origin !== 'string') return texts.tooSmall
    return issue.minimum === 1 ? texts.required : formatIssue(texts, { rule: 'min', length: Number(issue.minimum) })
  }
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? formatIssue(texts, { rule: 'max', length: Number(issue.maximum) }) : texts.tooBig
  return texts.wrongValue
}

/**
 * Converts a Zod error of a body to `fields` of a failure: dotted path → messages. Unknown keys have their own path. `language`: one
 * of `locales`, or the messages of another language; a code that is not among `locales` gives English.
 */
export function fieldErrorsOf(error: z.ZodError, body: unknown, language: string | Messages): Record<string, string[]> {
  const texts = typeof language === 'string' ? messages[isLocale(language) ? language : 'en'] : language
  const found = new Map<string, string[]>()
  const add = (path: PropertyKey[], text: string) => {
    const key = path.map(String).join('.')
    found.set(key, [...(found.get(key) ?? []), text])
  }
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add([...issue.path, key], texts.unknownKey)
    else add(issue.path, messageOf(texts, issue, valueAt(body, issue.path)))
  }
  return Object.fromEntries(found)
}
