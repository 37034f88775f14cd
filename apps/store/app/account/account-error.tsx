import { useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import { SignInForm } from '../auth/sign-in-form.tsx'
import { RouteError } from '../errors/route-error.tsx'
import { statusOf } from '../errors/status.ts'
import type { AccountLayoutData } from '../layouts/account.tsx'
import { usePage } from '../page.ts'

/** `ErrorBoundary` of every section of the account: a guest gets the sign-in form, and after signing in that section. */
export function AccountError() {
  const status = statusOf(useRouteError())
  const { locale } = usePage()
  const layout = useRouteLoaderData<AccountLayoutData>(`account-layout___${locale}`)
  const { pathname, search } = useLocation()
  if (status !== 401 || !layout) return <RouteError />
  const { words, authWords } = layout
  return (
    <section className="signin">
      <h1 data-text="h1">{words.guest.title}</h1>
      <p data-text="muted">{words.guest.text}</p>
      <SignInForm words={authWords} id="page" next={pathname + search} />
    </section>
  )
}
