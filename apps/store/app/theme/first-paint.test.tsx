import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { claimStorages } from '../browser/storage-owner.ts'

let runBeforeFirstPaint: () => void
beforeAll(async () => {
  vi.stubEnv('SSR', true)
  const { FIRST_PAINT } = await import('./first-paint.ts')
  vi.unstubAllEnvs()
  runBeforeFirstPaint = new Function(FIRST_PAINT).bind(globalThis)
})

const signedIn = (id: number | null) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
  document.cookie = `customer_id=${id ?? ''}; Max-Age=${id === null ? 0 : 60}`
}

afterEach(() => {
  signedIn(null)
  localStorage.clear()
  sessionStorage.clear()
  Reflect.set(globalThis, 'onclick', null)
  Reflect.set(globalThis, 'onsubmit', null)
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
  session: ['shop.checkout'],
}
const impersonal = ['scheme', 'consent', 'shop.cart', 'shop.wishlist']

function fill() {
  for (const key of [...personal.local, ...impersonal]) localStorage.setItem(key, 'x')
  for (const key of personal.session) sessionStorage.setItem(key, 'x')
}

const rest = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()
const everything = [...personal.local, ...personal.session, ...impersonal]

it('leaves nothing personal in the storages once a customer has signed out', () => {
  signedIn(7)
  runBeforeFirstPaint()
  fill()
  runBeforeFirstPaint()
  expect(rest()).toEqual([...everything, 'shop.owner', 'shop.owner'].toSorted())
  signedIn(null)
  runBeforeFirstPaint()
  expect(rest()).toEqual(impersonal.toSorted())
})

it('deletes what another customer has stored', () => {
  signedIn(7)
  runBeforeFirstPaint()
  fill()
  signedIn(8)
  expect(claimStorages('8')).toBe(false)
  runBeforeFirstPaint()
  expect(rest()).toEqual([...impersonal, 'shop.owner', 'shop.owner'].toSorted())
  expect(claimStorages('8')).toBe(true)
})

it('keeps what a guest has stored, also for the customer who signs in', () => {
  fill()
  runBeforeFirstPaint()
  expect(rest()).toEqual(everything.toSorted())
  signedIn(7)
  expect(claimStorages('7')).toBe(true)
  runBeforeFirstPaint()
  expect(rest()).toEqual([...everything, 'shop.owner', 'shop.owner'].toSorted())
})
