import { randomUUID } from 'node:crypto'
import { areas, ConformanceFailure, cases, conformance } from '@shop/contract/conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conformanceFixtures } from '../testing/conformance-fixtures.ts'
import { openShop, type Shop } from '../testing/shop.ts'

type Send = (request: Request) => Promise<Response>
/** A backend that breaks a rule: it changes what it is asked or what it answers. */
type Fault = (send: Send) => Send

/** `*`: all paths except that of the declaration, without which nothing else would be asked. */
const isPath = (path: string, { url }: Request) => {
  const { pathname } = new URL(url)
  return path === '*' ? pathname !== '/api/shop/capabilities' : pathname === path
}

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

/** Answers what has to be refused as done. */
const accepts = instead('*', failed, () => ({}))
/** Refuses what has to be done. */
const refuses = (path: string) =>
  answers(
    path,
    () => JSON.stringify({ success: false, code: 'conflict', message: 'Зараз ні' }),
    () => 409,
  )
/** Answers with something else every time. */
const differs = (path: string) =>
  answers(path, text => text.replace('"data":{', `"data":{"nonce":"${randomUUID()}",`).replace(`",}`, '"}'))

/** Answers every request with the first answer. */
function cached(path: string, keyOf: (request: Request) => string | null = () => ''): Fault {
  const first = new Map<string, string>()
  return send => async request => {
    const key = isPath(path, request) ? keyOf(request) : null
    const response = await send(request)
    if (key === null) return response
    const known = first.get(key)
    if (known === undefined && response.status === 200) first.set(key, await response.clone().text())
    return known === undefined ? response : new Response(known, { headers: { 'Content-Type': 'application/json' } })
  }
}
const byKey = (request: Request) => request.headers.get('idempotency-key')

/** Opens an order of another, unless it does not exist. */
const opensOrders =
  (path: string): Fault =>
  send =>
  async request => {
    const isForeign = isPath(path, request) && !(await request.clone().text()).includes('NO-SUCH')
    const response = await send(request)
    return isForeign && failed(response) ? json({ success: true, data: {} }) : response
  }

/** Everybody's export has the last order of the shop. */
function exportsTheLastOrder(): Fault {
  let last = ''
  return send => async request => {
    const isExport = isPath('/api/profile/export', request)
    const isOrder = isPath('/api/checkout/submit', request)
    const response = await send(request)
    const text = await response.clone().text()
    if (isOrder) last = /"number":"([^"]+)"/.exec(text)?.[1] ?? last
    return isExport ? new Response(text.replace('"data":{', `"data":{"last":"${last}",`), response) : response
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
    opensOrders('/api/checkout/order'),
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
  // Requests.
  [
    'answers without data',
    'requests: answers a call with its data',
    answers('*', text => text.replace('"data"', '"result"')),
  ],
  [
    'knows one notation of the media type',
    'requests: takes an absent body as an empty one',
    send => async request =>
      request.headers.get('content-type')?.includes('charset')
        ? json({ success: false, code: 'media_type', message: 'Потрібен JSON' }, 415)
        : send(request),
  ],
  ['reads any bytes', 'requests: refuses bytes that are not UTF-8', accepts],
  ['reads bodies of any depth', 'requests: refuses deep bodies', accepts],
  [
    'counts every bracket',
    'requests: does not count brackets inside of texts as depth',
    send => async request =>
      (await request.clone().text()).includes('[[[[')
        ? json({ success: false, code: 'malformed', message: 'Завелика вкладеність' }, 400)
        : send(request),
  ],
  ['reads streams of any size', 'requests: limits the size of a body that does not say its length', accepts],
  [
    'answers in English unless asked otherwise',
    'requests: answers in Ukrainian unless another language is asked for',
    requests('*', text => (text.includes('"lang"') ? text : text.replace('{', '{"lang":"en",').replace(',}', '}'))),
  ],
  ['takes keys of any length', 'requests: accepts an Idempotency-Key of 16 to 64 characters', accepts],
  ['answers each call with something else', 'requests: answers calls that come at once', differs('*')],
  ['describes nothing', 'requests: describes itself', answers('/api/openapi.json', () => '{}')],
  // Catalogue.
  [
    'has no menu of the catalogue',
    'catalogue: has menus of up to four levels',
    answers('/api/menu/get-by-ids', () => '{"success":true,"data":{"items":{}}}'),
  ],
  [
    'shows the same products on every page',
    'catalogue: shows every product of a list on one page of it',
    requests('*', without('page_number')),
  ],
  [
    'ignores the price filter',
    'catalogue: filters by price',
    requests('/api/page/show', text => text.replace(/"price":\{[^}]*\}/, '"price":{}')),
  ],
  [
    'answers in an order of its own',
    'catalogue: keeps the ids that are asked for in their order and leaves out unknown ones',
    requests('/api/product/cards', text =>
      text.replace(/"ids":\[([^\]]*)\]/, (_, ids: string) => `"ids":[${ids.split(',').toReversed().join(',')}]`),
    ),
  ],
  ['has every page', 'catalogue: answers unknown pages, products and articles with 404', accepts],
  ['takes any id', 'catalogue: takes ids that are positive integers alone', accepts],
  [
    'suggests without end',
    'catalogue: suggests at most six products, four categories and four queries',
    answers('/api/search/suggest', text => text.replace(/"queries":\[[^\]]*\]/, '"queries":["1","2","3","4","5"]')),
  ],
  ['fails when it finds nothing', 'catalogue: finds nothing without failing', refuses('*')],
  [
    'links no neighbours',
    'catalogue: lists news, the newest first, each with its neighbours',
    answers('/api/news/show', text => text.replaceAll(/"(previous|next)":\{[^}]*\}/g, '"$1":null')),
  ],
  [
    'tells which addresses it knows',
    'catalogue: answers a known and a new address of the newsletter alike',
    differs('/api/news/subscribe'),
  ],
  // Cart.
  [
    'counts what is not there',
    'cart: answers an unknown cart as an empty one',
    answers('/api/cart/count', plusOne('count')),
  ],
  ['changes unknown carts', 'cart: answers changes of an unknown cart and of an unknown line with 404', accepts],
  ['adds to known carts only', 'cart: adds to a new cart when the named one is unknown', refuses('/api/cart/add')],
  ['loses count of what comes at once', 'cart: adds what comes at once', answers('/api/cart/show', plusOne('count'))],
  ['takes prices', 'cart: takes no price from a request', accepts],
  ['takes any count', 'cart: takes counts from 1 to 999', accepts],
  ['adds some option', 'cart: asks for the option of a product that has options', accepts],
  ['adds what is not there', 'cart: adds nothing when nothing is left', accepts],
  [
    'changes prices silently',
    'cart: shows present prices',
    answers('/api/cart/show', text => text.replace(/"notices":\[.*?\]/, '"notices":[]')),
  ],
  [
    'adds to the count',
    'cart: sets a count, so that a repeat changes nothing',
    requests('/api/cart/update', plusOne('count')),
  ],
  [
    'makes a cart of each repeat',
    'cart: creates one cart for one Idempotency-Key',
    headers('/api/cart/add', all => all.delete('idempotency-key')),
  ],
  ['knows keys without their carts', 'cart: keeps the keys of carts apart', cached('/api/cart/add', byKey)],
  [
    'adds the first of several',
    'cart: adds several at once',
    requests('/api/cart/add', text => text.replace(/("items":\[\{[^}]*\}).*?\]/, '$1]')),
  ],
  [
    'keeps two lines of the same goods',
    'cart: merges a line into the one that has its new option already',
    answers('*', plusOne('count')),
  ],
  ['forgets removed lines', 'cart: puts a removed line back', refuses('/api/cart/restore')],
  [
    'hides a cart with a wrong coupon',
    'cart: shows a cart with a coupon that does not exist',
    refuses('/api/cart/show'),
  ],
  ['deducts no coupon', 'cart: deducts a coupon', requests('*', without('coupon'))],
  [
    'names goods in one language',
    'cart: answers in the language of the call',
    requests('*', text => text.replace(/"lang":"(ru|en)"/, '"lang":"uk"')),
  ],
  // Checkout.
  ['opens no orders', 'checkout: creates an order that its number and token open', refuses('/api/checkout/order')],
  [
    'counts its tokens',
    'checkout: has order tokens that cannot be guessed',
    answers('/api/checkout/submit', text => text.replace(/"token":"[^"]*"/, '"token":"7"')),
  ],
  [
    'answers a key with the order of whoever used it',
    'checkout: does not give away an order for the key of another buyer',
    cached('/api/checkout/submit', byKey),
  ],
  [
    'sells at any price that was shown',
    'checkout: refuses an order at a price that is no longer the present one',
    requests('/api/checkout/submit', without('cart_version')),
  ],
  [
    'tells which orders there are',
    'checkout: sends a code alike whether or not there is such an order, and opens none with a wrong one',
    differs('/api/checkout/order/code'),
  ],
  ['takes no stock', 'checkout: takes the stock with the order', cached('/api/product/options')],
  ['gets stuck', 'checkout: orders in opposite directions without getting stuck', refuses('/api/checkout/submit')],
  ['orders nothing', 'checkout: orders no empty cart', instead('/api/checkout/submit', failed, submitted)],
  [
    'takes phones in one notation',
    'checkout: takes phones as they are usually typed',
    requests('/api/checkout/submit', text => text.replace(/"phone":"[^"]*"/, '"phone":"1"')),
  ],
  [
    'delivers anyhow',
    'checkout: refuses deliveries and payments that it does not offer',
    instead('/api/checkout/submit', failed, submitted),
  ],
  [
    'takes back more than was ordered',
    'checkout: cancels a new order, and only once takes it back into stock',
    answers('/api/product/options', plusOne('count_left')),
  ],
  [
    'forgets the coupon',
    'checkout: redeems a coupon with the order',
    requests('/api/checkout/submit', without('coupon')),
  ],
  // Account.
  [
    'registers someone else',
    'account: registers a customer who is signed in from then on',
    answers('/api/auth/user', text => text.replace('"name":"', '"name":"Не ')),
  ],
  ['registers again', 'account: registers an e-mail once', accepts],
  ['registers all who come at once', 'account: registers one customer for requests at once', accepts],
  ['does not compare passwords', 'account: compares the password with its confirmation', accepts],
  [
    'has one token for everyone',
    'account: gives every sign-in a token of its own',
    answers('*', text => text.replace(/"access_token":"[^"]*"/, `"access_token":"${'x'.repeat(43)}"`)),
  ],
  [
    'tells which e-mails it knows',
    'account: does not tell whether an e-mail is known when it mails a link',
    differs('*'),
  ],
  ['takes any token', 'account: refuses tokens that nobody was mailed', accepts],
  ['signs in twice by a link', 'account: signs in by a mailed link once', replayed('/api/auth/token')],
  [
    'believes every e-mail',
    'account: confirms an e-mail address',
    answers('*', text => text.replaceAll('"email_confirmed":false', '"email_confirmed":true')),
  ],
  ['changes nothing', 'account: changes what is sent and keeps the rest', requests('/api/profile/edit', () => '{}')],
  [
    'takes every session for this one',
    'account: lists sessions and ends one of them',
    answers('*', text => text.replaceAll('"current":false', '"current":true')),
  ],
  ['deletes without the password', 'account: deletes an account with its password', accepts],
  // Addresses.
  [
    'leaves no address main',
    'addresses: makes the oldest one left main',
    answers('*', text => text.replaceAll('"main":1', '"main":0')),
  ],
  [
    'makes all main that come at once',
    'addresses: keeps one main address when it is changed at once',
    answers('*', text => text.replaceAll('"main":0', '"main":1')),
  ],
  ['takes half an address', 'addresses: asks for name, city, street and house', accepts],
  ['makes a new address of each change', 'addresses: changes an address in its place', answers('*', plusOne('id'))],
  // Wishlist.
  [
    'keeps what it had',
    'wishlist: replaces the whole map',
    instead(
      '/api/profile/wishlist/update',
      () => true,
      () => ({}),
    ),
  ],
  [
    'ignores the base',
    'wishlist: merges what has changed since a base',
    requests('/api/profile/wishlist/update', text => text.replace(/"base":\{[^}]*\},?/, '').replace(',}', '}')),
  ],
  [
    'names groups in one language',
    'wishlist: names the group of everything in the language of the call',
    requests('*', text => text.replace(/"lang":"(ru|en)"/, '"lang":"uk"')),
  ],
  ['takes any name of a group', 'wishlist: refuses names of groups that reach a prototype', accepts],
  // Reviews.
  ['publishes later', 'reviews: publishes a review at once', cached('/api/reviews/list')],
  [
    'has a mean of its own',
    'reviews: counts grades and their mean',
    answers('/api/reviews/list', text => text.replace(/"average":[\d.]+/, '"average":1.1')),
  ],
  ['takes any grade', 'reviews: refuses other grades and longer texts', accepts],
  // Returns.
  [
    'takes back what is on its way',
    'returns: takes back nothing that was not delivered',
    answers('/api/return/show', text => text.replace('"orders":[]', '"orders":[{}]')),
  ],
  [
    'makes a request of each repeat',
    'returns: creates one request for one Idempotency-Key',
    headers('*', all => all.delete('idempotency-key')),
  ],
  ['exchanges for any size', 'returns: exchanges for the size that is asked for', accepts],
  // Isolation.
  ['ends the session of another', 'isolation: keeps sessions to their customer', accepts],
  ['exports the order of another', 'isolation: keeps orders to their customer', exportsTheLastOrder()],
  [
    'pays the order of another',
    'isolation: opens an order by its own token only: /api/checkout/pay',
    opensOrders('/api/checkout/pay'),
  ],
  [
    'redirects the order of another',
    'isolation: opens an order by its own token only: /api/checkout/delivery',
    opensOrders('/api/checkout/delivery'),
  ],
  [
    'shows a return of another',
    'isolation: opens an order by its own token only: /api/return/show',
    opensOrders('/api/return/show'),
  ],
  [
    'takes back the order of another',
    'isolation: opens an order by its own token only: /api/return/create',
    opensOrders('/api/return/create'),
  ],
  ['changes the wishlist of another', 'isolation: keeps wishlists to their customer', accepts],
  ['takes returns of others', 'isolation: takes returns of own orders only', accepts],
  [
    'mixes customers who come at once',
    'isolation: answers shoppers at once without mixing them',
    cached('/api/auth/user'),
  ],
  // Limits: the backend of these tests has none.
  ['mails without limits', 'limits: limits requests for links', send => send],
  ['lets coupons be guessed', 'limits: limits guesses of coupons without failing to show the cart', send => send],
  ['takes any number of orders', 'limits: limits orders of one phone', send => send],
  ['takes any number of messages', 'limits: limits newsletter and contact form', send => send],
]

it('every rule has a backend that breaks it', () => {
  const broken = new Set(faults.map(([, name]) => name))
  // Of the calls, which are alike, each kind of case has one.
  const kindOf = (name: string) => name.replace(/\/api\/[\w/{}-]+/, '')
  const kinds = new Set([...broken].filter(name => name.startsWith('calls: ')).map(kindOf))
  const isBroken = (name: string) => (name.startsWith('calls: ') ? kinds.has(kindOf(name)) : broken.has(name))
  expect(cases.map(({ name }) => name).filter(name => !isBroken(name))).toEqual([])
})

describe('a backend fails the suite when it', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('Postgres')
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
