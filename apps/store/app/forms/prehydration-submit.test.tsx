import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queuePrehydrationSubmits, usePrehydrationQueue } from './prehydration-submit.ts'

function HydratedForm({ onSubmit }: { onSubmit: () => void }) {
  const queue = usePrehydrationQueue<HTMLFormElement>()
  return (
    <form
      {...queue}
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <button type="submit">Go</button>
    </form>
  )
}

it('submits a form that was submitted before hydration once it is hydrated', async () => {
  queuePrehydrationSubmits()
  const html = '<form data-prehydration-queue=""><button type="submit">Go</button></form>'
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  let sent = 0
  render(<HydratedForm onSubmit={() => sent++} />, { container, hydrate: true })
  await expect.poll(() => sent).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(sent).toBe(2)
})

function Gallery({ onOpen }: { onOpen: () => void }) {
  const queue = usePrehydrationQueue<HTMLDivElement>()
  return (
    <div {...queue}>
      {/* biome-ignore lint/a11y/useValidAnchor: as in the shop, it leads somewhere without scripts */}
      <a
        href="#large"
        onClick={event => {
          event.preventDefault()
          onOpen()
        }}
      >
        Enlarge
      </a>
    </div>
  )
}

it('follows a link that was clicked before hydration, unless Ctrl was held', async () => {
  queuePrehydrationSubmits()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<div data-prehydration-queue=""><a href="#large">Enlarge</a></div>'
  const link = () => screen.getByRole('link', { name: 'Enlarge' })
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true)
  expect(fireEvent.click(link())).toBe(false)
  let opened = 0
  render(<Gallery onOpen={() => opened++} />, { container, hydrate: true })
  await expect.poll(() => opened).toBe(1)
  fireEvent.click(link())
  expect(opened).toBe(2)
})
