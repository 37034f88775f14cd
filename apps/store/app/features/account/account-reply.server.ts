import type { Result } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { data } from 'react-router'
import { type FormReply, rejectedForm, toFormReply } from '../../platform/forms/form-reply.server.ts'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { ownerOf, signInRequired } from '../../platform/session/customer.server.ts'
import { isOfAnother } from '../../platform/session/form-owner.ts'
import { GUEST } from '../../platform/session/session-cookie.ts'
import { getWords } from '../../platform/words/words.server.ts'

/** Reply to a form of the account. */
export interface AccountReply extends FormReply {
  /** Which form of the page was sent. */
  intent: string
  /** The session has ended: nothing was changed, and the typed values stay in the form. See `useExpiredSession`. */
  isExpired: boolean
}

/** Reply to a form of the account that was not carried out. */
export const rejectedReply = (intent: string, reply: Partial<FormReply>): AccountReply => ({
  ...rejectedForm(reply),
  intent,
  isExpired: false,
})

/** What a form is told that was shown to a customer when another one is signed in by now; null for any other form. */
export async function otherCustomerError(
  context: LoaderContext,
  locale: Locale,
  form: FormData,
): Promise<string | null> {
  const owner = await ownerOf(context, locale)
  return owner !== GUEST && isOfAnother(form, owner) ? getWords(locale, 'checkout').otherCustomer : null
}

/**
 * Replies to a form of the account with the result of its call. When the session has ended, the reply says so to a page with
 * scripts, which keeps the typed values; without scripts the sign-in form is shown.
 */
export function accountReply(
  context: LoaderContext,
  locale: Locale,
  intent: string,
  answer: Result<unknown>,
  values: Record<string, string>,
) {
  const { reply, status } = toFormReply(answer, values, locale)
  const isExpired = status === 401
  if (isExpired && !context.get(requestContext).isData) throw signInRequired()
  return data({ ...reply, intent, isExpired } satisfies AccountReply, { status })
}
