import type { z } from 'zod'
import { type Issue, wordIssue } from './fields.ts'
import type { Locale } from './locales.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'
import { type Messages, uk } from './messages/uk.ts'

/** The words of every language, for programs that answer in all of them. */
export const messages = { uk, ru, en } as const satisfies Record<Locale, Messages>

type ZodIssue = z.core.$ZodIssue

const ruled = (params: unknown): params is Issue =>
  typeof params === 'object' &&
  params !== null &&
  'rule' in params &&
  typeof params.rule === 'string' &&
  params.rule in uk

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  )

function word(words: Messages, issue: ZodIssue, value: unknown): string {
  if (issue.code === 'custom') return ruled(issue.params) ? wordIssue(words, issue.params) : words.wrongValue
  if (issue.code === 'invalid_type') return value === undefined ? words.required : words.wrongType
  if (issue.code === 'too_small') {
    if (issue.origin !== 'string') return words.tooSmall
    return issue.minimum === 1 ? words.required : wordIssue(words, { rule: 'min', length: Number(issue.minimum) })
  }
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? wordIssue(words, { rule: 'max', length: Number(issue.maximum) }) : words.tooBig
  return words.wrongValue
}

/** A refused body as the wire's `fields`: dotted path → messages in the given language. Unknown keys stand under their own path. */
export function fieldsOf(error: z.ZodError, body: unknown, locale: Locale): Record<string, string[]> {
  const words = messages[locale]
  const found: Record<string, string[]> = {}
  const add = (path: PropertyKey[], text: string) => {
    const key = path.map(String).join('.')
    found[key] = [...(found[key] ?? []), text]
  }
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add([...issue.path, key], words.unknownKey)
    else add(issue.path, word(words, issue, at(body, issue.path)))
  }
  return found
}
