import { localise } from '@shop/contract/locales'
import { useFlow } from '@shop/flows/react'
import { EmailField, PasswordField } from '@shop/ui/field'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { FormReply } from '../../../platform/forms/form-reply.server.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import type { AuthWords } from '../../../platform/words/uk/auth.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { AuthLink } from '../../../shell/dialogs/auth-link.tsx'
import { AuthForm } from './auth-form.tsx'
import { loginForm } from './forms.ts'
import { GoogleButton } from './google-button.tsx'
import { useSignInReply } from './session-reply.ts'
import { useAuthForm } from './use-auth-form.ts'

interface SignInFormProps {
  words: AuthWords
  /** Prefix of the fields' ids. */
  id: string
  /** Path to open after signing in; null: stays on the page. */
  next: string | null
  /** The server's reply to a form sent without scripts. */
  reply?: FormReply | undefined
  footer?: ReactNode
}

/** E-mail and password. Submitted by the session's machine, without scripts to the page «Вхід». */
function SignInForm({ words, id, next, reply: pageReply, footer }: SignInFormProps) {
  const { locale } = usePage()
  const session = useSession()
  const pending = useFlow(session, view => view.status === 'signingIn')
  const reply = useSignInReply(session, words) ?? pageReply
  const model = useAuthForm({
    fields: loginForm,
    id,
    reply,
    send: ({ email = '', password = '' }) =>
      session.send({ type: 'session.login', credentials: { email, password }, ...(next ? { returnTo: next } : {}) }),
  })
  return (
    <AuthForm
      model={model}
      action={localise('/login', locale)}
      next={next}
      submit={words.login.submit}
      pending={pending}
      failure={reply?.formError}
      footer={footer}
      onFocus={() => void session.load().catch(() => undefined)}
    >
      <EmailField {...model.field('email')} label={words.email} autoComplete="username" />
      <PasswordField {...model.field('password')} label={words.password} />
    </AuthForm>
  )
}

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
