import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgresServer } from '../testing/postgres-server.ts'
import { endAll } from '../testing/process.ts'
import { type BackendProcess, startBackendProcess } from '../testing/shop.ts'
import { type Sold, startShoppers } from '../testing/shopper-load.ts'
import { TcpProxy } from '../testing/tcp-proxy.ts'

// The test stops and suspends its own Postgres server with signals that Windows does not have.
describe.skipIf(process.platform === 'win32')('a shop under load whose Postgres server fails', () => {
  let folder: string
  let server: PostgresServer
  let proxy: TcpProxy
  let shop: BackendProcess
  let load: ReturnType<typeof startShoppers>
  let goods: Sold[]
  let before: number

  /** On a direct connection, without the proxy. */
  async function sql<Row>(text: string): Promise<Row[]> {
    const client = new Client({ connectionString: `${server.url}/shop` })
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }
  const piecesOf = () => goods.map(({ option_id }) => option_id).join()
  const left = async () => {
    const [row] = await sql<{ sum: number }>(`select sum("left")::int as sum from options where id in (${piecesOf()})`)
    return row?.sum ?? 0
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-outage-'))
    server = await startPostgresServer({ lasting: false })
    await server.createDatabase('shop')
    proxy = new TcpProxy(Number(new URL(server.url).port))
    const url = new URL(server.url)
    url.port = String(await proxy.listen())
    url.pathname = '/shop'
    shop = await startBackendProcess({
      DATABASE_URL: url.href,
      DATA_DIR: folder,
      SECRET: 'a secret of thirty-two characters and more: 0123456789',
      LOG_LEVEL: 'info',
    })
    goods = await sql<Sold>(
      'select distinct on (product_id) product_id, id as option_id from options order by product_id, id limit 6',
    )
    await sql(`update options set "left" = 100000 where id in (${piecesOf()})`)
    before = await left()
    load = startShoppers([shop.address], { shoppers: 4, goods })
  })
  afterAll(async () => {
    endAll()
    await proxy.disconnect()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const ordered = () => load.report.orders.length
  const ready = async () => (await fetch(`${shop.address}/readyz`)).status
  /** Waits for new orders. `unavailable.test.ts` and, with the real clock, `pnpm test:long postgres` check how long it may take. */
  async function recovers() {
    await expect.poll(ready).toBe(200)
    const known = ordered()
    await expect.poll(ordered).toBeGreaterThan(known)
    expect(shop.process.exitCode ?? shop.process.signalCode).toBeNull()
    expect(shop.output()).not.toContain('unhandled rejection')
  }

  it('accepts orders at first', async () => {
    await expect.poll(ordered, { timeout: 60_000 }).toBeGreaterThan(4)
  })

  it.each(['fast', 'immediate', 'kill -9'] as const)(
    'survives a stop of the server (%s) and recovers after its restart',
    async how => {
      await server.end(how)
      await expect.poll(ready).toBe(503)
      await server.start()
      await recovers()
    },
  )

  it('survives a lost network connection', async () => {
    await proxy.disconnect()
    await expect.poll(ready).toBe(503)
    await proxy.listen()
    await recovers()
  })

  it('finds the new primary after a failover that leaves the old connections open', async () => {
    // Existing sessions become read-only; new ones are not.
    await sql(`alter database shop set default_transaction_read_only = off`)
    await sql(`alter system set default_transaction_read_only = on`)
    await sql(`select pg_reload_conf()`)
    await expect.poll(() => shop.output()).toContain('"sqlState":"25006"')
    await recovers()
  })

  it.skipIf(process.platform !== 'linux')('reports a suspended server and recovers afterwards', async () => {
    server.suspend()
    expect(await ready()).toBe(503)
    const unavailable = load.report.unavailable
    await expect.poll(() => load.report.unavailable).toBeGreaterThan(unavailable)
    server.resume()
    await recovers()
  })

  it('has answered every call, with success or 503 and `Retry-After`', async () => {
    const { faults, unavailable } = await load.close()
    expect([...faults]).toEqual([])
    expect(unavailable).toBeGreaterThan(0)
  })

  it('has lost and duplicated no order', async () => {
    const { orders } = load.report
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length)
    const rows = await sql<{ number: string }>('select number from orders')
    expect(rows.map(({ number }) => number).toSorted()).toEqual(orders.map(({ number }) => number).toSorted())
    expect(await left()).toBe(before - orders.length)
  })

  it('has logged every error as JSON without personal data', () => {
    const lines = shop.output().split('\n')
    const entries = lines.filter(line => line.startsWith('{')).map((line): unknown => JSON.parse(line))
    expect(entries).toContainEqual(
      expect.objectContaining({
        msg: 'database unavailable',
        err: expect.objectContaining({ stack: expect.stringContaining('at '), message: expect.any(String) }),
      }),
    )
    // What the driver or the server said: which of them depends on where each query was when the server stopped.
    expect(shop.output()).toMatch(
      /terminating connection due to administrator command|Connection terminated|ECONNREFUSED|ECONNRESET|the database system is/,
    )
    for (const typed of ['Коваль', '+380', 'olena@']) expect(shop.output()).not.toContain(typed)
  })
})
