import { expect as hurried, type Page, test } from '@playwright/test'
import type { Cart, City } from '@shop/contract'
import { createClient } from '@shop/contract/client'
import {
  createFakeClient,
  createReplay,
  fakePayments,
  fakeWays,
  type Ground,
  groundOf,
  noAnswer,
  toursThrough,
} from '@shop/flows/testing'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { checkoutCalls } from '../../../packages/flows/src/checkout/calls.ts'
import { checkoutMachine } from '../../../packages/flows/src/checkout/machine.ts'
import { checkoutView } from '../../../packages/flows/src/checkout/view.ts'
import { outcome } from '../../../packages/flows/src/flow/failure.ts'
import { failure } from '../../../packages/flows/src/testing/fake-client.ts'
import { checkout as words } from '../app/words/uk/checkout.ts'
import { type End, type HeldCalls, holdCalls } from './held-calls.ts'
import { onDesk } from './screens.ts'
import { buyer, fillContact, goodsOf } from './shopper.ts'
import { speech } from './speech.ts'

/** The first press fetches what it needs, and a busy machine is slow at that. */
const expect = hurried.configure({ timeout: 15_000 })
/** A hundred steps are looked at: often, so that each is over as soon as it can be. */
const soon = { timeout: 15_000, intervals: [20, 50, 100] }
const uk = speech.uk
const lost = outcome(noAnswer)
const city: City = { cityName: 'Кременчук', ref: 'kremenchuk', area: 'Полтавська' }
const contact = {
  'contact.name': buyer.name,
  'contact.last_name': buyer.lastName,
  'contact.phone': '+380 67 123 45 67',
  'contact.email': buyer.email,
}

/** Something a person or the network does: one or more events of the machine. */
interface Deed {
  readonly name: string
  readonly events: readonly AnyEventObject[]
  /** How the call that waits ends. */
  readonly end?: End | 'dearer'
}

const done = (id: string, output: unknown): AnyEventObject => ({ type: `xstate.done.actor.${id}`, output, actorId: id })
const refusedWith = (code: Parameters<typeof failure>[0], fields?: Record<string, string[]>) =>
  outcome(failure(code, fields ? { fields } : {}))
const wrongEmail = { 'contact.email': ['Ця адреса не приймає листів'] }
const point = { ref: 'branch', number: '1', name: 'Відділення № 1', address: '' }

/** The call that is under way, by the machine's state and by its path. */
const underWay = new Map([
  ['verifying', ['verify', '/api/cart/show']],
  ['rechecking', ['recheck', '/api/cart/show']],
  ['releasing', ['release', '/api/cart/show']],
  ['submitting', ['order', '/api/checkout/submit']],
])

const raised = (cart: Cart): Cart => ({
  ...cart,
  version: 'dearer',
  total_price: cart.total_price + 100,
  items: cart.items.map((line, index) => (index === 0 ? { ...line, price: line.price + 100 } : line)),
})

/** The checkout with what a person and a network may do to it in a browser. */
function explore(cart: Cart) {
  const machine = checkoutMachine(
    checkoutCalls(createFakeClient({}), {
      remember: async () => ({ draft: null, broken: false }),
      saveStep: async () => ({ ok: true, data: null }),
    }),
    () => 0,
  )
  const input = { lang: 'uk', cartId: 'cart', cart, key: 'key' }
  const base = groundOf({ machine, input, events: [], answers: {}, abstraction: () => null })
  const dearer = raised(cart)
  const send = (situation: AnyMachineSnapshot, events: readonly AnyEventObject[]) => events.reduce(base.next, situation)
  const remembered: Deed = { name: 'opens', events: [done('remember', { draft: null, broken: false })] }

  const ends = (id: string, { sent }: AnyMachineSnapshot['context']): Deed[] => {
    const carts: Deed[] = [
      { name: 'a dearer cart', events: [done(id, { ok: true, data: dearer })], end: 'dearer' },
      { name: 'no answer', events: [done(id, lost)], end: 'lose' },
      { name: 'the cart', events: [done(id, { ok: true, data: cart })], end: 'answer' },
    ]
    if (id === 'release') return carts.filter(({ end }) => end !== 'dearer')
    if (id !== 'order') return carts
    const placed = { number: '1', token: 't', total: 0, payment: null }
    return [
      { name: '409', events: [done(id, refusedWith('conflict'))], end: 409 },
      { name: '422', events: [done(id, refusedWith('invalid', wrongEmail))], end: 422 },
      { name: '500', events: [done(id, refusedWith('server'))], end: 500 },
      { name: 'no answer', events: [done(id, lost)], end: 'lose' },
      ...(sent?.cart_version === cart.version
        ? [{ name: 'the order', events: [done(id, { ok: true, data: placed })], end: 'answer' } as const]
        : []),
    ]
  }

  const deeds = ({ value, context }: AnyMachineSnapshot): Deed[] => {
    const { process } = value
    const { typed } = context
    const [id] = underWay.get(process) ?? []
    if (id) return ends(id, context)
    const open = (step: string): Deed => ({ name: `opens ${step}`, events: [{ type: 'checkout.goto', step }] })
    const next: Deed = { name: 'goes on', events: [{ type: 'checkout.next' }] }
    const saved: Deed = {
      name: 'goes on',
      events: [{ type: 'checkout.next' }, done('saveStep', { ok: true, data: null })],
    }
    switch (process) {
      case 'backoff':
        return [{ name: 'time passes', events: [{ type: 'xstate.after.retryDelay.checkout.process.backoff' }] }]
      case 'unsure':
        return [
          { name: 'asks again', events: [{ type: 'checkout.retry' }] },
          { name: 'rather changes it', events: [{ type: 'checkout.edit' }] },
        ]
      case 'changed':
        return [{ name: 'agrees', events: [{ type: 'checkout.accept' }] }, open('contact')]
    }
    if (process.at === 'contact') {
      if (!typed['contact.name'] || context.issues['contact.email'])
        return [
          ...(context.issues['contact.name'] ? [] : [{ ...next, name: 'goes on too early' }]),
          {
            name: 'fills in',
            events: [
              { type: 'checkout.type', values: contact },
              ...Object.keys(contact).map(name => ({ type: 'checkout.leave', name })),
            ],
          },
        ].filter(({ name }) => !context.issues['contact.email'] || name === 'fills in')
      return [{ name: 'empties the name', events: [{ type: 'checkout.type', values: { 'contact.name': '' } }] }, saved]
    }
    if (process.at === 'delivery')
      return [
        ...(context.point
          ? [saved]
          : [
              ...(context.issues['delivery.city'] ? [] : [{ ...next, name: 'goes on too early' }]),
              {
                name: 'chooses a branch',
                events: [
                  { type: 'city.pick', city },
                  done('ways', { ok: true, data: { ways: fakeWays, payments: fakePayments } }),
                  { type: 'way.pick', id: 'np-branch' },
                  done('points', { ok: true, data: { points: [point], page: 1, total: 1 } }),
                  { type: 'point.pick', point },
                ],
              },
            ]),
        open('contact'),
      ]
    if (process.at === 'payment')
      return [
        ...(checkoutView({ context, value }).changes.length > 0
          ? [{ name: 'agrees', events: [{ type: 'checkout.accept' }] }]
          : typed['payment.id']
            ? [next]
            : [
                ...(context.issues['payment.id'] ? [] : [{ ...next, name: 'goes on too early' }]),
                { name: 'chooses a payment', events: [{ type: 'payment.pick', id: 'cash' }] },
              ]),
        open('delivery'),
        open('contact'),
      ]
    return []
  }

  const ground: Ground<AnyMachineSnapshot, Deed> = {
    first: send(base.first, remembered.events),
    events: deeds,
    next: (situation, { events }) => send(situation, events),
    keyOf: ({ value, context: { typed, issues, failures, finished, shown, cart: now, error, point: chosen } }) =>
      JSON.stringify([
        value.process,
        Boolean(typed['contact.name']),
        Boolean(chosen),
        typed['payment.id'],
        finished,
        Object.keys(issues),
        failures,
        shown.total_price,
        now.total_price,
        error?.kind,
      ]),
    aimOf: (situation, deed) =>
      JSON.stringify([situation.value.process, deed.name, send(situation, deed.events).value.process]),
  }
  const replay = createReplay({ machine, input })
  return {
    first: ground.first,
    tours: toursThrough(ground),
    /** Goes a walk on the real actor, for the count of transitions. */
    async replay(events: readonly Deed[]) {
      let situation = base.first
      const path = [remembered, ...events].flatMap(deed =>
        deed.events.map(event => {
          situation = base.next(situation, event)
          return { event, value: situation.value }
        }),
      )
      return replay.run(path)
    },
    coverage: replay.coverage,
  }
}

const main = (page: Page) => page.getByRole('main')
const goOn = (page: Page, step: 'contact' | 'delivery' | 'payment') =>
  page.getByRole('button', { name: words.next[step], exact: true })

/** Does to the page what a deed is. */
async function act(page: Page, calls: HeldCalls, { name, end }: Deed, { context }: AnyMachineSnapshot): Promise<void> {
  if (end === 'dearer')
    return calls.answerChanged(text => {
      const answer = JSON.parse(text)
      return JSON.stringify({ ...answer, data: { ...answer.data, cart: raised(answer.data.cart) } })
    })
  if (end === 422) return calls.end(end, { fields: wrongEmail })
  if (end) return calls.end(end)
  if (name === 'time passes') return page.clock.fastForward(9_000)
  if (name === 'fills in') return fillContact(page, uk)
  if (name === 'empties the name') return main(page).getByLabel(uk.name, { exact: true }).fill('')
  if (name === 'chooses a payment') return page.getByRole('radio', { name: uk.onReceipt }).check()
  if (name === 'agrees') return page.getByRole('button', { name: words.changed.accept }).click()
  if (name === 'chooses a branch') {
    const where = page.getByRole('combobox', { name: uk.city, exact: true })
    await where.fill(uk.typedCity)
    await page.getByRole('option', { name: uk.cityFound }).first().click()
    await page.getByRole('radio', { name: uk.branchWay }).check()
    await page.getByRole('combobox', { name: uk.branch, exact: true }).click()
    return page.getByRole('option').nth(1).click()
  }
  if (name === 'opens contact') return page.getByRole('button', { name: uk.change }).click()
  if (name === 'opens delivery' || name === 'rather changes it')
    return page.getByRole('button', { name: words.back.delivery }).click()
  await goOn(page, context.step).click()
}

/** What the page must show in a situation. */
async function look(page: Page, calls: HeldCalls, { context, value }: AnyMachineSnapshot): Promise<void> {
  const view = checkoutView({ context, value })
  const { process } = value
  if (process === 'completed') return expect(page.getByRole('heading', { level: 1, name: uk.order })).toBeVisible()
  const [, path] = underWay.get(process) ?? []
  if (process !== 'backoff') await expect.poll(() => calls.paths, soon).toEqual(path ? [path] : [])
  const alerts = main(page).getByRole('alert')
  if (process === 'changed') {
    await expect(alerts.filter({ hasText: words.changed.title })).toBeVisible()
    await expect(goOn(page, 'payment')).toHaveCount(0)
    return
  }
  if (view.step === 'payment' && view.changes.length > 0) {
    await expect(page.getByRole('button', { name: words.changed.accept })).toBeVisible()
    return expect(goOn(page, 'payment')).toHaveCount(0)
  }
  await expect(goOn(page, view.step)).toBeVisible()
  if (process === 'unsure') return expect(alerts.filter({ hasText: words.unknown })).toBeVisible()
  await expect
    .poll(async () => (await main(page).locator('[aria-invalid="true"]').count()) > 0, soon)
    .toBe(Object.keys(view.issues).length > 0)
  if (view.error) await expect(alerts).not.toHaveCount(0)
  if (view.step === 'contact')
    await expect(main(page).getByLabel(uk.name, { exact: true })).toHaveValue(view.typed['contact.name'] ?? '')
}

test(
  'every way through the checkout: nothing typed is lost, each failure is told, and there is one order',
  onDesk,
  async ({ browser, baseURL: origin, request }) => {
    test.setTimeout(240_000)
    const baseURL = origin ?? ''
    const client = createClient({ baseUrl: baseURL })
    const { product: product_id, option: option_id } = await goodsOf(request, left => left > 20, 33)
    let steps = 0
    let transitions = 0
    const missed: (readonly string[])[] = []
    for (let [nth, count] = [0, 1]; nth < count; nth += 1) {
      const filled = await client.call(
        '/api/cart/add',
        { product_id, option_id, count: 1 },
        { idempotencyKey: crypto.randomUUID() },
      )
      if (!filled.success) throw new Error('The cart cannot be filled.')
      const { first, tours, replay, coverage } = explore(filled.data.cart)
      const tour = tours[nth] ?? []
      count = tours.length
      const context = await browser.newContext({ baseURL })
      await context.addCookies([{ name: 'cart_id', value: filled.data.cart_id, url: baseURL }])
      const page = await context.newPage()
      await page.clock.install()
      await page.goto('/checkout')
      const calls = await holdCalls(page, '**/api/cart/show', '**/api/checkout/submit')
      const orders: string[] = []
      page.on('response', async response => {
        if (!response.url().endsWith('/api/checkout/submit') || !response.ok()) return
        orders.push(JSON.parse(await response.text()).data.number)
      })
      let before = first
      for (const { event: deed, after } of tour) {
        steps += 1
        await test.step(`${JSON.stringify(before.value.process)} · ${deed.name}`, async () => {
          await act(page, calls, deed, before)
          await look(page, calls, after)
        })
        before = after
      }
      if (before.value.process === 'completed') expect(orders).toHaveLength(1)
      await context.close()
      expect(await replay(tour.map(({ event }) => event))).toBeNull()
      ;({ transitions } = coverage())
      missed.push(coverage().missed)
    }
    const [some = [], ...others] = missed
    const taken = transitions - some.filter(one => others.every(list => list.includes(one))).length
    console.info(
      `checkout in Chromium: ${steps} steps in ${missed.length} walks, ${taken} of ${transitions} transitions`,
    )
    expect(taken).toBeGreaterThanOrEqual(42)
  },
)
