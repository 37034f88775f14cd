import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { claimStorages } from '../browser/storage-owner.ts'
import { refreshCustomerName, subscribeToCustomerName } from './customer-name.ts'

const signedIn = (id: number | null) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
  document.cookie = `customer_id=${id ?? ''}; Max-Age=${id === null ? 0 : 60}`
}
afterEach(() => {
  signedIn(null)
  vi.unstubAllGlobals()
})

it.each([
  ['loads the page anew when another customer has signed in', 8, 1],
  ['keeps the page of the same customer', 7, 0],
])('%s before it is subscribed to', (_, now, reloads) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  signedIn(7)
  claimStorages()
  signedIn(now)
  subscribeToCustomerName(() => undefined)()
  expect(reload).toHaveBeenCalledTimes(reloads)
})

it('leaves no name in the document when the session has ended elsewhere', () => {
  const { documentElement: html } = document
  html.dataset.customer = ''
  html.style.setProperty('--customer', '"Мирослава"')
  html.style.setProperty('--shop-accent', 'teal')
  onTestFinished(() => html.removeAttribute('style'))
  refreshCustomerName({ broadcast: false })
  expect(html.outerHTML).not.toContain('Мирослава')
  expect(html.dataset.customer).toBeUndefined()
  // The theme of the shop.
  expect(html.style.getPropertyValue('--shop-accent')).toBe('teal')
})
