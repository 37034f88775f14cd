import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { authRegister, checkoutSubmit } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { summaryOf, withoutLiterals } from '../platform/spans.ts'
import { databases, openShop } from '../testing/shop.ts'
import { fillCart, findGoods, stock, toBranch, withKey } from '../testing/shopper.ts'
import { createLog } from './log.ts'
import { startTelemetry } from './start-telemetry.ts'

const Value = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() })
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
  events: z.array(z.unknown()),
  status: z.object({ code: z.number().optional() }),
})
type Span = z.infer<typeof Span>
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: Value })) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
})

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

/** A collector that stores what is posted to it. */
let collector: Server
let endpoint: string
let received: string[] = []
const spans = (): Span[] =>
  received.flatMap(body =>
    Export.parse(JSON.parse(body)).resourceSpans.flatMap(each => each.scopeSpans.flatMap(scope => scope.spans)),
  )
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    if (request.url === '/v1/traces') received.push(await text(request))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${portOf(collector)}`
})
afterAll(() => new Promise(resolve => collector.close(resolve)))

const attribute = (span: Span | undefined, key: string) =>
  span?.attributes.find(one => one.key === key)?.value.stringValue

describe.each(databases)('the traces of a shop on %s', kind => {
  it('follow an order from the request to its queries, without personal data', async () => {
    received = []
    const shop = await openShop(kind, { variables: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } })
    const [goods] = await findGoods(shop, 1)
    if (!goods) throw new Error('The demo shop is empty')
    await stock(shop, goods, 5)
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const body = { ...(await toBranch(shop)), cart_id }
    const { number, token } = await shop.ask(checkoutSubmit, body, withKey())
    const secrets = { email: 'traced@poshta.example', password: 'a very secret password' }
    await shop.post(authRegister.path, { ...secrets, name: 'Трасована' })
    await fetch(`${shop.url}/s-login/ThisIsATokenInAPath?token=ThisIsATokenInAQuery`)
    await shop.close()

    const all = spans()
    const call = all.find(({ name }) => name === '/api/checkout/submit')
    expect(attribute(call, 'shop.outcome')).toBe('ok')
    const request = all.find(({ spanId }) => spanId === call?.parentSpanId)
    expect(request).toMatchObject({ name: 'POST /api', kind: 2, traceId: call?.traceId })
    const transaction = all.find(({ name, parentSpanId }) => name === 'transaction' && parentSpanId === call?.spanId)
    const queries = all.filter(({ parentSpanId }) => parentSpanId === transaction?.spanId)
    expect(queries.map(({ name }) => name)).toEqual(expect.arrayContaining(['update carts', 'with options']))
    expect(
      attribute(
        queries.find(({ name }) => name === 'with options'),
        'db.query.text',
      ),
    ).toMatch(/insert into "orders" .*\$\d/)
    expect(all.map(({ name }) => name)).toContain('GET page')

    const sent = received.join('\n')
    const { contact } = body
    for (const personal of [
      cart_id,
      number,
      token,
      contact.email,
      contact.phone,
      contact.last_name,
      'Трасована',
      ...Object.values(secrets),
      'ThisIsAToken',
      '127.0.0.1',
    ])
      expect(sent).not.toContain(personal)
    expect(all.flatMap(({ events }) => events)).toEqual([])
  })
})

it('traces outgoing requests, continues a trusted trace, and names the trace in the log', async () => {
  received = []
  const secret = 'the token of a provider'
  const lines: string[] = []
  const { traceRequests, close } = await startTelemetry(
    {
      metrics: null,
      tracing: { endpoint, serviceName: 'shop-test', sampleRatio: 1, isParentTrusted: true },
    },
    createLog('silent'),
  )
  const log = createLog('info', { write: line => void lines.push(line) })
  const server = createServer(
    traceRequests(async (_, response) => {
      log.info('within the request')
      await fetch(`${endpoint}/provider/${encodeURIComponent(secret)}?key=${encodeURIComponent(secret)}`)
      response.writeHead(502).end()
    }),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  await fetch(`http://127.0.0.1:${portOf(server)}/s-login/x`, {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  })
  await new Promise(resolve => server.close(resolve))
  await close()
  const all = spans()
  const request = all.find(({ kind }) => kind === 2)
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331', status: { code: 2 } })
  const outgoing = all.find(({ kind }) => kind === 3)
  expect(outgoing).toMatchObject({ traceId, parentSpanId: request?.spanId })
  expect(attribute(outgoing, 'server.address')).toBe('127.0.0.1')
  expect(received.join('\n')).not.toMatch(/the(%20| )token|provider/)
  expect(received.join('\n')).toContain('shop-test')
  expect(z.object({ traceId: z.string() }).parse(JSON.parse(lines[0] ?? '')).traceId).toBe(traceId)
})

it.each(['does not answer', 'is away'])(
  'serves requests and ends within three seconds while the collector %s',
  async how => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const silent = createServer(() => undefined)
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      silent.close()
      silent.closeAllConnections()
    })
    const port = portOf(silent)
    if (how === 'is away') await new Promise(resolve => silent.close(resolve))
    const settings = {
      endpoint: `http://127.0.0.1:${port}`,
      serviceName: 'shop',
      sampleRatio: 1,
      isParentTrusted: false,
    }
    const { traceRequests, close } = await startTelemetry({ metrics: null, tracing: settings }, createLog('silent'))
    const server = createServer(traceRequests((_, response) => response.end('served')))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    expect(await (await fetch(`http://127.0.0.1:${portOf(server)}/`)).text()).toBe('served')
    await new Promise(resolve => server.close(resolve))
    const closing = close()
    await vi.advanceTimersByTimeAsync(3_000)
    await closing
  },
)

it('does not continue the trace of a stranger', async () => {
  received = []
  const settings = { endpoint, serviceName: 'shop', sampleRatio: 1, isParentTrusted: false }
  const { traceRequests, close } = await startTelemetry({ metrics: null, tracing: settings }, createLog('silent'))
  const server = createServer(traceRequests((_, response) => response.end()))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  await fetch(`http://127.0.0.1:${portOf(server)}/`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } })
  await new Promise(resolve => server.close(resolve))
  await close()
  expect(spans()).toHaveLength(1)
  expect(spans()[0]?.traceId).not.toBe(traceId)
})

it.each([
  ["select 'olena@poshta.example', 42 from orders where id = $1", 'select ?, ? from orders where id = $1'],
  [
    `select "t1"."id2" from "t1" where "n" = 'it''s' and x > 3.5`,
    `select "t1"."id2" from "t1" where "n" = ? and x > ?`,
  ],
])('removes the literals of %s', (query, expected) => expect(withoutLiterals(query)).toBe(expected))

it.each([
  ['select "id" from "orders" where 1 = 1', 'select orders'],
  ['insert into "mails" ("id") values ($1)', 'insert mails'],
  ['update "options" set x = 1', 'update options'],
  ['begin', 'begin'],
  ['', 'query'],
])('summarises %s', (query, expected) => expect(summaryOf(query)).toBe(expected))
