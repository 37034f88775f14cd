import { once } from 'node:events'
import { Agent, get, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { bodyLimits } from './body-deadline.ts'
import { createHttpServer, type HttpServerOptions, httpOptions } from './http-server.ts'

/** Requests that are not answered. */
let waiting = 0

/** More than the system takes for a client that reads nothing. */
const large = Buffer.alloc(32 * 1024 * 1024)

/** With 20 ms for a body, so that no test waits for long; `body-deadline.test.ts` checks the time that the shop gives. */
async function listen({
  idle,
  sending,
  ...short
}: Pick<HttpServerOptions, 'idle' | 'sending'> & ServerOptions = {}): Promise<{ http: Server; port: number }> {
  const http = createHttpServer(
    (request, response) => {
      if (request.url === '/waiting') waiting += 1
      else request.resume().on('end', () => response.end(request.url === '/large' ? large : 'whole'))
    },
    {
      options: { ...httpOptions, ...short },
      limits: { ...bodyLimits, window: 20 },
      ...(idle === undefined ? {} : { idle }),
      ...(sending === undefined ? {} : { sending }),
      headers: { 'X-Content-Type-Options': 'nosniff', 'X-Of-All': 'yes' },
    },
  )
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { http, port: address.port }
}

const servers = await Promise.all([
  listen(),
  // Long enough for a busy machine to read what is sent: the connection is closed without it too.
  listen({ headersTimeout: 200, connectionsCheckingInterval: 50 }),
  listen({ idle: 500 }),
  listen({ sending: { window: 100, minRate: Number.POSITIVE_INFINITY } }),
])
const [server, impatient, closesIdle, closesSlow] = servers
afterAll(() => {
  for (const { http } of servers) http.close()
})

it('gives a head 10 s and a body 15 s at most', () => {
  expect(createHttpServer(() => undefined)).toMatchObject(httpOptions)
  expect(httpOptions.headersTimeout + httpOptions.connectionsCheckingInterval).toBeLessThanOrEqual(10_000)
  expect(bodyLimits.window).toBeLessThanOrEqual(15_000)
})

it.each([
  ['nothing of an answer', closesIdle],
  ['an answer too slowly', closesSlow],
])('closes a connection whose client takes %s', async (_, { http, port }) => {
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /large HTTP/1.1\r\nHost: shop.test\r\n\r\n'))
  const [response]: ServerResponse[] = await once(http, 'request').then(([, response]) => [response])
  if (!response) throw new Error('no request')
  await once(response, 'close')
  expect(response.writableFinished).toBe(false)
  socket.destroy()
})

it('closes a connection that sends many requests without waiting for answers, and handles few of them', async () => {
  await answerTo(server.port, 'GET /waiting HTTP/1.1\r\nHost: shop.test\r\n\r\n'.repeat(50))
  expect(waiting).toBe(4)
})

it('answers as many requests of one connection as are sent after each other', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let count = 0; count < 20; count++) {
    const [response] = await once(get({ port: server.port, agent }), 'response')
    await once(response.resume(), 'end')
  }
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(1)
  agent.destroy()
})

/** Everything that the server sends until it closes the connection. */
async function answerTo(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(sent))
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}

it.each<[string, string, string, typeof server?]>([
  ['an invalid request', 'nonsense\r\n\r\n', '400 Bad Request'],
  ['a header of 20 kB', `GET / HTTP/1.1\r\nHost: shop.test\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, '431 Request'],
  ['an incomplete head', 'GET / HTTP/1.1\r\nHost: shop.test\r\n', '408 Request Timeout', impatient],
  ['an incomplete body', 'POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 99\r\n\r\n{', '408 Request Timeout'],
  [
    'an invalid request after a response',
    'GET / HTTP/1.1\r\nHost: shop.test\r\n\r\nnonsense\r\n\r\n',
    '400 Bad Request',
  ],
  [
    'an unknown expectation',
    'GET / HTTP/1.1\r\nHost: shop.test\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n',
    '417 Expectation Failed',
  ],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400 Bad Request'],
])('rejects %s with the headers of every response', async (_, sent, status, { port } = server) => {
  const answer = await answerTo(port, sent)
  const [last = ''] = answer.split('HTTP/1.1 ').slice(-1)
  expect(last).toMatch(status)
  expect(last).toContain('X-Content-Type-Options: nosniff')
  expect(last).toContain('X-Of-All: yes')
  expect(last).toContain('Connection: close')
})
