import { type Client, createClient } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { createSessionFlow, type SessionFlow } from '@shop/flows/session'
import { broadcastOf } from '../browser/broadcast.ts'
import { tabStorageOf } from '../browser/environment.ts'
import { fetchWithCookies } from '../browser/fetch-with-cookies.ts'
import { waitingForNetwork } from '../browser/waiting-for-network.ts'
import { readCustomerName, refreshCustomerName, SESSION_CHANNEL } from './customer-name.ts'

/** Calls that create or end a session, with the store's routes that set and clear its cookies. */
const routes: Readonly<Record<string, string>> = {
  '/api/auth/login': '/session/login',
  '/api/auth/register': '/session/register',
  '/api/auth/token': '/session/token',
  '/api/auth/logout': '/session/logout',
}

/** The strings of a call's body as form data. */
function formOf(body: unknown): URLSearchParams {
  const form = new URLSearchParams()
  if (typeof body !== 'object' || body === null) return form
  for (const [name, value] of Object.entries(body)) if (typeof value === 'string') form.set(name, value)
  return form
}

async function sessionFetch(request: Request): Promise<Response> {
  const route = routes[new URL(request.url).pathname]
  if (route === undefined) return fetchWithCookies(request)
  const { signal } = request
  return fetchWithCookies(
    new Request(new URL(route, request.url), { method: 'POST', body: formOf(await request.json()), signal }),
  )
}

/**
 * Client of the session's machine. Signing in and out goes through the store's own routes, whose responses contain no token, so
 * that scripts never see one.
 */
const createSessionClient = (): Client => waitingForNetwork(createClient({ fetch: sessionFetch }))

/** The session of this tab. Without the customer's cookie no request checks who is signed in. */
export function createBrowserSession(lang: Locale): SessionFlow {
  const session = createSessionFlow({
    client: createSessionClient(),
    lang,
    tabStorage: tabStorageOf(window),
    ...(readCustomerName() === null ? { user: null } : {}),
    ...broadcastOf(SESSION_CHANNEL),
  })
  // The machine itself broadcasts the first two to the other tabs.
  session.on('session.signedIn', () => refreshCustomerName({ broadcast: false }))
  session.on('session.signedOut', () => refreshCustomerName({ broadcast: false }))
  session.on('session.expired', () => refreshCustomerName({ broadcast: true }))
  // An answer with another name has set its cookie.
  session.select(({ user }) => user?.name).subscribe(() => refreshCustomerName({ broadcast: true }))
  return session
}
