import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Backend, backendOn } from '../backend.ts'
import { readEnvironment } from '../environment.ts'
import { createLog } from '../telemetry/log.ts'
import { TcpProxy } from '../testing/tcp-proxy.ts'
import type { OpenDatabase } from './database.ts'
import { openDatabase } from './open.ts'
import { MAX_CONNECTIONS } from './server.ts'

describe('while the database is unavailable', () => {
  let folder: string
  let backend: Backend
  let database: OpenDatabase
  let proxy: TcpProxy
  const post = (path: string, body: object) =>
    backend.fetch(
      new Request(`http://shop.test${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    )
  const get = (path: string) => backend.fetch(new Request(`http://shop.test${path}`))

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-unavailable-'))
    const server = new URL(inject('postgres'))
    const pool = new Pool({ connectionString: `${server.href}/postgres`, max: 1 })
    const name = `unavailable_for_long_${process.pid}`
    await pool.query(`create database ${name} template seeded`)
    await pool.end()
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
    rmSync(folder, { recursive: true, force: true })
  })

  it('limits every call when packets are lost silently, and recovers all connections', async () => {
    /** Concurrent transactions, more than there are connections. */
    const clear = () =>
      Promise.all(
        Array.from({ length: 30 }, async () => (await post('/api/cart/clear', { cart_id: 'some-cart' })).status),
      )
    expect(new Set(await clear())).toEqual(new Set([200]))
    proxy.dropData()
    const began = performance.now()
    const clearing = clear()
    expect((await get('/readyz')).status).toBe(503)
    // Below the five seconds of a call, with room for a busy machine.
    expect(performance.now() - began).toBeLessThan(4_000)
    expect(new Set(await clearing)).toEqual(new Set([503]))
    expect(performance.now() - began).toBeLessThan(9_000)
    // The outage is known by now: calls fail at once.
    const since = performance.now()
    expect(new Set(await clear())).toEqual(new Set([503]))
    // Below the two seconds after which a new connection is given up.
    expect(performance.now() - since).toBeLessThan(1_800)
    expect((await get('/readyz')).status).toBe(503)
    await proxy.disconnect()
    await proxy.listen()
    await expect.poll(async () => (await get('/readyz')).status, { timeout: 5_000 }).toBe(200)
    expect(new Set(await clear())).toEqual(new Set([200]))
    // One for each connection: with one less, the last would wait for longer than a connection is waited for.
    const atOnce = () => database.db.transaction(tx => tx.execute(sql`select pg_sleep(2.2)`))
    await Promise.all(Array.from({ length: MAX_CONNECTIONS }, atOnce))
  })
})
