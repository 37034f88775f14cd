import { useFlowEvent } from '@shop/flows/react'
import { useLocation, useRevalidator, useRouteError, useRouteLoaderData } from 'react-router'
import { statusOf } from '../../platform/errors/status.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { RouteError } from '../../shell/errors/route-error.tsx'
import type { AccountLayoutData } from './account-layout.server.ts'
import { SignInPanel } from './auth/sign-in-panel.tsx'

/** `ErrorBoundary` of every account page: shows the sign-in form to guests, then the requested page. */
export function AccountError() {
  const status = statusOf(useRouteError())
  const { locale } = usePage()
  const layout = useRouteLoaderData<AccountLayoutData>(`account-layout___${locale}`)
  if (status !== 401 || !layout) return <RouteError />
  return <GuestSection layout={layout} />
}

function GuestSection({ layout: { words, authWords } }: { layout: AccountLayoutData }) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  useFlowEvent(useSession(), 'session.signedIn', () => void revalidate())
  return (
    <section className="signin">
      <h1 data-text="h1">{words.guest.title}</h1>
      <p data-text="muted">{words.guest.text}</p>
      <SignInPanel words={authWords} id="page" next={pathname + search} />
    </section>
  )
}
