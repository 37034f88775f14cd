import type { Page } from '@playwright/test'
import type { Cart } from '@shop/contract'
import { type Client, createClient } from '@shop/contract/client'
import { createReplay, type Exploration, graphOf, testPaths } from '@shop/flows/testing'
import type { AnyEventObject } from 'xstate'
import { cartMachine } from '../../../packages/flows/src/cart/machine.ts'
import { type CartContext, unanswered } from '../../../packages/flows/src/cart/state.ts'
import { type CartSnapshot, cartView } from '../../../packages/flows/src/cart/view.ts'
import { type ClientFailure, noAnswer, toClientFailure } from '../../../packages/flows/src/flow/failure.ts'
import { failure } from '../../../packages/flows/src/testing/fake-client.ts'
import { cart as words } from '../app/platform/words/uk/cart.ts'
import { expect as defaultExpect, test } from './fixtures.ts'
import { type CallResult, type HeldCalls, holdCalls } from './held-calls.ts'

/** The first interaction loads scripts, which takes long on a busy machine. */
const expect = defaultExpect.configure({ timeout: 15_000 })
/** Short intervals: about a hundred steps are polled, each must end as soon as possible. */
const pollOptions = { timeout: 15_000, intervals: [20, 50, 100] }

const conflict = errorOf(failure('conflict'))
const serverError = errorOf(failure('server'))

function errorOf(result: ReturnType<typeof failure>): ClientFailure {
  return result.success ? noAnswer : toClientFailure(result.error)
}

/** The backend's cart after the command in flight was executed. */
function cartAfter({ confirmed, inFlight }: CartContext): Cart | null {
  if (!confirmed || !inFlight) return confirmed
  const countAfter = (id: number, count: number) => {
    if (inFlight.type === 'cart.clear') return 0
    if (!('lineId' in inFlight) || inFlight.lineId !== id) return count
    return inFlight.type === 'cart.setCount' ? inFlight.count : 0
  }
  const items = confirmed.items
    .map(line => ({ ...line, count: countAfter(line.id, line.count) }))
    .filter(({ count }) => count > 0)
  const count = items.reduce((sum, line) => sum + line.count, 0)
  const code = inFlight.type === 'cart.coupon.apply' ? inFlight.code : null
  return {
    ...confirmed,
    items,
    count,
    coupon: code === null ? confirmed.coupon : { code, state: 'unknown', message: '' },
  }
}

const idleState = { calls: 'idle', network: 'online' }

/** Events that a user can cause on the cart page. */
function getEvents(context: CartContext, { network: state }: CartSnapshot['value']): AnyEventObject[] {
  const { lines, errors } = cartView({ context, value: idleState })
  const [first] = lines
  const last = lines.at(-1)
  const [failed, ...others] = Object.keys(errors)
  const network = { type: state === 'online' ? 'network.offline' : 'network.online' }
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

/** The cart machine with the events of a user and of the network in a browser. */
const createExploration = (cartId: string, cart: Cart): Exploration => ({
  machine: cartMachine,
  input: { lang: 'uk', cartId, cart },
  events: getEvents,
  answers: {
    restore: [{ stored: null, commands: [], broken: false }],
    execute: context => [{ cartId, cart: cartAfter(context), lineId: null, otherCartId: null }],
    refresh: context => [
      context.requested === 'cart'
        ? { cartId, cart: context.confirmed }
        : { count: context.confirmed.count, total: context.confirmed.total_price },
    ],
  },
  errors: {
    execute: context => [conflict, serverError, ...(context.attempt < 1 ? [noAnswer] : [])],
    refresh: context => [serverError, ...(context.attempt < 1 ? [noAnswer] : [])],
  },
  abstraction: context => [
    unanswered(context).map(({ type }) => type),
    context.pendingRefresh,
    Math.min(context.attempt, 1),
    cartView({ context, value: idleState }).lines.length,
    Object.keys(context.errors).length,
  ],
})

/** Events that end a path or do not influence later events: tested once. */
const testedOnce = ['cart.clear', 'cart.coupon.apply']

/** Plans the paths from an idle cart page. */
function planPaths(exploration: Exploration) {
  const graph = graphOf(exploration)
  const [restored] = graph.events(graph.initial).filter(({ type }) => type === 'xstate.done.actor.restore')
  if (!restored) throw new Error('The cart has no stored state to restore.')
  const first = graph.next(graph.initial, restored)
  const testedPaths = testPaths({
    ...graph,
    initial: first,
    // One goal per resulting state of a call: every further rejection adds a toast, and only three are shown.
    goalOf: (snapshot, event) => {
      const type = event.type.replace('xstate.error.', 'xstate.done.')
      return testedOnce.includes(type)
        ? type
        : JSON.stringify([snapshot.value.calls, type, graph.next(snapshot, event).value.calls])
    },
  })
  return { restored, first, testedPaths }
}

const main = (page: Page) => page.getByRole('main')

/** State of each line: quantity, whether it is pending, whether it shows an error. */
const getLines = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
    .evaluateAll(lines =>
      lines.map(line => {
        const pieces = line.querySelector('[role="spinbutton"]')?.getAttribute('aria-valuenow')
        const error = line.querySelector('[role="alert"]') ? ' error' : ''
        return `${pieces}${line.hasAttribute('data-pending') ? ' pending' : ''}${error}`
      }),
    )

/** The simulated result of a call for an error. */
const resultOf = ({ kind }: ClientFailure): CallResult =>
  kind === 'network' ? 'network-error' : kind === 'conflict' ? 409 : 500

/** Performs an event of the machine on the page. */
async function perform(page: Page, calls: HeldCalls, event: AnyEventObject, before: CartContext): Promise<void> {
  if (event.type.startsWith('xstate.done.')) return calls.end('answer')
  if (event.type.startsWith('xstate.error.')) return calls.end(resultOf(event.error))
  if (event.type.startsWith('xstate.after.')) return page.clock.runFor(9_000)
  if (event.type.startsWith('network.')) {
    const name = event.type === 'network.offline' ? 'offline' : 'online'
    return page.evaluate(type => void window.dispatchEvent(new Event(type)), name)
  }
  // What a line that has come back is pressed in meanwhile waits for a task of its own.
  await page.clock.runFor(1)
  const { lines } = cartView({ context: before, value: idleState })
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
  // A rejected command is retried by the button of its toast.
  const [subject = ''] = String(event.key).split(':')
  const command =
    before.errors[event.key]?.command.type === 'cart.remove'
      ? 'remove'
      : subject === 'line'
        ? 'count'
        : subject === 'clear'
          ? 'clear'
          : 'coupon'
  await page
    .getByRole('region', { name: /Сповіщення/ })
    .getByRole('listitem')
    .filter({ hasText: words.failed[command] })
    .getByRole('button', { name: words.retry })
    .click()
}

const pathOf = ({ value: { calls }, context }: CartSnapshot): string[] => {
  if (calls === 'refreshing') return [context.requested === 'cart' ? '/api/cart/show' : '/api/cart/count']
  if (calls !== 'executing' || !context.inFlight) return []
  const paths = {
    'cart.add': 'add',
    'cart.setCount': 'update',
    'cart.setOption': 'option',
    'cart.remove': 'delete',
    'cart.restore': 'restore',
    'cart.clear': 'clear',
    'cart.coupon.apply': 'show',
    'cart.coupon.remove': 'show',
  } as const
  return [`/api/cart/${paths[context.inFlight.type]}`]
}

async function getBackendLines(client: Client, cartId: string): Promise<string[]> {
  const answer = await client.call('/api/cart/show', { cart_id: cartId, lang: 'uk' })
  return answer.success ? answer.data.cart.items.map(({ count }) => String(count)) : []
}

test('shows the backend’s cart at the end of every path of the cart machine', async ({
  context,
  baseURL,
  makeGoods,
}) => {
  test.setTimeout(240_000)
  const client = createClient({ baseUrl: baseURL ?? '' })
  const goods = [await makeGoods(), await makeGoods()]
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
    const exploration = createExploration(cartId, cart)
    const { restored, first, testedPaths } = planPaths(exploration)
    const testedPath = testedPaths[nth] ?? []
    count = testedPaths.length
    await context.addCookies([{ name: 'cart_id', value: cartId, url: baseURL ?? '' }])
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/cart')
    // What was pressed has its answer: the page is hydrated.
    for (const [name, lines] of [
      [/^Збільшити кількість/, ['3', '2']],
      [/^Зменшити кількість/, ['2', '2']],
    ] as const) {
      await main(page).getByRole('button', { name }).first().click()
      await expect.poll(() => getLines(page), pollOptions).toEqual(lines)
    }
    // Timers fire only when the path says so, not in the middle of a step.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000)
    const calls = await holdCalls(page, '**/api/cart/*')
    let before = first
    for (const { event, after } of testedPath) {
      steps += 1
      await test.step(`${JSON.stringify(before.value)} · ${event.type}`, async () => {
        await perform(page, calls, event, before.context)
        const view = cartView({ context: after.context, value: after.value })
        const expected = view.lines.map(
          ({ count, pending, error }) => `${count}${pending ? ' pending' : ''}${error ? ' error' : ''}`,
        )
        await expect
          .poll(() => getLines(page), { message: `${JSON.stringify(before.value)} · ${event.type}`, ...pollOptions })
          .toEqual(expected)
        const paths = pathOf({ value: after.value, context: after.context })
        await expect
          .poll(() => calls.paths, { message: `${JSON.stringify(before.value)} · ${event.type}`, ...pollOptions })
          .toEqual(paths)
        if (after.value.calls === 'idle' && !view.pending)
          expect(await getBackendLines(client, cartId)).toEqual(expected.map(line => line.replace(' error', '')))
      })
      before = after
    }
    // The next page has the same clock.
    await page.clock.resume()
    await page.close()

    const replay = createReplay(exploration)
    const path = testedPath.map(({ event, after }) => ({ event, value: after.value }))
    expect(await replay.run([{ event: restored, value: first.value }, ...path])).toBeNull()
    const coverage = replay.coverage()
    transitions = coverage.transitions
    missed.push([...coverage.missed])
  }
  const [some = [], ...others] = missed
  const taken = transitions - some.filter(one => others.every(list => list.includes(one))).length
  console.info(`cart in Chromium: ${steps} steps in ${missed.length} paths, ${taken} of ${transitions} transitions`)
  expect(taken).toBeGreaterThanOrEqual(20)
})
