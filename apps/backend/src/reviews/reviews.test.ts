import { productCards, reviewsAdd, reviewsList } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { firstProduct, withKey } from '../testing/shopper.ts'

const said = { grade: 4 as const, name: 'Ганна', text: 'Сіла як слід.' }

describe.each(databases)('a review sent twice with one key on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const anyProduct = async () => (await firstProduct(shop, 'jackets')).product.id
  const totalOf = async (product_id: number) => (await shop.ask(reviewsList, { product_id })).total

  it('is published once and returned again, also in another language', async () => {
    const product_id = await anyProduct()
    const before = await totalOf(product_id)
    const once = withKey()
    const first = await shop.ask(reviewsAdd, { product_id, ...said }, once)
    const second = await shop.ask(reviewsAdd, { product_id, ...said, lang: 'en' }, once)
    expect(second).toEqual(first)
    expect(await totalOf(product_id)).toBe(before + 1)
    const [card] = await shop.ask(productCards, { ids: [product_id] })
    expect(card?.reviews_count).toBe(before + 1)
  })

  it('is published once when the requests are concurrent', async () => {
    const product_id = await anyProduct()
    const before = await totalOf(product_id)
    const once = withKey()
    const answers = await Promise.all([1, 2, 3].map(() => shop.ask(reviewsAdd, { product_id, ...said }, once)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await totalOf(product_id)).toBe(before + 1)
  })

  it('raises the data version once', async () => {
    const product_id = await anyProduct()
    const once = withKey()
    const versionAfter = async (path: string, body: object, sent = {}) =>
      Number((await shop.post(path, body, sent)).headers.get('data-version'))
    const before = await versionAfter('/api/reviews/list', { product_id })
    const written = await versionAfter('/api/reviews/add', { product_id, ...said }, once)
    expect(written).toBeGreaterThan(before)
    expect(await versionAfter('/api/reviews/add', { product_id, ...said }, once)).toBe(written)
  })

  it('is rejected when the second body differs', async () => {
    const product_id = await anyProduct()
    const once = withKey()
    await shop.ask(reviewsAdd, { product_id, ...said }, once)
    const before = await totalOf(product_id)
    const other = await shop.post('/api/reviews/add', { product_id, ...said, text: 'Не сіла.', lang: 'uk' }, once)
    expect(refusalOf(other)).toMatchObject({
      status: 409,
      code: 'conflict',
      message: 'Цей запит уже виконано з іншими даними',
    })
    expect(await totalOf(product_id)).toBe(before)
  })

  it('can be sent with the same key after a failure', async () => {
    const once = withKey()
    const missing = await shop.post('/api/reviews/add', { product_id: 999_999, ...said }, once)
    expect(refusalOf(missing).status).toBe(404)
    const product_id = await anyProduct()
    expect(await shop.ask(reviewsAdd, { product_id, ...said }, once)).toMatchObject({ text: said.text })
  })

  it('is two reviews with different keys or without one; too long a key is rejected', async () => {
    const product_id = await anyProduct()
    const before = await totalOf(product_id)
    for (const sent of [withKey(), withKey(), {}, {}]) await shop.ask(reviewsAdd, { product_id, ...said }, sent)
    expect(await totalOf(product_id)).toBe(before + 4)
    const endless = await shop.post('/api/reviews/add', { product_id, ...said }, withKey('k'.repeat(201)))
    expect(refusalOf(endless)).toMatchObject({ status: 422, fields: { 'Idempotency-Key': expect.anything() } })
  })
})
