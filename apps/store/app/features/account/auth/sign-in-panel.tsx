import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { FormReply } from '../../../platform/forms/form-reply.server.ts'
import type { AuthWords } from '../../../platform/words/uk/auth.ts'
import { AuthLink } from '../../../shell/dialogs/auth-link.tsx'
import { GoogleButton } from './google-button.tsx'
import { SignInForm } from './sign-in-form.tsx'

interface SignInPanelProps {
  words: AuthWords
  /** Prefix of the fields' ids. */
  id: string
  /** Path to open after signing in; null: stays on the page. */
  next: string | null
  reply?: FormReply | undefined
  /** Whether its links open dialogs. @default false */
  inDialog?: boolean
}

/** The sign-in form with links: forgotten password, Google, registration. */
export function SignInPanel({ words: all, id, next, reply, inDialog = false }: SignInPanelProps) {
  const { login: words } = all
  // From a dialog Google leads back to the page below it.
  const { pathname, search } = useLocation()
  const query = next === null ? '' : `?${new URLSearchParams({ next })}`
  const links: ReactNode = (
    <p className="authform__links">
      <AuthLink name={inDialog ? 'password-reset' : null} path="/password-reset/token">
        {words.forgot}
      </AuthLink>
    </p>
  )
  return (
    <div className="authpanel">
      <SignInForm words={all} id={id} next={next} reply={reply} footer={links} />
      {/* Suspends until the settings are loaded; the form does not. */}
      <Suspense>
        <GoogleButton label={words.google} separator={words.or} next={next ?? (inDialog ? pathname + search : null)} />
      </Suspense>
      <p className="authpanel__other">
        {words.noAccount}{' '}
        <AuthLink name={inDialog ? 'registration' : null} path={`/registration${query}`}>
          {words.register}
        </AuthLink>
      </p>
      <p className="authpanel__other">
        {words.guestOrder}{' '}
        <AuthLink name={null} path="/order">
          {words.findOrder}
        </AuthLink>
      </p>
    </div>
  )
}
