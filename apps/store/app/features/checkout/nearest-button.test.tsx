import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NearestButton } from './nearest-button.tsx'

const words = { show: 'Найближчі до мене', failed: 'Не вдалося визначити, де ви.' }
const locateWith = (getCurrentPosition: (found: (at: object) => void, failed: () => void) => void) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
afterEach(() => vi.unstubAllGlobals())

it('asks for the place on a press only, and rounds it to about a hundred metres', () => {
  const ask = vi.fn((found: (at: object) => void) => found({ coords: { latitude: 50.450123, longitude: 30.523789 } }))
  locateWith(ask)
  const onLocated = vi.fn()
  render(<NearestButton onLocated={onLocated} words={words} />)
  expect(ask).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: words.show }))
  expect(onLocated).toHaveBeenCalledExactlyOnceWith({ latitude: 50.45, longitude: 30.524 })
  expect(screen.getByRole('status').textContent).toBe('')
})

it('says when the place is not known, and can be asked again', () => {
  locateWith((_, failed) => failed())
  const onLocated = vi.fn()
  render(<NearestButton onLocated={onLocated} words={words} />)
  fireEvent.click(screen.getByRole('button', { name: words.show }))
  expect(screen.getByRole('status').textContent).toBe(words.failed)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words.show }).disabled).toBe(false)
  expect(onLocated).not.toHaveBeenCalled()
})
