import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, gte, sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { z } from 'zod'
import { type Backend, backendOn } from '../backend.ts'
import { readEnvironment } from '../environment.ts'
import { createLog } from '../telemetry/log.ts'
import { contact } from '../testing/shopper.ts'
import { TcpProxy } from '../testing/tcp-proxy.ts'
import type { OpenDatabase } from './database.ts'
import { openDatabase } from './open.ts'
import { options, orders } from './schema/index.ts'
import { MAX_CONNECTIONS } from './server.ts'

/** While the database is unavailable. */
const PROBE_INTERVAL_MS = 250

const Added = z.object({ data: z.object({ cart_id: z.string() }) })

describe('while the database is unavailable', () => {
  let folder: string
  let backend: Backend
  let database: OpenDatabase
  let proxy: TcpProxy
  /** Past the proxy. */
  let direct: Pool
  const name = `unavailable_${process.pid}`
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    backend.fetch(
      new Request(`http://shop.test${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    )
  const get = (path: string) => backend.fetch(new Request(`http://shop.test${path}`))
  /** Lets time pass until a probe has reached the database. */
  const untilReady = () =>
    expect
      .poll(
        async () => {
          await vi.advanceTimersByTimeAsync(PROBE_INTERVAL_MS)
          return (await get('/readyz')).status
        },
        { interval: PROBE_INTERVAL_MS },
      )
      .toBe(200)

  beforeAll(async () => {
    // The clock of every timeout; it stands unless a test lets time pass.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    folder = mkdtempSync(join(tmpdir(), 'shop-unavailable-'))
    const server = new URL(inject('postgres'))
    direct = new Pool({ connectionString: `${server.href}/postgres`, max: 1 })
    await direct.query(`create database ${name} template seeded`)
    proxy = new TcpProxy(Number(server.port))
    server.port = String(await proxy.listen())
    server.pathname = `/${name}`
    const environment = readEnvironment({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' })
    database = await openDatabase({ url: server.href })
    backend = backendOn(database, environment, createLog('silent'))
  })
  afterAll(async () => {
    await backend.close()
    await proxy.disconnect()
    await direct.end()
    vi.useRealTimers()
    rmSync(folder, { recursive: true, force: true })
  })

  it('responds with 503 and `Retry-After`, stays alive and recovers', async () => {
    expect((await post('/api/cart/show', { cart_id: 'some-cart' })).status).toBe(200)
    await proxy.disconnect()
    const response = await post('/api/cart/show', { cart_id: 'some-cart', lang: 'en' })
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({
      success: false,
      code: 'unavailable',
      message: expect.stringContaining('unavailable'),
    })
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(503)
    await proxy.listen()
    await untilReady()
    expect((await post('/api/cart/show', { cart_id: 'some-cart' })).status).toBe(200)
  })

  it('limits every call when packets are lost silently, and recovers all connections', async () => {
    /** Concurrent transactions, more than there are connections. */
    const clear = () =>
      Promise.all(
        Array.from({ length: 30 }, async () => (await post('/api/cart/clear', { cart_id: 'some-cart' })).status),
      )
    expect(new Set(await clear())).toEqual(new Set([200]))
    proxy.dropData()
    const clearing = clear()
    const readiness = get('/readyz')
    // Below the five seconds of a call.
    await vi.advanceTimersByTimeAsync(4_000)
    expect((await readiness).status).toBe(503)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(new Set(await clearing)).toEqual(new Set([503]))
    // The outage is known by now: calls fail at once, while the clock stands.
    expect(new Set(await clear())).toEqual(new Set([503]))
    expect((await get('/readyz')).status).toBe(503)
    await proxy.disconnect()
    await proxy.listen()
    await untilReady()
    expect(new Set(await clear())).toEqual(new Set([200]))
    // One for each connection: with one less, the last would wait for the others to end.
    let running = 0
    const all = Promise.withResolvers<void>()
    await Promise.all(
      Array.from({ length: MAX_CONNECTIONS }, () =>
        database.db.transaction(async tx => {
          await tx.execute(sql`select 1`)
          running += 1
          if (running === MAX_CONNECTIONS) all.resolve()
          await all.promise
        }),
      ),
    )
  })

  it('finds the new primary after a failover that leaves the old connections open', async () => {
    const atOnce = async (path: string) =>
      new Set(
        await Promise.all(
          Array.from({ length: MAX_CONNECTIONS }, async () => (await post(path, { cart_id: 'some-cart' })).status),
        ),
      )
    // Sessions that begin now are read-only, as those with a primary that has become a standby.
    await direct.query(`alter database ${name} set default_transaction_read_only = on`)
    await proxy.disconnect()
    await proxy.listen()
    await untilReady()
    expect(await atOnce('/api/cart/show')).toEqual(new Set([200]))
    await direct.query(`alter database ${name} reset default_transaction_read_only`)
    expect((await post('/api/cart/clear', { cart_id: 'some-cart' })).status).toBe(503)
    await untilReady()
    expect(await atOnce('/api/cart/clear')).toEqual(new Set([200]))
  })

  describe('in the middle of an order', () => {
    const call = async (path: string, body: object, key: string = randomUUID()) => {
      const response = await post(path, body, { 'Idempotency-Key': key })
      return { status: response.status, body: await response.json() }
    }
    const ordersOf = () => database.db.$count(orders)
    const leftOf = async (option_id: number) =>
      (await database.db.select({ left: options.left }).from(options).where(eq(options.id, option_id)))[0]?.left ?? 0

    it.each([
      ['arrived, but not its answer', 'answer', 1],
      ['did not arrive', 'request', 0],
    ] as const)('whose commit %s: a repeat with the same key makes one order', async (_, lost, made) => {
      const [goods] = await database.db.select().from(options).where(gte(options.left, 10)).limit(1)
      if (!goods) throw new Error('The demo shop is empty')
      const { product_id, id: option_id } = goods
      const added = Added.parse((await call('/api/cart/add', { product_id, option_id })).body)
      const body = {
        cart_id: added.data.cart_id,
        contact,
        delivery: { id: 'pickup' },
        payment: { id: 'on_receipt' },
      }
      const [known, left] = [await ordersOf(), await leftOf(option_id)]
      const key = randomUUID()
      const cut = proxy.loseNext('commit', lost)
      expect((await call('/api/checkout/submit', body, key)).status).toBe(503)
      await cut
      expect(await ordersOf()).toBe(known + made)
      const repeated = await call('/api/checkout/submit', body, key)
      expect(repeated.status).toBe(200)
      expect(await call('/api/checkout/submit', body, key)).toEqual(repeated)
      expect(await ordersOf()).toBe(known + 1)
      expect(await leftOf(option_id)).toBe(left - 1)
    })
  })
})
