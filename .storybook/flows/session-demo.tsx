import type { Locale } from '@shop/contract/locales'
import { type FormEvent, useState } from 'react'
import { useFlowView } from '../../packages/flows/src/react/index.ts'
import type { SessionFlow, SessionView } from '../../packages/flows/src/session/index.ts'
import { Button } from '../../packages/ui/src/button/index.ts'
import { EmailField, PasswordField } from '../../packages/ui/src/field/index.ts'
import { visuallyHidden } from '../../packages/ui/src/internal/visually-hidden.ts'
import { UserCard } from '../../packages/ui/src/user-card/index.ts'
import { accountWordsIn } from './account-words.ts'
import { Row, useExampleTexts } from './products.ts'

interface DemoProps {
  flow: SessionFlow
  view: SessionView
  lang: Locale
}

function signInError({ status, error }: SessionView, lang: Locale): string | null {
  const words = accountWordsIn(lang)
  if (status === 'locked') return words.tooMany
  if (!error || error.code === 'rate_limited') return null
  return error.code === 'unauthorised' ? words.wrongPassword : (error.message ?? words.failed)
}

function SignIn({ flow, view, lang }: DemoProps) {
  const words = useExampleTexts()
  const more = accountWordsIn(lang)
  const [email, setEmail] = useState('olena@example.com')
  const [password, setPassword] = useState('')
  const { status, accountRequest } = view
  const error = signInError(view, lang)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flow.send({ type: 'session.login', credentials: { email, password }, returnTo: '/account' })
  }
  return (
    <>
      <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        {error && <p role="alert">{error}</p>}
        <EmailField label={words.email} value={email} onValueChange={setEmail} />
        <PasswordField label={words.password} value={password} onValueChange={setPassword} />
        <Button type="submit" variant="accent" pending={status === 'signingIn'} disabled={status === 'locked'}>
          {more.signIn}
        </Button>
      </form>
      <Row>
        <Button onClick={() => flow.send({ type: 'google.start', returnTo: '/account' })}>{more.google}</Button>
        <Button variant="quiet" onClick={() => flow.send({ type: 'link.request', email })}>
          {more.linkLetter}
        </Button>
      </Row>
      <p role="status">
        {accountRequest?.kind === 'link.request' && accountRequest.status === 'done' && more.letterSent}
      </p>
    </>
  )
}

function AddressBook({ flow, view, lang }: DemoProps) {
  const words = useExampleTexts()
  const more = accountWordsIn(lang)
  const { addresses, addressesLookup, changing, rejectedChanges } = view
  if (addressesLookup === 'failed')
    return (
      <p role="alert">
        {more.failed}{' '}
        <Button variant="quiet" size="small" onClick={() => flow.send({ type: 'addresses.retry' })}>
          {words.again}
        </Button>
      </p>
    )
  return (
    <section aria-label={words.addresses} aria-busy={addressesLookup === 'loading'}>
      <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
        {addresses.map(({ id, main, name, shipping_city, street, house }) => (
          <li key={id} style={{ display: 'grid', gap: 8 }}>
            <span>
              <b>{name}</b>
              {main === 1 && `\u00a0· ${more.main}`}
              <br />
              {shipping_city}, {street}, {house}
            </span>
            <Row>
              {main === 0 && (
                <Button
                  size="small"
                  pending={changing.includes(`address:${id}`)}
                  onClick={() => flow.send({ type: 'address.setMain', addressId: id })}
                >
                  {more.makeMain}
                  <span {...visuallyHidden}> {name}</span>
                </Button>
              )}
              <Button size="small" variant="quiet" onClick={() => flow.send({ type: 'address.delete', addressId: id })}>
                {more.remove}
                <span {...visuallyHidden}> {name}</span>
              </Button>
            </Row>
            {rejectedChanges[`address:${id}`] && (
              <p role="alert">
                {more.notSaved}{' '}
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => flow.send({ type: 'change.retry', key: `address:${id}` })}
                >
                  {words.again}
                  <span {...visuallyHidden}> {name}</span>
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Signing in, and the account, driven by the session's flow. */
export function SessionDemo({ flow, lang }: Omit<DemoProps, 'view'>) {
  const more = accountWordsIn(lang)
  const view = useFlowView(flow)
  const { status, user } = view
  if (status === 'restoring') return <p role="status">{more.looking}</p>
  if (status === 'atGoogle')
    return (
      <>
        <p role="status">{more.atGoogle}</p>
        <Button onClick={() => flow.send({ type: 'session.cancel' })}>{more.giveUp}</Button>
      </>
    )
  if (!user) return <SignIn flow={flow} view={view} lang={lang} />
  return (
    <>
      <UserCard user={{ name: `${user.name} ${user.last_name}`, email: user.email, phone: user.phone }} />
      {status === 'awaitingConfirm' ? (
        <>
          <p>{more.confirm}</p>
          <Row>
            <Button variant="accent" onClick={() => flow.send({ type: 'session.continue' })}>
              {more.goOn}
            </Button>
            <Button variant="quiet" onClick={() => flow.send({ type: 'email.resend' })}>
              {more.letterAgain}
            </Button>
          </Row>
        </>
      ) : (
        <AddressBook flow={flow} view={view} lang={lang} />
      )}
      <Row>
        <Button pending={status === 'signingOut'} onClick={() => flow.send({ type: 'session.logout' })}>
          {more.signOut}
        </Button>
      </Row>
    </>
  )
}
