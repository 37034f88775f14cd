import type { Locale } from '@shop/contract/locales'
import type { Database } from '../db/database.ts'
import { type CallError, rateLimited } from '../wire/call-result.ts'
import type { Context } from '../wire/handler.ts'
import { rateLimits } from '../wire/rate-limits.ts'
import { fill, words } from '../words/index.ts'
import { knownDevice } from './known-device.ts'

type LimitedAction =
  | 'sign in'
  | 'register'
  | 'forgot'
  | 'link'
  | 'token'
  | 'resend'
  | 'google'
  | 'current password'
  | 'order code'
  | 'order find'

const bucketOf = (action: LimitedAction, subject: string, { secrets }: Pick<Context, 'secrets'>): string =>
  `${action}:${secrets.pseudonym(subject)}`

/** Anybody may name an e-mail: what one address does must not keep out its owner. */
const byEmail: readonly LimitedAction[] = ['sign in', 'register', 'forgot', 'link']

/** Buckets of an account apart from its own: of the device that it has signed in on, or of the address. */
async function bucketsOf(action: LimitedAction, account: string, context: Context) {
  const device = await knownDevice(account, context)
  return {
    device: device === null ? null : bucketOf(action, `device ${device}`, context),
    pair: bucketOf(action, `address ${context.address} account ${account}`, context),
    account: bucketOf(action, `account ${account}`, context),
  }
}

export const refusal = (wait: number, lang: Locale, text: 'tooMany' | 'tooManySignIns' = 'tooMany'): CallError =>
  rateLimited(wait, fill(words[lang].account[text], { minutes: Math.ceil(wait / 60) }))

/** Seconds to wait: because of the address or device, or because of all that others have done with the account. */
async function count(
  action: LimitedAction,
  context: Context,
  account?: string,
): Promise<{ ofAddress: number | null; ofAccount: number | null }> {
  const { rateLimiter, address } = context
  const own = account === undefined ? null : await bucketsOf(action, account, context)
  const byAddress = own?.device ?? bucketOf(action, `address ${address}`, context)
  let ofAddress = await rateLimiter.consume(byAddress, rateLimits.account)
  if (own === null || own.device !== null) return { ofAddress, ofAccount: null }
  if (byEmail.includes(action)) ofAddress ??= await rateLimiter.consume(own.pair, rateLimits.accountOfAddress)
  const ofAccount = ofAddress === null ? await rateLimiter.consume(own.account, rateLimits.account) : null
  return { ofAddress, ofAccount }
}

/**
 * Counts an action by address and, where there is one, by account or e-mail, whether it exists or not. Returns a refusal when
 * there were too many. A refusal by address does not count against the account, and one address cannot use up the tries of an
 * account. A device on which the account has signed in before has tries of its own.
 */
export async function checkAccountLimit(
  action: LimitedAction,
  { lang }: { lang: Locale },
  context: Context,
  account?: string,
): Promise<CallError | null> {
  const { ofAddress, ofAccount } = await count(action, context, account)
  const wait = ofAddress ?? ofAccount
  if (wait === null) return null
  // Who is kept out by the guesses of others has a way in at once.
  return refusal(wait, lang, action === 'sign in' ? 'tooManySignIns' : 'tooMany')
}

/**
 * As `checkAccountLimit`, for a mail to the account. `mailed`: others have asked for so many that the mailbox has links that still
 * work, and no further one is sent; the owner is told as if it were, and always has a way in.
 */
export async function checkMailLimit(
  action: 'link' | 'forgot',
  { lang }: { lang: Locale },
  context: Context,
  account: string,
): Promise<CallError | 'mailed' | null> {
  const { ofAddress, ofAccount } = await count(action, context, account)
  if (ofAddress !== null) return refusal(ofAddress, lang)
  return ofAccount === null ? null : 'mailed'
}

/** Takes back the count of an action that succeeded. */
export async function refundAccountLimit(action: LimitedAction, context: Context, account: string): Promise<void> {
  const buckets = Object.values(await bucketsOf(action, account, context))
  await context.rateLimiter.refund(buckets.filter(bucket => bucket !== null))
}

/**
 * Takes back what others have done with an account, after its owner has used a mailed link: the other links to the mailbox may be dead by
 * now, and a further one can be asked for.
 */
export const clearAccountLimits = (tx: Database, context: Context, account: string): Promise<void> =>
  context.rateLimiter.clear(
    byEmail.map(action => bucketOf(action, `account ${account}`, context)),
    tx,
  )
