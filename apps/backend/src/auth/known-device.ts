import { randomBytes } from 'node:crypto'
import { timingSafeTextEqual } from '../platform/secrets.ts'
import type { Context } from '../wire/handler.ts'
import type { UserRow } from './sessions.ts'
import { findUserByEmail } from './users.ts'

/**
 * Header with the token of a device on which an account has signed in before: of calls, and of the answer to the first sign-in. It
 * grants nothing but tries of its own, so that nobody's guesses keep the owner out.
 * Source: OWASP, «Slow Down Online Guessing Attacks with Device Cookies».
 */
export const DEVICE_HEADER = 'Device-Token'

type Account = Pick<UserRow, 'email' | 'password_hash'>
type Needs = Pick<Context, 'secrets' | 'device'>

/** With a new password it is another one: who has registered with the e-mail of somebody else keeps nothing once the owner has the account. */
const signatureOf = (name: string, { email, password_hash }: Account, { secrets }: Needs): string =>
  secrets.tokenFor('device', `${name} ${email} ${password_hash}`)

/** Name and signature of a token. */
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/

/** Name of the device that makes the call if the account has signed in on it; otherwise null. */
function knownTo(account: Account, context: Needs): string | null {
  const [, name, signature] = TOKEN.exec(context.device.token ?? '') ?? []
  if (name === undefined || signature === undefined) return null
  return timingSafeTextEqual(signature, signatureOf(name, account, context)) ? name : null
}

/** The same by the e-mail of the account. */
export async function knownDevice(email: string, context: Needs & Pick<Context, 'db'>): Promise<string | null> {
  if (!TOKEN.test(context.device.token ?? '')) return null
  const account = await findUserByEmail(context.db, email)
  return account && knownTo(account, context)
}

/** `account`: with the password that it has from now on. */
export function rememberDevice(account: Account, context: Needs) {
  if (knownTo(account, context) !== null) return
  const name = randomBytes(16).toString('base64url')
  context.device.token = `${name}.${signatureOf(name, account, context)}`
}
