import { useFlowEvent } from '@shop/flows/react'
import { useEffect } from 'react'
import { EXPIRED } from '../modals/login-data.ts'
import { useModals } from '../modals/use-modals.ts'
import { refreshCustomerName } from './customer-name.ts'
import { useSession } from './use-session.ts'

/**
 * Says that the session has ended, in the sign-in dialog over the page, which keeps what was typed. `answer`: the last one to a form
 * of the page.
 */
export function useExpiredSession(answer: { readonly isExpired: boolean } | undefined): void {
  const session = useSession()
  const { open } = useModals()
  useEffect(() => {
    if (!answer?.isExpired) return
    session.send({ type: 'http.401' })
    refreshCustomerName({ tells: true })
    open('login', { data: EXPIRED })
  }, [answer, session, open])
}

/** The same when a call of the page has found out, or when the session's time is over. */
export function useSessionExpiry(): void {
  const { open } = useModals()
  useFlowEvent(useSession(), 'session.expired', () => open('login', { data: EXPIRED }))
}
