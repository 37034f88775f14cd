import type { Locale } from '@shop/contract/locales'
import { createSessionFlow, type SessionFlow } from '@shop/flows/session'
import { broadcastOf } from '../browser/broadcast.ts'
import { tabStorageOf } from '../browser/environment.ts'
import { readCustomerName, refreshCustomerName, SESSION_CHANNEL } from './customer-name.ts'
import { createSessionClient } from './session-client.ts'

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
