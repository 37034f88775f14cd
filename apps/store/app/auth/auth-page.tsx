import { localise } from '@shop/contract/locales'
import { useFlowEvent } from '@shop/flows/react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { usePage } from '../page.ts'
import { useSession } from './use-session.ts'

interface AuthPageProps {
  title: string
  /** Where the page leads after signing in. @default the account */
  next?: string | null
  children: ReactNode
}

/** The frame of the pages of signing in. With scripts the session's machine signs in, and the page leads on. */
export function AuthPage({ title, next = null, children }: AuthPageProps) {
  const { locale } = usePage()
  const navigate = useNavigate()
  useFlowEvent(
    useSession(),
    'session.signedIn',
    ({ returnTo }) => void navigate(returnTo ?? next ?? localise('/account', locale), { replace: true }),
  )
  return (
    <div className="wrap authpage">
      <h1 data-text="h1">{title}</h1>
      {children}
    </div>
  )
}
