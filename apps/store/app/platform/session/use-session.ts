import type { Locale } from '@shop/contract/locales'
import { type LazyFlow, lazyFlow } from '@shop/flows/lazy'
import type { SessionEmitted, SessionEvent, SessionView } from '@shop/flows/session'
import { initialSessionView } from '@shop/flows/session/view'
import { useState } from 'react'
import { importIfOnline } from '../errors/chunk-reload.ts'
import { usePage } from '../words/use-page.ts'

type LazySession = LazyFlow<SessionEvent, SessionView, SessionEmitted>

/** The machine is imported on the first interaction with a form, or when a call is answered with 401. */
const lazySession = (lang: Locale): LazySession =>
  lazyFlow(async () => (await importIfOnline(() => import('./session-flow.ts'))).createBrowserSession(lang), {
    view: initialSessionView(null),
    onError: () => undefined, // the form shows that it could not be submitted
  })

/** Shared by dialogs, pages and the account within this document. */
let session: LazySession | undefined

/** The session of the document, for modules that are no components. */
export function sessionOf(lang: Locale): LazySession {
  if (import.meta.env.SSR) return lazySession(lang)
  if (!session) {
    session = lazySession(lang)
    session.start()
  }
  return session
}

/** The session of the document, lazily loaded. */
export function useSession(): LazySession {
  const { locale } = usePage()
  const [own] = useState(() => sessionOf(locale))
  return own
}
