import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { FormReply } from '../forms/form-reply.server.ts'
import { useShopLayout } from '../layouts/use-shop-layout.ts'
import { usePage } from '../page.ts'
import type { AuthWords } from '../words/uk/auth.ts'
import { AuthLink } from './auth-link.tsx'
import { SignInForm } from './sign-in-form.tsx'

interface SignInPanelProps {
  words: AuthWords
  /** Prefix of the fields' ids. */
  id: string
  /** Path of this shop that is shown after signing in; null: the page stays. */
  next: string | null
  reply?: FormReply | undefined
  /** Whether its links open dialogs. @default false */
  inDialog?: boolean
}

/** The form with everything that leads on from it: a forgotten password, Google, a new account. */
export function SignInPanel({ words: all, id, next, reply, inDialog = false }: SignInPanelProps) {
  const { login: words } = all
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
      {/* Waits for the settings of the shop, the form does not. */}
      <Suspense>
        <GoogleButton words={words} next={next} inDialog={inDialog} />
      </Suspense>
      <p className="authpanel__other">
        {words.noAccount}{' '}
        <AuthLink name={inDialog ? 'registration' : null} path={`/registration${query}`}>
          {words.register}
        </AuthLink>
      </p>
    </div>
  )
}

interface GoogleButtonProps {
  words: AuthWords['login']
  next: string | null
  inDialog: boolean
}

/** Only in a shop that is registered with Google. From a dialog it leads back to the page below. */
function GoogleButton({ words, next, inDialog }: GoogleButtonProps) {
  const { locale } = usePage()
  const { hasGoogle } = useShopLayout()
  const { pathname, search } = useLocation()
  if (!hasGoogle) return null
  const returnTo = next ?? (inDialog ? pathname + search : null)
  return (
    <form className="authpanel__google" method="post" action={localise('/google/callback', locale)}>
      {returnTo !== null && <input type="hidden" name="next" value={returnTo} />}
      <p aria-hidden="true">{words.or}</p>
      <Button type="submit" size="large" fullWidth>
        {words.google}
      </Button>
    </form>
  )
}
