import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyLimits } from './body-deadline.ts'
import { createHttpServer, httpOptions } from './http-server.ts'

/** The durations are divided by this factor to keep the test short. */
const FASTER = 10
const faster = Object.fromEntries(Object.entries(httpOptions).map(([name, duration]) => [name, duration / FASTER]))
/** An upload of 1 MB has 32 s + 15 s, and sends 64 kB in each 15 s. */
const limits = {
  ...bodyLimits,
  window: bodyLimits.window / FASTER,
  minRate: bodyLimits.minRate * FASTER,
  maxUploads: 3,
}

let port = 0
const http = createHttpServer((request, response) => void request.resume().on('end', () => response.end('whole')), {
  options: faster,
  limits,
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
  const { headersTimeout, connectionsCheckingInterval } = httpOptions
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(10_000)
  expect(bodyLimits.window).toBeLessThanOrEqual(15_000)

  const hundred = (sent: string) => Promise.all(Array.from({ length: 100 }, () => endsAfter(sent)))
  const [heads, bodies] = await Promise.all([
    hundred('POST /api/cart/count HTTP/1.1\r\nHost: shop.test\r\n'),
    hundred('POST /api/cart/count HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 99\r\n\r\n{'),
  ])
  // 5 s of tolerance (0.5 s of real time) for a busy machine. Without `httpOptions` it would be up to 300 s.
  expect(Math.max(...heads)).toBeLessThan(15_000)
  expect(Math.max(...bodies)).toBeLessThan(20_000)
})

const photo = (length: number | string) =>
  `POST /api/return/photo?lang=uk HTTP/1.1\r\nHost: shop.test\r\nContent-Length: ${length}\r\n\r\n`

/** Sends a body of `size` bytes in pieces, one each 5 s; returns the milliseconds, scaled back, and the first line of the answer. */
async function upload(head: string, size: number, pieceSize: number) {
  const piece = Math.ceil(pieceSize)
  const since = performance.now()
  const socket = connect(port, '127.0.0.1', () => socket.write(head))
  const pieces = setInterval(() => {
    if (socket.writable) socket.write(Buffer.alloc(Math.min(piece, size)))
    size -= piece
    if (size <= 0) clearInterval(pieces)
  }, 5_000 / FASTER)
  const answer = Promise.withResolvers<string>()
  socket.on('data', data => answer.resolve(data.toString('latin1').split('\r\n')[0] ?? ''))
  socket.on('error', () => undefined)
  socket.on('close', () => answer.resolve('closed'))
  const line = await answer.promise
  clearInterval(pieces)
  socket.destroy()
  return { line, took: (performance.now() - since) * FASTER }
}

const MB = 1024 * 1024

it('reads a photo for longer than 15 s while it makes progress', async () => {
  const { line, took } = await upload(photo(MB), MB, MB / 5)
  expect(line).toBe('HTTP/1.1 200 OK')
  expect(took).toBeGreaterThan(20_000)
})

it('closes an upload that makes no progress, takes too long, is too large, has no length or is no photo', async () => {
  const between = (from: number, to: number, { line, took }: { line: string; took: number }) => {
    expect(line).toMatch('408')
    expect(took).toBeGreaterThan(from)
    expect(took).toBeLessThan(to)
  }
  const [stuck, slow, ...others] = await Promise.all([
    upload(photo(MB), MB, 100),
    upload(photo(MB), MB, MB / 25), // 84 kB or more in each window, and 125 s for all
    upload(photo(20 * MB), 20 * MB, MB),
    upload(photo(1).replace('Content-Length: 1', 'Transfer-Encoding: chunked'), 0, 1),
    upload(photo(MB).replace('return/photo', 'cart/count'), MB, MB / 5),
  ])
  between(14_000, 20_000, stuck)
  between(45_000, 55_000, slow)
  for (const other of others) between(14_000, 20_000, other)
})

it('gives the time of an upload to a limited number of them', async () => {
  const uploads = await Promise.all(Array.from({ length: 5 }, () => upload(photo(MB), MB, MB / 5)))
  expect(uploads.map(({ line }) => line).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'HTTP/1.1 200 OK'),
    ...Array.from({ length: 2 }, () => 'HTTP/1.1 408 Request Timeout'),
  ])
  expect((await upload(photo(MB), MB, MB / 5)).line).toBe('HTTP/1.1 200 OK')
})
