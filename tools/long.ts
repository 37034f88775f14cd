// `pnpm test:long`: the tests that hammer, in the full numbers of bars.md «Safe». `npm test` holds each in a short form. LONG_SHARE=0.1 runs a tenth.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgresServer } from '@shop/backend/testing/postgres'
import { createClient } from '@shop/contract/client'
import { Pool } from 'pg'
import { singleUseCoupon, slowClients } from './long-limits.ts'
import { startBackend } from './shop-process.ts'

const share = Number(process.env.LONG_SHARE ?? 1)
const times = (full: number) => Math.max(2, Math.round(full * share))

const secret = randomUUID() + randomUUID()
const buyer = { name: 'Олена', last_name: 'Коваль', phone: '+380 67 123 45 67', email: 'olena@poshta.example' }

const shopAt = (baseUrl: string) => createClient({ baseUrl, timeout: 30_000 })
type Shop = ReturnType<typeof shopAt>

let passed = 0
let failed = 0
function expect(what: string, holds: boolean, detail = '') {
  if (holds) passed += 1
  else failed += 1
  console.log(`${holds ? 'holds' : 'FAILS'}: ${what}${detail && ` (${detail})`}`)
}

async function cartWith(shop: Shop, product_id: number, option_id: number): Promise<string> {
  const added = await shop.call('/api/cart/add', { product_id, option_id })
  if (!added.success) throw new Error(`cart/add: ${JSON.stringify(added.error)}`)
  return added.data.cart_id
}

const submit = (shop: Shop, cart_id: string, idempotencyKey: string = randomUUID()) =>
  shop.call(
    '/api/checkout/submit',
    { cart_id, contact: buyer, delivery: { id: 'pickup' }, payment: { id: 'on_receipt' } },
    { idempotencyKey },
  )

/** Some options of the demo shop, two for each asked for. */
async function someOptions(shop: Shop): Promise<{ product: number; option: number; left: number }[]> {
  const listed = await shop.call('/api/page/show', { page: 'jackets', per_page: 40 })
  if (!listed.success || listed.data.kind !== 'category') throw new Error('no jackets')
  const found: { product: number; option: number; left: number }[] = []
  for (const { url } of listed.data.products.items) {
    const [, page = '', product = ''] = url.split('/')
    const shown = await shop.call('/api/product/show', { page, product })
    if (!shown.success) throw new Error(`no ${url}`)
    for (const { id, count_left } of shown.data.product.options)
      if (count_left > 0) found.push({ product: shown.data.product.id, option: id, left: count_left })
  }
  return found
}

async function lastPiece(shop: Shop, sql: Pool) {
  const [goods] = await someOptions(shop)
  if (!goods) throw new Error('nothing to sell')
  const rounds = times(200)
  let wrong = 0
  for (let round = 0; round < rounds; round++) {
    await sql.query('update options set "left" = 100 where id = $1', [goods.option])
    const carts = await Promise.all(Array.from({ length: 100 }, () => cartWith(shop, goods.product, goods.option)))
    await sql.query('update options set "left" = 1 where id = $1', [goods.option])
    const answers = await Promise.all(carts.map(cart => submit(shop, cart)))
    const sold = answers.filter(({ success }) => success).length
    const told = answers.filter(
      answer => !answer.success && answer.error !== 'Server error' && answer.error.code === 'conflict',
    ).length
    const { rows } = await sql.query('select "left" from options where id = $1', [goods.option])
    if (sold !== 1 || told !== 99 || rows[0]?.left !== 0) wrong += 1
  }
  expect(
    `the last piece, 100 buyers at once, ${rounds} rounds: sold exactly once, 99 told so`,
    wrong === 0,
    `${wrong} wrong`,
  )
}

async function mixedBaskets(shop: Shop) {
  const [one, other] = (await someOptions(shop)).filter(({ left }) => left > 20)
  if (!one || !other) throw new Error('not enough goods')
  const rounds = times(200)
  const basket = async (first: typeof one, second: typeof one) => {
    const cart_id = await cartWith(shop, first.product, first.option)
    await shop.call('/api/cart/add', { product_id: second.product, option_id: second.option, cart_id })
    return cart_id
  }
  let broken = 0
  for (let round = 0; round < rounds; round += 10) {
    const carts = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? basket(one, other) : basket(other, one))),
    )
    for (const answer of await Promise.all(carts.map(cart => submit(shop, cart))))
      if (!answer.success && (answer.error === 'Server error' || answer.error.code !== 'conflict')) broken += 1
  }
  expect(`${rounds} mixed baskets in both orders: no deadlock reaches a shopper`, broken === 0, `${broken} broken`)
}

async function oneOrderTenTimes(shop: Shop, sql: Pool) {
  const rounds = times(50)
  let wrong = 0
  const goods = await someOptions(shop)
  for (let round = 0; round < rounds; round++) {
    const { product = 0, option = 0 } = goods[round % goods.length] ?? {}
    await sql.query('update options set "left" = 10 where id = $1', [option])
    const key = randomUUID()
    const cart = await cartWith(shop, product, option)
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(shop, cart, key)))
    const numbers = new Set(answers.map(answer => (answer.success ? answer.data.number : JSON.stringify(answer.error))))
    const { rows } = await sql.query('select "left" from options where id = $1', [option])
    if (numbers.size !== 1 || !answers[0]?.success || rows[0]?.left !== 9) wrong += 1
  }
  expect(
    `one order submitted 10 times at once, ${rounds} rounds: one order, one answer, stock taken once`,
    wrong === 0,
    `${wrong} wrong`,
  )
}

/** Kills the backend at a random moment of every few checkouts; whatever was acknowledged must be there afterwards, once. */
async function killed(what: string, env: Readonly<Record<string, string>>) {
  const checkouts = times(200)
  const acknowledged: { number: string; token: string; key: string; cart: string }[] = []
  let process = await startBackend(env)
  let slowestBoot = 0
  let goods = (await someOptions(shopAt(process.address))).filter(({ left }) => left > 20)
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
    if (turn % 50 === 0) goods = (await someOptions(shopAt(process.address))).filter(({ left }) => left > 20)
  }
  const shop = shopAt(process.address)
  let lost = 0
  let doubled = 0
  for (const { number, token, key, cart } of acknowledged) {
    const order = await shop.call('/api/checkout/order', { number, token })
    if (!order.success) lost += 1
    const again = await submit(shop, cart, key)
    if (!again.success || again.data.number !== number) doubled += 1
  }
  await process.stop()
  expect(
    `kill -9 during ${checkouts} checkouts on ${what}: nothing acknowledged is lost`,
    lost === 0,
    `${acknowledged.length} acknowledged, ${lost} lost`,
  )
  expect(`the same key after it on ${what} gives the same order`, doubled === 0, `${doubled} others`)
  expect(`every start after it on ${what} took at most 5 s`, slowestBoot <= 5000, `slowest ${slowestBoot} ms`)
}

const folder = mkdtempSync(join(tmpdir(), 'shop-long-'))
const postgres = await startPostgresServer({ lasting: true })
await postgres.createDatabase('shop')
const database = `${postgres.url}/shop`
const sql = new Pool({ connectionString: database, max: 2 })
const server = { DATABASE_URL: database, SECRET: secret, DATA_DIR: join(folder, 'pictures') }
try {
  const backend = await startBackend(server)
  const shop = shopAt(backend.address)
  await lastPiece(shop, sql)
  await mixedBaskets(shop)
  await oneOrderTenTimes(shop, sql)
  await singleUseCoupon(shop, sql, times(50), expect)
  await slowClients(shop, backend.address, times(1_000), expect)
  await backend.stop()
  await killed('Postgres', server)
  const { rows } = await sql.query(
    'select count(*)::int as half from orders o where not exists (select 1 from order_items i where i.order_id = o.id) or not exists (select 1 from order_history h where h.order_id = o.id)',
  )
  expect('no order is half there', rows[0]?.half === 0, `${rows[0]?.half} halves`)
  await killed('PGlite', { DATA_DIR: join(folder, 'pglite') })
} finally {
  await sql.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
