import { messages } from '@shop/contract'
import type { Form } from '@shop/contract/fields'
import { type Locale, localise, splitLocale } from '@shop/contract/locales'
import { data, redirect } from 'react-router'
import { type LoaderContext, requestContext } from '../context.ts'
import { type FormReply, textFields, toFormReply } from '../forms/form-reply.server.ts'
import { returnPath } from '../return-path.ts'
import { getCustomer } from './customer.server.ts'
import { CONFIRMATION, formErrors, withoutPasswords } from './forms.ts'
import { type SignInMethod, signIn } from './sign-in.server.ts'

/** The reply to a form of signing in that was sent without scripts, and where it was leading. */
export interface SignInReply extends FormReply {
  next: string | null
}

interface SignInPageArgs {
  request: Request
  context: LoaderContext
  url: URL
}

/** Where a page of signing in leads: the parameter `next` when it is a path of this shop. */
export const nextOf = (context: LoaderContext, candidate: FormDataEntryValue | null): string | null =>
  returnPath(typeof candidate === 'string' && candidate !== '' ? candidate : null, [context.get(requestContext).origin])

/**
 * Redirects a customer who is already signed in: without scripts a cached page says «Увійти» to them too. The session is verified,
 * because a cookie whose session has ended must not keep its owner from signing in.
 */
export async function redirectCustomer(context: LoaderContext, locale: Locale, next: string | null): Promise<void> {
  if (await getCustomer(context, locale)) throw redirect(next ?? localise('/account', locale))
}

/** The reply to values that break the contract's rules; null when they are good. */
export function judgedReply(fields: Form, values: Record<string, string>, url: URL): FormReply | null {
  const errors = formErrors(fields, values, messages[splitLocale(url.pathname).locale])
  if (Object.keys(errors).length === 0) return null
  return { sent: false, values: withoutPasswords(values), errors, formError: null }
}

/** Answers the form of a page: signs in and opens the page that the customer was heading for, or says what is wrong. */
export async function answerSignIn(
  { request, context, url }: SignInPageArgs,
  method: SignInMethod,
  fields: Form,
  isRepeated = false,
) {
  const { locale } = splitLocale(url.pathname)
  const form = await request.formData()
  const values = textFields(form, ...Object.keys(fields), ...(isRepeated ? [CONFIRMATION] : []))
  const next = nextOf(context, form.get('next'))
  const judged = judgedReply(fields, values, url)
  if (judged) return data({ ...judged, next } satisfies SignInReply)
  const { answer, headers } = await signIn(context, locale, method, values)
  if (answer.success) throw redirect(next ?? localise('/account', locale), { status: 303, headers })
  const { reply, status } = toFormReply(answer, withoutPasswords(values), locale)
  return data({ ...reply, next } satisfies SignInReply, { status })
}
