import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { SimulatedClock } from 'xstate'
import { type CartEvent, createCartFlow } from '../cart/index.ts'
import { createFakeStorage, flush } from '../testing/index.ts'
import {
  type AdapterCart,
  type AdapterOptions,
  CallError,
  type CartAnswers,
  createAdapter,
  WrongAnswerError,
} from './index.ts'

/** A backend that knows the cart by its session: lines with texts as ids, sums of cents. */
function createBackend() {
  const lines = new Map<string, number>()
  const repeated = new Set<string>()
  const cart = (): AdapterCart =>
    JSON.parse(
      JSON.stringify({
        items: [...lines].map(([sku, count]) => ({ id: `l-${sku}`, product_id: sku, name: sku, price: 19.99, count })),
      }),
    )
  const skuOf = (lineId: unknown) => String(lineId).slice(2)
  const answers: CartAnswers = {
    add({ productId, count, idempotencyKey }) {
      const sku = String(productId)
      if (!repeated.has(idempotencyKey)) lines.set(sku, (lines.get(sku) ?? 0) + count)
      repeated.add(idempotencyKey)
      return cart()
    },
    update({ lineId, count }) {
      lines.set(skuOf(lineId), count)
      return cart()
    },
    delete({ lineId }) {
      lines.delete(skuOf(lineId))
      return cart()
    },
    clear() {
      lines.clear()
      return cart()
    },
    show: () => cart(),
    count: () => ({ count: [...lines.values()].reduce((sum, count) => sum + count, 0), total_price: 0 }),
  }
  return { answers, lines }
}

/** An event whose ids are texts; such ids are registered by a shop that has them, not by this package. */
const eventOf = (event: object): CartEvent => JSON.parse(JSON.stringify(event))

function open(answers: CartAnswers, options: AdapterOptions = {}) {
  const clock = new SimulatedClock()
  const storage = createFakeStorage()
  const client = createAdapter(answers, { session: true, ...options })
  const cart = createCartFlow({ client, storage, lang: 'en', clock, random: () => 0 })
  cart.start()
  onTestFinished(() => cart.stop())
  return { cart, clock, storage }
}

describe('a cart over an adapter', () => {
  it('adds, changes and removes lines whose ids are texts, in a session without a cart id', async () => {
    const { answers, lines } = createBackend()
    const { cart } = open(answers)
    const added: unknown[] = []
    cart.on('cart.added', ({ line }) => added.push(line.id))
    cart.send(eventOf({ type: 'cart.add', productId: 'sku-1', count: 2 }))
    await flush()
    expect(added).toEqual(['l-sku-1'])
    expect(cart.getView()).toMatchObject({ count: 2, total: 39.98, lines: [{ id: 'l-sku-1', total: 39.98 }] })
    cart.send(eventOf({ type: 'cart.increment', lineId: 'l-sku-1' }))
    expect(cart.getView().count).toBe(3)
    await flush()
    expect(lines.get('sku-1')).toBe(3)
    cart.send(eventOf({ type: 'cart.remove', lineId: 'l-sku-1' }))
    await flush()
    expect(cart.getView()).toMatchObject({ count: 0, total: 0, status: 'ready' })
  })

  it('shows the lines of a session that began in another browser tab', async () => {
    const { answers, lines } = createBackend()
    lines.set('sku-2', 4)
    const { cart } = open(answers)
    cart.send({ type: 'cart.refresh', reason: 'open' })
    await flush()
    expect(cart.getView().lines).toMatchObject([{ product_id: 'sku-2', count: 4 }])
  })

  it('passes no cart id to a backend with sessions, and the known one to others', async () => {
    const { answers } = createBackend()
    const seen: (string | null)[] = []
    const withIds: CartAnswers = {
      ...answers,
      add: (addition, call) => {
        seen.push(call.cartId)
        return answers.add(addition, call)
      },
    }
    const session = open(withIds)
    session.cart.send({ type: 'cart.add', productId: 1 })
    await flush()
    const named = open(
      { ...withIds, add: async (addition, call) => ({ ...(await withIds.add(addition, call)), cart_id: 'c-1' }) },
      { session: false },
    )
    named.cart.send({ type: 'cart.add', productId: 1 })
    named.cart.send({ type: 'cart.add', productId: 1 })
    await flush()
    expect(seen).toEqual([null, null, 'c-1'])
    expect(named.cart.getView().cartId).toBe('c-1')
  })

  it('sends unanswered commands about ids that are texts again after a reload', async () => {
    const { answers, lines } = createBackend()
    const tabStorage = createFakeStorage()
    const storage = createFakeStorage()
    const clock = new SimulatedClock()
    const offline = createAdapter(
      { ...answers, add: () => Promise.reject(new TypeError('fetch failed')) },
      { session: true },
    )
    const first = createCartFlow({ client: offline, storage, tabStorage, lang: 'en', clock })
    first.start()
    first.send(eventOf({ type: 'cart.add', productId: 'sku-1' }))
    await flush()
    expect(first.getView().waiting).toBe(true)
    first.stop()
    const again = createCartFlow({ client: createAdapter(answers, { session: true }), storage, tabStorage, lang: 'en' })
    again.start()
    onTestFinished(() => again.stop())
    await flush()
    expect(lines.get('sku-1')).toBe(1)
  })
})

describe('calls that a shop may lack', () => {
  it('are made by the answers if they exist, with their own `this`', async () => {
    class Backend {
      readonly calls: unknown[] = []
      readonly content: AdapterCart = { items: [{ id: 5, product_id: 2, option_id: 8, name: 'B', price: 1, count: 1 }] }
      answer(...call: unknown[]) {
        this.calls.push(call)
        return this.content
      }
      add(addition: unknown) {
        return this.answer('add', addition)
      }
      update() {
        return this.answer('update')
      }
      delete() {
        return this.answer('delete')
      }
      clear() {
        return this.answer('clear')
      }
      show() {
        return this.answer('show')
      }
      count() {
        return { count: 1, total_price: 1 }
      }
      option(line: unknown) {
        return this.answer('option', line)
      }
      restore(line: unknown) {
        return this.answer('restore', line)
      }
    }
    const backend = new Backend()
    const { call } = createAdapter(backend, { session: true })
    const items = [{ product_id: 2, option_id: 8, count: 1 }]
    const added = await call('/api/cart/add', { product_id: 1, items, count: 1 }, { idempotencyKey: 'k' })
    expect(added).toMatchObject({ success: true, data: { line_id: 5, cart: { count: 1, total_price: 1 } } })
    await call('/api/cart/option', { id: 5, option_id: 9, cart_id: 'session' })
    await call('/api/cart/restore', { id: 5, cart_id: 'session' })
    expect(backend.calls).toEqual([
      [
        'add',
        {
          productId: 1,
          optionId: null,
          count: 1,
          items: [{ productId: 2, optionId: 8, count: 1 }],
          idempotencyKey: 'k',
        },
      ],
      ['option', { lineId: 5, optionId: 9 }],
      ['restore', { lineId: 5 }],
    ])
  })
})

describe('what an answer throws', () => {
  it.each([
    ['a failed fetch', new TypeError('Failed to fetch')],
    ['a timeout', new DOMException('', 'TimeoutError')],
    ['a CallError of kind network', new CallError('network')],
  ])('%s is retried', async (_, thrown) => {
    const { answers, lines } = createBackend()
    let fails = true
    const { cart, clock } = open({
      ...answers,
      add: (addition, call) => (fails ? Promise.reject(thrown) : answers.add(addition, call)),
    })
    cart.send({ type: 'cart.add', productId: 1 })
    await flush()
    fails = false
    clock.increment(1_000)
    await flush()
    expect(lines.get('1')).toBe(1)
  })

  it('a CallError is the backend’s refusal, with its message', async () => {
    const { answers } = createBackend()
    const { cart } = open({
      ...answers,
      add: () => {
        throw new CallError('conflict', 'Sold out')
      },
    })
    cart.send({ type: 'cart.add', productId: 1 })
    await flush()
    expect(cart.getView().errors['add:1:']).toMatchObject({ kind: 'conflict', message: 'Sold out' })
  })

  it('anything else is reported as a fault of the adapter and not retried', async () => {
    const { answers } = createBackend()
    const fault = new TypeError("Cannot read properties of undefined (reading 'lines')")
    const onError = vi.fn()
    const add = vi.fn(() => Promise.reject(fault))
    const { cart, clock } = open({ ...answers, add }, { onError })
    const rejected: unknown[] = []
    cart.on('cart.rejected', ({ error }) => rejected.push(error))
    cart.send({ type: 'cart.add', productId: 1 })
    await flush()
    clock.increment(60_000)
    await flush()
    expect(add).toHaveBeenCalledTimes(1)
    expect(onError).toHaveBeenCalledWith(fault, 'add')
    expect(rejected).toMatchObject([{ kind: 'adapter', data: fault, retryable: false }])
  })

  it('a call that the adapter lacks is answered with `not_found`, or made by another client', async () => {
    const { answers } = createBackend()
    const lone = await createAdapter(answers).call('/api/settings/all', {})
    expect(lone).toMatchObject({ success: false, error: { code: 'not_found' } })
    const other = { call: vi.fn(async () => ({ success: false as const, error: 'Server error' as const })) }
    await createAdapter(answers, { other }).call('/api/settings/all', {})
    expect(other.call).toHaveBeenCalledOnce()
    expect(await createAdapter(answers).call('/api/cart/option', { id: 1, option_id: 2, cart_id: 'c' })).toMatchObject({
      error: { code: 'not_found' },
    })
  })

  it('other calls are answered by functions too, which refuse and fail as those of the cart do', async () => {
    const onError = vi.fn<(error: unknown, answer: string) => void>()
    const fault = new TypeError('cannot read properties of undefined')
    const { call } = createAdapter(createBackend().answers, {
      onError,
      other: {
        '/api/page/moved': ({ path }) => ({ state: 'moved', url: `${path}/new` }),
        '/api/news/subscribe': () => {
          throw new CallError('invalid', 'No such address')
        },
        '/api/settings/all': () => {
          throw fault
        },
      },
    })
    expect(await call('/api/page/moved', { path: '/old' })).toEqual({
      success: true,
      data: { state: 'moved', url: '/old/new' },
    })
    expect(await call('/api/news/subscribe', { email: 'a@b.ua' })).toMatchObject({
      error: { code: 'invalid', message: 'No such address' },
    })
    await expect(call('/api/settings/all', {})).rejects.toBe(fault)
    expect(onError).toHaveBeenCalledExactlyOnceWith(fault, '/api/settings/all')
  })
})

it('a refusal without a text has no message: its wording is the page’s', async () => {
  const { answers } = createBackend()
  const { cart } = open({
    ...answers,
    add: () => {
      throw new CallError('not_found')
    },
  })
  cart.send({ type: 'cart.add', productId: 1 })
  await flush()
  expect(cart.getView().errors['add:1:']).toMatchObject({ kind: 'missing', message: null })
})

it('the view follows from one fault of the adapter to the next', async () => {
  const faults = [new Error('first'), new Error('second')]
  const show = () => Promise.reject(faults.shift())
  const { cart } = open({ ...createBackend().answers, show }, { onError: () => undefined })
  const seen: unknown[] = []
  cart.subscribe(({ showError }) => seen.push(showError?.data))
  for (let turn = 0; turn < 2; turn += 1) {
    cart.send({ type: 'cart.refresh', reason: 'open' })
    await flush()
  }
  expect(cart.getView().showError?.data).toEqual(new Error('second'))
  expect(seen).toContainEqual(new Error('first'))
})

it('a missing answer is named at once', () => {
  const { show, count, ...rest } = createBackend().answers
  const answers: CartAnswers = JSON.parse('{}')
  expect(() => createAdapter(Object.assign(answers, rest))).toThrow('was given no answer «show», «count». Give it')
  expect([show, count]).toHaveLength(2)
})

it('a fault is logged with the name of the answer', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => logged.mockRestore())
  const fault = new SyntaxError('Unexpected token')
  const client = createAdapter({ ...createBackend().answers, show: () => Promise.reject(fault) }, { session: true })
  await expect(client.call('/api/cart/show', { cart_id: 'c' })).rejects.toBe(fault)
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('@shop/flows: the answer «show» threw'), fault)
})

/** What a function returns in JavaScript. */
const wrong = (cart: unknown): AdapterCart => JSON.parse(JSON.stringify(cart))

/** What a client over an adapter rejects with. */
const wrongAnswer = (message: string) => ({
  kind: 'answer',
  message: null,
  retryable: false,
  data: expect.objectContaining({ message: expect.stringContaining(message) }),
})

describe.each(['development', 'production'])('a wrong answer in %s', mode => {
  it.each([
    ['nothing', null],
    ['no lines', { total: 1 }],
    ['a line that is none', { items: [null] }],
    ['a line without an id', { items: [{ product_id: 1, name: 'A', price: 1, count: 1 }] }],
    ['a line without a price', { items: [{ id: 1, product_id: 1, name: 'A', count: 1 }] }],
  ])('with %s is told at once, as one, and reported; the cart goes on', async (_, data) => {
    vi.stubEnv('NODE_ENV', mode)
    onTestFinished(() => void vi.unstubAllEnvs())
    const onError = vi.fn()
    const { answers, lines } = createBackend()
    const { cart, clock } = open({ ...answers, update: () => wrong(data) }, { onError })
    cart.send({ type: 'cart.add', productId: 1 })
    await flush()
    const [line] = cart.getView().lines
    if (!line) throw new Error('There is no line')
    cart.send({ type: 'cart.setCount', lineId: line.id, count: 3 })
    await flush()
    expect(cart.getView().errors).toMatchObject({ [`line:${line.id}`]: { kind: 'answer', message: null } })
    expect(onError).toHaveBeenCalledWith(expect.any(WrongAnswerError), 'update')
    clock.increment(60_000)
    await flush()
    expect(onError).toHaveBeenCalledOnce()
    cart.send({ type: 'cart.add', productId: 1 })
    await flush()
    expect(lines.get('1')).toBe(2)
  })
})

describe('a wrong answer in development', () => {
  it.each([
    [{ items: [{ id: 1, product_id: 1, name: 'A', count: 1 }] }, 'items[0].price: expected a number, got undefined'],
    [{ items: [{ id: '', product_id: 1, name: 'A', price: 1, count: 1 }] }, 'items[0].id: expected a number or a text'],
    [{ lines: [] }, 'items: expected a list, got undefined'],
    [{ items: [], coupon: 'TEN' }, 'coupon: expected an object with code, state and message'],
  ])('is named by its member: %j', async (cart, message) => {
    const onError = vi.fn()
    const client = createAdapter({ ...createBackend().answers, show: () => wrong(cart) }, { session: true, onError })
    await expect(client.call('/api/cart/show', { cart_id: 'c' })).rejects.toMatchObject(wrongAnswer(message))
    expect(onError).toHaveBeenCalledOnce()
  })

  it('is named where it is no number: of sums of what is missing', async () => {
    const items = [{ id: 1, product_id: 1, name: 'A', price: Number.NaN, count: 1 }]
    const client = createAdapter(
      { ...createBackend().answers, show: () => ({ items }) },
      { session: true, onError: () => undefined },
    )
    await expect(client.call('/api/cart/show', { cart_id: 'c' })).rejects.toMatchObject(
      wrongAnswer('expected a number, got NaN'),
    )
  })

  it('without a cart id says how to do without one', async () => {
    const client = createAdapter(createBackend().answers, { onError: () => undefined })
    await expect(client.call('/api/cart/show', { cart_id: 'c' })).rejects.toMatchObject(
      wrongAnswer('pass { session: true }'),
    )
  })

  it('is not looked for in every member in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    onTestFinished(() => void vi.unstubAllEnvs())
    const answer = await createAdapter(createBackend().answers).call('/api/cart/show', { cart_id: 'c' })
    expect(answer).toMatchObject({ success: true, data: { cart_id: 'session' } })
  })
})
