import { type CheckoutValues, inputs } from '@shop/flows/checkout/rules'
import { z } from 'zod'
import { type Draft, withValues } from './draft.server.ts'
import {
  type CookieSource,
  type CookieTarget,
  createCookieEncryption,
  encryptedCookie,
} from './encrypted-cookie.server.ts'
import { CITY_REF_LABEL } from './form.ts'

/*
 * «Запам’ятати мене»: contact and delivery of the last order, in an encrypted cookie of this browser and nowhere else. Scripts
 * cannot read it, and the next order without the tick deletes it.
 */
const COOKIE = 'remembered'
/** Seconds: half a year. */
const MAX_AGE = 182 * 24 * 60 * 60
/** Browsers store at most 4096 bytes of name, value and attributes; longer values are not remembered. */
const LENGTH_MAX = 3800

/** Input of the tick. */
const REMEMBER = 'remember'

/** The comment is about one order only. */
const names = [...inputs.contact, ...inputs.delivery, CITY_REF_LABEL].filter(name => name !== 'comment')

const Values = z.record(z.string(), z.string())

const encryptionOf = (secret: string, owner: string) => createCookieEncryption(secret, COOKIE, owner)

/** The remembered values, if they are the owner's; null without any. */
export function readRememberMeCookie({ secret, owner, cookie }: CookieSource): CheckoutValues | null {
  const text = cookie(COOKIE)
  return text ? (Values.safeParse(encryptionOf(secret, owner).decrypt(text)).data ?? null) : null
}

/** Deletes what is remembered. */
export const clearedRememberMeCookie = (secure: boolean): string => encryptedCookie(COOKIE, '', 0, secure)

/** The `Set-Cookie` value after an order: remembers its contact and delivery, or forgets those of an earlier one. */
export function rememberMeCookie({ values }: Pick<Draft, 'values'>, { secret, owner, secure }: CookieTarget): string {
  if (!values[REMEMBER]) return clearedRememberMeCookie(secure)
  const remembered = names.flatMap(name => (values[name] ? [[name, values[name]] as const] : []))
  const text = encryptionOf(secret, owner).encrypt(Object.fromEntries(remembered))
  return text.length > LENGTH_MAX ? clearedRememberMeCookie(secure) : encryptedCookie(COOKIE, text, MAX_AGE, secure)
}

const isOfContact = (name: string): boolean => inputs.contact.includes(name)

/** The draft with the remembered values of the steps that nothing was entered in. */
export function prefillDraft(draft: Draft, remembered: CheckoutValues | null): Draft {
  if (!remembered) return draft
  const isEmpty = (ofContact: boolean) =>
    Object.entries(draft.values).every(([name, value]) => value === '' || isOfContact(name) !== ofContact)
  const [hasNoContact, hasNoDelivery] = [isEmpty(true), isEmpty(false)]
  const filled = Object.entries(remembered).filter(([name]) => (isOfContact(name) ? hasNoContact : hasNoDelivery))
  return withValues(draft, Object.fromEntries(filled))
}

/** The draft without the values of contact and delivery. */
export const withoutContactAndDelivery = (draft: Draft): Draft => ({
  ...draft,
  values: Object.fromEntries(Object.entries(draft.values).filter(([name]) => !names.includes(name))),
  finished: { contact: false, delivery: false },
})
