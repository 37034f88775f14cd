import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { claimStorages, hasForeignData, isDocumentForeign } from './storage-owner.ts'

const signedIn = (id: number | null) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
  document.cookie = `customer_id=${id ?? ''}; Max-Age=${id === null ? 0 : 60}`
}
afterEach(() => signedIn(null))

it.each([
  ['7', 7, false],
  ['7', 8, true],
  ['7', null, true],
  [undefined, 7, false],
  [undefined, null, false],
])('a document that was painted for %s is not of %s: %s', (painted, now, isForeign) => {
  const { dataset } = document.documentElement
  if (painted !== undefined) dataset.customer = painted
  onTestFinished(() => void delete dataset.customer)
  signedIn(now)
  expect(isDocumentForeign()).toBe(isForeign)
})

const personal = {
  local: [
    'shop.body',
    'shop.viewed',
    'shop.review.12',
    'shop.checkout.sent',
    'shop.wishlist.account',
    'recent-searches',
  ],
  session: ['shop.checkout', 'shop.input', 'shop.wishlist.operations', 'remix-router-transitions'],
}
const impersonal = ['scheme', 'consent', 'shop.cart', 'shop.wishlist']
const everything = [...personal.local, ...personal.session, ...impersonal].toSorted()

function fill() {
  for (const key of [...personal.local, ...impersonal]) localStorage.setItem(key, 'x')
  for (const key of personal.session) sessionStorage.setItem(key, 'x')
}
const stored = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(key => key !== 'shop.owner').toSorted()

it('leaves nothing personal in the storages once a customer has signed out', () => {
  signedIn(7)
  claimStorages()
  fill()
  claimStorages()
  expect(stored()).toEqual(everything)
  signedIn(null)
  expect(hasForeignData()).toBe(false) // until a document starts without the customer
  claimStorages()
  expect(stored()).toEqual(impersonal.toSorted())
})

it('deletes what another customer has stored', () => {
  signedIn(7)
  claimStorages()
  fill()
  signedIn(8)
  expect(hasForeignData()).toBe(true)
  claimStorages()
  expect(stored()).toEqual(impersonal.toSorted())
  expect(hasForeignData()).toBe(false)
})

it('keeps what a guest has stored, also for the customer who signs in', () => {
  claimStorages()
  fill()
  claimStorages()
  signedIn(7)
  expect(hasForeignData()).toBe(false)
  claimStorages()
  expect(stored()).toEqual(everything)
})

it('deletes what another customer has stored in one storage while the other is refused', () => {
  signedIn(7)
  claimStorages()
  fill()
  signedIn(8)
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The storage is refused.', 'SecurityError')
  })
  expect(hasForeignData()).toBe(true)
  claimStorages()
  expect(sessionStorage.getItem('shop.checkout')).toBeNull()
  refused.mockRestore()
})
