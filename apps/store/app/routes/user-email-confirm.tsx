import { FormFailure } from '../platform/forms/messages.tsx'
import '../features/account/auth/auth.css'
import { localise, splitLocale } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { data, Form, redirect, useLocation, useNavigation } from 'react-router'
import { authMeta } from '../features/account/index.server.ts'
import { AuthPage, LinkFailure, SignInPanel } from '../features/account/index.ts'
import { toFormReply } from '../platform/forms/form-reply.server.ts'
import { StoreLink } from '../platform/navigation/store-link.tsx'
import { requestContext } from '../platform/request/context.ts'
import { usePage } from '../platform/words/use-page.ts'
import { getWords } from '../platform/words/words.server.ts'
import type { Route } from './+types/user-email-confirm.ts'

export { tokenPageHeaders as headers } from '../platform/request/token-page-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const words = getWords(splitLocale(url.pathname).locale, 'auth')
  return {
    words,
    isSignedIn: context.get(requestContext).shopper().isSignedIn,
    isDone: url.searchParams.has('done'),
    seo: await authMeta(context, url, words.confirm.title),
  }
}

/** `failed`: error of this attempt; `dead`: the link is invalid. */
type Outcome = { state: 'dead' | 'resent' } | { state: 'failed'; message: string }

/** Confirms the e-mail, or sends a new link to the signed-in customer. */
export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const shopper = context.get(requestContext).shopper()
  const form = await request.formData()
  const isResend = form.get('intent') === 'resend' || token === undefined
  const answer = isResend
    ? await shopper.client.call('/api/auth/email/resend', { lang: locale })
    : await shopper.client.call('/api/auth/email/confirm', { lang: locale, token })
  // Redirects to the URL without the token, so that a reload does not submit it again.
  if (answer.success && !isResend)
    return redirect(`${localise('/user-email-confirm/token', locale)}?done`, { status: 303 })
  if (answer.success) return { state: 'resent' } satisfies Outcome
  const { reply, status } = toFormReply(answer, {}, locale)
  if (reply.errors.token !== undefined) return { state: 'dead' } satisfies Outcome
  const message = reply.formError ?? Object.values(reply.errors)[0] ?? ''
  return data({ state: 'failed', message } satisfies Outcome, { status })
}

/** Confirms an e-mail on a button press, because mail scanners open links. */
export default function EmailConfirmPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { words: all, isSignedIn, isDone } = loaderData
  const words = all.confirm
  const { locale } = usePage()
  const { pathname } = useLocation()
  const pending = useNavigation().state !== 'idle'
  const outcome: Outcome | undefined = actionData
  const isLinkInvalid = outcome?.state === 'dead'
  return (
    <AuthPage title={words.title} next={localise('/account', locale)}>
      <FormFailure>{outcome?.state === 'failed' && outcome.message}</FormFailure>
      {outcome?.state === 'resent' ? (
        <p role="status" className="authform__sent">
          {words.resent}
        </p>
      ) : isDone ? (
        <>
          <p role="status" className="authform__sent">
            {words.done}
          </p>
          <Button asChild variant="accent" size="large">
            <StoreLink href={localise('/account', locale)}>{words.toAccount}</StoreLink>
          </Button>
        </>
      ) : token !== undefined && !isLinkInvalid ? (
        <Form method="post" className="authform">
          <p data-text="muted">{isSignedIn ? words.text : words.textSignedOut}</p>
          {/* With a value, because the server rejects an empty form. */}
          <Button type="submit" name="intent" value="confirm" variant="accent" size="large" pending={pending}>
            {words.submit}
          </Button>
          {!isSignedIn && (
            <p data-text="small muted">
              {words.guestOrders}{' '}
              <StoreLink href={`${localise('/login', locale)}?${new URLSearchParams({ next: pathname })}`}>
                {words.signInFirst}
              </StoreLink>
            </p>
          )}
        </Form>
      ) : (
        <>
          <LinkFailure focuses={isLinkInvalid}>{isLinkInvalid ? words.dead : words.missing}</LinkFailure>
          {isSignedIn ? (
            <Form method="post" className="authform">
              <Button type="submit" name="intent" value="resend" variant="accent" size="large" pending={pending}>
                {words.resend}
              </Button>
            </Form>
          ) : (
            <>
              <p>{words.resendAfterLogin}</p>
              <SignInPanel words={all} id="page" next={localise('/account', locale)} />
            </>
          )}
        </>
      )}
    </AuthPage>
  )
}
