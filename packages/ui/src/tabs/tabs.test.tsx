import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Tabs } from './index.ts'

const tabs = (
  <Tabs.Root defaultValue="first">
    <Tabs.List aria-label="Product">
      <Tabs.Tab value="first">First</Tabs.Tab>
      <Tabs.Tab value="second">Second</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="first">One</Tabs.Panel>
    <Tabs.Panel value="second">Two</Tabs.Panel>
  </Tabs.Root>
)
const selected = () => screen.getByRole('tab', { selected: true }).textContent

it('selects the tab of the address where nothing can be scrolled', () => {
  history.replaceState(null, '', '#second')
  render(tabs)
  history.replaceState(null, '', ' ')
  expect(selected()).toBe('Second')
})

it('takes keys that arrive after the focus has moved on, and leaves the focus there', () => {
  render(tabs)
  const pressed = screen.getByRole('tab', { name: 'First' })
  fireEvent.keyDown(pressed, { key: 'ArrowRight' })
  expect(selected()).toBe('Second')
  fireEvent.keyDown(pressed, { key: 'ArrowRight' })
  expect(selected()).toBe('First')
  expect(document.body).toHaveFocus()
})
