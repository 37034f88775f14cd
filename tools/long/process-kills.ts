// `kill -9` at random moments of checkouts, on Postgres and on PGlite.
import { randomUUID } from 'node:crypto'
import { isExactStock } from '@shop/contract/cart-rules'
import { Pool } from 'pg'
import { startBackend } from '../server-process.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { shopAt, someOptions, submit } from './buyers.ts'
import { withPostgres } from './databases.ts'
import { type Expect, type Part, times } from './part.ts'

/** Kills the backend at random moments of checkouts; every acknowledged order must exist exactly once afterwards. */
async function killDuringCheckouts(expect: Expect, what: string, env: Readonly<Record<string, string>>) {
  const checkouts = times(200)
  const acknowledged: { number: string; token: string; key: string; cart: string }[] = []
  let process = await startBackend(env)
  let slowestBoot = 0
  let goods = (await someOptions(shopAt(process.address))).filter(({ left }) => !isExactStock(left))
  for (let turn = 0; turn < checkouts; turn += 5) {
    const shop = shopAt(process.address)
    const ending = new Promise<void>(resolve => {
      setTimeout(() => resolve(process.stop('SIGKILL')), Math.random() * 250)
    })
    const running = Array.from({ length: 5 }, async (_, n) => {
      const { product, option } = goods[(turn + n) % goods.length] ?? { product: 0, option: 0 }
      const added = await shop.call('/api/cart/add', { product_id: product, option_id: option })
      if (!added.success) return
      const key = randomUUID()
      const answer = await submit(shop, added.data.cart_id, key)
      if (answer.success)
        acknowledged.push({ number: answer.data.number, token: answer.data.token, key, cart: added.data.cart_id })
    })
    await Promise.all([...running, ending])
    const since = Date.now()
    process = await startBackend(env)
    slowestBoot = Math.max(slowestBoot, Date.now() - since)
    if (turn % 50 === 0) goods = (await someOptions(shopAt(process.address))).filter(({ left }) => !isExactStock(left))
  }
  const shop = shopAt(process.address)
  let lost = 0
  let duplicated = 0
  for (const { number, token, key, cart } of acknowledged) {
    const order = await shop.call('/api/checkout/order', { number, token })
    if (!order.success) lost += 1
    const again = await submit(shop, cart, key)
    if (!again.success || again.data.number !== number) duplicated += 1
  }
  await process.stop()
  expect(
    `kill -9 during ${checkouts} checkouts on ${what}: no acknowledged order is lost`,
    lost === 0,
    `${acknowledged.length} acknowledged, ${lost} lost`,
  )
  expect(`a repeated key on ${what} returns the same order`, duplicated === 0, `${duplicated} duplicates`)
  expect(`every start after it on ${what} took at most 5 s`, slowestBoot <= 5000, `slowest ${slowestBoot} ms`)
}

export const processKills: Part = async expect => {
  await withPostgres(async server => {
    await killDuringCheckouts(expect, 'Postgres', server)
    const sql = new Pool({ connectionString: server.DATABASE_URL, max: 1 })
    const { rows } = await sql.query(
      'select count(*)::int as half from orders o where not exists (select 1 from order_items i where i.order_id = o.id) or not exists (select 1 from order_history h where h.order_id = o.id)',
    )
    await sql.end()
    expect('no order is incomplete', rows[0]?.half === 0, `${rows[0]?.half} halves`)
  })
  await withTemporaryFolder(folder => killDuringCheckouts(expect, 'PGlite', { DATA_DIR: folder }))
}
