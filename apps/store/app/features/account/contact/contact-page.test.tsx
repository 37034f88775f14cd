import type { User } from '@shop/contract'
import { uk } from '@shop/ui/messages/uk'
import { ShopUiProvider } from '@shop/ui/provider'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { type ComponentProps, createContext, use } from 'react'
import { createRoutesStub, useLoaderData } from 'react-router'
import { expect, it } from 'vitest'
import { auth } from '../../../platform/words/uk/auth.ts'
import { profile } from '../../../platform/words/uk/profile.ts'
import { ModalsContext } from '../../../shell/dialogs/use-modals.ts'
import { ContactPage } from './contact-page.tsx'

const customer: User = {
  id: 1,
  name: 'Олена',
  last_name: 'Шевчук',
  email: 'olena@example.com',
  phone: null,
  email_confirmed: true,
}

type SignInMethods = ComponentProps<typeof ContactPage>['methods']

const modals = { open: () => undefined, close: () => undefined, prepare: () => undefined }
const Nothing = () => null

const ShownMessages = createContext<ComponentProps<typeof ContactPage>['messages']>(null)

const Page = () => (
  <ShopUiProvider locale="uk" messages={uk}>
    <ModalsContext value={modals}>
      <ContactPage
        title="Контактна інформація"
        customer={customer}
        devices={[]}
        methods={useLoaderData<SignInMethods>()}
        messages={use(ShownMessages)}
        words={profile}
        authWords={auth}
        reply={undefined}
      />
    </ModalsContext>
  </ShopUiProvider>
)

async function show(methods: SignInMethods) {
  const Stub = createRoutesStub([{ path: '/', Component: Page, loader: () => methods, HydrateFallback: Nothing }])
  render(<Stub />)
  await screen.findByRole('heading', { name: 'Контактна інформація' })
  return {
    currentPasswords: screen.queryAllByLabelText('Поточний пароль').length,
    changesEmail: screen.queryByRole('button', { name: 'Змінити e-mail' }) !== null,
    createsPassword: screen.queryByRole('region', { name: 'Створити пароль' }) !== null,
    deletes: screen.queryByText('Так, видалити назавжди') !== null,
    signsInAgain: screen.queryByRole('button', { name: 'Надіслати посилання для входу' }) !== null,
  }
}

const open = { changesEmail: true, deletes: true, signsInAgain: false }

it('asks for the current password wherever a customer who has one changes what it protects', async () => {
  expect(await show({ password: true, google: true, recent: false })).toEqual({
    ...open,
    currentPasswords: 3,
    createsPassword: false,
  })
})

it('asks a customer without a password for none soon after signing in', async () => {
  expect(await show({ password: false, google: false, recent: true })).toEqual({
    ...open,
    currentPasswords: 0,
    createsPassword: true,
  })
})

it('asks a customer without a password to sign in again later on', async () => {
  expect(await show({ password: false, google: false, recent: false })).toEqual({
    currentPasswords: 0,
    changesEmail: false,
    createsPassword: false,
    deletes: false,
    signsInAgain: true,
  })
})

it('keeps no password in the form once the new e-mail is asked to be confirmed', async () => {
  const action = () => ({
    sent: true,
    values: { email: 'new@example.com' },
    errors: {},
    formError: null,
    intent: 'email',
    isExpired: false,
  })
  const loader = () => ({ password: true, google: false, recent: false })
  const Stub = createRoutesStub([{ path: '/', Component: Page, loader, action, HydrateFallback: Nothing }])
  render(<Stub />)
  const part = within(await screen.findByRole('region', { name: 'Електронна пошта' }))
  fireEvent.change(part.getByLabelText('E-mail'), { target: { value: 'new@example.com' } })
  fireEvent.change(part.getByLabelText('Поточний пароль'), { target: { value: 'шапка-2026' } })
  fireEvent.click(part.getByRole('button', { name: 'Змінити e-mail' }))
  await part.findByText(profile.email.saved)
  await waitFor(() => expect(part.getByLabelText<HTMLInputElement>('Поточний пароль').value).toBe(''))
})

it.each([
  ['all of it', { order_messages: 'both', newsletter: true }, 3, 1],
  ['nothing of phones where the shop cannot write to them', { newsletter: false }, 0, 1],
  ['no newsletter before the e-mail is confirmed', { order_messages: 'mail' }, 3, 0],
  ['nothing', {}, 0, 0],
] as const)('offers of messages %s', async (_, messages, radios, boxes) => {
  const loader = () => ({ password: true, google: false, recent: false })
  const Stub = createRoutesStub([{ path: '/', Component: Page, loader, HydrateFallback: Nothing }])
  render(
    <ShownMessages value={messages}>
      <Stub />
    </ShownMessages>,
  )
  await screen.findByRole('heading', { name: 'Контактна інформація' })
  const part = screen.queryByRole('region', { name: 'Повідомлення' })
  expect(part !== null).toBe(radios + boxes > 0)
  expect(screen.queryAllByRole('radio')).toHaveLength(radios)
  const shown = screen.queryAllByRole<HTMLInputElement>('checkbox', { name: 'Надсилайте мені новини магазину' })
  expect(shown.map(({ checked }) => checked)).toEqual(boxes ? ['newsletter' in messages && messages.newsletter] : [])
  // No label of the page is found by the name of another field.
  for (const label of ['E-mail', 'Телефон', 'Прізвище'])
    expect(screen.getAllByLabelText(label, { exact: false })).toHaveLength(1)
})
