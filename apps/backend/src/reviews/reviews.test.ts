import { productCards, REVIEW_PHOTO_PATH, reviewsAdd, reviewsList, UploadedPhoto } from '@shop/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createReviewPhotos } from '../photos/serve-review-photo.ts'
import { Queue, workLimits } from '../platform/queue.ts'
import { publishReviewPhotos, rejectReviewPhotos } from '../shop-cli/review-command.ts'
import { type SignedIn, signIn } from '../testing/customers.ts'
import { deliver } from '../testing/delivered.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { findGoods, firstProduct, type Goods, stock, withKey } from '../testing/shopper.ts'

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
    expect(first.lang).toBe('uk')
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

  it('is two reviews with different keys or without one', async () => {
    const product_id = await anyProduct()
    const before = await totalOf(product_id)
    for (const sent of [withKey(), withKey(), {}, {}]) await shop.ask(reviewsAdd, { product_id, ...said }, sent)
    expect(await totalOf(product_id)).toBe(before + 4)
  })

  it('needs a key of 16 to 64 characters', async () => {
    const send = async (length: number) =>
      shop.post('/api/reviews/add', { product_id: await anyProduct(), ...said }, withKey('k'.repeat(length)))
    for (const length of [16, 64]) expect((await send(length)).status).toBe(200)
    for (const [length, message] of [
      [15, 'Мінімально 16 символів'],
      [65, 'максимальне значення 64 символу'],
    ] as const)
      expect(refusalOf(await send(length))).toMatchObject({ status: 422, fields: { 'Idempotency-Key': [message] } })
  })
})

const Uploaded = z.object({ success: z.literal(true), data: UploadedPhoto })

describe.each(databases)('reviews on %s', kind => {
  let shop: Shop
  let goods: Goods
  let olena: SignedIn
  beforeAll(async () => {
    shop = await openShop(kind)
    const [found] = await findGoods(shop, 1)
    if (!found) throw new Error('The demo shop is empty')
    goods = found
    await stock(shop, goods, 50)
    olena = await signIn(shop)
  })
  afterAll(() => shop.close())

  const list = (body: object = {}) => shop.ask(reviewsList, { product_id: goods.product_id, ...body })
  const write = (body: object, sent = {}) =>
    shop.ask(reviewsAdd, { product_id: goods.product_id, ...said, ...body }, sent)
  /** Of a guest without `sent`. */
  const upload = async (sent: Record<string, string> = {}) => {
    const body = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#f6a800' } })
      .jpeg()
      .toBuffer()
    const answer = await fetch(`${shop.url}${REVIEW_PHOTO_PATH}`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: sent,
    })
    return Uploaded.parse(await answer.json()).data.token
  }
  const services = () => ({ db: shop.db, clock: () => new Date(), dataVersions: { expire: () => undefined } })

  it('are counted by grade and fit, listed by grade, and sorted', async () => {
    const before = await list()
    await write({ grade: 1, fit: 'small' })
    await write({ grade: 5, fit: 'true' })
    const after = await list()
    expect(after.counts[1]).toBe(before.counts[1] + 1)
    expect(after.fits).toEqual({ ...before.fits, small: before.fits.small + 1, true: before.fits.true + 1 })
    const ones = await list({ grade: 1 })
    expect(ones.total).toBe(after.counts[1])
    expect(ones.items.every(({ grade }) => grade === 1)).toBe(true)
    // The summary covers all grades.
    expect(ones.counts).toEqual(after.counts)
    const gradesBy = async (sort: string) => (await list({ sort })).items.map(({ grade }) => grade)
    expect(await gradesBy('best')).toEqual((await gradesBy('best')).toSorted((one, other) => other - one))
    expect(await gradesBy('worst')).toEqual((await gradesBy('worst')).toSorted((one, other) => one - other))
  })

  it('are marked as a purchase only for an account whose order was shipped', async () => {
    expect((await write({})).purchased).toBe(false)
    expect((await write({}, olena.sent)).purchased).toBe(false)
    await deliver(shop, [{ goods, count: 1 }], { customer: olena })
    expect((await write({}, olena.sent)).purchased).toBe(true)
    expect((await write({}, (await signIn(shop)).sent)).purchased).toBe(false)
    expect((await write({})).purchased).toBe(false)
  })

  it('show photos only once the shop has published them', async () => {
    const token = await upload(olena.sent.headers)
    const { id, photos } = await write({ photos: [token] }, olena.sent)
    expect(photos).toEqual([])
    const shown = async () => (await list()).items.find(review => review.id === id)?.photos ?? []
    expect(await shown()).toEqual([])
    const again = await shop.post(
      reviewsAdd.path,
      { product_id: goods.product_id, ...said, photos: [token], lang: 'uk' },
      olena.sent,
    )
    expect(refusalOf(again)).toMatchObject({ status: 422, fields: { photos: expect.anything() } })
    await publishReviewPhotos(services(), id)
    const [photo] = await shown()
    expect(photo).toMatchObject({ width: 40, height: 20 })
    expect(photo?.src).toMatch(/^\/pictures\/reviews\/\d+\.webp$/)
    const workQueue = new Queue(workLimits)
    const run = vi.spyOn(workQueue, 'run')
    let version = 1
    const dataVersions = { current: async () => version, hasChanged: (_: unknown, since: number) => version > since }
    const serve = createReviewPhotos({ db: shop.db, workQueue, dataVersions })
    const answers = await Promise.all(Array.from({ length: 20 }, () => serve(photo?.preview ?? '', 'a shopper')))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(run, 'reduced once, in turn with other work').toHaveBeenCalledTimes(1)
    const ask = (question: string) => {
      throw new Error(question)
    }
    await expect(rejectReviewPhotos({ ...services(), confirm: ask }, id)).rejects.toThrow('deleted')
    await rejectReviewPhotos({ ...services(), confirm: () => undefined }, id)
    expect(await shown()).toEqual([])
    version += 1
    expect((await serve(photo?.preview ?? '', 'a shopper')).status, 'withdrawn').toBe(404)
  })
  it('take photos of guests by another path than returns, and reject unknown tokens', async () => {
    const { id } = await write({ photos: [await upload(), await upload()] })
    await publishReviewPhotos(services(), id)
    expect((await list()).items.find(review => review.id === id)?.photos).toHaveLength(2)
    const unknown = await shop.post(reviewsAdd.path, {
      product_id: goods.product_id,
      ...said,
      photos: ['0'.repeat(43)],
      lang: 'uk',
    })
    expect(refusalOf(unknown)).toMatchObject({ status: 422, fields: { photos: expect.anything() } })
    expect((await fetch(shop.url + REVIEW_PHOTO_PATH)).status).toBe(405)
  })
})
