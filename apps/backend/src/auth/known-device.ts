import { randomBytes } from 'node:crypto'
import { timingSafeTextEqual } from '../platform/secrets.ts'
import type { Context } from '../wire/handler.ts'
import type { UserRow } from './sessions.ts'

/**
 * Header with the token of a device on which an account has signed in before: of calls, and of the answer to the first sign-in. It
 * grants nothing but tries of its own, so that nobody's guesses keep the owner out.
 * Source: OWASP, «Slow Down Online Guessing Attacks with Device Cookies».
 */
export const DEVICE_HEADER = 'Device-Token'

type Needs = Pick<Context, 'secrets' | 'device'>

const signatureOf = (name: string, email: string, { secrets }: Needs): string =>
  secrets.tokenFor('device', `${name} ${email}`)

/** Name of the device that makes the call if the account has signed in on it; otherwise null. */
export function knownDevice(email: string, context: Needs): string | null {
  const [, name, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(context.device.token ?? '') ?? []
  if (name === undefined || signature === undefined) return null
  return timingSafeTextEqual(signature, signatureOf(name, email, context)) ? name : null
}

/** Only of a confirmed e-mail: a stranger may have registered another. */
export function rememberDevice(
  { email, email_confirmed_at }: Pick<UserRow, 'email' | 'email_confirmed_at'>,
  context: Needs,
) {
  if (email_confirmed_at === null || knownDevice(email, context) !== null) return
  const name = randomBytes(16).toString('base64url')
  context.device.token = `${name}.${signatureOf(name, email, context)}`
}
