import { fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, it, vi } from 'vitest'
import { holdDuringOutage, pressNatively } from '../platform/errors/hold-offline.ts'
import { ModalsContext } from './dialogs/use-modals.ts'
import { MenuButton } from './header.tsx'

const modals = { open: vi.fn(), close: vi.fn(), prepare: vi.fn() }
const Page = () => (
  <ModalsContext value={modals}>
    <MenuButton label="Меню" />
  </ModalsContext>
)

it('opens the menu, and leads to the catalogue when its script is gone after a release', () => {
  holdDuringOutage()
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  render(<Stub />)
  expect(fireEvent.click(screen.getByLabelText('Меню'))).toBe(false)
  expect(modals.open).toHaveBeenCalledExactlyOnceWith('mobile-menu')
  const assign = vi.fn()
  expect(pressNatively({ assign })).toBe(true)
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/catalogue`)
})
