import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Backend, backendOn } from '../backend.ts'
import { readEnvironment } from '../environment.ts'
import { openDatabase } from './open.ts'

/** A cable between backend and database that can be pulled. */
class Cable {
  readonly #target: number
  readonly #open = new Set<Socket>()
  #server: Server | null = null
  #port = 0

  constructor(target: number) {
    this.#target = target
  }

  plug(): Promise<number> {
    const server = createServer(near => {
      const far = connect(this.#target, '127.0.0.1')
      for (const socket of [near, far]) {
        this.#open.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          near.destroy()
          far.destroy()
        })
      }
      near.pipe(far).pipe(near)
    })
    this.#server = server
    return new Promise(resolve =>
      server.listen(this.#port, '127.0.0.1', () => {
        const address = server.address()
        this.#port = address && typeof address === 'object' ? address.port : 0
        resolve(this.#port)
      }),
    )
  }

  pull(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    this.#open.clear()
    return new Promise(resolve => (this.#server ? this.#server.close(() => resolve()) : resolve()))
  }
}

describe('while the database is gone', () => {
  let folder: string
  let backend: Backend
  let cable: Cable
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
    folder = mkdtempSync(join(tmpdir(), 'shop-gone-'))
    const server = new URL(inject('postgres'))
    const pool = new Pool({ connectionString: `${server.href}/postgres`, max: 1 })
    const name = `gone_${process.pid}`
    await pool.query(`create database ${name} template seeded`)
    await pool.end()
    cable = new Cable(Number(server.port))
    server.port = String(await cable.plug())
    server.pathname = `/${name}`
    const environment = readEnvironment({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' })
    backend = backendOn(await openDatabase({ url: server.href }), environment)
  })
  afterAll(async () => {
    await backend.close()
    await cable.pull()
    rmSync(folder, { recursive: true, force: true })
  })

  it('calls say so and when to come back, the process lives, and all is well afterwards', async () => {
    expect((await post('/api/cart/show', { cart_id: 'some-cart' })).status).toBe(200)
    await cable.pull()
    const gone = await post('/api/cart/show', { cart_id: 'some-cart', lang: 'en' })
    expect(gone.status).toBe(503)
    expect(Number(gone.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await gone.json()).toMatchObject({
      success: false,
      code: 'unavailable',
      message: expect.stringContaining('unavailable'),
    })
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(503)
    await cable.plug()
    await expect.poll(async () => (await get('/readyz')).status, { timeout: 5_000 }).toBe(200)
    expect((await post('/api/cart/show', { cart_id: 'some-cart' })).status).toBe(200)
  })
})
