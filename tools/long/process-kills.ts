// `kill -9` at random moments of checkouts, on Postgres and on PGlite.
import { randomUUID } from 'node:crypto'
import { withSql } from '@shop/backend/testing/sql'
import { startBackend } from '../server-process.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { shopAt, someOptions, submit } from './buyers.ts'
import { withPostgres } from './databases.ts'
import { COUPON, checkInvariants, prepareShop } from './invariants.ts'
import { type Expect, type Part, times } from './part.ts'

type Variables = { DATA_DIR: string; DATABASE_URL?: string; SECRET?: string }

/** Checkouts at the same time, one of which the kill is likely to hit. */
const CONCURRENT = 5
/** Milliseconds after which a process is killed at the latest, until it is known how long checkouts take on this machine. */
const FIRST_KILL_MS = 600

/** Kills the backend at random moments of checkouts; every acknowledged order must exist exactly once afterwards. */
async function killDuringCheckouts(expect: Expect, what: string, env: Variables) {
  const place = env.DATABASE_URL === undefined ? { dataDir: env.DATA_DIR } : { url: env.DATABASE_URL }
  const seeding = await startBackend(env)
  const goods = await someOptions(shopAt(seeding.address))
  await seeding.stop()
  await withSql(place, prepareShop)

  const checkouts = times(200)
  const acknowledged: { number: string; token: string; key: string; cart: string; coupon: string | undefined }[] = []
  let process = await startBackend(env)
  let slowestBoot = 0
  let slowestCheckout = FIRST_KILL_MS
  let unanswered = 0
  for (let turn = 0; turn < checkouts; turn += CONCURRENT) {
    const shop = shopAt(process.address)
    const ending = new Promise<void>(resolve => {
      setTimeout(() => resolve(process.stop('SIGKILL')), Math.random() * slowestCheckout)
    })
    const running = Array.from({ length: CONCURRENT }, async (_, n) => {
      const { product, option } = goods[(turn + n) % goods.length] ?? { product: 0, option: 0 }
      const began = performance.now()
      const added = await shop.call('/api/cart/add', { product_id: product, option_id: option })
      if (!added.success) return
      const key = randomUUID()
      const coupon = n % 2 ? COUPON : undefined
      const { cart_id: cart } = added.data
      const answer = await submit(shop, cart, key, coupon)
      if (!answer.success) {
        unanswered += 1
        return
      }
      const { number, token } = answer.data
      acknowledged.push({ number, token, key, cart, coupon })
      slowestCheckout = Math.max(slowestCheckout, performance.now() - began)
    })
    await Promise.all([...running, ending])
    const since = Date.now()
    process = await startBackend(env)
    slowestBoot = Math.max(slowestBoot, Date.now() - since)
  }
  const shop = shopAt(process.address)
  let lost = 0
  let duplicated = 0
  for (const { number, token, key, cart, coupon } of acknowledged) {
    const order = await shop.call('/api/checkout/order', { number, token })
    if (!order.success) lost += 1
    const again = await submit(shop, cart, key, coupon)
    if (!again.success || again.data.number !== number) duplicated += 1
  }
  await process.stop()
  expect(
    `kill -9 during ${checkouts} checkouts on ${what}: no acknowledged order is lost`,
    acknowledged.length > 0 && lost === 0,
    `${acknowledged.length} acknowledged, ${unanswered} interrupted, ${lost} lost`,
  )
  expect(`a repeated key on ${what} returns the same order`, duplicated === 0, `${duplicated} duplicates`)
  expect(`every start after it on ${what} took at most 5 s`, slowestBoot <= 5000, `slowest ${slowestBoot} ms`)
  await withSql(place, run => checkInvariants(expect, `after the kills on ${what}`, run))
}

export const processKills: Part = async expect => {
  await withPostgres(server => killDuringCheckouts(expect, 'Postgres', server))
  await withTemporaryFolder(folder => killDuringCheckouts(expect, 'PGlite', { DATA_DIR: folder }))
}
