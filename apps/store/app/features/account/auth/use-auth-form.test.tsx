import { render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { loginForm } from './forms.ts'
import { useAuthForm } from './use-auth-form.ts'

const reply = { errors: { email: 'Заповніть', password: 'Заповніть' }, values: { email: '' } }

function Form() {
  const { queue, field } = useAuthForm({ fields: loginForm, id: 'login', reply })
  return (
    <form {...queue}>
      {['email', 'password'].map(name => {
        const { error, defaultValue } = field(name)
        return <input key={name} {...{ name, defaultValue }} aria-label={name} aria-invalid={error !== undefined} />
      })}
    </form>
  )
}

it('leaves out the errors of a reply for what was typed before hydration', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Form }])
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Stub />)
  const [email, password] = screen.getAllByRole<HTMLInputElement>('textbox')
  if (email) email.value = 'olena@example.com'
  render(<Stub />, { container, hydrate: true })
  await waitFor(() => expect(email?.getAttribute('aria-invalid')).toBe('false'))
  expect(password?.getAttribute('aria-invalid')).toBe('true')
})
