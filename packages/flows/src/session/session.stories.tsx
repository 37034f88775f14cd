import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { accountWordsIn, addressesIn } from '../../../../.storybook/flows/account-words.ts'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import { conditions, end, lit, logged, reload, send, shopOf } from '../../../../.storybook/flows/play.ts'
import { SessionScene } from '../../../../.storybook/flows/session-scene.tsx'
import { type Spoken, spoken } from '../../../../.storybook/flows/spoken.ts'
import type { World } from '../../../../.storybook/flows/stage.ts'
import { createFakeCustomers, FAKE_CODE, FAKE_PASSWORD } from '../testing/index.ts'
import { createSessionFlow, type SessionEmitted, type SessionEvent, type SessionView } from './index.ts'
import { sessionStates } from './states.ts'

const meta = { title: 'Flows/Session', component: SessionPage } satisfies Meta<typeof SessionPage>
export default meta
type Story = StoryObj<typeof meta>

const email = 'olena@example.com'
const names = {
  uk: { name: 'Олена', last_name: 'Коваль' },
  ru: { name: 'Елена', last_name: 'Коваль' },
  en: { name: 'Olena', last_name: 'Koval' },
} as const
/** How long sign-in is locked. */
const LOCKED = 4_000

/** A backend with one customer, who has two addresses. */
function begin({ lang, client, tabStorage, broadcast }: World) {
  const customers = createFakeCustomers([email])
  const { answers } = customers
  answers['/api/auth/login']?.({ email, password: FAKE_PASSWORD }, {})
  answers['/api/profile/edit']?.({ ...names[lang], phone: '+380 67 123 45 67' }, {})
  for (const address of addressesIn(lang)) answers['/api/profile/address/create']?.(address, {})
  answers['/api/auth/logout']?.({}, {})
  const world = { client: client(answers), tabStorage, broadcast, lang, lockFor: LOCKED }
  return {
    open: () => createSessionFlow(world),
    behind: { [accountWordsIn(lang).sessionEnds]: customers.endSessions },
  }
}

const registration = {
  name: 'Taras',
  last_name: 'Melnyk',
  email: 'taras@example.com',
  password: 'long-enough',
  password_confirmation: 'long-enough',
}

/** Signing in and out, the address book, changes one at a time, and account requests. */
function SessionPage() {
  return (
    <FlowPage<SessionEvent, SessionView, SessionEmitted>
      begin={begin}
      meanings={sessionStates}
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
        { type: 'network.back', make: () => ({ type: 'network.back' }) },
        { type: 'session.logout', make: () => ({ type: 'session.logout' }) },
      ]}
    >
      {(flow, lang) => <SessionScene flow={flow} lang={lang} />}
    </FlowPage>
  )
}

type Canvas = Parameters<typeof shopOf>[0]
const button = (canvas: Canvas, name: RegExp | string) => shopOf(canvas).findByRole('button', { name })

async function signIn(canvas: Canvas, { words }: Spoken) {
  await lit(canvas, 'open')
  await userEvent.type(shopOf(canvas).getByLabelText(words.password), `${FAKE_PASSWORD}{Enter}`)
  await lit(canvas, 'authenticated')
}

export const AtWork: Story = {
  play: async ({ canvas, globals }) => {
    const speech = spoken(globals)
    const { words, account } = speech
    const shop = shopOf(canvas)
    await lit(canvas, 'open')
    await userEvent.type(shop.getByLabelText(words.password), 'wrong{Enter}')
    await expect(await shop.findByRole('alert')).toHaveTextContent(account.wrongPassword)
    await userEvent.clear(shop.getByLabelText(words.password))
    await signIn(canvas, speech)
    await logged(canvas, /session\.signedIn {"user"/)
    await userEvent.click(await button(canvas, `${account.makeMain} ${account.work}`))
    await expect(await button(canvas, `${account.makeMain} ${account.home}`)).toBeVisible()
  },
}

export const AReloadFindsWhoIsSignedIn: Story = {
  play: async ({ canvas, globals }) => {
    const speech = spoken(globals)
    const { lang, account } = speech
    await signIn(canvas, speech)
    await reload(canvas)
    await expect(await shopOf(canvas).findByText(`${names[lang].name} ${names[lang].last_name}`)).toBeVisible()
    await userEvent.click(await button(canvas, account.signOut))
    await expect(await button(canvas, account.signIn)).toBeVisible()
  },
}

export const AChangeOutlivesASessionThatHasEnded: Story = {
  play: async ({ canvas, globals }) => {
    const speech = spoken(globals)
    const { account } = speech
    await signIn(canvas, speech)
    await button(canvas, `${account.makeMain} ${account.work}`)
    await userEvent.click(canvas.getByRole('button', { name: account.sessionEnds }))
    await userEvent.click(await button(canvas, `${account.makeMain} ${account.work}`))
    await logged(canvas, /session\.expired/)
    await signIn(canvas, speech)
    await expect(await button(canvas, `${account.makeMain} ${account.home}`)).toBeVisible()
  },
}

export const TooManyAttemptsLockTheWayIn: Story = {
  play: async ({ canvas, globals }) => {
    const { account } = spoken(globals)
    await lit(canvas, 'open')
    await conditions(canvas, 'rate_limited')
    await send(canvas, 'session.login')
    await lit(canvas, 'locked')
    await expect(await button(canvas, account.signIn)).toBeDisabled()
    await conditions(canvas, 'answered')
    await waitFor(() => expect(shopOf(canvas).queryByRole('alert')).toBeNull(), { timeout: LOCKED + 2_000 })
  },
}

export const ANewCustomerIsAskedToConfirmTheEmail: Story = {
  play: async ({ canvas, globals }) => {
    const { account } = spoken(globals)
    await lit(canvas, 'open')
    await conditions(canvas, 'held')
    await send(canvas, 'session.register')
    await lit(canvas, 'register')
    await conditions(canvas, 'answered')
    await end(canvas, 'answer')
    await userEvent.click(await button(canvas, account.goOn))
    await lit(canvas, 'authenticated')
    await expect(shopOf(canvas).getByText('Taras Melnyk')).toBeVisible()
  },
}

export const English: Story = { globals: { locale: 'en' } }
export const RussianInTheDark: Story = { globals: { locale: 'ru', scheme: 'dark' } }
