import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ContactForm } from './forms.tsx'
import { App } from './getting-started.tsx'
import { html } from './server-rendering.tsx'
import { Section } from './tokens.tsx'
import { Page } from './words.tsx'

const root = join(import.meta.dirname, '../../..')
const guides = [
  ...globSync('packages/*/docs/*.mdx', { cwd: root }),
  ...globSync('.storybook/guide/*.mdx', { cwd: root }),
]

// Code of a guide is a file that is compiled and run: of this folder, or of a project in `examples`.
test('no guide of the parts has code of its own', () => {
  const own = guides.filter(
    file => !file.includes('packages/flows') && /^```(?:tsx|ts|js|css)$/m.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(guides.length).toBeGreaterThan(10)
  expect(own).toEqual([])
})

// MDX has no tables: one is text unless it is inside of Storybook's `Markdown`.
test('tables of a guide are rendered as such', () => {
  const bare = guides.filter(file =>
    /^\| ---/m.test(readFileSync(join(root, file), 'utf8').replaceAll(/<Markdown>.*?<\/Markdown>/gs, '')),
  )
  expect(bare).toEqual([])
})

test('every file that a guide shows exists', () => {
  for (const guide of guides)
    for (const [, path = ''] of readFileSync(join(root, guide), 'utf8').matchAll(/from '([^']+)\?raw'/g))
      expect(readFileSync(join(root, guide, '..', path), 'utf8'), `${guide}: ${path}`).not.toBe('')
})

test('the guide to getting started opens its dialog', async () => {
  render(<App />)
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toHaveTextContent('1 × Work jacket')
})

test('the guide to forms shows its errors, keeps what was typed and sends', async () => {
  render(<ContactForm />)
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'helen')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail: The e-mail must contain @')
  const email = screen.getByRole('textbox', { name: /E-mail/ })
  expect(email).toHaveValue('helen')
  expect(email).toHaveAccessibleDescription('The e-mail must contain @')
  await userEvent.type(email, '@post.example')
  await userEvent.click(screen.getByRole('radio', { name: /Courier/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Sent')).toBeVisible()
})

test('the guide to words replaces one of them', () => {
  render(<Page />)
  expect(screen.getByRole('spinbutton', { name: 'Quantity: Gloves' })).toBeVisible()
})

test('the guide to server rendering has both panels in its HTML', () => {
  expect(html()).toContain('Twill, 245 g/m²')
  expect(html()).toContain('Dense yet soft')
})

test('the guide to theming sets tokens of a section', () => {
  render(<Section />)
  const section = screen.getByRole('button').parentElement
  expect(section?.style.getPropertyValue('--shop-radius')).toBe('12px')
})
