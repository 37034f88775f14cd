import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import {
  createDeferredClient,
  createFakeChannel,
  createFakeClient,
  createFakeCustomers,
  createFakeStorage,
  createKeys,
  FAKE_PASSWORD,
  failure,
  flush,
} from '../testing/index.ts'
import { createSessionFlow, type SessionEvent, type SessionView } from './index.ts'

const emails = ['olena@example.com', 'petro@example.com'] as const
type Email = (typeof emails)[number]

const login = (email: Email): SessionEvent => ({
  type: 'session.login',
  credentials: { email, password: FAKE_PASSWORD },
})

/** A step in one of two tabs: an event of the customer, or the end of the oldest call. */
type Step = { readonly tab: 0 | 1 } & (
  | { readonly do: 'login'; readonly email: Email }
  | { readonly do: 'logout' | 'save' | 'refresh' | '401' | 'cancel' | 'back' }
  | { readonly do: 'execute' | 'answer' | 'failNetwork' | 'end' | 'busy' | 'wait' }
)

const tab = fc.constantFrom(0 as const, 1 as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ tab, do: fc.constant('login' as const), email: fc.constantFrom(...emails) }) },
  {
    weight: 3,
    arbitrary: fc.record({ tab, do: fc.constantFrom('logout', 'save', 'save', 'refresh', '401', 'cancel', 'back') }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      tab,
      do: fc.constantFrom('execute', 'answer', 'answer', 'failNetwork', 'end', 'busy', 'wait'),
    }),
  },
)

const signedOutStatuses: readonly SessionView['status'][] = ['restoring', 'guest', 'locked', 'signingIn', 'atGoogle']

function browser() {
  const customers = createFakeCustomers(emails)
  const channel = createFakeChannel()
  let time = 0
  const tabs = [0, 1].map(number => {
    const calls = createDeferredClient(createFakeClient(customers.answers))
    const clock = new SimulatedClock()
    const environment = { tabStorage: createFakeStorage(), broadcast: channel.tab(), clock, now: () => time }
    const session = createSessionFlow({
      client: calls,
      lang: 'uk',
      newKey: createKeys(`tab-${number}`),
      ...environment,
    })
    session.start()
    return { calls, clock, session }
  })
  const elapse = () => {
    time += 60_000
    for (const { clock } of tabs) clock.increment(60_000)
  }
  return { customers, tabs, elapse }
}

/** Invariants of every tab after every step. */
function expectInvariants({ calls, session }: ReturnType<typeof browser>['tabs'][number]) {
  const { status, user, addresses, selectedAddress } = session.getView()
  expect(signedOutStatuses.includes(status)).toBe(user === null)
  if (user === null) expect([addresses, selectedAddress]).toEqual([[], null])
  for (const { name } of addresses) expect(name).toBe(user?.email)
  const changes = calls.pendingCalls.filter(({ path }) => path === '/api/profile/address/create')
  expect(changes.length).toBeLessThanOrEqual(1)
}

async function run({ customers, tabs, elapse }: ReturnType<typeof browser>, one: Step) {
  const here = tabs[one.tab]
  if (!here) return
  const { calls, session } = here
  const [oldest] = calls.pendingCalls
  const { user } = session.getView()
  if (one.do === 'login') session.send(login(one.email))
  else if (one.do === 'logout') session.send({ type: 'session.logout' })
  else if (one.do === 'refresh') session.send({ type: 'session.refresh' })
  else if (one.do === '401') session.send({ type: 'http.401' })
  else if (one.do === 'cancel') session.send({ type: 'session.cancel' })
  else if (one.do === 'back') session.send({ type: 'network.online' })
  else if (one.do === 'save' && user) {
    const values = { name: user.email, shipping_city: 'Київ', shipping_city_id: 'kyiv', street: 'Л', house: '1' }
    session.send({ type: 'address.save', values })
  } else if (one.do === 'execute') await oldest?.execute()
  else if (one.do === 'answer') await oldest?.answer()
  else if (one.do === 'failNetwork') await oldest?.failNetwork()
  else if (one.do === 'busy') await oldest?.answerWith(failure('rate_limited'))
  else if (one.do === 'end') customers.endSessions()
  else if (one.do === 'wait') elapse()
  await flush()
}

/** Answers all calls; a message of one tab may cause calls of the other. */
async function settleAll({ tabs }: ReturnType<typeof browser>) {
  for (let round = 0; round < 3; round += 1) for (const { calls } of tabs) await calls.answerAll()
}

it('never shows or changes another customer’s data, in any interleaving of two tabs and the network', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
      const tested = browser()
      await flush()
      for (const one of steps) {
        await run(tested, one)
        for (const opened of tested.tabs) expectInvariants(opened)
      }
      await settleAll(tested)
      tested.elapse()
      const [first] = tested.tabs
      // Afterwards a customer can always sign in, see their data, and sign out of both tabs.
      if (first?.session.getView().user) first.session.send({ type: 'session.logout' })
      await settleAll(tested)
      first?.session.send(login('olena@example.com'))
      await settleAll(tested)
      expect(first?.session.getView()).toMatchObject({ status: 'signedIn', user: { email: 'olena@example.com' } })
      for (const opened of tested.tabs) expectInvariants(opened)
      first?.session.send({ type: 'session.logout' })
      await settleAll(tested)
      for (const { session } of tested.tabs) expect(session.getView()).toMatchObject({ user: null, changing: [] })
      for (const { session } of tested.tabs) session.stop()
    }),
  )
}, 600_000)
