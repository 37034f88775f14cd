import type { Address, User } from '@shop/contract'
import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { createFakeClient, type Exploration, testAllPaths } from '../testing/index.ts'
import { sessionCalls } from './calls.ts'
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

const networkFailure = { ok: false, error: noAnswer }
const ended = { ok: false, error: { ...noAnswer, kind: 'auth', code: 'unauthorised', retryable: false } }
const tooOften = { ok: false, error: { ...noAnswer, kind: 'busy', code: 'rate_limited' } }
const entered = { ok: true, data: { user, expiresIn: 60, next: null } }
const newcomer = { ok: true, data: { user: { ...user, email_confirmed: false }, expiresIn: 60, next: null } }

const machine = sessionMachine(sessionCalls(createFakeClient({}), { keep: () => undefined, take: () => null }), {
  now: () => 0,
}).provide({ delays: { expiry: 1_000 } }) // as long as the clock of a replay can wait

const leaving: Exploration['events'] = [
  { type: 'session.logout' },
  { type: 'session.refresh' },
  { type: 'session.continue' },
  { type: 'http.401' },
  { type: 'tab.signedOut' },
  { type: 'tab.changed' },
  { type: 'network.back' },
]

const coming: Exploration = {
  machine,
  input: { lang: 'uk' },
  events: [
    { type: 'session.login', credentials: { email: 'o@example.com', password: 'p' }, returnTo: '/account' },
    { type: 'session.register', registration: {} },
    { type: 'token.login', token: 't' },
    { type: 'google.start' },
    { type: 'google.callback', code: 'c', state: 's', isOwn: true },
    { type: 'google.callback', code: 'c', state: 's', isOwn: false },
    { type: 'session.cancel' },
    ...leaving,
    { type: 'locale.changed', lang: 'en' },
    { type: 'change', command: { id: 'a', kind: 'address.delete', addressId: 5 } },
  ],
  answers: {
    restore: [{ ok: true, data: user }, ended, networkFailure],
    refresh: [{ ok: true, data: user }, ended, networkFailure],
    login: [entered, networkFailure, tooOften],
    register: [entered, newcomer, networkFailure],
    byToken: [entered, networkFailure],
    google: [{ ok: true, data: { url: 'https://google.example' } }, networkFailure],
    googleCallback: [entered, networkFailure],
    signOut: [{ ok: true, data: {} }, ended, networkFailure],
    addresses: [{ ok: true, data: [address] }],
    change: [{ ok: true, data: { addresses: [] } }],
  },
  abstraction: ({ user: who, lockedUntil }) => [who === undefined, who === null, lockedUntil !== null],
  limit: 60,
}

const customer: Exploration = {
  ...coming,
  input: { lang: 'uk', user },
  events: [
    { type: 'change', command: { id: 'a', kind: 'address.delete', addressId: 5 } },
    { type: 'change.retry', key: 'address:5' },
    { type: 'change.dismiss', key: 'address:5' },
    { type: 'address.select', addressId: 5 },
    { type: 'addresses.retry' },
    { type: 'network.back' },
    { type: 'session.logout' },
    { type: 'http.401', returnTo: '/account' },
  ],
  answers: {
    ...coming.answers,
    addresses: [{ ok: true, data: [address] }, ended, networkFailure],
    change: [{ ok: true, data: { addresses: [] } }, ended, networkFailure],
  },
  abstraction: ({ user: who, queue, authCheckedFor, rejectedChanges, addresses }) => [
    who === null,
    Math.min(queue.length, 1),
    authCheckedFor,
    Object.keys(rejectedChanges).length,
    addresses !== null,
  ],
  limit: 60,
}

const accountRequests: Exploration = {
  ...coming,
  input: { lang: 'uk', user: null },
  events: [
    { type: 'password.reset.request', email: 'o@example.com' },
    { type: 'password.reset.submit', reset: {} },
    { type: 'link.request', email: 'o@example.com' },
    { type: 'email.confirm', token: 't' },
    { type: 'email.resend' },
    { type: 'accountRequest.dismiss' },
  ],
  answers: { accountRequest: [{ ok: true, data: {} }, networkFailure] },
  abstraction: ({ accountRequest }) => accountRequest,
}

it('every way through the session is gone by the real actor as the pure machine says, no transition left out', async () => {
  const { deviations, missed, summary } = await testAllPaths('session', [coming, customer, accountRequests])
  console.info(summary)
  expect(missed).toEqual([])
  expect(deviations).toEqual([])
}, 60_000)
