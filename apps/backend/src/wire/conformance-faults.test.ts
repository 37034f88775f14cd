import { randomUUID } from 'node:crypto'
import { areas, ConformanceFailure, conformance } from '@shop/contract/conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conformanceFixtures } from '../testing/conformance-fixtures.ts'
import { openShop, type Shop } from '../testing/shop.ts'

type Send = (request: Request) => Promise<Response>
/** A backend that breaks a rule: it changes what it is asked or what it answers. */
type Fault = (send: Send) => Send

const isPath = (path: string, { url }: Request) => path === '*' || new URL(url).pathname === path

/** Changes the text of answers, and their status. */
const answers =
  (path: string, change: (text: string, response: Response) => string, status = (before: number) => before): Fault =>
  send =>
  async request => {
    const isChanged = isPath(path, request)
    const response = await send(request)
    if (!isChanged) return response
    const text = change(await response.clone().text(), response)
    return new Response(text, { status: status(response.status), headers: response.headers })
  }

/** Changes the text of requests. */
const requests =
  (path: string, change: (text: string) => string): Fault =>
  send =>
  async request =>
    isPath(path, request) && request.method === 'POST'
      ? send(
          new Request(request.url, {
            method: 'POST',
            headers: request.headers,
            body: change(await request.text()),
          }),
        )
      : send(request)

/** Changes the headers of requests. */
const headers =
  (path: string, change: (headers: Headers) => void): Fault =>
  send =>
  async request => {
    const changed = new Headers(request.headers)
    if (isPath(path, request)) change(changed)
    return send(new Request(request, { headers: changed }))
  }

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } })

const instead =
  (path: string, when: (response: Response) => boolean, value: () => unknown): Fault =>
  send =>
  async request => {
    const isChanged = isPath(path, request)
    const response = await send(request)
    return isChanged && when(response) ? json({ success: true, data: value() }) : response
  }

const failed = (response: Response) => response.status !== 200
const without = (key: string) => (text: string) => text.replace(new RegExp(`"${key}":("[^"]*"|[\\d.]+),?`), '')
const plusOne = (key: string) => (text: string) =>
  text.replace(new RegExp(`"${key}":(\\d+)`, 'g'), (_, value: string) => `"${key}":${Number(value) + 1}`)

/** Answers a repeated success where the backend refuses. */
function replayed(path: string): Fault {
  let first: string | null = null
  return send => async request => {
    const response = await send(request)
    if (!isPath(path, request)) return response
    if (response.status === 200) first ??= await response.clone().text()
    return response.status !== 200 && first !== null
      ? new Response(first, { headers: { 'Content-Type': 'application/json' } })
      : response
  }
}

const submitted = () => ({ number: `X-${randomUUID()}`, token: 'x'.repeat(43), total: 1, payment: null })

const faults: readonly (readonly [backend: string, breaks: string, fault: Fault])[] = [
  [
    'writes a total as text',
    'calls: /api/cart/show answers as declared',
    answers('/api/cart/show', text => text.replace(/"total_price":([\d.]+)/, '"total_price":"$1"')),
  ],
  [
    'leaves out a field',
    'calls: /api/product/cards answers as declared',
    answers('/api/product/cards', without('code')),
  ],
  [
    'answers no envelope',
    'calls: /api/settings/all answers as declared',
    answers('*', text => text.replace('"success":true,', '')),
  ],
  ['answers without an error code', 'requests: refuses what is no JSON object', answers('*', without('code'))],
  [
    'answers failures with 200',
    'requests: answers unknown paths with 404',
    answers(
      '*',
      text => text,
      () => 200,
    ),
  ],
  [
    'answers another code than the status',
    'requests: accepts JSON only',
    answers('*', text => text.replace('media_type', 'malformed')),
  ],
  [
    'answers GET',
    'calls: /api/settings/all is made by POST only',
    send => request => send(request.method === 'GET' ? new Request(request.url, { method: 'POST' }) : request),
  ],
  [
    'does not say which method is allowed',
    'requests: refuses other methods than POST',
    send => async request => {
      const response = await send(request)
      response.headers.delete('allow')
      return response
    },
  ],
  [
    'ignores unknown keys',
    'calls: /api/cart/add refuses unknown keys, in the language of the call',
    requests('*', text => text.replace(',"unexpected_key":1', '')),
  ],
  [
    'answers in one language',
    'calls: /api/cart/add refuses unknown keys, in the language of the call',
    requests('*', text => text.replace(/"lang":"(ru|en)"/, '"lang":"uk"')),
  ],
  [
    'takes an unknown language as Ukrainian',
    'calls: /api/search refuses an unknown language',
    requests('*', text => text.replace('"lang":"de"', '"lang":"uk"')),
  ],
  [
    'reads bodies of any size',
    'requests: limits the size of a body that says its length',
    requests('*', text => (text.length > 65_536 ? '{"padding":1}' : text)),
  ],
  [
    'drops keys that reach a prototype silently',
    'requests: refuses keys that reach a prototype',
    requests('*', text => text.replace('"__proto__":{"admin":true}', '')),
  ],
  [
    'answers guests as some customer',
    'calls: /api/profile/orders needs an access token',
    send => async request => {
      const passwords = { password: 'Customer-73', password_confirmation: 'Customer-73' }
      const body = JSON.stringify({
        name: 'Олена',
        last_name: 'Шевчук',
        email: `${randomUUID()}@example.com`,
        ...passwords,
      })
      const register = new URL('/api/auth/register', request.url)
      const registered = await send(
        new Request(register, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }),
      )
      const [, token] = /"access_token":"([^"]+)"/.exec(await registered.text()) ?? []
      const headers = { ...Object.fromEntries(request.headers), authorization: `Bearer ${token}` }
      return send(new Request(request, { headers }))
    },
  ],
  [
    'ignores the page number',
    'catalogue: answers a page past the end with no items',
    requests('*', without('page_number')),
  ],
  [
    'ignores the size of a page',
    'catalogue: pages lists by 24, and by what is asked up to 100',
    requests('*', without('per_page')),
  ],
  ['ignores the order', 'catalogue: sorts by price', requests('*', without('sort'))],
  [
    'counts facets wrong',
    'catalogue: counts for each value of a facet what choosing it lists',
    answers('/api/page/show', plusOne('count')),
  ],
  [
    'has addresses in one language',
    'catalogue: has addresses in the language that is asked for',
    answers('/api/product/cards', text => text.replaceAll('"url":"/en/', '"url":"/')),
  ],
  [
    'hides that a size is running out',
    'catalogue: tells the availability by what is left',
    answers('/api/product/options', text =>
      text.replaceAll('"availability":"in_stock"', '"availability":"running_out"'),
    ),
  ],
  ['adds a line each time', 'cart: keeps the same goods in one line', requests('/api/cart/add', without('cart_id'))],
  [
    'adds again for a known key',
    'cart: adds once for one Idempotency-Key',
    headers('/api/cart/add', all => all.delete('idempotency-key')),
  ],
  ['computes totals wrong', 'cart: computes totals from its own prices', answers('*', plusOne('total_price'))],
  [
    'says nothing of a reduced count',
    'cart: gives a line what is left and says so',
    answers('*', text => text.replace(/"notices":\[.*?\]/, '"notices":[]')),
  ],
  [
    'has a version that does not change',
    'cart: has a version that tells whether it has changed',
    answers('*', text => text.replace(/"version":"[^"]*"/, '"version":"1"')),
  ],
  [
    'numbers its carts',
    'cart: names carts so that they cannot be guessed',
    answers('*', text => text.replace(/"cart_id":"([^"]{8})[^"]*"/, '"cart_id":"$1"')),
  ],
  [
    'makes an order of each repeated request',
    'checkout: answers a repeat with the same order, also later and in another language',
    headers('/api/checkout/submit', all => all.set('idempotency-key', randomUUID())),
  ],
  [
    'makes an order of each request that is sent at once',
    'checkout: creates one order for requests that are repeated at once',
    instead('/api/checkout/submit', () => true, submitted),
  ],
  [
    'makes an order without a key',
    'checkout: needs an Idempotency-Key',
    headers('/api/checkout/submit', all => all.set('idempotency-key', randomUUID())),
  ],
  [
    'takes any body for a known key',
    'checkout: refuses a key that comes with another body',
    replayed('/api/checkout/submit'),
  ],
  [
    'sells the last piece to everyone',
    'checkout: sells the last piece once',
    instead('/api/checkout/submit', failed, submitted),
  ],
  [
    'sells more pieces than there are',
    'checkout: sells as many pieces as there are',
    instead('/api/checkout/submit', failed, submitted),
  ],
  [
    'orders a cart that has changed',
    'checkout: refuses a cart that has changed since it was shown',
    requests('/api/checkout/submit', without('cart_version')),
  ],
  [
    'answers a conflict without the fresh cart',
    'checkout: refuses a cart that has changed since it was shown',
    answers('/api/checkout/submit', text => text.replace('"data":{', '"data":null,"was":{')),
  ],
  [
    'charges the delivery',
    'checkout: asks for what is paid to the shop',
    answers('/api/checkout/submit', plusOne('total')),
  ],
  [
    'names fields by their last part',
    'checkout: names wrong fields by dotted paths, in the language of the call',
    answers('/api/checkout/submit', text => text.replaceAll('"contact.', '"')),
  ],
  [
    'opens an order by its number alone',
    'isolation: opens an order by its own token only: /api/checkout/order',
    send => async request => {
      const isForeign = isPath('/api/checkout/order', request) && !(await request.clone().text()).includes('NO-SUCH')
      const response = await send(request)
      return isForeign && failed(response) ? json({ success: true, data: {} }) : response
    },
  ],
  [
    'tells an order of another from one that does not exist',
    'isolation: opens an order by its own token only: /api/checkout/cancel',
    send => async request => {
      const isForeign = isPath('/api/checkout/cancel', request) && !(await request.clone().text()).includes('NO-SUCH')
      const response = await send(request)
      return isForeign ? json({ success: false, code: 'forbidden', message: 'Цю дію заборонено' }, 403) : response
    },
  ],
  [
    'removes the address of another',
    'isolation: keeps addresses to their customer',
    instead('/api/profile/address/destroy', failed, () => []),
  ],
  [
    'changes the line of another cart',
    'isolation: keeps lines to their cart',
    instead('/api/cart/update', failed, () => ({})),
  ],
  [
    'tells unknown e-mails from known ones',
    'account: answers a wrong password and an unknown e-mail alike',
    send => async request => {
      const { email = '' } = isPath('/api/auth/login', request) ? await request.clone().json() : {}
      const response = await send(request)
      return new Response((await response.text()).replace('"message":"', `"message":"${email} `), response)
    },
  ],
  [
    'keeps a session that has ended',
    'account: ends a session with its token',
    send => async request => (isPath('/api/auth/logout', request) ? json({ success: true, data: {} }) : send(request)),
  ],
  [
    'serves a token twice',
    'account: resets a password once and ends every session',
    replayed('/api/auth/password/reset'),
  ],
  [
    'changes a password without the present one',
    'account: changes e-mail and password with the present password only',
    send => async request => {
      const response = await send(request)
      return isPath('/api/profile/edit', request) && failed(response)
        ? send(
            new Request(request.url.replace('profile/edit', 'auth/user'), {
              method: 'POST',
              headers: request.headers,
              body: '{}',
            }),
          )
        : response
    },
  ],
  [
    'has two main addresses',
    'addresses: has one main address while there is any',
    answers('*', text => text.replaceAll('"main":0', '"main":1')),
  ],
  [
    'forgets likes',
    'wishlist: toggles as the shared function does',
    instead(
      '/api/profile/wishlist/toggle',
      () => true,
      () => ({}),
    ),
  ],
  [
    'shows a group that is no longer shared',
    'wishlist: shares a group until it is no longer shared',
    replayed('/api/wishlist/shared'),
  ],
  [
    'publishes a review twice',
    'reviews: publishes once for one Idempotency-Key',
    headers('*', all => all.delete('idempotency-key')),
  ],
  [
    'takes back more than was bought',
    'returns: takes back no more than was bought',
    requests('/api/return/create', text => text.replace('"count":3', '"count":1')),
  ],
  [
    'believes a callback that is not signed',
    'checkout: takes no word about a payment that its provider has not signed',
    send => async request => (request.url.endsWith('/callback') ? json({}) : send(request)),
  ],
  ['has no limits', 'limits: limits attempts to sign in', send => send],
]

describe('a backend fails the suite when it', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('PGlite')
  })
  afterAll(() => shop.close())

  const fixtures = conformanceFixtures(() => shop)

  it.each(faults)('%s: %s', async (_, name, fault) => {
    const suite = conformance({
      baseUrl: shop.url,
      fixtures,
      rateLimits: true,
      fetch: fault(request => fetch(request)),
    })
    const broken = suite.find(test => test.name === name)
    if (!broken) throw new Error(`There is no case «${name}»`)
    await expect(broken.run()).rejects.toBeInstanceOf(ConformanceFailure)
  })

  /** The answer of a backend that does the opposite. */
  const opposite = ({ status }: Response) =>
    status === 200
      ? json({ success: false, code: 'server', message: 'Помилка' }, 500)
      : json({ success: true, data: {} })

  // A case that passes then asks for something that it does not look at.
  it('does the opposite of the last request of a case, whichever it is', async () => {
    let sent = 0
    let changed = Number.POSITIVE_INFINITY
    const suite = conformance({
      baseUrl: shop.url,
      fixtures,
      areas: areas.filter(area => !['requests', 'calls', 'limits'].includes(area)),
      async fetch(request) {
        const at = ++sent
        const response = await fetch(request)
        return at === changed ? opposite(response) : response
      },
    })
    const survived: string[] = []
    for (const { name, run } of suite) {
      const statusWith = async (request: number) => {
        sent = 0
        changed = request
        return (await run().catch(() => ({ status: 'failed' }))).status
      }
      if ((await statusWith(Number.POSITIVE_INFINITY)) !== 'passed') survived.push(`${name}: does not pass at all`)
      let status = await statusWith(sent)
      // The first run also made what the cases share.
      if (status === 'passed' && sent < changed) status = await statusWith(sent)
      if (status !== 'failed') survived.push(name)
    }
    expect(survived).toEqual([])
    expect(suite.length).toBeGreaterThan(90)
  })
})
