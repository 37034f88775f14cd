import type { User } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import { Button } from '@shop/ui/button'
import { EmailField, PasswordField, PhoneField, TextField } from '@shop/ui/field'
import { useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { refreshCustomerName } from '../auth/customer-name.ts'
import { CONFIRMATION } from '../auth/forms.ts'
import { useExpiredSession } from '../auth/use-expired-session.ts'
import { formatMoment } from '../format-date.ts'
import { usePage } from '../page.ts'
import { fill } from '../phrase.ts'
import type { AuthWords } from '../words/uk/auth.ts'
import type { ProfileWords } from '../words/uk/profile.ts'
import { AccountForm, AccountPart } from './account-form.tsx'
import type { AccountReply } from './account-reply.server.ts'
import { profileForms } from './forms.ts'

type Device = DataOf<'/api/profile/sessions'>[number]

interface ContactPageProps {
  title: string
  customer: User
  /** Sessions of the customer; null when they could not be loaded. */
  devices: readonly Device[] | null
  words: ProfileWords
  authWords: AuthWords
  /** The reply to a form sent without scripts. */
  reply: AccountReply | undefined
}

/** «Контактна інформація»: details, e-mail, password, devices, data. */
export function ContactPage({ title, customer, devices, words, authWords, reply }: ContactPageProps) {
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
        <AccountForm
          intent="email"
          fields={profileForms.email}
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
                <PasswordField {...field('current_password')} label={words.password.current} />
              </div>
            )
          }}
        </AccountForm>
      </AccountPart>
      <AccountPart title={words.password.title}>
        <AccountForm
          intent="password"
          fields={profileForms.password}
          reply={reply}
          submit={words.password.submit}
          saved={words.password.saved}
          resets
        >
          {field => (
            <>
              <input type="hidden" autoComplete="username" value={customer.email} readOnly />
              <div className="authform__pair">
                <PasswordField {...field('current_password')} label={words.password.current} />
              </div>
              <div className="authform__pair">
                <PasswordField
                  {...field('password')}
                  label={authWords.newPassword}
                  hint={words.password.hint}
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
          <AccountForm
            intent="delete"
            fields={profileForms.delete}
            reply={reply}
            submit={words.remove.confirm}
            saved={words.remove.removed}
          >
            {field => (
              <div className="authform__pair">
                <PasswordField {...field('current_password')} label={words.password.current} />
              </div>
            )}
          </AccountForm>
        </details>
      </AccountPart>
    </>
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
