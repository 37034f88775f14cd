import { type CheckoutValues, inputs } from '@shop/flows/checkout/rules'
import { z } from 'zod'
import { type Draft, withValues } from './draft.server.ts'
import { type CookieTarget, ownedCookie } from './encrypted-cookie.server.ts'
import { CITY_REF_LABEL } from './form.ts'

/**
 * «Запам’ятати мене»: contact and delivery of the last order, in an encrypted cookie of this browser and nowhere else. Scripts
 * cannot read it, and the next order without the tick deletes it.
 */
const remembered = ownedCookie({
  name: 'remembered',
  schema: z.record(z.string(), z.string()),
  /** Half a year. */
  maxAge: 182 * 24 * 60 * 60,
})

export const readRememberMeCookie = remembered.read
export const clearedRememberMeCookies = remembered.clear

/** Input of the tick. */
const REMEMBER = 'remember'

/** The comment is about one order only. */
const names = [...inputs.contact, ...inputs.delivery, CITY_REF_LABEL].filter(name => name !== 'comment')

/** The `Set-Cookie` values after an order: they remember its contact and delivery, or forget those of an earlier one. */
export function rememberMeCookies({ values }: Pick<Draft, 'values'>, target: CookieTarget): string[] {
  if (!values[REMEMBER]) return remembered.clear(target.secure)
  const entered = names.flatMap(name => (values[name] ? [[name, values[name]] as const] : []))
  return remembered.write(Object.fromEntries(entered), target)
}

const isOfContact = (name: string): boolean => inputs.contact.includes(name)

/** The draft with the remembered values of the steps that nothing was entered in. */
export function prefillDraft(draft: Draft, earlier: CheckoutValues | null): Draft {
  if (!earlier) return draft
  const isEmpty = (ofContact: boolean) =>
    Object.entries(draft.values).every(([name, value]) => value === '' || isOfContact(name) !== ofContact)
  const [hasNoContact, hasNoDelivery] = [isEmpty(true), isEmpty(false)]
  const filled = Object.entries(earlier).filter(([name]) => (isOfContact(name) ? hasNoContact : hasNoDelivery))
  return withValues(draft, Object.fromEntries(filled))
}

/** The draft without the values of contact and delivery. */
export const withoutContactAndDelivery = (draft: Draft): Draft => ({
  ...draft,
  values: Object.fromEntries(Object.entries(draft.values).filter(([name]) => !names.includes(name))),
  finished: { contact: false, delivery: false },
})
