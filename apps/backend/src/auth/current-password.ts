import type { Locale } from '@shop/contract/locales'
import { type CallError, invalid } from '../wire/call-result.ts'
import type { Context } from '../wire/handler.ts'
import { checkAccountLimit, refundAccountLimit } from './account-limits.ts'
import type { UserRow } from './sessions.ts'

export const wrongCurrentPassword = (): CallError => invalid({ current_password: { rule: 'wrongPassword' } })

/**
 * Returns a refusal unless the current password is right. Attempts are rate-limited. A customer without a password sets one by
 * a password reset first.
 */
export async function checkCurrentPassword(
  user: UserRow,
  { lang, current_password }: { lang: Locale; current_password?: string | undefined },
  context: Context,
): Promise<CallError | null> {
  if (!current_password) return invalid({ current_password: { rule: 'required' } })
  const account = String(user.id)
  const refused = await checkAccountLimit('current password', { lang }, context, account)
  if (refused) return refused
  if (!(await context.passwords.verify(user.password_hash, current_password))) return wrongCurrentPassword()
  await refundAccountLimit('current password', context, account)
  return null
}
