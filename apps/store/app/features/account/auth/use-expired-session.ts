import { useFlowEvent } from '@shop/flows/react'
import { useEffect } from 'react'
import { refreshCustomerName } from '../../../platform/session/customer-name.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { EXPIRED } from '../../../shell/dialogs/login-data.ts'
import { useModals } from '../../../shell/dialogs/use-modals.ts'

/**
 * Opens the sign-in dialog over the page when the session has ended; the page keeps its typed values. `answer`: last response to a
 * form of the page.
 */
export function useExpiredSession(answer: { readonly isExpired: boolean } | undefined): void {
  const session = useSession()
  const { open } = useModals()
  useEffect(() => {
    if (!answer?.isExpired) return
    session.send({ type: 'http.401' })
    refreshCustomerName({ broadcast: true })
    open('login', { data: EXPIRED })
  }, [answer, session, open])
}

/** The same when a call was answered with 401 or the session has expired. */
export function useSessionExpiry(): void {
  const { open } = useModals()
  useFlowEvent(useSession(), 'session.expired', () => open('login', { data: EXPIRED }))
}
