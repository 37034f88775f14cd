// Concurrent buyers of the same option, on a Postgres server.

import { randomUUID } from 'node:crypto'
import { toClientFailure } from '@shop/contract/client-failure'
import { Pool } from 'pg'
import { startBackend } from '../server-process.ts'
import { cartWith, type Shop, setStock, shopAt, someOptions, submit } from './buyers.ts'
import { withPostgres } from './databases.ts'
import { type Expect, type Part, times } from './part.ts'

async function lastPiece(expect: Expect, shop: Shop, sql: Pool) {
  const [goods] = await someOptions(shop)
  if (!goods) throw new Error('nothing to sell')
  const rounds = times(200)
  let wrong = 0
  for (let round = 0; round < rounds; round++) {
    await setStock(sql, [goods.option], 100)
    const carts = await Promise.all(Array.from({ length: 100 }, () => cartWith(shop, goods.product, goods.option)))
    await setStock(sql, [goods.option], 1)
    const answers = await Promise.all(carts.map(cart => submit(shop, cart)))
    const sold = answers.filter(({ success }) => success).length
    const conflicts = answers.filter(
      answer => !answer.success && toClientFailure(answer.error).kind === 'conflict',
    ).length
    const { rows } = await sql.query('select "left" from options where id = $1', [goods.option])
    if (sold !== 1 || conflicts !== 99 || rows[0]?.left !== 0) wrong += 1
  }
  expect(
    `the last piece, 100 buyers at once, ${rounds} rounds: sold exactly once, 99 conflicts`,
    wrong === 0,
    `${wrong} wrong`,
  )
}

async function mixedCarts(expect: Expect, shop: Shop, sql: Pool) {
  const [one, other] = await someOptions(shop)
  if (!one || !other) throw new Error('not enough goods')
  const rounds = times(200)
  await setStock(sql, [one.option, other.option], rounds)
  const createCart = async (first: typeof one, second: typeof one) => {
    const cart_id = await cartWith(shop, first.product, first.option)
    await shop.call('/api/cart/add', { product_id: second.product, option_id: second.option, cart_id })
    return cart_id
  }
  let failed = 0
  for (let round = 0; round < rounds; round += 10) {
    const carts = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? createCart(one, other) : createCart(other, one))),
    )
    for (const { success } of await Promise.all(carts.map(cart => submit(shop, cart)))) if (!success) failed += 1
  }
  expect(
    `${rounds} carts with two products, added in either order: no deadlock fails an order`,
    failed === 0,
    `${failed} failed`,
  )
}

async function oneOrderTenTimes(expect: Expect, shop: Shop, sql: Pool) {
  const rounds = times(50)
  let wrong = 0
  const goods = await someOptions(shop)
  for (let round = 0; round < rounds; round++) {
    const { product = 0, option = 0 } = goods[round % goods.length] ?? {}
    await setStock(sql, [option], 10)
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

export const races: Part = expect =>
  withPostgres(async server => {
    const backend = await startBackend(server)
    const sql = new Pool({ connectionString: server.DATABASE_URL, max: 2 })
    try {
      const shop = shopAt(backend.address)
      await lastPiece(expect, shop, sql)
      await mixedCarts(expect, shop, sql)
      await oneOrderTenTimes(expect, shop, sql)
    } finally {
      await sql.end()
      await backend.stop()
    }
  })
