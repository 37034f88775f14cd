import type { Failure } from '@shop/contract'
import type { Result } from '@shop/contract/client'
import { statuses } from '@shop/contract/constants'
import { defaultLocale, isLocale, type Locale } from '@shop/contract/locales'
import { messages } from '@shop/contract/messages'
import { type SignInMethod, signIn, signInMethods, signOut } from '../features/account/index.server.ts'
import { CONFIRMATION } from '../features/account/index.ts'
import { textFields } from '../platform/forms/form-reply.server.ts'
import type { Route } from './+types/session.ts'

const isSignInMethod = (method: string): method is SignInMethod => Object.hasOwn(signInMethods, method)

const inputs = ['name', 'last_name', 'email', 'phone', 'password', CONFIRMATION, 'token', 'code', 'state']

/** The response in the format of the API, for the client of the session's machine. */
function respond(answer: Result<unknown>, headers: Headers, lang: Locale): Response {
  if (answer.success) return Response.json(answer, { headers })
  const failure: Failure =
    typeof answer.error === 'string'
      ? { success: false, code: 'unavailable', message: messages[lang].failure.unavailable }
      : answer.error
  return Response.json(failure, { status: statuses[failure.code] ?? 500, headers })
}

/** Signs in and out for scripts: sets and clears the HttpOnly cookies of the session. Has no page. */
export async function action({ request, context, params: { method } }: Route.ActionArgs) {
  const form = await request.formData()
  const requestedLang = form.get('lang')
  const lang = isLocale(requestedLang) ? requestedLang : defaultLocale
  if (method === 'logout') return respond({ success: true, data: {} }, await signOut(context, lang), lang)
  if (!isSignInMethod(method)) throw new Response(null, { status: 404 })
  const { answer, headers } = await signIn(context, lang, method, textFields(form, ...inputs), { isScripted: true })
  return respond(answer, headers, lang)
}

/** Reading is not supported. */
export function loader() {
  throw new Response(null, { status: 404 })
}
