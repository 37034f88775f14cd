import { freePort, type PostgresServer, startPostgresServer } from '@shop/backend/testing/postgres'
import { expect, test } from './fixtures.ts'
import { type ProductionServer, startProductionServer } from './production-server.ts'
import { desktopOnly } from './projects.ts'

/** Milliseconds: the limit of a call is 5 s, plus a margin for a busy machine. */
const MAX_RESPONSE_MS = 5_500

/** Texts of the rendered 503 page and of its fallback without React, in each language. */
const languages = [
  { prefix: '', lang: 'uk', away: 'Магазин тимчасово недоступний', plain: 'Магазин тимчасово недоступний. Спробуйте' },
  { prefix: '/ru', lang: 'ru', away: 'Магазин временно недоступен', plain: 'Магазин временно недоступен. Попробуйте' },
  {
    prefix: '/en',
    lang: 'en',
    away: 'The shop is temporarily unavailable',
    plain: 'The shop is temporarily unavailable.',
  },
] as const

interface Answer {
  status: number
  headers: Headers
  text: string
  /** Milliseconds. */
  took: number
}

async function get(shop: ProductionServer, path: string, init: RequestInit = {}): Promise<Answer> {
  const began = performance.now()
  const response = await fetch(shop.url + path, { redirect: 'manual', ...init })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, took: performance.now() - began }
}

/** Expects a 503 with `Retry-After` and the usual security headers. */
function expectUnavailable({ status, headers }: Answer) {
  expect(status).toBe(503)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toContain('no-store')
}

test.describe('without a database', desktopOnly, () => {
  test.describe.configure({ mode: 'serial' })
  // The database server is stopped by signals, and suspended.
  test.skip(process.platform !== 'linux')
  let server: PostgresServer
  let shop: ProductionServer
  test.beforeAll(async () => {
    server = await startPostgresServer({ lasting: false })
    await server.createDatabase('shop')
    shop = await startProductionServer({ DATABASE_URL: `${server.url}/shop` })
    expect(await get(shop, '/')).toMatchObject({ status: 200 })
    expect(await get(shop, '/jackets')).toMatchObject({ status: 200 })
  })
  test.afterAll(async () => {
    await shop?.stop()
    await server?.stop()
  })

  test('serves cached pages when the database is killed', async () => {
    await server.end('kill -9')
    const killed = performance.now()
    // By then the cached data version has expired and must be read again.
    await expect.poll(() => performance.now() - killed).toBeGreaterThan(1_100)
    for (const path of ['/', '/jackets']) {
      const kept = await get(shop, path)
      expect(kept.status).toBe(200)
      expect(kept.headers.get('content-security-policy')).toContain("default-src 'self'")
    }
  })

  for (const { prefix, lang, away } of languages)
    test(`answers 503 with the header of the shop when a page is not cached, in ${lang}`, async () => {
      const page = await get(shop, `${prefix}/trousers`)
      expectUnavailable(page)
      expect(page.text).toContain(`<html lang="${lang}"`)
      expect(page.text).toContain(away)
      for (const part of ['<header', '<footer', `action="${prefix}/catalogue"`]) expect(page.text).toContain(part)
    })

  test('answers 503 to the sitemap and page data, keeps typed values in a form and serves robots.txt', async () => {
    expectUnavailable(await get(shop, '/trousers.data'))
    const sitemap = await get(shop, '/sitemap.xml')
    expect(sitemap.status).toBe(503)
    expect(Number(sitemap.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(sitemap.headers.get('cache-control')).toContain('no-store')
    const body = new URLSearchParams({ email: 'olena@poshta.example' })
    const form = await get(shop, '/newsletter', { method: 'POST', body, headers: { origin: shop.url } })
    expectUnavailable(form)
    for (const part of ['value="olena@poshta.example"', 'тимчасово недоступний']) expect(form.text).toContain(part)
    const robots = await get(shop, '/robots.txt')
    expect(robots).toMatchObject({ status: 200, text: expect.stringContaining('Sitemap:') })
    expect(robots.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('serves every page when the database is back', async () => {
    expect(await get(shop, '/healthz')).toMatchObject({ status: 200 })
    expect(await get(shop, '/readyz')).toMatchObject({ status: 503 })
    await server.start()
    await expect.poll(async () => (await get(shop, '/trousers')).status, { intervals: [100] }).toBe(200)
    expect(shop.isAlive()).toBe(true)
  })

  test('times out, serves cached pages and reports not ready within two seconds when the database is suspended', async () => {
    await get(shop, '/jackets')
    server.suspend()
    try {
      const paths = ['/readyz', '/jackets', '/en/trousers', '/ru/trousers', '/cart', '/sitemap.xml', '/gloves.data']
      const show = { method: 'POST', body: '{"page":"gloves"}', headers: { 'Content-Type': 'application/json' } }
      const [ready, kept, ...others] = await Promise.all([
        ...paths.map(path => get(shop, path)),
        // More concurrent requests than connections in the pool.
        ...Array.from({ length: 20 }, () => get(shop, '/api/page/show', show)),
      ])
      expect(ready).toMatchObject({ status: 503 })
      expect(ready?.took).toBeLessThan(2_000)
      expect(kept).toMatchObject({ status: 200 })
      for (const { took, status, headers } of [...others, ...(kept ? [kept] : [])]) {
        expect(took).toBeLessThan(MAX_RESPONSE_MS)
        if (status !== 200) expect(status).toBe(503)
        if (status !== 200) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      }
    } finally {
      server.resume()
    }
    await expect.poll(async () => (await get(shop, '/en/trousers')).status, { intervals: [100] }).toBe(200)
  })

  test('logs the failures as lines of JSON', () => {
    const lines = shop.output().trim().split('\n')
    const isGreeting = (line: string) => /^(The shop is open|Mail goes)/.test(line)
    const entries = lines.filter(line => !isGreeting(line)).map((line): unknown => JSON.parse(line))
    expect(entries).toContainEqual(
      expect.objectContaining({
        msg: 'database unavailable',
        err: expect.objectContaining({ message: expect.any(String) }),
      }),
    )
  })
})

test('answers in the language of the request when it starts without a database', desktopOnly, async () => {
  const shop = await startProductionServer({ API_URL: `http://127.0.0.1:${await freePort()}` })
  try {
    for (const { prefix, lang, plain } of languages) {
      const page = await get(shop, `${prefix}/jackets`)
      expectUnavailable(page)
      expect(page.text).toContain(`<html lang="${lang}"`)
      expect(page.text).toMatch(new RegExp(`<title>${plain}`))
      expect(page.text).toMatch(new RegExp(`<h1[^>]*>${plain}`))
    }
  } finally {
    await shop.stop()
  }
})
