import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { acceptedEncoding, createCachedPage, respondWith } from './cached-page.ts'

const text = `<!DOCTYPE html>${'<p>куртка</p>'.repeat(5000)}`
const page = createCachedPage(
  200,
  new Headers({ 'Content-Type': 'text/html', 'Cache-Control': 'public' }),
  Buffer.from(text),
)
const ask = (headers: HeadersInit) => respondWith(page, new Headers(headers))
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

it('responds in the best accepted encoding with the same bytes each time', async () => {
  const [br, gzip, plain] = [
    await ask({ 'Accept-Encoding': 'gzip, deflate, br, zstd' }),
    await ask({ 'Accept-Encoding': 'gzip' }),
    await ask({}),
  ]
  expect([br, gzip, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
  const bytes = await bytesOf(br)
  expect(br.headers.get('content-length')).toBe(String(bytes.length))
  expect(bytes.length).toBeLessThan(text.length / 50)
  expect(brotliDecompressSync(bytes).toString()).toBe(text)
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(text)
  expect((await bytesOf(plain)).toString()).toBe(text)
  expect(await bytesOf(await ask({ 'Accept-Encoding': 'br' }))).toEqual(bytes)
  for (const { headers } of [br, gzip, plain]) {
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('etag')).toBe(page.etag)
  }
})

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.1', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
])('`Accept-Encoding: %s` selects %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding))

it('responds with 304 when the ETag matches', async () => {
  for (const known of [page.etag, `"other", ${page.etag}`, '*', ' * , "other"']) {
    const response = await ask({ 'If-None-Match': known, 'Accept-Encoding': 'br' })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(response.headers.get('etag')).toBe(page.etag)
    expect(response.headers.get('cache-control')).toBe('public')
    expect(response.headers.get('content-type')).toBeNull()
  }
  expect((await ask({ 'If-None-Match': '"other"' })).status).toBe(200)
  const missing = createCachedPage(404, new Headers(), Buffer.from(text))
  expect((await respondWith(missing, new Headers({ 'If-None-Match': missing.etag }))).status).toBe(404)
})

it('has another ETag for another content', () =>
  expect(createCachedPage(200, new Headers(), Buffer.from(`${text} `)).etag).not.toBe(page.etag))

it.each([
  ['a small page', 1023, true],
  ['any page of a server in development', 1024, false],
])('sends %s as it is', async (_, size, encodings) => {
  const small = createCachedPage(200, new Headers(), Buffer.alloc(size, 'a'))
  const response = await respondWith(small, new Headers({ 'Accept-Encoding': 'br' }), encodings)
  expect([response.headers.get('content-encoding'), (await bytesOf(response)).length]).toEqual([null, size])
})

it('compresses a page of 1024 bytes, and sends none for the statuses that have no body', async () => {
  const accept = new Headers({ 'Accept-Encoding': 'br' })
  const large = await respondWith(createCachedPage(200, new Headers(), Buffer.alloc(1024, 'a')), accept)
  expect(large.headers.get('content-encoding')).toBe('br')
  for (const status of [204, 304]) {
    const response = await respondWith(createCachedPage(status, new Headers(), Buffer.alloc(0)), new Headers())
    expect([response.status, response.body]).toEqual([status, null])
  }
})
