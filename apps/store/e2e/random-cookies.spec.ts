import fc from 'fast-check'
import { expect } from './fixtures.ts'
import { isFull } from './projects.ts'
import { escaped, expectWorking, get, pages, runs, test, text } from './random-requests.ts'

test.describe.configure({ mode: 'default' })

const cookieNames = ['cart_id', 'coupon', 'wishlist', 'checkout', 'checkout_1', 'order', 'i18n_redirected']
/** A header is a sequence of bytes: a client may send them unencoded. */
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

/** What has failed before: the gate sends these, the night arbitrary ones too. */
const known: [string, [string, string][]][] = [
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
]

test('answers at most 2 MB, however large a cookie is @desk', async ({ address }) => {
  // As many products and groups as the 16 kB of a request's headers hold.
  const ids = Array.from({ length: 4_000 }, (_, id) => (id + 1).toString(36)).join('.')
  const groups = Array.from({ length: 3_000 }, (_, group) => `!${group.toString(36)}*1`).join('')
  // Each sign is six in HTML.
  const quotes = Array.from({ length: 50 }, (_, group) => `!${'"'.repeat(58)}${group.toString(36)}*1.2`).join('')
  for (const [path, name, value] of [
    ['/wishlist', 'wishlist', ids],
    ['/wishlist', 'wishlist', `1${groups}`],
    ['/wishlist', 'wishlist', `${ids.slice(0, 200)}${encodeURIComponent(quotes)}`],
    ['/customer.css', 'wishlist', ids],
    ['/compare', 'compare', ids],
    ['/cart', 'cart_id', ids],
    ['/checkout', 'checkout', ids],
  ] as const) {
    const { status, text } = await get(address + path, { cookie: `${name}=${value.slice(0, 15_000)}` })
    expect(status, path).toBeLessThan(400)
    expect(Buffer.byteLength(text), path).toBeLessThanOrEqual(2_000_000)
  }
})

test('shows a working page whatever cookies are sent @desk', async ({ address }) => {
  const cookies = fc.array(fc.tuple(fc.constantFrom(...cookieNames), cookieValue), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...pages), cookies, async (path, sent) => {
      const cookie = sent.map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await get(address + path, { cookie })
      expectWorking(answer, { path, cookie })
      // A cookie of the cart or the wishlist never makes a page fail.
      if (path !== '/cart/thankyou') expect(answer.status, cookie).toBeLessThan(400)
    }),
    {
      ...runs,
      ...(isFull ? {} : { numRuns: known.length, seed: 1 }),
      examples: known,
    },
  )
})
