import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Tabs } from './index.ts'

it('selects the tab of the address where nothing can be scrolled', () => {
  history.replaceState(null, '', '#second')
  render(
    <Tabs.Root defaultValue="first">
      <Tabs.List aria-label="Product">
        <Tabs.Tab value="first">First</Tabs.Tab>
        <Tabs.Tab value="second">Second</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="first">One</Tabs.Panel>
      <Tabs.Panel value="second">Two</Tabs.Panel>
    </Tabs.Root>,
  )
  history.replaceState(null, '', ' ')
  expect(screen.getByRole('tab', { name: 'Second' }).getAttribute('aria-selected')).toBe('true')
})
