import { FocusedMessage, FormFailure } from '../platform/forms/messages.tsx'
import '@shop/ui/theme/field-controls.css'
import '../features/account/auth/auth.css'
import { splitLocale } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { EmailField } from '@shop/ui/field'
import { data, redirect, useFetcher, useLocation } from 'react-router'
import { authMeta, redirectCustomer, signedInPath, signIn, validationReply } from '../features/account/index.server.ts'
import { AuthForm, AuthPage, emailForm, LinkFailure, SignInPanel, useAuthForm } from '../features/account/index.ts'
import { type FormReply, textFields, toFormReply } from '../platform/forms/form-reply.server.ts'
import { requestContext } from '../platform/request/context.ts'
import type { AuthWords } from '../platform/words/uk/auth.ts'
import { getWords } from '../platform/words/words.server.ts'
import type { Route } from './+types/s-login.ts'

export { tokenPageHeaders as headers } from '../platform/request/token-page-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, url, params: { token } }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  // With a token: it may be another account's.
  if (token === undefined) await redirectCustomer(context, locale, null)
  const words = getWords(locale, 'auth')
  return { words, seo: await authMeta(context, url, words.link.title) }
}

/** `link`: reply to the form that mails a new link. */
interface LinkOutcome {
  isLinkInvalid: boolean
  failure: string | null
  link: FormReply | null
}

/** Signs in with the token, or sends a new link. */
export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const form = await request.formData()
  if (form.has('email') || token === undefined) {
    const values = textFields(form, 'email')
    const invalid = validationReply(emailForm, values, url)
    const outcome = { isLinkInvalid: true, failure: null }
    if (invalid) return data({ ...outcome, link: invalid } satisfies LinkOutcome)
    const { client } = context.get(requestContext)
    const sent = await client.call('/api/auth/link', { lang: locale, email: values.email ?? '' })
    const { reply, status } = toFormReply(sent, values, locale)
    return data({ ...outcome, link: reply } satisfies LinkOutcome, { status })
  }
  const { answer, headers, isUnmerged } = await signIn(context, locale, 'token', { token })
  if (answer.success) return redirect(signedInPath(locale, null, isUnmerged), { status: 303, headers })
  const { reply, status } = toFormReply(answer, {}, locale)
  if (status === 401) return data({ isLinkInvalid: true, failure: null, link: null } satisfies LinkOutcome)
  return data({ isLinkInvalid: false, failure: reply.formError, link: null } satisfies LinkOutcome, { status })
}

/** Signs in by a one-time link on a button press, because mail scanners open links. */
export default function LinkPage({ loaderData: { words: all }, actionData, params: { token } }: Route.ComponentProps) {
  const { link: words } = all
  const fetcher = useFetcher<typeof action>()
  const { pathname } = useLocation()
  const outcome: LinkOutcome | undefined = fetcher.data ?? actionData
  const send = (values: Record<string, string>) => void fetcher.submit(values, { method: 'post', action: pathname })
  const pending = fetcher.state !== 'idle'
  return (
    <AuthPage title={words.title}>
      <FormFailure>{outcome?.failure}</FormFailure>
      {token !== undefined && !outcome?.isLinkInvalid ? (
        <fetcher.Form method="post" action={pathname} className="authform">
          <p data-text="muted">{words.text}</p>
          <Button type="submit" name="intent" value="login" variant="accent" size="large" pending={pending}>
            {words.submit}
          </Button>
        </fetcher.Form>
      ) : (
        <>
          <LinkFailure focuses={outcome?.link === null}>{token === undefined ? words.missing : words.dead}</LinkFailure>
          <SignInPanel words={all} id="page" next={null} />
          <section className="authpage__more" aria-labelledby="link-title">
            <h2 id="link-title" data-text="h3">
              {words.requestTitle}
            </h2>
            <LinkForm words={all} reply={outcome?.link ?? undefined} pending={pending} action={pathname} send={send} />
          </section>
        </>
      )}
    </AuthPage>
  )
}

interface LinkFormProps {
  words: AuthWords
  reply: FormReply | undefined
  pending: boolean
  action: string
  send: (values: Record<string, string>) => void
}

/** Sends a one-time link. The response is the same for every address. */
function LinkForm({ words, reply, pending, action, send }: LinkFormProps) {
  const model = useAuthForm({ fields: emailForm, id: 'link', reply, send })
  if (reply?.sent) return <FocusedMessage className="authform__sent">{words.link.sent}</FocusedMessage>
  return (
    <AuthForm model={model} action={action} submit={words.link.request} pending={pending} failure={reply?.formError}>
      <EmailField {...model.field('email')} label={words.email} autoComplete="username" />
    </AuthForm>
  )
}
