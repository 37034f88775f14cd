import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpOptions } from './http-server.ts'

/** The options as they are, each duration a tenth of it, so that the test need not wait as long. */
const FASTER = 10
const faster = Object.fromEntries(Object.entries(httpOptions).map(([name, duration]) => [name, duration / FASTER]))

let port = 0
const http = createServer(faster, (request, response) => {
  request.resume().on('end', () => response.end('whole'))
})
beforeAll(async () => {
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  if (address !== null && typeof address === 'object') port = address.port
})
afterAll(() => http.close())

/** Milliseconds until the server ends a connection on which no more than this is sent, as if nothing were shortened. */
async function endsAfter(sent: string): Promise<number> {
  const since = performance.now()
  const socket = connect(port, '127.0.0.1', () => socket.write(sent))
  socket.resume()
  await once(socket, 'close')
  return (performance.now() - since) * FASTER
}

it('100 heads that never end are ended within 10 s, 100 bodies within 15 s', async () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = httpOptions
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(10_000)
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(15_000)

  const hundred = (sent: string) => Promise.all(Array.from({ length: 100 }, () => endsAfter(sent)))
  const [heads, bodies] = await Promise.all([
    hundred('POST /api/cart/count HTTP/1.1\r\nHost: shop.test\r\n'),
    hundred('POST /api/cart/count HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 99\r\n\r\n{'),
  ])
  // 5 s more, which are half a second: a busy machine looks late. Without a check of our own it would be up to 300 s.
  expect(Math.max(...heads)).toBeLessThan(15_000)
  expect(Math.max(...bodies)).toBeLessThan(20_000)
})
