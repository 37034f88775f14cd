import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { accountWordsIn, addressesIn } from '../../../../.storybook/flows/account-words.ts'
import type { StoryEnvironment } from '../../../../.storybook/flows/flow-demo.ts'
import { FlowPage, type FlowStoryArgs } from '../../../../.storybook/flows/flow-page.tsx'
import {
  endCall,
  reloadTab,
  sendEvent,
  setNetworkConditions,
  shopPanel,
  waitForLog,
  waitForState,
} from '../../../../.storybook/flows/play.ts'
import { SessionDemo } from '../../../../.storybook/flows/session-demo.tsx'
import { shopperIn } from '../../../../.storybook/flows/shopper.ts'
import { type StoryTexts, storyTexts } from '../../../../.storybook/flows/story-texts.ts'
import { backendMessagesIn } from '../../../../.storybook/flows/words.ts'
import { createFakeCustomers, FAKE_CODE, FAKE_PASSWORD } from '../testing/index.ts'
import { createSessionFlow, type SessionEmitted, type SessionEvent, type SessionView } from './index.ts'
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
  const customers = createFakeCustomers([email], backendMessagesIn[lang])
  const { name, lastName } = shopperIn(lang)
  const { answers } = customers
  answers['/api/auth/login']?.({ email, password: FAKE_PASSWORD }, {})
  answers['/api/profile/edit']?.({ name, last_name: lastName, phone: '+380 67 123 45 67' }, {})
  for (const address of addressesIn(lang)) answers['/api/profile/address/create']?.(address, {})
  answers['/api/auth/logout']?.({}, {})
  const deps = { client: client(answers), tabStorage, broadcast, lang, lockDuration: LOCK_DURATION }
  return {
    createFlow: () => createSessionFlow(deps),
    backendActions: { [accountWordsIn(lang).sessionEnds]: customers.endSessions },
  }
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
      {(flow, lang) => <SessionDemo flow={flow} lang={lang} />}
    </FlowPage>
  )
}

type Canvas = Parameters<typeof shopPanel>[0]
const button = (canvas: Canvas, name: RegExp | string) => shopPanel(canvas).findByRole('button', { name })

async function signIn(canvas: Canvas, { words }: StoryTexts) {
  await waitForState(canvas, 'open')
  await userEvent.type(shopPanel(canvas).getByLabelText(words.password), `${FAKE_PASSWORD}{Enter}`)
  await waitForState(canvas, 'authenticated')
}

export const Playground: Story = {}
export const SignsInAndChangesTheMainAddress: Story = {
  tags: ['!dev', '!autodocs', '!night'],
  play: async ({ canvas, globals }) => {
    const texts = storyTexts(globals)
    const { words, account } = texts
    const shop = shopPanel(canvas)
    await waitForState(canvas, 'open')
    await userEvent.type(shop.getByLabelText(words.password), 'wrong{Enter}')
    await expect(await shop.findByRole('alert')).toHaveTextContent(account.wrongPassword)
    await userEvent.clear(shop.getByLabelText(words.password))
    await signIn(canvas, texts)
    await waitForLog(canvas, /session\.signedIn {"user"/)
    await userEvent.click(await button(canvas, `${account.makeMain} ${account.work}`))
    await expect(await button(canvas, `${account.makeMain} ${account.home}`)).toBeVisible()
  },
}

export const SessionRestoredAfterReload: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const texts = storyTexts(globals)
    const { lang, account } = texts
    const { name, lastName } = shopperIn(lang)
    await signIn(canvas, texts)
    await reloadTab(canvas)
    await expect(await shopPanel(canvas).findByText(`${name} ${lastName}`)).toBeVisible()
    await userEvent.click(await button(canvas, account.signOut))
    await expect(await button(canvas, account.signIn)).toBeVisible()
  },
}

export const ChangeQueuedWhileSessionExpires: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const texts = storyTexts(globals)
    const { account } = texts
    await signIn(canvas, texts)
    await button(canvas, `${account.makeMain} ${account.work}`)
    await userEvent.click(canvas.getByRole('button', { name: account.sessionEnds }))
    await userEvent.click(await button(canvas, `${account.makeMain} ${account.work}`))
    await waitForLog(canvas, /session\.expired/)
    await signIn(canvas, texts)
    await expect(await button(canvas, `${account.makeMain} ${account.home}`)).toBeVisible()
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
    const { account } = storyTexts(globals)
    await waitForState(canvas, 'locked')
    await expect(await button(canvas, account.signIn)).toBeDisabled()
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

export const EmailConfirmationAfterRegistration: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { account } = storyTexts(globals)
    await waitForState(canvas, 'open')
    await setNetworkConditions(canvas, 'held')
    await sendEvent(canvas, 'session.register')
    await waitForState(canvas, 'register')
    await setNetworkConditions(canvas, 'answered')
    await endCall(canvas, 'answer')
    await userEvent.click(await button(canvas, account.goOn))
    await waitForState(canvas, 'authenticated')
    await expect(shopPanel(canvas).getByText('Taras Melnyk')).toBeVisible()
  },
}
