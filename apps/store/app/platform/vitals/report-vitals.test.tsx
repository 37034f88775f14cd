import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setConsent } from '../consent/consent.ts'
import { reportVitals } from './report-vitals.ts'

/** Called by the library with each value of INP. */
const { listeners } = vi.hoisted(() => ({ listeners: [] as ((metric: { name: string; value: number }) => void)[] }))
vi.mock('web-vitals', () => {
  const never = () => {}
  const onINP = (listener: (typeof listeners)[number]) => void listeners.push(listener)
  return { onINP, onCLS: never, onFCP: never, onLCP: never, onTTFB: never }
})

const send = vi.fn()
let visibility = 'visible'
function show(state: 'visible' | 'hidden') {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
beforeEach(() => {
  send.mockReset()
  Object.defineProperty(navigator, 'sendBeacon', { value: send, configurable: true })
  Object.defineProperty(navigator, 'webdriver', { value: false, configurable: true })
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true })
  setConsent('all')
})
afterEach(() => show('hidden'))

it('sends once, when the page is hidden, what was measured by then', () => {
  reportVitals('/:page')
  for (const listener of listeners) listener({ name: 'INP', value: 80 })
  show('visible')
  expect(send).not.toHaveBeenCalled()
  show('hidden')
  show('hidden')
  expect(send.mock.calls).toEqual([['/web-vitals', '{"page":"/:page","INP":80}']])
})

it('sends nothing of who has not agreed, nor of a browser that a program controls', () => {
  setConsent('necessary')
  reportVitals('/:page')
  show('hidden')
  setConsent('all')
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true })
  reportVitals('/:page')
  show('hidden')
  expect(send).not.toHaveBeenCalled()
})
