import { createHash } from 'node:crypto'
import { type Issue, keyLength } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { idempotency_keys } from '../db/schema/index.ts'
import { canonicalJson } from '../platform/canonical-json.ts'
import { words } from '../words/index.ts'
import { type CallResult, conflict, ok } from './call-result.ts'

export const keyIssueOf = ({ length }: string): Issue | null => {
  if (length < keyLength.min) return { rule: 'min', length: keyLength.min }
  if (length > keyLength.max) return { rule: 'max', length: keyLength.max }
  return null
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

const isKey = (scope: string, key: string) =>
  and(eq(idempotency_keys.scope, scope), eq(idempotency_keys.key_hash, hash(key)))

/** `first`: the key is new; `again`: a repeat, with the stored response; `other`: the key was used with another body. */
type Claim = { kind: 'first' } | { kind: 'again'; answer: unknown } | { kind: 'other' }

/**
 * Claims a key inside the transaction that executes the request. A concurrent request with the same key waits here until that
 * transaction ends, and then gets its stored response; after a rollback the key is unused.
 */
export async function claimKey(tx: Database, scope: string, key: string, body: unknown): Promise<Claim> {
  const key_hash = hash(key)
  const body_hash = hash(canonicalJson(body))
  const claimed = await tx
    .insert(idempotency_keys)
    .values({ scope, key_hash, body_hash })
    .onConflictDoNothing()
    .returning({ scope: idempotency_keys.scope })
  if (claimed.length > 0) return { kind: 'first' }
  const [known] = await tx
    .select({ body_hash: idempotency_keys.body_hash, answer: idempotency_keys.answer })
    .from(idempotency_keys)
    .where(isKey(scope, key))
  return known?.body_hash === body_hash ? { kind: 'again', answer: known.answer } : { kind: 'other' }
}

/** Stores the response for repeats with the same key. Not awaited, it can be one of the `writes` of `adjustStock`. */
export const storeAnswer = (tx: Database, scope: string, key: string, answer: unknown) =>
  tx.update(idempotency_keys).set({ answer }).where(isKey(scope, key))

interface KeyedRequest<Answer> {
  scope: string
  /** Null: every request is executed. */
  key: string | null
  body: { lang: Locale }
  parseAnswer: (stored: unknown) => Answer
}

/**
 * Executes a request once per key, inside its transaction: a repeat, also in another language, gets the stored response; the key with
 * another body is a conflict.
 */
export async function executeOnce<Answer>(
  tx: Database,
  { scope, key, body: { lang, ...keyedBody }, parseAnswer }: KeyedRequest<Answer>,
  execute: () => Promise<CallResult<Answer>>,
): Promise<CallResult<Answer>> {
  if (key === null) return execute()
  const claim = await claimKey(tx, scope, key, keyedBody)
  if (claim.kind === 'other') return conflict(words[lang].cart.otherBody)
  if (claim.kind === 'again') return ok(parseAnswer(claim.answer))
  const result = await execute()
  if (result.ok) await storeAnswer(tx, scope, key, result.data)
  return result
}

/** Stores the response for repeats with a claimed key, and for repeats of the same body with a key that is in use for the first time. */
export async function storeAnswerTwice(
  tx: Database,
  scope: string,
  { claimed, unused }: { claimed: string; unused: string },
  answer: unknown,
): Promise<void> {
  const stored = tx.$with('stored').as(
    storeAnswer(tx, scope, claimed, answer).returning({
      body_hash: idempotency_keys.body_hash,
      answer: idempotency_keys.answer,
    }),
  )
  await tx
    .with(stored)
    .insert(idempotency_keys)
    .values({
      scope,
      key_hash: hash(unused),
      body_hash: sql`(select body_hash from ${stored})`,
      answer: sql`(select answer from ${stored})`,
    })
}
