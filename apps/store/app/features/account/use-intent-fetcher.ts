import { useFetcher, useLocation } from 'react-router'
import type { AccountReply } from './account-reply.server.ts'
import { useExpiredSession } from './auth/use-expired-session.ts'

/**
 * Submits the forms of an account page that have one of these intents by fetch; they are kept when the session has ended meanwhile.
 * `pageReply`: to a form sent without scripts.
 */
export function useIntentFetcher(pageReply: AccountReply | undefined, ...intents: readonly string[]) {
  const fetcher = useFetcher<AccountReply>()
  const { pathname } = useLocation()
  useExpiredSession(fetcher.data)
  const own = pageReply && intents.includes(pageReply.intent) ? pageReply : undefined
  return { fetcher, pathname, reply: fetcher.data ?? own, pending: fetcher.state !== 'idle' }
}
