import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { account_tokens } from '../db/schema/index.ts'
import { createLinkToken, hashToken } from './access-token.ts'

export type AccountTokenKind = (typeof account_tokens.$inferSelect)['kind']

/** Lifetime of each kind in minutes. Source of `password_reset`: the specification of the wire. */
export const TOKEN_MINUTES = {
  email_confirm: 3 * 24 * 60,
  email_change: 24 * 60,
  password_reset: 60,
  sign_in: 15,
} as const satisfies Record<AccountTokenKind, number>

/** Creates the token of a mailed link and replaces an older one of the same kind. */
export async function issueAccountToken(
  tx: Database,
  { userId, kind, email }: { userId: number; kind: AccountTokenKind; email: string },
): Promise<string> {
  const token = createLinkToken()
  const fresh = {
    token_hash: hashToken(token),
    email,
    created_at: sql`now()`,
    expires_at: sql`now() + make_interval(mins => ${TOKEN_MINUTES[kind]})`,
  }
  await tx
    .insert(account_tokens)
    .values({ user_id: userId, kind, ...fresh })
    .onConflictDoUpdate({ target: [account_tokens.user_id, account_tokens.kind], set: fresh })
  return token
}

const isAlive = (token: string, kinds: readonly AccountTokenKind[]) =>
  and(
    eq(account_tokens.token_hash, hashToken(token)),
    inArray(account_tokens.kind, [...kinds]),
    gt(account_tokens.expires_at, sql`now()`),
  )

/** Whether a token is valid, checked before a password is hashed for it. */
export async function hasAccountToken(db: Database, token: string, kinds: readonly AccountTokenKind[]) {
  const rows = await db.select({ id: account_tokens.id }).from(account_tokens).where(isAlive(token, kinds))
  return rows.length > 0
}

/** Deletes a valid token and returns its data; of concurrent callers one gets it. Null: unknown, used, replaced or expired. */
export async function consumeAccountToken(tx: Database, token: string, kinds: readonly AccountTokenKind[]) {
  const [used] = await tx
    .delete(account_tokens)
    .where(isAlive(token, kinds))
    .returning({ userId: account_tokens.user_id, kind: account_tokens.kind, email: account_tokens.email })
  return used ?? null
}
