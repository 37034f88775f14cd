import fc from 'fast-check'
import { test as base, expect } from './fixtures.ts'

/** Generated requests of each kind; `FUZZ` asks for more. */
const RUNS = Number(process.env.FUZZ ?? 25)

/** `address`: origin of the shop. */
export const test = base.extend<{ address: string }>({ address: ({ baseURL }, use) => use(baseURL ?? '') })

interface Answer {
  status: number
  type: string
  text: string
  location: string | null
}

export const read = async (response: Response): Promise<Answer> => ({
  status: response.status,
  type: response.headers.get('content-type') ?? '',
  text: await response.text(),
  location: response.headers.get('location'),
})

/** The page's first heading. */
const headingOf = (html: string) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''

/** Sends on a new connection: Node may close an idle keep-alive connection at the moment it is reused. */
export const send = (url: string, { headers, ...init }: RequestInit = {}) =>
  fetch(url, {
    redirect: 'manual',
    headers: { connection: 'close', ...Object.fromEntries(new Headers(headers)) },
    ...init,
  })

export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }

/** Expects a page of the shop, a redirect within it or an empty answer: never a 5xx, never plain text. */
export function expectWorking({ status, type, text, location }: Answer, of: unknown) {
  const shown = JSON.stringify({ of, status, text: text.slice(0, 300) })
  expect(status, shown).toBeLessThan(500)
  if (status >= 300 && status < 400) expect(location, shown).toMatch(/^\/(?![/\\])/)
  else if (type.startsWith('text/html')) {
    expect(headingOf(text), shown).toMatch(/\p{L}{3}/u)
    expect(text, shown).toContain('</html>')
  } else expect(text, shown).not.toMatch(/\bat \S+ \(|Unexpected Server Error/)
}

/** Arbitrary input: words, characters with a meaning in some syntax, truncated encodings. */
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
/** Short enough for several in one URL: Node rejects a request head of more than 16 KiB. */
export const text = fc.array(piece, { maxLength: 3 }).map(parts => parts.join(''))
/** A lone surrogate cannot be sent at all. */
export const escaped = (value: string) => encodeURIComponent(value.toWellFormed())
export const query = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')

export const pages = [
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
// Shrinking takes longer than the timeout of a test: the first counterexample is reported unshrunk.
export const runs = { numRuns: RUNS, endOnFailure: true }
export const get = async (url: string, headers: Record<string, string> = {}) =>
  read(await send(url, { headers, redirect: 'manual' }))
