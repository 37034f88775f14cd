import type { Locale } from '@shop/contract/locales'
import { type CallError, rateLimited } from '../wire/call-result.ts'
import type { Context } from '../wire/handler.ts'
import { rateLimits } from '../wire/rate-limits.ts'
import { fill, words } from '../words/index.ts'

type LimitedAction = 'sign in' | 'register' | 'forgot' | 'link' | 'token' | 'resend' | 'google' | 'current password'

const bucketOf = (action: LimitedAction, subject: string, { secrets }: Pick<Context, 'secrets'>): string =>
  `${action}:${secrets.pseudonym(subject)}`

const refusal = (wait: number, lang: Locale): CallError =>
  rateLimited(wait, fill(words[lang].account.tooMany, { minutes: Math.ceil(wait / 60) }))

/**
 * Counts an action by address and, where there is one, by account or e-mail, whether it exists or not. Returns a refusal when
 * there were too many. A refusal by address does not count against the account.
 */
export async function checkAccountLimit(
  action: LimitedAction,
  { lang }: { lang: Locale },
  context: Context,
  account?: string,
): Promise<CallError | null> {
  const { rateLimiter, address } = context
  const wait =
    (await rateLimiter.consume(bucketOf(action, `address ${address}`, context), rateLimits.account)) ??
    (account === undefined
      ? null
      : await rateLimiter.consume(bucketOf(action, `account ${account}`, context), rateLimits.account))
  return wait === null ? null : refusal(wait, lang)
}

/** Takes back the count of an action that succeeded. */
export const refundAccountLimit = (action: LimitedAction, context: Context, account: string): Promise<void> =>
  context.rateLimiter.refund(bucketOf(action, `account ${account}`, context))
