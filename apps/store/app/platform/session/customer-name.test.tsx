import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { claimStorages } from '../browser/storage-owner.ts'

/** The module as a document loads it. */
async function startDocument() {
  vi.resetModules()
  return import('./customer-name.ts')
}

const signedIn = (id: number | null) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
  document.cookie = `customer_id=${id ?? ''}; Max-Age=${id === null ? 0 : 60}`
}
const named = (name: string | null) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
  document.cookie = `customer=${name ?? ''}; Max-Age=${name === null ? 0 : 60}`
}
afterEach(() => {
  signedIn(null)
  named(null)
  vi.unstubAllGlobals()
})

it.each([
  ['loads the page anew when another customer has signed in', 8, 1],
  ['keeps the page of the same customer', 7, 0],
])('%s before it is subscribed to', async (_, now, reloads) => {
  const { subscribeToCustomerName } = await startDocument()
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  signedIn(7)
  claimStorages()
  signedIn(now)
  subscribeToCustomerName(() => undefined)()
  expect(reload).toHaveBeenCalledTimes(reloads)
})

/** A document that was painted for a customer. */
async function startDocumentOf(customer: string) {
  const { subscribeToCustomerName } = await startDocument()
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const { dataset } = document.documentElement
  dataset.customer = ''
  onTestFinished(() => void delete dataset.customer)
  named(customer)
  return { reload, subscribe: () => subscribeToCustomerName(() => undefined)() }
}

it('loads the page anew when its customer has signed out before it is subscribed to', async () => {
  const { reload, subscribe } = await startDocumentOf('Мирослава')
  named(null)
  subscribe()
  expect(reload).toHaveBeenCalledOnce()
})

it('leaves it to the page to lead on when its customer signs out in it', async () => {
  const { reload, subscribe } = await startDocumentOf('Мирослава')
  subscribe()
  named(null)
  subscribe()
  expect(reload).not.toHaveBeenCalled()
})

it('leaves no name in the document when the session has ended elsewhere', async () => {
  const { refreshCustomerName } = await startDocument()
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
