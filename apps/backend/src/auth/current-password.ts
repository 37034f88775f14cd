import type { Locale } from '@shop/contract/locales'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { sessions } from '../db/schema/index.ts'
import { type CallError, invalid } from '../wire/call-result.ts'
import type { Customer } from '../wire/handler.ts'
import { checkAccountLimit, refundAccountLimit } from './account-limits.ts'
import { TOKEN_MINUTES } from './account-tokens.ts'
import type { AuthContext } from './services.ts'
import type { UserRow } from './sessions.ts'

export const wrongCurrentPassword = (): CallError => invalid({ current_password: { rule: 'wrongPassword' } })

/** Minutes after a sign-in by a link or Google in which it counts as proof. */
const RECENT_MINUTES = TOKEN_MINUTES.sign_in

/** Whether the session began recently; being used does not make it recent. */
export async function isRecentSession(db: Database, { sessionId }: Customer): Promise<boolean> {
  const recent = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.id, sessionId), gt(sessions.created_at, sql`now() - make_interval(mins => ${RECENT_MINUTES})`)),
    )
  return recent.length > 0
}

/**
 * Returns a refusal unless the customer proves to be the owner of the account: by the current password, or, where there is none, by
 * a sign-in of the last minutes, which a mailed link or Google has granted. Attempts are rate-limited.
 */
export async function checkCurrentPassword(
  user: UserRow,
  { lang, current_password }: { lang: Locale; current_password?: string | undefined },
  context: AuthContext & { customer: Customer },
): Promise<CallError | null> {
  if (user.password_hash === null)
    return (await isRecentSession(context.db, context.customer))
      ? null
      : invalid({ current_password: { rule: 'signInAgain' } })
  if (!current_password) return invalid({ current_password: { rule: 'required' } })
  const account = String(user.id)
  const refused = await checkAccountLimit('current password', { lang }, context, account)
  if (refused) return refused
  if (!(await context.passwords.verify(user.password_hash, current_password, context.address)))
    return wrongCurrentPassword()
  await refundAccountLimit('current password', context, account)
  return null
}
