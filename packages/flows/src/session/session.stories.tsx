import type { Locale } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { EmailField, PasswordField } from '@shop/ui/field'
import { UserCard } from '@shop/ui/user-card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { StoryEnvironment } from '../../../../.storybook/flows/flow-demo.ts'
import { FlowPage, type FlowStoryArgs } from '../../../../.storybook/flows/flow-page.tsx'
import { setNetworkConditions, shopPanel, waitForLog, waitForState } from '../../../../.storybook/flows/play.ts'
import {
  backendMessagesIn,
  Column,
  messagesIn,
  Row,
  type StoryTexts,
  shopperIn,
  shopWordsIn,
  storyTexts,
  useExampleTexts,
} from '../../../../.storybook/flows/texts.ts'
import { useFlowView } from '../react/index.ts'
import { createFakeCustomers, FAKE_CODE, FAKE_PASSWORD, fakeCities } from '../testing/index.ts'
import {
  createSessionFlow,
  type SessionEmitted,
  type SessionEvent,
  type SessionFlow,
  type SessionView,
} from './index.ts'
import { sessionStates } from './states.ts'

/** Signing in and out, the address book, changes one at a time, and account requests. */
const meta = {
  title: 'Flows/Session',
  tags: ['night'],
  component: SessionPage,
  // In a frame: a docs page with several of them stays short, and each has the layout of a window.
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof SessionPage>
export default meta
type Story = StoryObj<typeof meta>

const email = 'olena@example.com'
/** Milliseconds for which sign-in is locked. */
const LOCK_DURATION = 4_000

/** A backend with one customer, who has two addresses. */
function setup({ lang, client, tabStorage, broadcast }: StoryEnvironment) {
  const customers = createFakeCustomers([email], backendMessagesIn(lang))
  const { name, lastName } = shopperIn[lang]
  const { answers } = customers
  answers['/api/auth/login']?.({ email, password: FAKE_PASSWORD }, {})
  answers['/api/profile/edit']?.({ name, last_name: lastName, phone: '+380 67 123 45 67' }, {})
  for (const { cityName, ref } of fakeCities.slice(0, 2))
    answers['/api/profile/address/create']?.(
      { name: cityName, shipping_city: cityName, shipping_city_id: ref, street: 'Соборна', house: '5' },
      {},
    )
  answers['/api/auth/logout']?.({}, {})
  const deps = { client: client(answers), tabStorage, broadcast, lang, lockDuration: LOCK_DURATION }
  return {
    createFlow: () => createSessionFlow(deps),
    backendActions: { 'Server: the session ends': customers.endSessions },
  }
}

interface DemoProps {
  flow: SessionFlow
  view: SessionView
  lang: Locale
}

function SignIn({ flow, view, lang }: DemoProps) {
  const words = useExampleTexts()
  const { auth } = shopWordsIn[lang]
  const [values, setValues] = useState({ email, password: '' })
  const { status, error, accountRequest } = view
  return (
    <>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          flow.send({ type: 'session.login', credentials: values, returnTo: '/account' })
        }}
      >
        <Column>
          {status === 'locked' && <p role="alert">{messagesIn[lang].failure.rate_limited}</p>}
          {error && error.code !== 'rate_limited' && <p role="alert">{error.message ?? auth.failed}</p>}
          <EmailField
            label={words.email}
            value={values.email}
            onValueChange={next => setValues({ ...values, email: next })}
          />
          <PasswordField
            label={words.password}
            value={values.password}
            onValueChange={password => setValues({ ...values, password })}
          />
          <Button type="submit" variant="accent" pending={status === 'signingIn'} disabled={status === 'locked'}>
            {auth.login.submit}
          </Button>
        </Column>
      </form>
      <Row>
        <Button onClick={() => flow.send({ type: 'google.start', returnTo: '/account' })}>{auth.login.google}</Button>
        <Button variant="quiet" onClick={() => flow.send({ type: 'link.request', email: values.email })}>
          {auth.link.request}
        </Button>
      </Row>
      <p role="status">
        {accountRequest?.kind === 'link.request' && accountRequest.status === 'done' && auth.link.sent}
      </p>
    </>
  )
}

function AddressBook({ flow, view, lang }: DemoProps) {
  const words = useExampleTexts()
  const { addresses: more, auth } = shopWordsIn[lang]
  const { addresses, addressesLookup, changing, rejectedChanges } = view
  const again = (event: SessionEvent) => (
    <Button size="small" variant="quiet" onClick={() => flow.send(event)}>
      {words.again}
    </Button>
  )
  if (addressesLookup === 'failed')
    return (
      <p role="alert">
        {auth.failed} {again({ type: 'addresses.retry' })}
      </p>
    )
  return (
    <ul aria-label={words.addresses} aria-busy={addressesLookup === 'loading'}>
      {addresses.map(({ id, main, name, street, house }) => (
        <li key={id}>
          {name}, {street}, {house} {main === 1 && more.main}
          <Row>
            {main === 0 && (
              <Button
                size="small"
                aria-label={more.makeMainOf.replace('{address}', name)}
                pending={changing.includes(`address:${id}`)}
                onClick={() => flow.send({ type: 'address.setMain', addressId: id })}
              >
                {more.makeMain}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              aria-label={more.removeOf.replace('{address}', name)}
              onClick={() => flow.send({ type: 'address.delete', addressId: id })}
            >
              {more.remove}
            </Button>
          </Row>
          {rejectedChanges[`address:${id}`] && (
            <p role="alert">
              {more.failed} {again({ type: 'change.retry', key: `address:${id}` })}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Signing in, and the account, driven by the session's flow. */
function Account({ flow, lang }: Omit<DemoProps, 'view'>) {
  const words = useExampleTexts()
  const { auth, addresses, profile } = shopWordsIn[lang]
  const view = useFlowView(flow)
  const { status, user } = view
  if (status === 'restoring') return <p role="status">{words.pending}</p>
  if (status === 'atGoogle')
    return (
      <>
        <p role="status">{auth.google.title}</p>
        <Button onClick={() => flow.send({ type: 'session.cancel' })}>{addresses.cancel}</Button>
      </>
    )
  if (!user) return <SignIn flow={flow} view={view} lang={lang} />
  return (
    <>
      <UserCard user={{ name: `${user.name} ${user.last_name}`, email: user.email, phone: user.phone }} />
      {status === 'awaitingConfirm' ? (
        <>
          <p>{profile.email.unconfirmed}</p>
          <Row>
            <Button variant="accent" onClick={() => flow.send({ type: 'session.continue' })}>
              {words.goOn}
            </Button>
            <Button variant="quiet" onClick={() => flow.send({ type: 'email.resend' })}>
              {profile.email.resend}
            </Button>
          </Row>
        </>
      ) : (
        <AddressBook flow={flow} view={view} lang={lang} />
      )}
      <Button pending={status === 'signingOut'} onClick={() => flow.send({ type: 'session.logout' })}>
        {profile.sessions.end}
      </Button>
    </>
  )
}

const registration = {
  name: 'Taras',
  last_name: 'Melnyk',
  email: 'taras@example.com',
  password: 'long-enough',
  password_confirmation: 'long-enough',
}

function SessionPage({ steps }: FlowStoryArgs<SessionEvent>) {
  return (
    <FlowPage<SessionEvent, SessionView, SessionEmitted>
      steps={steps}
      setup={setup}
      descriptions={sessionStates}
      calls={[
        '/api/auth/login',
        '/api/auth/register',
        '/api/auth/user',
        '/api/auth/google',
        '/api/auth/logout',
        '/api/profile/address',
        '/api/profile/address/setmain',
        '/api/profile/edit',
      ]}
      events={[
        {
          type: 'session.login',
          fields: { email, password: FAKE_PASSWORD },
          make: ({ text }) => ({
            type: 'session.login',
            credentials: { email: text('email'), password: text('password') },
          }),
        },
        {
          type: 'session.register',
          fields: { email: registration.email },
          make: ({ text }) => ({ type: 'session.register', registration: { ...registration, email: text('email') } }),
        },
        {
          type: 'link.request',
          fields: { email },
          make: ({ text }) => ({ type: 'link.request', email: text('email') }),
        },
        {
          type: 'token.login',
          fields: { token: 'link-5' },
          make: ({ text }) => ({ type: 'token.login', token: text('token') }),
        },
        { type: 'google.start', make: () => ({ type: 'google.start', returnTo: '/account' }) },
        {
          type: 'google.callback',
          fields: { code: FAKE_CODE, state: 'state-5' },
          make: ({ text }) => ({ type: 'google.callback', code: text('code'), state: text('state') }),
        },
        { type: 'session.cancel', make: () => ({ type: 'session.cancel' }) },
        { type: 'session.continue', make: () => ({ type: 'session.continue' }) },
        { type: 'session.refresh', make: () => ({ type: 'session.refresh' }) },
        { type: 'http.401', make: () => ({ type: 'http.401', returnTo: '/account' }) },
        {
          type: 'profile.save',
          fields: { phone: '+380 50 765 43 21' },
          make: ({ text }) => ({ type: 'profile.save', values: { phone: text('phone') } }),
        },
        {
          type: 'address.setMain',
          fields: { addressId: 4 },
          make: ({ number }) => ({ type: 'address.setMain', addressId: number('addressId') }),
        },
        {
          type: 'address.select',
          fields: { addressId: 4 },
          make: ({ number }) => ({ type: 'address.select', addressId: number('addressId') }),
        },
        {
          type: 'address.delete',
          fields: { addressId: 4 },
          make: ({ number }) => ({ type: 'address.delete', addressId: number('addressId') }),
        },
        {
          type: 'change.retry',
          fields: { key: 'address:4' },
          make: ({ text }) => ({ type: 'change.retry', key: text('key') }),
        },
        {
          type: 'change.dismiss',
          fields: { key: 'address:4' },
          make: ({ text }) => ({ type: 'change.dismiss', key: text('key') }),
        },
        { type: 'addresses.retry', make: () => ({ type: 'addresses.retry' }) },
        {
          type: 'password.reset.request',
          fields: { email },
          make: ({ text }) => ({ type: 'password.reset.request', email: text('email') }),
        },
        { type: 'email.resend', make: () => ({ type: 'email.resend' }) },
        { type: 'accountRequest.dismiss', make: () => ({ type: 'accountRequest.dismiss' }) },
        { type: 'network.online', make: () => ({ type: 'network.online' }) },
        { type: 'session.logout', make: () => ({ type: 'session.logout' }) },
      ]}
    >
      {(flow, lang) => <Account flow={flow} lang={lang} />}
    </FlowPage>
  )
}

type Canvas = Parameters<typeof shopPanel>[0]
/** Name of the button that makes one of the two addresses the main one. */
const makeMain = ({ addresses }: StoryTexts['shop'], index: number) =>
  addresses.makeMainOf.replace('{address}', fakeCities[index]?.cityName ?? '')
const button = (canvas: Canvas, name: RegExp | string) => shopPanel(canvas).findByRole('button', { name })

async function signIn(canvas: Canvas, { words }: StoryTexts) {
  await waitForState(canvas, 'open')
  await userEvent.type(shopPanel(canvas).getByLabelText(words.password), `${FAKE_PASSWORD}{Enter}`)
  await waitForState(canvas, 'authenticated')
}

export const Playground: Story = {}
export const SignsInAndChangesTheMainAddress: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const texts = storyTexts(globals)
    const { words, rules, shop } = texts
    const panel = shopPanel(canvas)
    await waitForState(canvas, 'open')
    await userEvent.type(panel.getByLabelText(words.password), 'wrong{Enter}')
    await expect(await panel.findByRole('alert')).toHaveTextContent(rules.wrongPassword)
    await userEvent.clear(panel.getByLabelText(words.password))
    await signIn(canvas, texts)
    await waitForLog(canvas, /session\.signedIn {"user"/)
    await userEvent.click(await button(canvas, makeMain(shop, 1)))
    await expect(await button(canvas, makeMain(shop, 0))).toBeVisible()
  },
}

const credentials = { email, password: FAKE_PASSWORD }

export const WrongPassword: Story = {
  args: {
    steps: [{ until: 'open' }, { send: { type: 'session.login', credentials: { email, password: 'wrong' } } }],
  },
}

/** The lock ends by itself after some seconds; here each attempt is refused. */
export const LockedAfterTooManyAttempts: Story = {
  args: {
    steps: [
      { until: 'open' },
      { network: 'rate_limited' },
      { send: { type: 'session.login', credentials } },
      { until: 'locked' },
    ],
  },
}
export const LockEnds: Story = {
  ...LockedAfterTooManyAttempts,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { shop } = storyTexts(globals)
    await waitForState(canvas, 'locked')
    await expect(await button(canvas, shop.auth.login.submit)).toBeDisabled()
    await setNetworkConditions(canvas, 'answered')
    await waitFor(() => expect(shopPanel(canvas).queryByRole('alert')).toBeNull())
  },
}

/** The session ended at the backend while the address book was open: the change waits for the next sign-in. */
export const SessionExpired: Story = {
  args: {
    steps: [
      { until: 'open' },
      { send: { type: 'session.login', credentials } },
      { until: 'authenticated' },
      { backendAction: 0 },
      { send: { type: 'address.setMain', addressId: 5 } },
    ],
  },
}
