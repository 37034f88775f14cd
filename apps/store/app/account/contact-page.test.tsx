import type { User } from '@shop/contract'
import { uk } from '@shop/ui/messages/uk'
import { ShopUiProvider } from '@shop/ui/provider'
import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { auth } from '../words/uk/auth.ts'
import { profile } from '../words/uk/profile.ts'
import { ContactPage } from './contact-page.tsx'

const customer: User = {
  id: 1,
  name: 'Олена',
  last_name: 'Шевчук',
  email: 'olena@example.com',
  phone: null,
  email_confirmed: true,
}

function show(methods: { password: boolean; google: boolean; recent: boolean }) {
  const element = (
    <ShopUiProvider locale="uk" messages={uk}>
      <ContactPage
        title="Контактна інформація"
        customer={customer}
        devices={[]}
        methods={methods}
        words={profile}
        authWords={auth}
        reply={undefined}
      />
    </ShopUiProvider>
  )
  const Stub = createRoutesStub([{ path: '/', element }])
  render(<Stub />)
  return {
    currentPasswords: screen.queryAllByLabelText('Поточний пароль').length,
    changesEmail: screen.queryByRole('button', { name: 'Змінити e-mail' }) !== null,
    createsPassword: screen.queryByRole('region', { name: 'Створити пароль' }) !== null,
    deletes: screen.queryByText('Так, видалити назавжди') !== null,
    signsInAgain: screen.queryByRole('button', { name: 'Надіслати посилання для входу' }) !== null,
  }
}

const open = { changesEmail: true, deletes: true, signsInAgain: false }

it('asks for the current password wherever a customer who has one changes what it protects', () => {
  expect(show({ password: true, google: true, recent: false })).toEqual({
    ...open,
    currentPasswords: 3,
    createsPassword: false,
  })
})

it('asks a customer without a password for none soon after signing in', () => {
  expect(show({ password: false, google: false, recent: true })).toEqual({
    ...open,
    currentPasswords: 0,
    createsPassword: true,
  })
})

it('asks a customer without a password to sign in again later on', () => {
  expect(show({ password: false, google: false, recent: false })).toEqual({
    currentPasswords: 0,
    changesEmail: false,
    createsPassword: false,
    deletes: false,
    signsInAgain: true,
  })
})
