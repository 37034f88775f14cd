import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { settingsAll } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'

/** What the conformance suite of the contract does not ask of every backend. */
describe.each(databases)('every call on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const raw = async (body: BodyInit | null, headers: Record<string, string> = {}, path = '/api/settings/all') => {
    const response = await fetch(shop.url + path, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  it('rejects an invalid token', async () => {
    const answered = await shop.post('/api/auth/user', {}, { headers: { Authorization: `Bearer ${'a'.repeat(43)}` } })
    expect(refusalOf(answered)).toMatchObject({ status: 401, code: 'unauthorised' })
  })

  it('responds to unknown paths with a JSON 404', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/cart', '/api/cart/add/more', '/elsewhere'])
      expect(refusalOf(await shop.post(path, {}))).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('responds with `no-store` and a request id', async () => {
    const { headers } = await raw('{}', { 'X-Request-Id': 'abcdefgh-1234' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toBe('abcdefgh-1234')
    expect((await raw('{}', { 'X-Request-Id': 'x\ty' })).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })

  it('accepts JSON only', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=windows-1251'])
      expect(refusalOf(await raw('{}', { 'Content-Type': type }))).toMatchObject({ status: 415, code: 'media_type' })
    expect((await raw('{}', { 'Content-Type': 'application/json; charset=utf-8' })).status).toBe(200)
    expect((await raw(null)).status).toBe(200)
  })

  it.each([
    ['no JSON', '{'],
    ['two values', '{} {}'],
    ['a list', '[]'],
    ['a text', '"lang"'],
    ['null', 'null'],
    ['depth', `{"lang":${'['.repeat(17)}${']'.repeat(17)}}`],
    ['great depth', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    ['a prototype deep inside', '{"a":{"b":{"constructor":{}}}}'],
    ['NUL', '{"lang":"u\\u0000k"}'],
    ['NUL in a key', '{"a\\u0000":1}'],
    ['half a surrogate pair', '{"lang":"\\ud83d"}'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ])('rejects %s', async (_, body) => {
    expect(refusalOf(await raw(body))).toMatchObject({ status: 400, code: 'malformed' })
  })

  it('does not count brackets inside strings as nesting', async () => {
    const answered = await raw(JSON.stringify({ query: `\\"${'['.repeat(60)}` }), {}, '/api/search')
    expect(answered.status).toBe(200)
  })

  it('accepts 64 KiB and rejects one byte more, with or without a `Content-Length`', async () => {
    const fitting = JSON.stringify({ lang: 'uk', padding: 'x'.repeat(65_536 - 26) })
    expect(Buffer.byteLength(fitting)).toBe(65_536)
    expect(refusalOf(await raw(fitting)).status).toBe(422)
    const refused = await raw(`${fitting} `)
    expect(refusalOf(refused)).toMatchObject({ status: 413, code: 'too_large' })
    expect(refused.headers.get('connection')).toBe('close')
    expect(await chunked(shop.url, 5 * 1024 * 1024)).toBe(413)
  })

  it('rejects compressed bodies', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '))
    expect(refusalOf(await raw(bomb, { 'Content-Encoding': 'gzip' })).status).toBe(415)
  })

  it('rejects unknown keys', async () => {
    const refused = refusalOf(await shop.post('/api/cart/count', { admin: true, lang: 'en' }))
    expect(refused).toMatchObject({ status: 422, fields: { admin: ['Unknown field'] } })
  })

  it('rejects requests of pages of another site', async () => {
    const crossing = await crossSite(shop.url)
    expect(crossing).toBe(403)
    expect((await raw('{}', { 'Sec-Fetch-Site': 'same-origin', Origin: shop.url })).status).toBe(200)
    for (const Origin of ['https://evil.test', 'null', shop.url.replace(/\d+$/, '1')])
      expect(refusalOf(await raw('{}', { Origin }))).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('survives an incomplete request', async () => {
    const port = Number(new URL(shop.url).port)
    await new Promise<void>(resolve => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          'POST /api/settings/all HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
        )
        socket.end(() => resolve())
      })
    })
    expect((await shop.ask(settingsAll, {})).name).toBe('ГАРТ')
  })

  it('reports liveness and readiness', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await fetch(shop.url + path)).status).toBe(200)
  })
})

/** Sends a chunked body without a `Content-Length`; resolves with the status. */
const chunked = (url: string, bytes: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(
      `${url}/api/settings/all`,
      { method: 'POST', headers: { 'Content-Type': 'application/json' } },
      response => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    request.on('error', reject)
    request.write('{"lang":"')
    request.write('x'.repeat(bytes))
    request.end('"}')
  })

/** Uses `node:http`, because `fetch` does not allow `Sec-Fetch-Site: cross-site`. */
const crossSite = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(
      `${url}/api/settings/all`,
      { method: 'POST', headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' } },
      response => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    request.on('error', reject)
    request.end('{}')
  })
