import { randomUUID } from 'node:crypto'
import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import { startOperator } from '@shop/backend/testing/operator'
import { type PostgresServer, startPostgresServer } from '@shop/backend/testing/postgres'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './orders.ts'
import { type ProductionServer, startProductionServer } from './production-server.ts'
import { demoGoods, type Goods, getStock } from './shopper.ts'

const SECRET = 'a secret of thirty-two characters and more: 0123456789'

/** Value of `Cache-Status` for a page. */
async function cacheOf({ url }: ProductionServer, path: string): Promise<string | undefined> {
  const status = (await fetch(url + path)).headers.get('cache-status')
  return status?.split('; ')[1]
}

test.describe('two processes on one Postgres @desk', () => {
  test.describe.configure({ mode: 'serial' })
  let server: PostgresServer
  let first: ProductionServer
  let second: ProductionServer
  let shopper: APIRequestContext
  let goods: Goods
  let other: APIRequestContext
  test.beforeAll(async ({ playwright }: PlaywrightWorkerArgs) => {
    // Fills a database.
    test.setTimeout(240_000)
    server = await startPostgresServer({ lasting: false })
    await server.createDatabase('shop')
    const DATABASE_URL = `${server.url}/shop`
    first = await startProductionServer({ DATABASE_URL, SECRET })
    shopper = await playwright.request.newContext({ baseURL: first.url })
    goods = { ...(await demoGoods(shopper)), left: 15 }
    const operator = await startOperator({ DATABASE_URL, SECRET })
    await operator.command('stock', 'HT-1042', goods.size, 'set', '15')
    await operator.close()
    await expect.poll(() => getStock(shopper, goods)).toBe(15)
    second = await startProductionServer({ DATABASE_URL, SECRET })
    other = await playwright.request.newContext({ baseURL: second.url })
  })
  test.afterAll(async () => {
    await shopper?.dispose()
    await other?.dispose()
    await first?.stop()
    await second?.stop()
    await server?.stop()
  })

  test('invalidates only the product’s own pages in both processes when one piece of fifteen is sold', async () => {
    const [, category = ''] = goods.url.split('/')
    const others = ['/', '/news', '/jackets', '/trousers', '/gloves', `/${category}`]
    for (const shop of [first, second])
      for (const path of [...others, goods.url]) {
        await cacheOf(shop, path)
        expect(await cacheOf(shop, path), path).toBe('hit')
      }
    await placeOrder(shopper, goods, { delivery: 'np_branch', kind: 'branch', payment: 'on_receipt' })
    expect(await getStock(shopper, goods)).toBe(goods.left - 1)
    expect(await cacheOf(first, goods.url), 'where it was sold it is seen at once').toBe('fwd=miss')
    // Well within the 60 s after which the page would expire by age.
    await expect.poll(() => cacheOf(second, goods.url), { intervals: [50] }).toBe('fwd=miss')
    for (const shop of [first, second])
      for (const path of [...others, goods.url]) expect(await cacheOf(shop, path), path).toBe('hit')
  })

  test('shows a change made by one process on the pages of the other', async () => {
    const path = '/gloves/rukavytsi-khvat-hrafit'
    const text = `Добре сидять ${randomUUID()}`
    for (const reader of [shopper, other]) for (const page of [path, '/delivery', '/jackets']) await reader.get(page)
    const { product } = await (
      await shopper.post('/api/product/show', { data: { page: 'gloves', product: 'rukavytsi-khvat-hrafit' } })
    )
      .json()
      .then(({ data }) => data)
    const review = { product_id: product.id, grade: 5, name: 'Ганна', text }
    expect((await shopper.post('/api/reviews/add', { data: review })).status()).toBe(200)
    expect(await (await shopper.get(path)).text()).toContain(text)
    await expect.poll(async () => (await other.get(path)).text(), { intervals: [50] }).toContain(text)
    for (const page of ['/delivery', '/jackets']) expect(await cacheOf(second, page), page).toBe('hit')
  })

  test('renders once when forty requests ask for one uncached page', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(`${first.url}/ru/rainwear`)))
    const texts = await Promise.all(answers.map(answer => answer.text()))
    expect(new Set(texts).size).toBe(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    const statuses = answers.map(({ headers }) => headers.get('cache-status'))
    expect(statuses.filter(status => status === 'shop; fwd=miss')).toHaveLength(1)
    expect(statuses).not.toContain(null)
  })

  test('answers 304 when the browser has the page', async () => {
    const firstResponse = await fetch(`${first.url}/news`)
    const etag = firstResponse.headers.get('etag') ?? ''
    const secondResponse = await fetch(`${first.url}/news`, { headers: { 'If-None-Match': etag } })
    expect([secondResponse.status, await secondResponse.text()]).toEqual([304, ''])
    for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy', 'x-content-type-options'])
      expect(secondResponse.headers.get(name), name).toBe(firstResponse.headers.get(name))
    const head = await fetch(`${first.url}/news`, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  })

  test('ignores unknown parameters in the cache key and sets no cookie on public responses', async () => {
    await fetch(`${first.url}/bibs`)
    for (const search of ['?utm_source=a', '?ref=1&x=2', '?fbclid=Z', '?__proto__=1']) {
      const answer = await fetch(`${first.url}/bibs${search}`, { headers: { Cookie: 'cart_id=x; i18n_redirected=uk' } })
      expect(answer.headers.get('cache-status'), search).toBe('shop; hit')
      expect(answer.headers.getSetCookie(), search).toEqual([])
    }
  })
})
