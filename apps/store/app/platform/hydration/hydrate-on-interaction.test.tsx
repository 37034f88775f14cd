import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'

it('takes a mouse that moves as an interaction, and none that lies still', async () => {
  vi.resetModules()
  const { hasInteraction, onFirstInteraction } = await import('./hydrate-on-interaction.tsx')
  const run = vi.fn()
  onFirstInteraction(run)
  const move = (movementX: number) =>
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }))
  move(0)
  await Promise.resolve()
  expect([run.mock.calls.length, hasInteraction()]).toEqual([0, false])
  move(3)
  move(3)
  await Promise.resolve()
  expect([run.mock.calls.length, hasInteraction()]).toEqual([1, true])
})

it('shows its parts without an interaction when the page is rendered anew because its texts were changed', async () => {
  vi.resetModules()
  vi.stubEnv('DEV', false)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { hydrateOnInteraction } = await import('./hydrate-on-interaction.tsx')
  const Part = hydrateOnInteraction(async () => () => <p>Part</p>)
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = '<h1>Übersetzt</h1><!--$--><p>Part</p><!--/$-->'
  const onRecoverableError = vi.fn()
  const root = await act(async () =>
    hydrateRoot(
      page,
      <>
        <h1>Title</h1>
        <Part />
      </>,
      { onRecoverableError },
    ),
  )
  expect(onRecoverableError).toHaveBeenCalledOnce()
  await expect.poll(() => page.textContent).toBe('TitlePart')
  await act(async () => root.unmount())
})

it('takes a field that assistive technology changes as an interaction', async () => {
  vi.resetModules()
  const { hasInteraction } = await import('./hydrate-on-interaction.tsx')
  const field = document.body.appendChild(document.createElement('select'))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  expect(hasInteraction()).toBe(true)
})

it('knows of an interaction before the modules ran', async () => {
  vi.resetModules()
  window.earlyEvents = [new Event('scroll')]
  onTestFinished(() => {
    window.earlyEvents = null
  })
  const { hasInteraction } = await import('./hydrate-on-interaction.tsx')
  expect(hasInteraction()).toBe(true)
})
