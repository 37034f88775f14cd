import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { PREHYDRATION_QUEUE, queuePrehydrationSubmits, useReplayPrehydrationSubmit } from './prehydration-submit.ts'

function Awake({ onSubmit }: { onSubmit: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  useReplayPrehydrationSubmit(form)
  return (
    <form
      ref={form}
      {...PREHYDRATION_QUEUE}
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
  queuePrehydrationSubmits()
  const html = '<form data-prehydration-queue=""><button type="submit">Go</button></form>'
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  let sent = 0
  render(<Awake onSubmit={() => sent++} />, { container, hydrate: true })
  await expect.poll(() => sent).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(sent).toBe(2)
})

function Gallery({ onOpen }: { onOpen: () => void }) {
  const root = useRef<HTMLDivElement>(null)
  useReplayPrehydrationSubmit(root)
  return (
    <div ref={root} {...PREHYDRATION_QUEUE}>
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

it('a link pressed before its script is held and opened once the script is there; Ctrl goes its own way', async () => {
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
