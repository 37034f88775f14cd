import { afterEach, expect, it, vi } from 'vitest'
import { holdDuringOutage } from './hold-offline.ts'

/** The files of a worker share its window. */
const listening = vi.spyOn(window, 'addEventListener')

afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) window.removeEventListener(type, listener, options)
  window.ononline = null
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('opens the link that was pressed last, not the one that has waited since before the scripts', async () => {
  let isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('No network.')
    return new Response(null)
  })
  const early = vi.fn<() => void>()
  window.ononline = early
  holdDuringOutage()
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '/about'
  const presses: string[] = []
  link.addEventListener('click', event => {
    presses.push(link.pathname)
    // It is left to the browser the second time, which does not open it here.
    if (presses.length > 1) event.preventDefault()
  })
  link.click()
  isOnline = true
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(presses).toEqual(['/about', '/about'])
  })
  expect(early).not.toHaveBeenCalled()
})
