import { describe, expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import {
  createDeferredClient,
  createFakeChannel,
  createFakeClient,
  createFakeCustomers,
  createFakeStorage,
  createKeys,
  FAKE_CODE,
  FAKE_PASSWORD,
  failure,
  flush,
} from '../testing/index.ts'
import { createSessionFlow, lockDurationMs, type SessionDeps, type SessionEmitted } from './index.ts'

const olena = { email: 'olena@example.com', password: FAKE_PASSWORD }
const home = { name: 'Дім', shipping_city: 'Київ', shipping_city_id: 'kyiv', street: 'Ливарна', house: '14' }
const work = { ...home, name: 'Робота', shipping_city: 'Львів', shipping_city_id: 'lviv' }
const registration = {
  name: 'Іван',
  last_name: 'Франко',
  email: 'ivan@example.com',
  password: 'long enough',
  password_confirmation: 'long enough',
}

/** A browser with the fake backend's cookie; `tab` opens another tab. */
function browser() {
  const customers = createFakeCustomers(['olena@example.com', 'petro@example.com'])
  const channel = createFakeChannel()
  let time = 0
  async function tab(deps: Partial<SessionDeps> = {}) {
    const calls = createDeferredClient(createFakeClient(customers.answers))
    const clock = new SimulatedClock()
    const tabStorage = createFakeStorage()
    const session = createSessionFlow({
      client: calls,
      tabStorage,
      broadcast: channel.tab(),
      lang: 'uk',
      clock,
      now: () => time,
      newKey: createKeys(),
      ...deps,
    })
    const emittedEvents: SessionEmitted[] = []
    for (const type of [
      'session.restored',
      'session.signedIn',
      'session.failed',
      'session.locked',
      'session.redirect',
      'session.signedOut',
      'session.expired',
      'session.saved',
      'session.rejected',
      'session.accountRequest',
      'session.log',
    ] as const)
      session.on(type, emitted => emittedEvents.push(emitted))
    session.start()
    onTestFinished(() => session.stop())
    await flush()
    const elapse = (milliseconds: number) => {
      time += milliseconds
      clock.increment(milliseconds)
    }
    return { session, calls, clock, emittedEvents, tabStorage, elapse, view: () => session.getView() }
  }
  /** A tab in which Olena is signed in. */
  async function signedIn(deps: Partial<SessionDeps> = {}) {
    const opened = await tab(deps)
    await opened.calls.answerAll()
    opened.session.send({ type: 'session.login', credentials: olena })
    await opened.calls.answerAll()
    opened.emittedEvents.length = 0
    return opened
  }
  return { customers, tab, signedIn }
}

describe('restoring the session', () => {
  it('requests the user once at the start; 401 means a guest', async () => {
    const { tab } = browser()
    const { calls, emittedEvents, view } = await tab()
    expect(view()).toMatchObject({ status: 'restoring', user: null })
    await calls.answerAll()
    expect(view().status).toBe('guest')
    expect(emittedEvents).toEqual([{ type: 'session.restored', user: null }])
    expect(calls.made.map(({ path }) => path)).toEqual(['/api/auth/user'])
  })

  it('restores the customer after a reload without anything stored by the page', async () => {
    const { signedIn, tab } = browser()
    const first = await signedIn()
    expect(first.tabStorage.entries.size).toBe(0)
    first.session.stop()
    const second = await tab()
    await second.calls.answerAll()
    expect(second.view()).toMatchObject({ status: 'signedIn', user: { email: olena.email } })
  })

  it('requests the user again when another tab signs in before the answer', async () => {
    const { tab } = browser()
    const first = await tab()
    const call = await first.calls.next()
    await call.execute()
    const second = await tab({ user: null })
    second.session.send({ type: 'session.login', credentials: olena })
    await second.calls.answerAll()
    await call.answer()
    await first.calls.answerAll()
    expect(first.view()).toMatchObject({ status: 'signedIn', user: { email: olena.email } })
  })

  it('requests nothing when the user comes with the page', async () => {
    const { tab } = browser()
    const guest = await tab({ user: null })
    expect(guest.view().status).toBe('guest')
    expect(guest.calls.made).toEqual([])
    const user = { id: 9, name: 'О', last_name: 'К', email: 'o@example.com', phone: null, email_confirmed: true }
    const customer = await tab({ user })
    expect(customer.session.getInitialView()).toMatchObject({ status: 'signedIn', user })
    expect(customer.calls.made.map(({ path }) => path)).toEqual(['/api/profile/address'])
  })

  it('logs a failure and requests the user again when the network is back', async () => {
    const { tab } = browser()
    const { session, calls, emittedEvents, view } = await tab()
    await (await calls.next()).failNetwork()
    expect(view().status).toBe('guest')
    expect(emittedEvents).toMatchObject([{ type: 'session.log', about: 'restore', error: { kind: 'network' } }])
    session.send({ type: 'network.online' })
    await calls.answerAll()
    expect(calls.made).toHaveLength(2)
    session.send({ type: 'network.online' })
    await flush()
    expect(calls.made).toHaveLength(2)
  })
})

describe('signing in', () => {
  it('returns to the page it was started on and loads the addresses', async () => {
    const { tab } = browser()
    const { session, calls, emittedEvents, view } = await tab({ user: null })
    session.send({ type: 'session.login', credentials: olena, returnTo: '/account/orders?page=2' })
    expect(view()).toMatchObject({ status: 'signingIn', pending: true })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'signedIn', user: { email: olena.email }, addressesLookup: 'ready' })
    expect(emittedEvents).toMatchObject([
      { type: 'session.signedIn', method: 'login', returnTo: '/account/orders?page=2' },
    ])
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    async returnTo => {
      const { tab } = browser()
      const { session, calls, emittedEvents } = await tab({ user: null })
      session.send({ type: 'session.login', credentials: olena, returnTo })
      await calls.answerAll()
      expect(emittedEvents).toMatchObject([{ type: 'session.signedIn', returnTo: null }])
    },
  )

  it('shows why it was rejected; the next attempt clears the error', async () => {
    const { tab } = browser()
    const { session, calls, emittedEvents, view } = await tab({ user: null })
    session.send({ type: 'session.login', credentials: { ...olena, password: 'wrong' } })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'guest', error: { kind: 'auth', message: 'Wrong e-mail or password' } })
    expect(emittedEvents).toMatchObject([{ type: 'session.failed' }])
    session.send({ type: 'session.login', credentials: olena })
    expect(view().error).toBeNull()
  })

  it('sends one call for several clicks and can be cancelled', async () => {
    const { tab } = browser()
    const { session, calls, view } = await tab({ user: null })
    session.send({ type: 'session.login', credentials: olena })
    session.send({ type: 'session.login', credentials: olena })
    await flush()
    expect(calls.made).toHaveLength(1)
    const call = await calls.next()
    session.send({ type: 'session.cancel' })
    await flush()
    expect(call.aborted).toBe(true)
    expect(view().status).toBe('guest')
  })

  it('does not wait for the session to be restored', async () => {
    const { tab } = browser()
    const { session, calls, view } = await tab()
    session.send({ type: 'session.login', credentials: olena })
    await calls.answerAll()
    expect(view().status).toBe('signedIn')
  })

  it('is locked after too many attempts; nothing is sent until then', async () => {
    const { tab } = browser()
    const { session, calls, emittedEvents, elapse, view } = await tab({ user: null })
    session.send({ type: 'session.login', credentials: olena })
    await (await calls.next()).answerWith(failure('rate_limited', { message: 'Забагато спроб' }))
    expect(view()).toMatchObject({
      status: 'locked',
      lockedUntil: lockDurationMs,
      error: { message: 'Забагато спроб' },
    })
    session.send({ type: 'session.login', credentials: olena })
    await flush()
    expect(calls.made).toHaveLength(1)
    expect(emittedEvents.filter(({ type }) => type === 'session.locked')).toEqual([
      { type: 'session.locked', until: lockDurationMs },
      { type: 'session.locked', until: lockDurationMs },
    ])
    elapse(lockDurationMs)
    expect(view()).toMatchObject({ status: 'guest', lockedUntil: null })
    session.send({ type: 'session.login', credentials: olena })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'signedIn', error: null })
  })

  it('accepts the token of a link once', async () => {
    const { customers, tab } = browser()
    const { session, calls, emittedEvents, view } = await tab({ user: null })
    session.send({ type: 'link.request', email: olena.email })
    expect(view()).toMatchObject({ accountRequest: { kind: 'link.request', status: 'running' }, pending: true })
    await calls.answerAll()
    expect(emittedEvents).toEqual([{ type: 'session.accountRequest', kind: 'link.request', error: null }])
    const [{ token } = { token: '' }] = customers.letters
    session.send({ type: 'token.login', token })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'signedIn', accountRequest: { status: 'done' } })
    const again = await tab({ user: null })
    again.session.send({ type: 'token.login', token })
    await again.calls.answerAll()
    expect(again.view()).toMatchObject({ status: 'guest', error: { kind: 'auth' } })
  })
})

describe('an account', () => {
  it('is signed in after registration and asked to confirm its e-mail', async () => {
    const { customers, tab } = browser()
    const { session, calls, emittedEvents, view } = await tab({ user: null })
    session.send({ type: 'session.register', registration })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'awaitingConfirm', user: { email: registration.email } })
    expect(emittedEvents).toMatchObject([{ type: 'session.signedIn', method: 'register' }])
    session.send({ type: 'email.resend' })
    await calls.answerAll()
    const { token = '' } = customers.letters.at(-1) ?? {}
    session.send({ type: 'email.confirm', token })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'signedIn', user: { email_confirmed: true } })
  })

  it('can be used before its e-mail is confirmed', async () => {
    const { tab } = browser()
    const { session, calls, view } = await tab({ user: null })
    session.send({ type: 'session.register', registration })
    await calls.answerAll()
    session.send({ type: 'session.continue' })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'signedIn', user: { email_confirmed: false } })
  })

  it('shows a field error for an e-mail that is already registered', async () => {
    const { tab } = browser()
    const { session, calls, view } = await tab({ user: null })
    session.send({ type: 'session.register', registration: { ...registration, email: olena.email } })
    await calls.answerAll()
    expect(view()).toMatchObject({
      status: 'guest',
      issues: { email: { rule: 'server', message: 'This e-mail is already registered' } },
    })
  })

  it('resets its password by e-mail, which ends every session', async () => {
    const { customers, signedIn } = browser()
    const { session, calls, emittedEvents, view } = await signedIn()
    session.send({ type: 'password.reset.request', email: olena.email })
    await calls.answerAll()
    const { token = '' } = customers.letters.at(-1) ?? {}
    const reset = { token, password: 'fresh', password_confirmation: 'fresh' }
    session.send({ type: 'password.reset.submit', reset })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'guest', user: null })
    expect(emittedEvents).toContainEqual({ type: 'session.expired', returnTo: null })
    session.send({ type: 'session.login', credentials: { ...olena, password: 'fresh' } })
    await calls.answerAll()
    expect(view().status).toBe('signedIn')
    session.send({ type: 'password.reset.submit', reset })
    await calls.answerAll()
    expect(view().accountRequest).toMatchObject({
      status: 'failed',
      error: { fields: { token: ['This link is no longer valid'] } },
    })
    session.send({ type: 'accountRequest.dismiss' })
    expect(view().accountRequest).toBeNull()
  })
})

describe('Google', () => {
  async function atGoogle() {
    const page = browser()
    const opened = await page.tab({ user: null })
    opened.session.send({ type: 'google.start', returnTo: '/checkout' })
    await opened.calls.answerAll()
    const redirect = opened.emittedEvents.find(({ type }) => type === 'session.redirect')
    const url = new URL(redirect?.type === 'session.redirect' ? redirect.url : '')
    return { ...page, ...opened, url, state: url.searchParams.get('state') ?? '' }
  }

  it('receives the page to return to and signs in after the redirect back, in a new document', async () => {
    const { tab, tabStorage, view, url, state } = await atGoogle()
    expect(view().status).toBe('atGoogle')
    expect(url.searchParams.get('next')).toBe('/checkout')
    const back = await tab({ user: null, tabStorage })
    back.session.send({ type: 'google.callback', code: FAKE_CODE, state })
    await back.calls.answerAll()
    expect(back.view().status).toBe('signedIn')
    expect(back.emittedEvents).toMatchObject([{ type: 'session.signedIn', method: 'google', returnTo: '/account' }])
  })

  it.each([
    ['with a state that is not ours', 'other'],
    ['without a state', ''],
  ])('is rejected without a call when the callback comes %s', async (_, wrong) => {
    const { tab, tabStorage } = await atGoogle()
    const back = await tab({ user: null, tabStorage })
    back.session.send({ type: 'google.callback', code: FAKE_CODE, state: wrong })
    await flush()
    expect(back.calls.made).toEqual([])
    expect(back.view()).toMatchObject({ status: 'guest', error: { kind: 'auth' } })
  })

  it('is rejected when the callback comes in another tab, twice or too late', async () => {
    const { tab, tabStorage, state, calls, session, elapse } = await atGoogle()
    const other = await tab({ user: null })
    other.session.send({ type: 'google.callback', code: FAKE_CODE, state })
    session.send({ type: 'google.callback', code: 'refused', state })
    await calls.answerAll()
    session.send({ type: 'google.callback', code: FAKE_CODE, state })
    session.send({ type: 'google.start' })
    await calls.answerAll()
    elapse(10 * 60_000 + 1)
    const late = await tab({ user: null, tabStorage })
    late.session.send({ type: 'google.callback', code: FAKE_CODE, state })
    await flush()
    for (const { view } of [other, late]) expect(view()).toMatchObject({ status: 'guest', error: { kind: 'auth' } })
    expect(calls.made.filter(({ path }) => path === '/api/auth/google/callback')).toHaveLength(1)
  })

  it('can be cancelled by Back; other sign-in methods stay available', async () => {
    const { session, calls, view } = await atGoogle()
    session.send({ type: 'session.cancel' })
    expect(view().status).toBe('guest')
    session.send({ type: 'google.start' })
    await (await calls.next()).failNetwork()
    expect(view()).toMatchObject({ status: 'guest', error: { kind: 'network' } })
  })
})

describe('the address book', () => {
  it('selects the main address and takes the city from it', async () => {
    const { signedIn } = browser()
    const { session, calls, emittedEvents, view } = await signedIn()
    session.send({ type: 'address.save', values: home })
    session.send({ type: 'address.save', values: work })
    expect(view().changing).toEqual(['address:new', 'address:new'])
    await calls.answerAll()
    const [first, second] = view().addresses
    expect(view()).toMatchObject({ selectedAddress: first, cityInfo: { cityName: 'Київ', ref: 'kyiv' } })
    session.send({ type: 'address.setMain', addressId: second?.id ?? 0 })
    await calls.answerAll()
    expect(view().addresses.map(({ main }) => main)).toEqual([0, 1])
    expect(view().cityInfo?.ref).toBe('lviv')
    session.send({ type: 'address.select', addressId: first?.id ?? 0 })
    expect(view().cityInfo?.ref).toBe('kyiv')
    session.send({ type: 'address.save', addressId: first?.id ?? 0, values: { ...home, house: '15' } })
    session.send({ type: 'address.delete', addressId: second?.id ?? 0 })
    await calls.answerAll()
    expect(view().addresses).toMatchObject([{ house: '15', main: 1 }])
    expect(emittedEvents.filter(({ type }) => type === 'session.saved')).toHaveLength(5)
  })

  it('only logs a failure to load and can be retried', async () => {
    const { tab } = browser()
    const { session, calls, emittedEvents, view } = await tab({ user: null })
    session.send({ type: 'session.login', credentials: olena })
    await (await calls.next()).answer()
    await (await calls.next()).failNetwork()
    expect(view()).toMatchObject({ status: 'signedIn', addressesLookup: 'failed', error: null })
    expect(emittedEvents.at(-1)).toMatchObject({ type: 'session.log', about: 'addresses' })
    session.send({ type: 'addresses.retry' })
    await calls.answerAll()
    expect(view().addressesLookup).toBe('ready')
  })

  it('shows a rejected change, which can be retried under the same key or dismissed', async () => {
    const { signedIn } = browser()
    const { session, calls, emittedEvents, view } = await signedIn()
    session.send({ type: 'profile.save', values: { name: 'Ольга' } })
    await (await calls.next()).answerWith(failure('invalid', { fields: { name: ['Не таке'] } }))
    expect(view().rejectedChanges).toMatchObject({ profile: { fields: { name: ['Не таке'] } } })
    expect(emittedEvents).toMatchObject([{ type: 'session.rejected', key: 'profile' }])
    session.send({ type: 'change.retry', key: 'profile' })
    await calls.answerAll()
    expect(view()).toMatchObject({ user: { name: 'Ольга' }, rejectedChanges: {} })
    const keys = calls.made.filter(({ path }) => path === '/api/profile/edit').map(call => call.idempotencyKey)
    expect(new Set(keys).size).toBe(1)
    session.send({ type: 'address.delete', addressId: 404 })
    await calls.answerAll()
    session.send({ type: 'change.dismiss', key: 'address:404' })
    expect(view().rejectedChanges).toEqual({})
  })

  it('rejects a change at once without a customer', async () => {
    const { tab } = browser()
    const { session, calls, emittedEvents } = await tab({ user: null })
    session.send({ type: 'address.delete', addressId: 1 })
    await flush()
    expect(emittedEvents).toMatchObject([{ type: 'session.rejected', key: 'address:1', error: { kind: 'auth' } }])
    expect(calls.made).toEqual([])
  })
})

describe('an expired session', () => {
  it('is detected by a change, which stays queued until the same customer signs in again', async () => {
    const { customers, signedIn } = browser()
    const { session, calls, emittedEvents, view } = await signedIn()
    customers.endSessions()
    session.send({ type: 'address.save', values: home })
    session.send({ type: 'profile.save', values: { name: 'Ольга' } })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'guest', user: null, addresses: [], changing: ['address:new', 'profile'] })
    expect(emittedEvents.map(({ type }) => type)).toEqual(['session.expired'])
    session.send({ type: 'session.login', credentials: olena })
    await calls.answerAll()
    expect(view()).toMatchObject({ user: { name: 'Ольга' }, addresses: [{ name: 'Дім' }], changing: [] })
    const keys = calls.made
      .filter(({ path }) => path === '/api/profile/address/create')
      .map(call => call.idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('drops a customer’s data and changes when another one signs in', async () => {
    const { customers, signedIn } = browser()
    const { session, calls, view } = await signedIn()
    customers.endSessions()
    session.send({ type: 'profile.save', values: { name: 'Ольга' } })
    await calls.answerAll()
    session.send({ type: 'session.login', credentials: { ...olena, email: 'petro@example.com' } })
    await calls.answerAll()
    expect(view()).toMatchObject({ user: { name: 'Олена', email: 'petro@example.com' }, changing: [] })
  })

  it('drops a queued password change', async () => {
    const { customers, signedIn } = browser()
    const { session, calls, view } = await signedIn()
    customers.endSessions()
    const values = { current_password: FAKE_PASSWORD, password: 'fresh', password_confirmation: 'fresh' }
    session.send({ type: 'profile.save', values })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'guest', changing: [] })
  })

  it('is checked after a 401 of any call; a valid one continues', async () => {
    const { customers, signedIn } = browser()
    const { session, calls, emittedEvents, view } = await signedIn()
    session.send({ type: 'http.401', returnTo: '/account/orders' })
    expect(view()).toMatchObject({ status: 'refreshing', user: { email: olena.email } })
    await calls.answerAll()
    expect(view().status).toBe('signedIn')
    customers.endSessions()
    session.send({ type: 'http.401', returnTo: '/account/orders' })
    await calls.answerAll()
    expect(emittedEvents.at(-1)).toEqual({ type: 'session.expired', returnTo: '/account/orders' })
    session.send({ type: 'session.login', credentials: olena })
    await calls.answerAll()
    expect(emittedEvents.at(-1)).toMatchObject({ type: 'session.signedIn', returnTo: '/account/orders' })
  })

  it('is checked once for a change that keeps being answered with 401', async () => {
    const { signedIn } = browser()
    const { session, calls, view } = await signedIn()
    session.send({ type: 'profile.save', values: { name: 'Ольга' } })
    await (await calls.next()).answerWith(failure('unauthorised'))
    await (await calls.next()).answer()
    await (await calls.next()).answerWith(failure('unauthorised'))
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'signedIn', changing: [], rejectedChanges: { profile: { kind: 'auth' } } })
  })

  it('is checked when its lifetime is over', async () => {
    const { customers, signedIn } = browser()
    const { calls, elapse, emittedEvents, view } = await signedIn()
    customers.endSessions()
    elapse(86_400_000 - 1)
    expect(view().status).toBe('signedIn')
    elapse(1)
    expect(view().status).toBe('refreshing')
    await calls.answerAll()
    expect(view().status).toBe('guest')
    expect(emittedEvents.at(-1)).toMatchObject({ type: 'session.expired' })
  })

  it('is not assumed while the network is down', async () => {
    const { signedIn } = browser()
    const { session, calls, emittedEvents, view } = await signedIn()
    session.send({ type: 'session.refresh' })
    await (await calls.next()).failNetwork()
    expect(view()).toMatchObject({ status: 'signedIn', user: { email: olena.email } })
    expect(emittedEvents).toMatchObject([{ type: 'session.log', about: 'refresh' }])
  })
})

describe('signing out', () => {
  it('in one tab signs out the others', async () => {
    const { customers, signedIn, tab } = browser()
    const first = await signedIn()
    const second = await tab()
    await second.calls.answerAll()
    expect(second.view().status).toBe('signedIn')
    first.session.send({ type: 'session.logout' })
    expect(first.view().status).toBe('signingOut')
    await first.calls.answerAll()
    expect(first.emittedEvents).toEqual([{ type: 'session.signedOut', inOtherTab: false }])
    expect(second.emittedEvents.at(-1)).toEqual({ type: 'session.signedOut', inOtherTab: true })
    for (const { view } of [first, second]) expect(view()).toMatchObject({ status: 'guest', user: null, addresses: [] })
    expect(customers.sessions).toBe(0)
  })

  it('and in again in one tab is followed by the others', async () => {
    const { signedIn, tab } = browser()
    const second = await tab()
    await second.calls.answerAll()
    await signedIn()
    await second.calls.answerAll()
    expect(second.view()).toMatchObject({ status: 'signedIn', user: { email: olena.email } })
  })

  it('keeps the customer signed in when it gets no answer', async () => {
    const { signedIn } = browser()
    const { session, calls, emittedEvents, view } = await signedIn()
    session.send({ type: 'session.logout' })
    await (await calls.next()).failNetwork()
    expect(view()).toMatchObject({ status: 'signedIn', error: { kind: 'network' } })
    expect(emittedEvents).toMatchObject([{ type: 'session.failed' }])
    session.send({ type: 'session.logout' })
    await calls.answerAll()
    expect(view().status).toBe('guest')
  })

  it('drops the access token of the page', async () => {
    const { customers, signedIn } = browser()
    const { session, calls, view } = await signedIn()
    session.send({ type: 'session.logout' })
    await calls.answerAll()
    expect(customers.cookie).toBeNull()
    session.send({ type: 'session.refresh' })
    await calls.answerAll()
    expect(view().status).toBe('guest')
  })
})

describe('concurrent events', () => {
  const paths = (calls: { made: readonly { path: string }[] }, from: number) =>
    calls.made.slice(from).map(({ path }) => path)

  it('does not check the session while signing out', async () => {
    const { signedIn } = browser()
    const { session, calls, emittedEvents, view } = await signedIn()
    const before = calls.made.length
    session.send({ type: 'session.logout' })
    session.send({ type: 'session.refresh' })
    session.send({ type: 'http.401' })
    session.send({ type: 'session.logout' })
    await calls.answerAll()
    expect(paths(calls, before)).toEqual(['/api/auth/logout'])
    expect(emittedEvents).toEqual([{ type: 'session.signedOut', inOtherTab: false }])
    expect(view().status).toBe('guest')
  })

  it('aborts a check of the session when signing out', async () => {
    const { signedIn } = browser()
    const { session, calls, view } = await signedIn()
    session.send({ type: 'session.refresh' })
    const call = await calls.next()
    session.send({ type: 'session.logout' })
    await flush()
    expect(call.aborted).toBe(true)
    await call.answer()
    expect(view().status).toBe('signingOut')
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'guest', user: null })
  })

  it('drops a change made while signing out, or executes it when signing out fails', async () => {
    const { signedIn } = browser()
    const leaving = await signedIn()
    leaving.session.send({ type: 'session.logout' })
    leaving.session.send({ type: 'profile.save', values: { name: 'Оля' } })
    const before = leaving.calls.made.length
    await leaving.calls.answerAll()
    expect(paths(leaving.calls, before)).not.toContain('/api/profile/edit')
    expect(leaving.view().status).toBe('guest')

    const stays = await browser().signedIn()
    stays.session.send({ type: 'session.logout' })
    stays.session.send({ type: 'profile.save', values: { name: 'Оля' } })
    await (await stays.calls.next()).failNetwork()
    await stays.calls.answerAll()
    expect(stays.view()).toMatchObject({ status: 'signedIn', user: { name: 'Оля' } })
  })

  it('runs one account request at a time and reports it even after signing out', async () => {
    const { customers, signedIn } = browser()
    const { session, calls, emittedEvents, view } = await signedIn()
    session.send({ type: 'link.request', email: olena.email })
    session.send({ type: 'password.reset.request', email: olena.email })
    expect(view().accountRequest).toMatchObject({ kind: 'link.request', status: 'running' })
    session.send({ type: 'session.logout' })
    await calls.answerAll()
    expect(customers.letters.map(({ about }) => about)).toEqual(['link'])
    expect(emittedEvents).toContainEqual({ type: 'session.accountRequest', kind: 'link.request', error: null })
    expect(view()).toMatchObject({ status: 'guest', accountRequest: { kind: 'link.request', status: 'done' } })
  })

  it.each(['at the start', 'again'] as const)(
    'shows an e-mail as confirmed that was confirmed while the session was being checked %s',
    async when => {
      const { customers, tab } = browser()
      const first = await tab()
      await first.calls.answerAll()
      first.session.send({ type: 'session.register', registration })
      await first.calls.answerAll()
      const [letter] = customers.letters
      const second = when === 'again' ? first : await tab()
      if (when === 'again') second.session.send({ type: 'session.refresh' })
      second.session.send({ type: 'email.confirm', token: letter?.token ?? '' })
      await flush()
      const call = second.calls.pendingCalls.find(({ path }) => path === '/api/auth/user')
      const confirming = second.calls.pendingCalls.find(({ path }) => path !== '/api/auth/user')
      await call?.execute()
      await confirming?.answer()
      await second.calls.answerAll()
      expect(second.view().user).toMatchObject({ email: registration.email, email_confirmed: true })
    },
  )
})
