import { localise } from '@shop/contract/locales'
import { useFlowEvent } from '@shop/flows/react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../../platform/session/use-session.ts'
import { usePage } from '../../../platform/words/use-page.ts'

interface AuthPageProps {
  title: string
  /** Path to open after signing in. @default the account */
  next?: string | null
  children: ReactNode
}

/** Layout of the sign-in pages. With scripts the session's machine signs in and then the page navigates to `next`. */
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
