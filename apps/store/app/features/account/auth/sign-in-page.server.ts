import { messages } from '@shop/contract'
import type { Form } from '@shop/contract/fields'
import { type Locale, localise, splitLocale } from '@shop/contract/locales'
import { data, redirect } from 'react-router'
import { type FormReply, rejectedForm, textFields, toFormReply } from '../../../platform/forms/form-reply.server.ts'
import { returnPath } from '../../../platform/navigation/return-path.ts'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { getCustomer } from '../../../platform/session/customer.server.ts'
import { CONFIRMATION, formErrors, withoutPasswords } from './forms.ts'
import { type SignInMethod, signIn } from './sign-in.server.ts'

/** Reply to a sign-in form sent without scripts. `next`: path to open after signing in. */
interface SignInReply extends FormReply {
  next: string | null
}

interface SignInPageArgs {
  request: Request
  context: LoaderContext
  url: URL
}

/** The path to open after signing in: the parameter `next` if it is a path of this shop. */
export const nextOf = (context: LoaderContext, candidate: FormDataEntryValue | null): string | null =>
  returnPath(typeof candidate === 'string' && candidate !== '' ? candidate : null, [context.get(requestContext).origin])

/** Pages that show the notice of an unmerged wishlist, or that must not be left for it. */
const keepsNotice = (path: string): boolean => /^\/(account|wishlist|checkout)(\/|$)/.test(path)

/** The path to open after signing in without scripts: `next`, unless it is a page that cannot tell what did not work. */
export function signedInPath(locale: Locale, next: string | null, isUnmerged: boolean): string {
  const path = next ?? localise('/account', locale)
  return isUnmerged && !keepsNotice(splitLocale(path).path) ? localise('/wishlist', locale) : path
}

/**
 * Redirects a customer who is already signed in: without scripts a cached page says «Увійти» to them too. The session is verified,
 * because a cookie whose session has ended must not keep its owner from signing in.
 */
export async function redirectCustomer(context: LoaderContext, locale: Locale, next: string | null): Promise<void> {
  if (await getCustomer(context, locale)) throw redirect(next ?? localise('/account', locale))
}

/** The reply with validation errors; null when the values are valid. */
export function validationReply(fields: Form, values: Record<string, string>, url: URL): FormReply | null {
  const errors = formErrors(fields, values, messages[splitLocale(url.pathname).locale])
  return Object.keys(errors).length === 0 ? null : rejectedForm({ values: withoutPasswords(values), errors })
}

/** Handles a submitted sign-in form: redirects to `next`, or returns the errors. */
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
  const invalid = validationReply(fields, values, url)
  if (invalid) return data({ ...invalid, next } satisfies SignInReply)
  const { answer, headers, isUnmerged } = await signIn(context, locale, method, values)
  if (answer.success) throw redirect(signedInPath(locale, next, isUnmerged), { status: 303, headers })
  const { reply, status } = toFormReply(answer, withoutPasswords(values), locale)
  return data({ ...reply, next } satisfies SignInReply, { status })
}
