import type { CallPath, User } from '@shop/contract'
import type { BodyOf, DataOf } from '@shop/contract/client'
import { toClientFailure } from '@shop/contract/client-failure'
import type { Locale } from '@shop/contract/locales'
import { data } from 'react-router'
import { thrownStatus } from '../errors/thrown-status.ts'
import { failureStatus } from '../request/call-api.ts'
import { type LoaderContext, requestContext } from '../request/context.ts'
import { customerOwner, GUEST } from './session-cookie.ts'

/** Thrown by pages for customers only; `AccountError` then shows the sign-in form. */
export const signInRequired = () => data(null, { status: 401, headers: { 'Cache-Control': 'private, no-store' } })

/** Makes a call with the session of the request. Throws 401 without a session, and the page's status for any other failure. */
async function callWithSession<Path extends CallPath>(
  context: LoaderContext,
  path: Path,
  body: BodyOf<Path>,
): Promise<DataOf<Path>> {
  const { client, isSignedIn } = context.get(requestContext).shopper()
  if (!isSignedIn) throw signInRequired()
  const answer = await client.call(path, body)
  if (answer.success) return answer.data
  const failure = toClientFailure(answer.error)
  if (failure.code === 'unauthorised') throw signInRequired()
  const status = failureStatus(failure)
  throw data(null, { status, headers: status === 503 ? { 'Retry-After': '5' } : {} })
}

const customers = new WeakMap<LoaderContext, Promise<User>>()

/** The signed-in customer, requested once per page request. Throws 401 for a guest. */
export function requireCustomer(context: LoaderContext, locale: Locale): Promise<User> {
  const customer = customers.get(context) ?? callWithSession(context, '/api/auth/user', { lang: locale })
  customers.set(context, customer)
  return customer
}

/** The customer as a call of this request has changed them: its page shows them so, whoever has asked for them before. */
export function replaceCustomer(context: LoaderContext, customer: User): void {
  customers.set(context, Promise.resolve(customer))
}

/**
 * Makes a call as the signed-in customer, once it is known who that is: a page whose session has expired costs one call,
 * whatever it loads. Throws as `requireCustomer`, and the page's status for any failure.
 */
export async function callAsCustomer<Path extends CallPath>(
  context: LoaderContext,
  path: Path,
  body: BodyOf<Path> & { lang: Locale },
): Promise<DataOf<Path>> {
  await requireCustomer(context, body.lang)
  return callWithSession(context, path, body)
}

/**
 * Who owns what the browser of a request has stored: the customer of its session, whom the backend knows, or a guest. Its other
 * cookies prove nothing.
 */
export async function ownerOf(context: LoaderContext, locale: Locale): Promise<string> {
  const customer = await getCustomer(context, locale)
  return customer ? customerOwner(customer.id) : GUEST
}

/** The signed-in customer; null for a guest. */
export async function getCustomer(context: LoaderContext, locale: Locale): Promise<User | null> {
  if (!context.get(requestContext).shopper().isSignedIn) return null
  try {
    return await requireCustomer(context, locale)
  } catch (thrown) {
    if (thrownStatus(thrown) === 401) return null
    throw thrown
  }
}
