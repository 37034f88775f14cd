import { createHash } from 'node:crypto'
import { request as open } from 'node:http'
import { test as base, expect } from '@playwright/test'
import fc from 'fast-check'
import { goodsOf } from './shopper.ts'

/** Requests of each kind; `FUZZ` asks for more. */
const RUNS = Number(process.env.FUZZ ?? 25)

/** `address`: of the shop. */
const test = base.extend<{ address: string }>({ address: ({ baseURL }, use) => use(baseURL ?? '') })

test.describe.configure({ mode: 'default' })

const forms = [
  '/cart',
  '/checkout',
  '/checkout/keep',
  '/message',
  '/newsletter',
  '/wishlist',
  '/cart/thankyou',
] as const

interface Answer {
  status: number
  type: string
  text: string
  location: string | null
}

const read = async (response: Response): Promise<Answer> => ({
  status: response.status,
  type: response.headers.get('content-type') ?? '',
  text: await response.text(),
  location: response.headers.get('location'),
})

/** What a page calls itself. */
const headingOf = (html: string) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''

/** On a connection of its own: Node ends one that was idle for a while just when it is used again. */
const send = (url: string, { headers, ...init }: RequestInit = {}) =>
  fetch(url, {
    redirect: 'manual',
    headers: { connection: 'close', ...Object.fromEntries(new Headers(headers)) },
    ...init,
  })

const encoded = { 'content-type': 'application/x-www-form-urlencoded' }

/** A page of the shop, a redirect within it, or nothing to show: never a fault, never a bare text. */
function expectWorking({ status, type, text, location }: Answer, of: unknown) {
  const shown = JSON.stringify({ of, status, text: text.slice(0, 300) })
  expect(status, shown).toBeLessThan(500)
  if (status >= 300 && status < 400) expect(location, shown).toMatch(/^\/(?![/\\])/)
  else if (type.startsWith('text/html')) {
    expect(headingOf(text), shown).toMatch(/\p{L}{3}/u)
    expect(text, shown).toContain('</html>')
  } else expect(text, shown).not.toMatch(/\bat \S+ \(|Unexpected Server Error/)
}

test('a form that is too large, empty, malformed or of another type is refused in words, on every form of the shop @desk', async ({
  address,
  request,
}) => {
  const { url } = await goodsOf(request, left => left > 0)
  const product = url
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
  const wrong: readonly (readonly [string, RequestInit, number, RegExp])[] = [
    ['too large', { headers: encoded, body: `a=${'x'.repeat(64 * 1024)}` }, 413, /Забагато тексту/],
    ['empty', { headers: encoded, body: '' }, 400, /не вдалося прочитати/],
    ['NUL', { headers: encoded, body: 'intent=add&name=a%00b' }, 400, /не вдалося прочитати/],
    [
      'cut off',
      { headers: multipart, body: '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\ncle' },
      400,
      /не вдалося/,
    ],
    [
      'JSON',
      { headers: { 'content-type': 'application/json' }, body: '{"intent":"clear"}' },
      415,
      /не вдалося прочитати/,
    ],
    ['plain text', { headers: { 'content-type': 'text/plain' }, body: 'intent=clear' }, 415, /не вдалося прочитати/],
    ['no type', { headers: { 'content-type': '' }, body: 'intent=clear' }, 415, /не вдалося прочитати/],
  ]
  const found: unknown[] = []
  for (const path of [...forms, product])
    for (const [what, init, , words] of wrong) {
      const page = await read(await send(address + path, { method: 'POST', ...init }))
      const data = await send(`${address}${path}.data`, { method: 'POST', ...init })
      await data.text()
      found.push([path, what, page.status, data.status, path === '/checkout/keep' || words.test(page.text)])
      expect(page.text).not.toMatch(/\bat \S+ \(/)
    }
  expect(found).toEqual(
    [...forms, product].flatMap(path => wrong.map(([what, , status]) => [path, what, status, status, true])),
  )
})

test('a form without an announced length is read no further than its limit @desk', async ({ address }) => {
  const { port } = new URL(address)
  const headers = { ...encoded, 'transfer-encoding': 'chunked' }
  const sending = open({ host: '127.0.0.1', port, path: '/message', method: 'POST', headers, agent: false })
  const answered = new Promise<number>((resolve, reject) => {
    sending.on('response', response => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sending.on('error', reject)
  })
  sending.write(`message=${'x'.repeat(65 * 1024)}`) // and it never ends
  expect(await answered).toBe(413)
  sending.on('error', () => {}) // the server hangs up
  sending.destroy()
})

/** Text as it may come: words, signs that mean something to somebody, halves of encodings. */
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    'constructor',
    '__proto__',
    'toString',
    '\0',
    '%00',
    '%',
    '%E0%A4%A',
    '😀',
    '../',
    '//evil.test',
    '\\',
    '!',
    '*',
    '~',
    '.',
    '<script>',
    '"',
    "'",
    '\r\n',
    'null',
    '-1',
    '1e9',
    '2147483648',
  ),
  fc.constantFrom('x'.repeat(129), 'ї'.repeat(99), '9'.repeat(40), '😀'.repeat(49)),
)
/** Short enough for an address of several: Node refuses a head of more than 16 KiB itself. */
const text = fc.array(piece, { maxLength: 3 }).map(parts => parts.join(''))
/** Half a surrogate pair cannot be sent at all. */
const escaped = (value: string) => encodeURIComponent(value.toWellFormed())
const query = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')

const pages = [
  '/',
  '/cart',
  '/checkout',
  '/wishlist',
  '/jackets',
  '/search',
  '/search/x',
  '/news',
  '/message',
  '/cart/thankyou',
  '/en/cart',
]
const cookieNames = ['cart_id', 'coupon', 'wishlist', 'checkout', 'checkout_1', 'order', 'i18n_redirected']
/** A header holds bytes: what a program may send without any encoding. */
const rawCookie = fc.string({
  unit: fc
    .integer({ min: 0x21, max: 0xff })
    .filter(code => code !== 0x3b && code !== 0x7f)
    .map(code => String.fromCharCode(code)),
  maxLength: 40,
})
const cookieValue = fc.oneof(
  text.map(escaped),
  rawCookie,
  text.map(value => `7.1c!${escaped(value)}*7`),
)

// Shrinking takes longer than a test may: the first counterexample is told as it is.
const runs = { numRuns: RUNS, endOnFailure: true }
const get = async (url: string, headers: Record<string, string> = {}) =>
  read(await send(url, { headers, redirect: 'manual' }))

test('any cookie leads to a working page @desk', async ({ address }) => {
  const cookies = fc.array(fc.tuple(fc.constantFrom(...cookieNames), cookieValue), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...pages), cookies, async (path, sent) => {
      const cookie = sent.map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await get(address + path, { cookie })
      expectWorking(answer, { path, cookie })
      // A cookie of the cart or the wishlist never takes a page away.
      if (path !== '/cart/thankyou') expect(answer.status, cookie).toBeLessThan(400)
    }),
    {
      ...runs,
      examples: [
        ['/cart', [['cart_id', '%00']]],
        ['/cart', [['cart_id', 'x'.repeat(200)]]],
        [
          '/cart',
          [
            ['cart_id', 'x'],
            ['coupon', '%00'],
          ],
        ],
        [
          '/checkout',
          [
            ['cart_id', 'x'],
            ['coupon', 'x'.repeat(100)],
          ],
        ],
        ['/wishlist', [['wishlist', '7!constructor*7!__proto__*7']]],
        ['/wishlist', [['wishlist', '7!%00*7']]],
        ['/wishlist', [['wishlist', `7!${escaped(`${'x'.repeat(59)}😀`)}*7`]]],
      ],
    },
  )
})

test('any path and query lead to a page or a redirect within the shop @desk', async ({ address }) => {
  const names = fc.oneof(
    fc.constantFrom(
      'query',
      'sort',
      'page',
      'price_min',
      'price_max',
      'size',
      'step',
      'number',
      'token',
      'reviews',
      '_routes',
    ),
    text,
  )
  const queries = fc.array(fc.tuple(names, text), { maxLength: 2 }).map(query)
  const paths = fc.oneof(
    fc.constantFrom(...pages),
    text.map(last => `/search/${escaped(last)}`),
    fc.array(text.map(escaped), { maxLength: 3 }).map(parts => `/${parts.join('/')}`),
  )
  await fc.assert(
    fc.asyncProperty(paths, queries, fc.constantFrom('', '.data'), async (path, asked, kind) => {
      const asking = `${address}${path}${kind}?${asked}`
      if (!new URL(asking).pathname.startsWith('/api')) expectWorking(await get(asking), asking)
    }),
    {
      ...runs,
      examples: [
        ['/search', `query=${escaped(`${'x'.repeat(199)}😀`)}`, ''],
        ['//evil.test', 'sort=', ''],
        ['//evil.test/x', 'query=', '.data'],
        ['/%00', '', ''],
        ['/%ff/%ff', '', ''],
      ],
    },
  )
})

test('any fields of a form lead to a page, a redirect within the shop or a refusal in words @desk', async ({
  address,
  request,
}) => {
  const { url, product } = await goodsOf(request, left => left > 0)
  const names = fc.constantFrom(
    'intent',
    'step',
    'id',
    'to',
    'count',
    'coupon',
    'product_id',
    'option_id',
    'name',
    'group',
    'text',
    'grade',
    'email',
    'phone',
    'message',
    'contact.name',
    'delivery.city',
    'delivery.city_ref',
    'delivery.id',
    'delivery.point',
    'payment.id',
    'payment',
    'version',
    'number',
    'token',
  )
  const values = fc.oneof(
    text,
    fc.constantFrom(
      'add',
      'rename',
      'remove',
      'move',
      'toggle',
      'clear',
      'count',
      'coupon',
      'review',
      'accept',
      'fill',
      'next',
      'open:payment',
      'contact',
      'delivery',
      'payment',
      '1',
      '7',
      String(product),
      'Київ',
    ),
  )
  const bodies = fc.array(fc.tuple(names, values), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...forms, url),
      fc.constantFrom('', '.data'),
      bodies,
      async (path, kind, fields) => {
        const response = await send(address + path + kind, {
          method: 'POST',
          headers: encoded,
          body: query(fields),
          redirect: 'manual',
        })
        expectWorking(await read(response), { path, kind, fields })
      },
    ),
    {
      ...runs,
      examples: [
        [
          '/wishlist',
          '',
          [
            ['intent', 'add'],
            ['name', 'constructor'],
          ],
        ],
        [
          '/wishlist',
          '',
          [
            ['intent', 'toggle'],
            ['product_id', '7'],
          ],
        ],
        [
          '/cart',
          '',
          [
            ['intent', 'coupon'],
            ['coupon', `${'x'.repeat(63)}😀`],
          ],
        ],
      ],
    },
  )
})

test('a group cannot be called as a member of every object is, and says so @desk', async ({ address }) => {
  const add = (name: string) =>
    send(`${address}/wishlist`, {
      method: 'POST',
      headers: encoded,
      body: query([
        ['intent', 'add'],
        ['name', name],
      ]),
      redirect: 'manual',
    })
  for (const name of ['constructor', '__proto__', 'prototype', 'a\u0085b']) {
    const { status, text } = await read(await add(name))
    expect([name, status, text.includes('Така назва не підійде')]).toEqual([name, 200, true])
  }
  expect((await add('toString')).status).toBe(303)
})

test('text that holds a script is shown as text, and its hash is not allowed @desk', async ({ address }) => {
  const script = 'window.hasRun=1'
  for (const message of [`<script>${script}</script>`, `</textarea></script><script nonce="">${script}</script>`]) {
    const response = await send(`${address}/message`, {
      method: 'POST',
      headers: encoded,
      body: query([['message', message]]),
    })
    const html = await response.text()
    expect(html).toContain(
      `${message.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}</textarea>`,
    )
    const hash = createHash('sha256').update(script).digest('base64')
    expect(response.headers.get('content-security-policy')).not.toContain(hash)
  }
})

test('the way back from a heart stays in the shop @desk', async ({ address }) => {
  const body = query([
    ['intent', 'toggle'],
    ['product_id', '7'],
  ])
  const back = async (referer: string) =>
    (
      await read(
        await send(`${address}/wishlist`, {
          method: 'POST',
          redirect: 'manual',
          headers: { ...encoded, referer },
          body,
        }),
      )
    ).location
  expect(await back(`${address}/jackets?page=2`)).toBe('/jackets?page=2')
  expect(await back(`${address}//evil.test`)).toBe('/evil.test')
  expect(await back(`${address}/\\evil.test`)).toBe('/evil.test')
  expect(await back('https://evil.test/')).toBe('/wishlist')
})
