import type { User } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import type { Form } from '@shop/contract/fields'
import { Button } from '@shop/ui/button'
import { EmailField, PasswordField, PhoneField, TextField } from '@shop/ui/field'
import { Suspense, useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { refreshCustomerName } from '../auth/customer-name.ts'
import { CONFIRMATION } from '../auth/forms.ts'
import { GoogleButton } from '../auth/google-button.tsx'
import { useExpiredSession } from '../auth/use-expired-session.ts'
import { formatMoment } from '../format-date.ts'
import { usePage } from '../page.ts'
import { fill } from '../phrase.ts'
import type { AuthWords } from '../words/uk/auth.ts'
import type { ProfileWords } from '../words/uk/profile.ts'
import { AccountForm, AccountPart } from './account-form.tsx'
import type { AccountReply } from './account-reply.server.ts'
import { profileForms, withoutCurrentPassword } from './forms.ts'

type SignInMethods = DataOf<'/api/profile/sign-in-methods'>
type Device = DataOf<'/api/profile/sessions'>[number]

interface ContactPageProps {
  title: string
  customer: User
  /** Sessions of the customer; null when they could not be loaded. */
  devices: readonly Device[] | null
  /** How the customer signs in; null when it could not be loaded. */
  methods: SignInMethods | null
  words: ProfileWords
  authWords: AuthWords
  /** The reply to a form sent without scripts. */
  reply: AccountReply | undefined
}

/** «Контактна інформація»: details, e-mail, password, devices, data. */
export function ContactPage({ title, customer, devices, methods, words, authWords, reply }: ContactPageProps) {
  const hasPassword = methods?.password ?? true
  /** What a password protects is shown to a customer without one only soon after signing in. */
  const mustSignIn = methods !== null && !methods.password && !methods.recent
  const fieldsOf = (form: Form) => (hasPassword ? form : withoutCurrentPassword(form))
  const password = hasPassword ? words.password : words.proof.newPassword
  // biome-ignore lint/correctness/useExhaustiveDependencies: updates the header when the name was saved
  useEffect(() => refreshCustomerName({ broadcast: true }), [customer.name])
  return (
    <>
      <h1 data-text="h1">{title}</h1>
      <AccountPart title={words.details.title}>
        <AccountForm
          intent="details"
          fields={profileForms.details}
          reply={reply}
          submit={words.details.submit}
          saved={words.details.saved}
        >
          {field => {
            const props = (name: 'name' | 'last_name' | 'phone') => {
              const { defaultValue, ...rest } = field(name)
              return { ...rest, defaultValue: defaultValue ?? customer[name] ?? '' }
            }
            return (
              <div className="authform__pair">
                <TextField {...props('name')} label={authWords.name} autoComplete="given-name" />
                <TextField {...props('last_name')} label={authWords.lastName} autoComplete="family-name" />
                <PhoneField {...props('phone')} label={authWords.phone} optional />
              </div>
            )
          }}
        </AccountForm>
      </AccountPart>
      <AccountPart title={words.email.title}>
        <EmailStatus customer={customer} words={words} reply={reply} />
        {!mustSignIn && (
          <AccountForm
            intent="email"
            fields={fieldsOf(profileForms.email)}
            reply={reply}
            submit={words.email.submit}
            saved={words.email.saved}
          >
            {field => {
              const { defaultValue, ...email } = field('email')
              return (
                <div className="authform__pair">
                  <EmailField
                    {...email}
                    defaultValue={defaultValue ?? customer.email}
                    label={authWords.email}
                    hint={words.email.hint}
                    autoComplete="username"
                  />
                  {hasPassword && <PasswordField {...field('current_password')} label={words.password.current} />}
                </div>
              )
            }}
          </AccountForm>
        )}
      </AccountPart>
      {mustSignIn ? (
        <SignInAgain
          customer={customer}
          words={words.proof}
          google={methods.google ? authWords.login.google : null}
          reply={reply}
        />
      ) : (
        <AccountPart title={password.title}>
          <AccountForm
            intent="password"
            fields={fieldsOf(profileForms.password)}
            reply={reply}
            submit={password.submit}
            saved={password.saved}
            resets
          >
            {field => (
              <>
                <input type="hidden" autoComplete="username" value={customer.email} readOnly />
                {hasPassword && (
                  <div className="authform__pair">
                    <PasswordField {...field('current_password')} label={words.password.current} />
                  </div>
                )}
                <div className="authform__pair">
                  <PasswordField
                    {...field('password')}
                    label={authWords.newPassword}
                    hint={password.hint}
                    autoComplete="new-password"
                  />
                  <PasswordField
                    {...field(CONFIRMATION)}
                    label={authWords.passwordConfirmation}
                    autoComplete="new-password"
                  />
                </div>
              </>
            )}
          </AccountForm>
        </AccountPart>
      )}
      <AccountPart title={words.sessions.title}>
        <Devices devices={devices} words={words.sessions} />
      </AccountPart>
      <AccountPart title={words.data.title}>
        <p data-text="muted">{words.data.text}</p>
        <p>
          <Button asChild>
            <a href="/account/data" download>
              {words.data.download}
            </a>
          </Button>
        </p>
        <details className="accountremove" open={reply?.intent === 'delete'}>
          <summary>{words.remove.title}</summary>
          <p>{words.remove.text}</p>
          {mustSignIn ? (
            <p>
              <a href={`#${SIGN_IN_AGAIN}`} data-text="link">
                {words.proof.title}
              </a>
            </p>
          ) : (
            <AccountForm
              intent="delete"
              fields={fieldsOf(profileForms.delete)}
              reply={reply}
              submit={words.remove.confirm}
              saved={words.remove.removed}
            >
              {field =>
                hasPassword && (
                  <div className="authform__pair">
                    <PasswordField {...field('current_password')} label={words.password.current} />
                  </div>
                )
              }
            </AccountForm>
          )}
        </details>
      </AccountPart>
    </>
  )
}

/** Id of the part that a link of the deletion leads to. */
const SIGN_IN_AGAIN = 'sign-in-again'

interface SignInAgainProps {
  customer: User
  words: ProfileWords['proof']
  /** Label of the button for a customer who has signed in with Google before. */
  google: string | null
  reply: AccountReply | undefined
}

/** A customer without a password proves to be the owner by signing in once more. */
function SignInAgain({ customer, words, google, reply: pageReply }: SignInAgainProps) {
  const fetcher = useFetcher<AccountReply>()
  const { pathname } = useLocation()
  useExpiredSession(fetcher.data)
  const reply = fetcher.data ?? (pageReply?.intent === 'sign-in-link' ? pageReply : undefined)
  return (
    <AccountPart title={words.title} id={SIGN_IN_AGAIN}>
      <p data-text="muted">{fill(words.text, { email: customer.email })}</p>
      <fetcher.Form method="post" action={pathname}>
        <input type="hidden" name="intent" value="sign-in-link" />
        {!reply?.sent && (
          <Button type="submit" size="large" pending={fetcher.state !== 'idle'}>
            {words.submit}
          </Button>
        )}
        <p role="status">{reply?.sent ? words.sent : reply?.formError}</p>
      </fetcher.Form>
      <Suspense>{google !== null && <GoogleButton label={google} next={pathname} />}</Suspense>
    </AccountPart>
  )
}

interface EmailStatusProps {
  customer: User
  words: ProfileWords
  reply: AccountReply | undefined
}

/** Whether the e-mail is confirmed; if not, a button that sends the link again. */
function EmailStatus({ customer, words: { email: words }, reply: pageReply }: EmailStatusProps) {
  const fetcher = useFetcher<AccountReply>()
  const { pathname } = useLocation()
  useExpiredSession(fetcher.data)
  const reply = fetcher.data ?? (pageReply?.intent === 'resend' ? pageReply : undefined)
  const answer = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (fetcher.data?.sent) answer.current?.focus()
  }, [fetcher.data])
  if (customer.email_confirmed) return <p data-text="small muted">{words.confirmed}</p>
  return (
    <fetcher.Form method="post" action={pathname} className="accountnotice">
      <p>{words.unconfirmed}</p>
      <input type="hidden" name="intent" value="resend" />
      {!reply?.sent && (
        <Button type="submit" pending={fetcher.state !== 'idle'}>
          {words.resend}
        </Button>
      )}
      <p role="status" tabIndex={-1} ref={answer}>
        {reply?.sent ? words.resent : reply?.formError}
      </p>
    </fetcher.Form>
  )
}

/** Sessions of the customer, each with a button that ends it. */
function Devices({ devices, words }: { devices: readonly Device[] | null; words: ProfileWords['sessions'] }) {
  const { locale } = usePage()
  const fetcher = useFetcher<AccountReply>()
  const { pathname } = useLocation()
  useExpiredSession(fetcher.data)
  const ended = useRef<HTMLParagraphElement>(null)
  const isEnded = fetcher.state === 'idle' && fetcher.data?.sent === true
  useEffect(() => {
    if (isEnded) ended.current?.focus()
  }, [isEnded])
  if (devices === null) return <p role="alert">{words.failed}</p>
  const pending = fetcher.state !== 'idle'
  return (
    <>
      <ul className="devices">
        {devices.map(({ id, device, current, last_seen }) => (
          <li key={id}>
            <div>
              <p className="devices__name">
                {device || words.unknown} {current && <span data-text="caption">({words.current})</span>}
              </p>
              <p data-text="caption">{fill(words.seen, { date: formatMoment(last_seen, locale) })}</p>
            </div>
            {!current && (
              <fetcher.Form method="post" action={pathname}>
                <input type="hidden" name="intent" value="end-session" />
                <Button
                  type="submit"
                  name="id"
                  value={id}
                  aria-label={fill(words.endNamed, { device: device || words.unknown })}
                  pending={pending}
                >
                  {words.end}
                </Button>
              </fetcher.Form>
            )}
          </li>
        ))}
      </ul>
      <p role="status" tabIndex={-1} ref={ended} className="devices__message">
        {isEnded && words.ended}
      </p>
      <p role="alert" className="devices__message">
        {fetcher.data?.formError}
      </p>
      <fetcher.Form method="post" action={pathname}>
        <Button type="submit" name="intent" value="end-sessions" pending={pending}>
          {words.endAll}
        </Button>
      </fetcher.Form>
    </>
  )
}
