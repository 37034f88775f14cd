import { expect as hurried, type Page, test } from '@playwright/test'
import type { Cart } from '@shop/contract'
import { type Client, createClient } from '@shop/contract/client'
import { createFakeClient, createReplay, type Exploration, graphOf, noAnswer, testPaths } from '@shop/flows/testing'
import type { AnyEventObject } from 'xstate'
import { cartCalls } from '../../../packages/flows/src/cart/calls.ts'
import { cartMachine } from '../../../packages/flows/src/cart/machine.ts'
import { type CartContext, unanswered } from '../../../packages/flows/src/cart/state.ts'
import { cartView } from '../../../packages/flows/src/cart/view.ts'
import { outcome } from '../../../packages/flows/src/flow/failure.ts'
import { failure } from '../../../packages/flows/src/testing/fake-client.ts'
import { cart as words } from '../app/words/uk/cart.ts'
import { type End, type HeldCalls, holdCalls } from './held-calls.ts'
import { goodsOf } from './shopper.ts'

/** The first press fetches what it needs, and a busy machine is slow at that. */
const expect = hurried.configure({ timeout: 15_000 })
/** A hundred steps are looked at: often, so that each is over as soon as it can be. */
const soon = { timeout: 15_000, intervals: [20, 50, 100] }

const lost = outcome(noAnswer)
const conflict = outcome(failure('conflict'))
const broken = outcome(failure('server'))

/** The cart as the backend holds it once the command on its way is carried out. */
function carriedOut({ settled, inFlight: flight }: CartContext): Cart | null {
  if (!settled || !flight) return settled
  const pieces = (id: number, count: number) =>
    flight.kind === 'clear' || (flight.kind === 'remove' && flight.lineId === id)
      ? 0
      : flight.kind === 'set' && flight.lineId === id
        ? flight.count
        : count
  const items = settled.items
    .map(line => ({ ...line, count: pieces(line.id, line.count) }))
    .filter(({ count }) => count > 0)
  const count = items.reduce((sum, line) => sum + line.count, 0)
  const code = flight.kind === 'coupon' ? flight.code : null
  return { ...settled, items, count, coupon: code === null ? settled.coupon : { code, state: 'unknown', message: '' } }
}

/** What a shopper can do on the page of the cart. */
function acts(context: CartContext): AnyEventObject[] {
  const { lines, errors } = cartView({ context, value: 'idle' })
  const [first] = lines
  const last = lines.at(-1)
  const [failed, ...others] = Object.keys(errors)
  const network = { type: context.online ? 'network.lost' : 'network.back' }
  if (!first || !last) return [network]
  return [
    ...(failed !== undefined && others.length === 0 ? [{ type: 'cart.retry', key: failed, id: 'again' }] : []),
    ...(first.count < 4 ? [{ type: 'cart.setCount', lineId: first.id, count: first.count + 1 }] : []),
    ...(first.count > 1 ? [{ type: 'cart.setCount', lineId: first.id, count: first.count - 1 }] : []),
    network,
    { type: 'cart.coupon.apply', code: 'NE-ISNUYE' },
    ...(lines.length > 1 ? [{ type: 'cart.remove', lineId: last.id }] : []),
    { type: 'cart.clear' },
  ]
}

/** The machine of the cart with what a person and a network may do to it in a browser. */
const explorationOf = (cartId: string, cart: Cart): Exploration => ({
  machine: cartMachine(
    cartCalls(createFakeClient({}), {
      restore: () => ({ stored: null, commands: [], broken: false }),
      otherCart: () => null,
    }),
    () => 0,
  ),
  input: { lang: 'uk', cartId, cart },
  events: acts,
  answers: {
    restore: [{ stored: null, commands: [], broken: false }],
    execute: context => [
      { ok: true, data: { cartId, cart: carriedOut(context), lineId: null, elsewhere: null } },
      conflict,
      broken,
      ...(context.attempt < 1 ? [lost] : []),
    ],
    refresh: context => [
      context.requested === 'cart'
        ? { ok: true, data: { cartId, cart: context.settled } }
        : { ok: true, data: { count: context.settled.count, total: context.settled.total_price } },
      broken,
      ...(context.attempt < 1 ? [lost] : []),
    ],
  },
  abstraction: context => [
    context.online,
    unanswered(context).map(({ kind }) => kind),
    context.pendingRefresh,
    Math.min(context.attempt, 1),
    cartView({ context, value: 'idle' }).lines.length,
    Object.keys(context.errors).length,
  ],
})

/** Deeds that end a walk, or change nothing that matters to the others: once is enough. */
const rare = ['cart.clear', 'cart.coupon.apply']

/** The walks from a page on which the cart stands still. */
function plan(exploration: Exploration) {
  const ground = graphOf(exploration)
  const [remembered] = ground.events(ground.first).filter(({ type }) => type === 'xstate.done.actor.restore')
  if (!remembered) throw new Error('The cart remembers nothing.')
  const first = ground.next(ground.first, remembered)
  const tours = testPaths({
    ...ground,
    first,
    goalOf: (situation, event) => (rare.includes(event.type) ? event.type : ground.goalOf(situation, event)),
  })
  return { remembered, first, tours }
}

const main = (page: Page) => page.getByRole('main')

/** What each line shows: its pieces, whether something about it is on its way, whether a failure is told at it. */
const shown = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
    .evaluateAll(lines =>
      lines.map(line => {
        const pieces = line.querySelector('[role="spinbutton"]')?.getAttribute('aria-valuenow')
        const told = line.querySelector('[role="alert"]') ? ' told' : ''
        return `${pieces}${line.hasAttribute('data-pending') ? ' pending' : ''}${told}`
      }),
    )

/** Does to the page what an event of the machine is. */
async function act(page: Page, calls: HeldCalls, event: AnyEventObject, before: CartContext): Promise<void> {
  if (event.type.startsWith('xstate.done.')) {
    const { output } = event
    const how: End = output.ok
      ? 'answer'
      : output.error.kind === 'network'
        ? 'lose'
        : output.error.kind === 'conflict'
          ? 409
          : 500
    return calls.end(how)
  }
  if (event.type.startsWith('xstate.after.')) return page.clock.runFor(9_000)
  if (event.type.startsWith('network.')) {
    const name = event.type === 'network.lost' ? 'offline' : 'online'
    return page.evaluate(type => void window.dispatchEvent(new Event(type)), name)
  }
  const { lines } = cartView({ context: before, value: 'idle' })
  const line = lines.findIndex(({ id }) => id === event.lineId)
  if (event.type === 'cart.setCount') {
    const name = event.count > (lines[line]?.count ?? 0) ? /^Збільшити кількість/ : /^Зменшити кількість/
    return main(page).getByRole('button', { name }).nth(line).click()
  }
  if (event.type === 'cart.remove')
    return main(page)
      .getByRole('button', { name: /^Видалити: / })
      .nth(line)
      .press('Enter')
  if (event.type === 'cart.clear') return main(page).getByRole('button', { name: words.clear }).press('Enter')
  if (event.type === 'cart.coupon.apply') {
    await main(page).getByLabel(words.coupon).fill(event.code)
    return main(page).getByLabel(words.coupon).press('Enter')
  }
  // A refused command is tried again where it was told.
  const [about = ''] = String(event.key).split(':')
  const command =
    before.errors[event.key]?.command.kind === 'remove'
      ? 'remove'
      : about === 'line'
        ? 'count'
        : about === 'clear'
          ? 'clear'
          : 'coupon'
  await page
    .getByRole('region', { name: /Сповіщення/ })
    .getByRole('listitem')
    .filter({ hasText: words.failed[command] })
    .getByRole('button', { name: words.retry })
    .click()
}

const pathOf = ({ value, context }: { value: string; context: CartContext }): string[] => {
  if (value === 'refreshing') return [context.requested === 'cart' ? '/api/cart/show' : '/api/cart/count']
  if (value !== 'executing' || !context.inFlight) return []
  const paths = { set: 'update', remove: 'delete', clear: 'clear', coupon: 'show', add: 'add' } as const
  return [`/api/cart/${paths[context.inFlight.kind]}`]
}

async function backendHolds(client: Client, cartId: string): Promise<string[]> {
  const answer = await client.call('/api/cart/show', { cart_id: cartId, lang: 'uk' })
  return answer.success ? answer.data.cart.items.map(({ count }) => String(count)) : []
}

test('every way through the cart that a person and a network can go ends with what the backend holds', async ({
  context,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const client = createClient({ baseUrl: baseURL ?? '' })
  const goods = [
    await goodsOf(context.request, left => left > 20, 30),
    await goodsOf(context.request, left => left > 20, 31),
  ]
  const freshCart = async () => {
    let cartId: string | undefined
    let cart: Cart | undefined
    for (const { product, option } of goods) {
      const body = {
        product_id: product,
        option_id: option,
        count: 2,
        lang: 'uk',
        ...(cartId ? { cart_id: cartId } : {}),
      } as const
      const answer = await client.call('/api/cart/add', body, { idempotencyKey: crypto.randomUUID() })
      if (!answer.success) throw new Error('The cart cannot be filled.')
      cartId = answer.data.cart_id
      cart = answer.data.cart
    }
    if (!cartId || !cart) throw new Error('There are no goods.')
    return { cartId, cart }
  }

  let steps = 0
  let transitions = 0
  const missed: string[][] = []
  for (let [nth, count] = [0, 1]; nth < count; nth += 1) {
    const { cartId, cart } = await freshCart()
    const exploration = explorationOf(cartId, cart)
    const { remembered, first, tours } = plan(exploration)
    const tour = tours[nth] ?? []
    count = tours.length
    await context.addCookies([{ name: 'cart_id', value: cartId, url: baseURL ?? '' }])
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/cart')
    await page.waitForLoadState('networkidle')
    // Waits end when the walk says so, not by themselves in the middle of a step.
    await page.clock.pauseAt(Date.now() + 600_000)
    const calls = await holdCalls(page, '**/api/cart/*')
    let before = first
    for (const { event, after } of tour) {
      steps += 1
      await test.step(`${JSON.stringify(before.value)} · ${event.type}`, async () => {
        await act(page, calls, event, before.context)
        const view = cartView({ context: after.context, value: after.value })
        const expected = view.lines.map(
          ({ count, pending, error }) => `${count}${pending ? ' pending' : ''}${error ? ' told' : ''}`,
        )
        await expect.poll(() => shown(page), { message: `${before.value} · ${event.type}`, ...soon }).toEqual(expected)
        const paths = pathOf({ value: after.value, context: after.context })
        await expect.poll(() => calls.paths, { message: `${before.value} · ${event.type}`, ...soon }).toEqual(paths)
        if (after.value === 'idle' && !view.pending)
          expect(await backendHolds(client, cartId)).toEqual(expected.map(line => line.replace(' told', '')))
      })
      before = after
    }
    await page.close()

    const replay = createReplay(exploration)
    const path = tour.map(({ event, after }) => ({ event, value: after.value }))
    expect(await replay.run([{ event: remembered, value: first.value }, ...path])).toBeNull()
    const coverage = replay.coverage()
    transitions = coverage.transitions
    missed.push([...coverage.missed])
  }
  const [some = [], ...others] = missed
  const taken = transitions - some.filter(one => others.every(list => list.includes(one))).length
  console.info(`cart in Chromium: ${steps} steps in ${missed.length} walks, ${taken} of ${transitions} transitions`)
  expect(taken).toBeGreaterThanOrEqual(20)
})
