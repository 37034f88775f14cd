// A coupon with one use, and clients that never finish their requests, on a Postgres server.

import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { toClientFailure } from '@shop/contract/client-failure'
import { Pool } from 'pg'
import { startBackend } from '../server-process.ts'
import { buyer, type Shop, setStock, shopAt } from './buyers.ts'
import { rowsOf, Sold, withPostgres } from './databases.ts'
import { type Expect, type Part, times } from './part.ts'

/** One option of each of fifty products, so that the buyers share no stock. */
const differentGoods = `select distinct on (product_id) product_id, id as option_id from options
  order by product_id, id limit 50`

/** Fifty concurrent buyers of different products compete for the only use of a coupon. */
async function singleUseCoupon(expect: Expect, shop: Shop, sql: Pool) {
  const rounds = times(50)
  const buyers = await rowsOf(sql, Sold, differentGoods)
  let wrong = 0
  for (let round = 0; round < rounds; round++) {
    const code = `LONG-${randomUUID().slice(0, 13).toUpperCase()}`
    await sql.query("insert into coupons (code, kind, value, uses) values ($1, 'percent', 15, 1)", [code])
    await setStock(
      sql,
      buyers.map(({ option_id }) => option_id),
      10,
    )
    const carts = await Promise.all(
      buyers.map(async goods => {
        const added = await shop.call('/api/cart/add', goods)
        if (!added.success) throw new Error(`cart/add: ${JSON.stringify(added.error)}`)
        const { cart_id } = added.data
        const shown = await shop.call('/api/cart/show', { cart_id, coupon: code })
        if (!shown.success) throw new Error(`cart/show: ${JSON.stringify(shown.error)}`)
        return { cart_id, cart_version: shown.data.cart.version }
      }),
    )
    const answers = await Promise.all(
      carts.map(cart =>
        shop.call(
          '/api/checkout/submit',
          { ...cart, coupon: code, contact: buyer, delivery: { id: 'pickup' }, payment: { id: 'on_receipt' } },
          { idempotencyKey: randomUUID() },
        ),
      ),
    )
    const sold = answers.filter(({ success }) => success).length
    const conflicts = answers.filter(
      answer => !answer.success && toClientFailure(answer.error).kind === 'conflict',
    ).length
    const { rows } = await sql.query('select used from coupons where code = $1', [code])
    if (sold !== 1 || conflicts !== buyers.length - 1 || rows[0]?.used !== 1) wrong += 1
  }
  expect(
    `a single-use coupon, ${buyers.length} orders of different goods at once, ${rounds} rounds: one redemption`,
    buyers.length === 50 && wrong === 0,
    `${wrong} wrong`,
  )
}

/** 95th percentile of the latency in milliseconds. */
async function p95(shop: Shop, calls: number): Promise<number> {
  const took: number[] = []
  for (let call = 0; call < calls; call++) {
    const since = performance.now()
    const answer = await shop.call('/api/page/home', {})
    if (!answer.success) throw new Error(`page/home: ${JSON.stringify(answer.error)}`)
    took.push(performance.now() - since)
  }
  return took.toSorted((a, b) => a - b)[Math.floor(calls * 0.95)] ?? 0
}

const HALF_HEAD = 'POST /api/cart/count HTTP/1.1\r\nHost: shop\r\n'
const HALF_BODY = `${HALF_HEAD}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`

/** Incomplete requests delay no others and are closed within 10 s (headers) and 15 s (bodies). */
async function slowClients(expect: Expect, shop: Shop, address: string) {
  const sockets = times(1_000)
  const { hostname, port } = new URL(address)
  await p95(shop, 100)
  const before = await p95(shop, 200)
  const open = new Set<Socket>()
  const durations = { head: 0, body: 0 }
  const ended = Array.from({ length: sockets }, (_, n) => {
    const kind = n % 2 ? 'head' : 'body'
    // Of many connections at once some are only accepted when the system has asked again, a second later.
    let since = Number.NaN
    const socket = connect(Number(port), hostname, () => {
      since = performance.now()
      socket.write(kind === 'head' ? HALF_HEAD : HALF_BODY)
    })
    open.add(socket)
    return new Promise<void>(resolve => {
      socket
        .resume()
        .on('error', () => undefined)
        .once('close', () => {
          open.delete(socket)
          durations[kind] = Math.max(durations[kind], performance.now() - since)
          resolve()
        })
    })
  })
  await new Promise(resolve => setTimeout(resolve, 1_000)) // all are connected
  const during = await p95(shop, 200)
  const stillOpen = open.size
  await Promise.all(ended)
  expect(
    `${sockets} half-open requests: p95 of ordinary calls within 2×`,
    stillOpen === sockets && during <= Math.max(before * 2, 5),
    `${before.toFixed(1)} → ${during.toFixed(1)} ms, ${stillOpen} open`,
  )
  expect(
    `${sockets} half-open requests are ended: heads within 10 s, bodies within 15 s`,
    durations.head <= 10_500 && durations.body <= 15_500,
    `${(durations.head / 1000).toFixed(1)} s, ${(durations.body / 1000).toFixed(1)} s`,
  )
}

export const limits: Part = expect =>
  withPostgres(async server => {
    const backend = await startBackend(server)
    const sql = new Pool({ connectionString: server.DATABASE_URL, max: 2 })
    try {
      const shop = shopAt(backend.address)
      await singleUseCoupon(expect, shop, sql)
      await slowClients(expect, shop, backend.address)
    } finally {
      await sql.end()
      await backend.stop()
    }
  })
