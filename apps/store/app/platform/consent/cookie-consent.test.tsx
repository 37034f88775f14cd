import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { shell } from '../words/uk/shell.ts'
import { CookieConsent } from './cookie-consent.tsx'

const { consent: words } = shell
const snippets = { head: '', body: '' }
const Page = createRoutesStub([{ path: '/', Component: () => <CookieConsent words={words} snippets={snippets} /> }])

it('shows the button of the cookie settings as soon as a press opens them', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Page />)
  expect(container.querySelector('button')).not.toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  render(<Page />, { container, hydrate: true })
  fireEvent.click(screen.getByRole('button', { name: words.change }))
  expect(screen.getByRole('region', { name: words.title })).toBeTruthy()
})
