import { useState } from 'react'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { Drawer } from './index.ts'

function Shop() {
  const [name, setName] = useState<string | null>(null)
  return (
    <>
      <main>
        <button type="button" onClick={() => setName('filters')}>
          Фільтри
        </button>
      </main>
      <Drawer.Root name={name} onNameChange={setName}>
        <Drawer.Content name="filters">
          <Drawer.Header>
            <Drawer.Title>Фільтри</Drawer.Title>
            <Drawer.Close />
          </Drawer.Header>
          <Drawer.Body>
            <a href="#last">Останнє</a>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}
const dialog = page.getByRole('dialog', { name: 'Фільтри' })

testKeyboard('drawer', {
  'Tab, Shift+Tab → cycle inside': async () => {
    show(<Shop />)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Фільтри' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(page.getByRole('link', { name: 'Останнє' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(button('Закрити')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(page.getByRole('link', { name: 'Останнє' })).toHaveFocus()
  },
  'Escape → closes, returns focus to the opener': async () => {
    show(<Shop />)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Фільтри')).toHaveFocus()
  },
})
