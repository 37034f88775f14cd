import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { holdEarlySubmits, useAwakeForm, WAITS } from './early-submit.ts'

function Awake({ onSubmit }: { onSubmit: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  useAwakeForm(form)
  return (
    <form
      ref={form}
      {...WAITS}
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <button type="submit">Go</button>
    </form>
  )
}

it('a press before the script is kept and done once the script is there', async () => {
  holdEarlySubmits()
  const html = '<form data-waits=""><button type="submit">Go</button></form>'
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  let sent = 0
  render(<Awake onSubmit={() => sent++} />, { container, hydrate: true })
  await expect.poll(() => sent).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(sent).toBe(2)
})
