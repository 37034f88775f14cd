import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareButton } from './share-button.tsx'

const words = { share: 'Поділитися', linkCopied: 'Посилання скопійовано' }
const address = `${location.origin}/jackets/travers`

function open(browser: object) {
  history.replaceState(null, '', '/jackets/travers?utm_source=mail')
  vi.stubGlobal('navigator', browser)
  render(<ShareButton name="Куртка" words={words} />)
  fireEvent.click(screen.getByRole('button', { name: 'Поділитися' }))
}
afterEach(() => vi.unstubAllGlobals())

it('hands the address without parameters to the device', () => {
  const share = vi.fn(async () => undefined)
  open({ share })
  expect(share).toHaveBeenCalledWith({ title: 'Куртка', url: address })
})

it('copies the address where the device cannot share', async () => {
  const writeText = vi.fn(async () => undefined)
  open({ clipboard: { writeText } })
  expect(await screen.findByText('Посилання скопійовано')).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith(address)
})

it('shows the address when copying is refused', async () => {
  open({
    clipboard: { writeText: () => Promise.reject(new Error('refused')) },
  })
  expect(await screen.findByText(address)).toBeTruthy()
})
