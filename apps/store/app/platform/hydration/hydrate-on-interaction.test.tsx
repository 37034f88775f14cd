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

it('hydrates a page that Back shows as it was left', async () => {
  vi.resetModules()
  const { hasInteraction, onFirstInteraction } = await import('./hydrate-on-interaction.tsx')
  const run = vi.fn()
  onFirstInteraction(run)
  const comeBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  comeBack(false)
  await Promise.resolve()
  expect(run).not.toHaveBeenCalled()
  comeBack(true)
  await expect.poll(() => run.mock.calls).toHaveLength(1)
  expect(hasInteraction()).toBe(false)
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

it('leaves the page as it is until it is loaded again when the scripts of its parts are gone', async () => {
  vi.resetModules()
  vi.stubEnv('DEV', false)
  const reload = vi.fn()
  const { sessionStorage, Element, HTMLIFrameElement } = window
  vi.stubGlobal('fetch', async () => new Response())
  vi.stubGlobal('window', { sessionStorage, Element, HTMLIFrameElement, location: { reload } })
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    sessionStorage.clear()
  })
  const { hydrateOnInteraction } = await import('./hydrate-on-interaction.tsx')
  const { suspendReload } = await import('../errors/chunk-reload.ts')
  const gone = () => Promise.reject(new Error('gone'))
  const [One, Two] = [hydrateOnInteraction(gone), hydrateOnInteraction(gone)]
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = '<!--$--><p>One</p><!--/$--><!--$--><p>Two</p><!--/$-->'
  const onUncaughtError = vi.fn()
  const root = await act(async () =>
    hydrateRoot(
      page,
      <>
        <One />
        <Two />
      </>,
      { onUncaughtError },
    ),
  )
  const resume = suspendReload()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await act(async () => {
    dispatchEvent(new Event('shop:hydrate'))
    // Each part has found twice, every 100 ms, that reloads are suspended.
    await expect.poll(() => timers.mock.calls.filter(([, delay]) => delay === 100).length).toBeGreaterThanOrEqual(4)
  })
  expect(reload).not.toHaveBeenCalled()
  resume()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  await act(async () => undefined)
  expect(page.textContent).toBe('OneTwo')
  expect(onUncaughtError).not.toHaveBeenCalled()
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
