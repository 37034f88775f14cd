import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpServer, httpOptions } from './http-server.ts'

/** The durations are divided by this factor to keep the test short. */
const FASTER = 10
const faster = Object.fromEntries(Object.entries(httpOptions).map(([name, duration]) => [name, duration / FASTER]))

let port = 0
const http = createHttpServer({ options: faster, headers: { 'X-Content-Type-Options': 'nosniff', 'X-Of-All': 'yes' } })
http.on('request', (request, response) => {
  request.resume().on('end', () => response.end('whole'))
})
beforeAll(async () => {
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  if (address !== null && typeof address === 'object') port = address.port
})
afterAll(() => http.close())

/** Milliseconds, scaled back, until the server closes a connection on which only this is sent. */
async function endsAfter(sent: string): Promise<number> {
  const since = performance.now()
  const socket = connect(port, '127.0.0.1', () => socket.write(sent))
  socket.resume()
  await once(socket, 'close')
  return (performance.now() - since) * FASTER
}

it('closes connections with incomplete headers within 10 s and with incomplete bodies within 15 s', async () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = httpOptions
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(10_000)
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(15_000)

  const hundred = (sent: string) => Promise.all(Array.from({ length: 100 }, () => endsAfter(sent)))
  const [heads, bodies] = await Promise.all([
    hundred('POST /api/cart/count HTTP/1.1\r\nHost: shop.test\r\n'),
    hundred('POST /api/cart/count HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 99\r\n\r\n{'),
  ])
  // 5 s of tolerance (0.5 s of real time) for a busy machine. Without `httpOptions` it would be up to 300 s.
  expect(Math.max(...heads)).toBeLessThan(15_000)
  expect(Math.max(...bodies)).toBeLessThan(20_000)
})

/** Everything that the server sends until it closes the connection. */
async function answerTo(sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(sent))
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}

it.each([
  ['an invalid request', 'nonsense\r\n\r\n', '400 Bad Request'],
  ['a header of 20 kB', `GET / HTTP/1.1\r\nHost: shop.test\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, '431 Request'],
  ['an incomplete header', 'GET / HTTP/1.1\r\nHost: shop.test\r\n', '408 Request Timeout'],
  [
    'an invalid request after a response',
    'GET / HTTP/1.1\r\nHost: shop.test\r\n\r\nnonsense\r\n\r\n',
    '400 Bad Request',
  ],
])('rejects %s with the headers of every response', async (_, sent, status) => {
  const answer = await answerTo(sent)
  const [last = ''] = answer.split('HTTP/1.1 ').slice(-1)
  expect(last).toMatch(status)
  expect(last).toContain('X-Content-Type-Options: nosniff')
  expect(last).toContain('X-Of-All: yes')
  expect(last).toContain('Connection: close')
})
