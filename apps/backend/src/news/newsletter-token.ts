import { type Locale, localise } from '@shop/contract/locales'
import { type Secrets, timingSafeTextEqual } from '../platform/secrets.ts'

type Purpose = 'confirm' | 'unsubscribe'

/** Hexadecimal, because the store converts paths to lower case. */
const signature = (purpose: Purpose, subscriber: number, secrets: Secrets): string =>
  Buffer.from(secrets.tokenFor(`newsletter ${purpose}`, String(subscriber)), 'base64url').toString('hex')

/** Token of a mailed link that confirms or ends a subscription. Computed, so that it is not stored; it contains no e-mail. */
const newsletterToken = (purpose: Purpose, subscriber: number, secrets: Secrets): string =>
  `${subscriber}-${signature(purpose, subscriber, secrets)}`

export const newsletterPath = (purpose: Purpose, subscriber: number, lang: Locale, secrets: Secrets): string =>
  localise(`/newsletter/${purpose}/${newsletterToken(purpose, subscriber, secrets)}`, lang)

/** The id of the subscriber of a token; null when its signature is invalid. */
export function subscriberOf(purpose: Purpose, token: string, secrets: Secrets): number | null {
  const [, digits = '', receivedSignature = ''] = /^(\d{1,9})-([\da-f]{64})$/.exec(token.toLowerCase()) ?? []
  if (digits === '') return null
  const subscriber = Number(digits)
  return timingSafeTextEqual(receivedSignature, signature(purpose, subscriber, secrets)) ? subscriber : null
}
