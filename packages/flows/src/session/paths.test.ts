import type { Address, User } from '@shop/contract'
import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { type Exploration, testAllPaths } from '../testing/index.ts'
import { sessionMachine } from './machine.ts'

const user: User = {
  id: 1,
  name: 'Олена',
  last_name: 'Коваль',
  email: 'o@example.com',
  phone: null,
  email_confirmed: true,
}
const address: Address = {
  id: 5,
  main: 1,
  name: 'Дім',
  shipping_city: 'Київ',
  shipping_city_id: 'kyiv',
  street: 'Ливарна',
  house: '14',
  apartment: '',
  postal_index: '',
}

const unauthorised = { ...noAnswer, kind: 'auth', code: 'unauthorised', retryable: false }
const rateLimited = { ...noAnswer, kind: 'busy', code: 'rate_limited' }
const signedIn = { user, expiresIn: 60, next: null }
const unconfirmed = { user: { ...user, email_confirmed: false }, expiresIn: 60, next: null }

const machine = sessionMachine.provide({ delays: { expiry: 1_000 } }) // within the time a replay waits

const customerEvents: Exploration['events'] = [
  { type: 'session.logout' },
  { type: 'session.refresh' },
  { type: 'session.continue' },
  { type: 'http.401' },
  { type: 'tab.signedOut' },
  { type: 'tab.changed' },
  { type: 'network.online' },
]

const guest: Exploration = {
  machine,
  input: { lang: 'uk', now: () => 0 },
  events: [
    { type: 'session.login', credentials: { email: 'o@example.com', password: 'p' }, returnTo: '/account' },
    { type: 'session.register', registration: {} },
    { type: 'token.login', token: 't' },
    { type: 'google.start' },
    { type: 'google.callback', code: 'c', state: 's', isOwn: true },
    { type: 'google.callback', code: 'c', state: 's', isOwn: false },
    { type: 'session.cancel' },
    ...customerEvents,
    { type: 'locale.changed', lang: 'en' },
    { type: 'change', command: { id: 'a', kind: 'address.delete', addressId: 5 } },
  ],
  answers: {
    restore: [user],
    refresh: [user],
    login: [signedIn],
    register: [signedIn, unconfirmed],
    byToken: [signedIn],
    google: [{ url: 'https://google.example' }],
    googleCallback: [signedIn],
    signOut: [{}],
    addresses: [[address]],
    change: [{ addresses: [] }],
  },
  errors: {
    restore: [unauthorised],
    refresh: [unauthorised],
    login: [rateLimited],
    signOut: [unauthorised],
  },
  abstraction: ({ user, lockedUntil }) => [user === undefined, user === null, lockedUntil !== null],
  limit: 60,
}

const customer: Exploration = {
  ...guest,
  input: { lang: 'uk', user, now: () => 0 },
  events: [
    { type: 'change', command: { id: 'a', kind: 'address.delete', addressId: 5 } },
    { type: 'change.retry', key: 'address:5' },
    { type: 'change.dismiss', key: 'address:5' },
    { type: 'address.select', addressId: 5 },
    { type: 'addresses.retry' },
    { type: 'network.online' },
    { type: 'session.logout' },
    { type: 'http.401', returnTo: '/account' },
  ],
  errors: { ...guest.errors, addresses: [unauthorised], change: [unauthorised] },
  abstraction: ({ user, queue, authCheckedFor, rejectedChanges, addresses }) => [
    user === null,
    Math.min(queue.length, 1),
    authCheckedFor,
    Object.keys(rejectedChanges).length,
    addresses !== null,
  ],
  limit: 60,
}

const accountRequests: Exploration = {
  ...guest,
  input: { lang: 'uk', user: null, now: () => 0 },
  events: [
    { type: 'password.reset.request', email: 'o@example.com' },
    { type: 'password.reset.submit', reset: {} },
    { type: 'link.request', email: 'o@example.com' },
    { type: 'email.confirm', token: 't' },
    { type: 'email.resend' },
    { type: 'accountRequest.dismiss' },
  ],
  answers: { accountRequest: [{}] },
  abstraction: ({ accountRequest }) => accountRequest,
}

it('the actor follows every path of the pure machine, covering every transition', async () => {
  const { deviations, missed, summary } = await testAllPaths('session', [guest, customer, accountRequests])
  console.info(summary)
  expect(missed).toEqual([])
  expect(deviations).toEqual([])
}, 60_000)
