// `pnpm bench`: speeds of the shop beside a baseline in the same run, because machines are shared and only the ratio tells. `pnpm bench pages` runs Lighthouse instead.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgresServer } from '@shop/backend/testing/postgres'
import autocannon from 'autocannon'
import { z } from 'zod'
import { needChromium } from './chromium.ts'
import { startProgram, startShop } from './shop-process.ts'
import { root } from './sources.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const CONNECTIONS = 10

/** Answers per second, and what 97.5 of 100 answers are faster than, in milliseconds. */
interface Speed {
  perSecond: number
  late: number
}

type Requests = NonNullable<autocannon.Options['requests']>

/** Ten connections for some seconds. Throws when an answer was not a good one: a fast refusal is no speed. */
async function load(url: string, requests: Requests): Promise<Speed> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return { perSecond: result.requests.average, late: result.latency.p97_5 }
}

const json = { 'content-type': 'application/json' }
const post = (path: string, body: unknown) => ({
  method: 'POST' as const,
  path,
  headers: json,
  body: JSON.stringify(body),
})

const rows: { what: string; ours: Speed; base: Speed }[] = []
const report = (what: string, ours: Speed, base: Speed) => {
  rows.push({ what, ours, base })
  const ratio = Math.round((100 * ours.perSecond) / base.perSecond)
  console.log(
    `${what.padEnd(34)} ${String(Math.round(ours.perSecond)).padStart(6)}/s p97.5 ${String(ours.late).padStart(4)} ms · baseline ${String(Math.round(base.perSecond)).padStart(6)}/s · ${ratio} %`,
  )
}

const Listed = z.object({
  data: z.object({
    products: z.object({ items: z.array(z.object({ id: z.int(), url: z.string(), options_count: z.int() })) }),
  }),
})
const Shown = z.object({
  data: z.object({ product: z.object({ options: z.array(z.object({ id: z.int(), count_left: z.int() })) }) }),
})

async function ask<Schema extends z.ZodType>(address: string, path: string, body: unknown, schema: Schema) {
  const response = await fetch(`${address}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) })
  return schema.parse(await response.json())
}

/** An option with enough pieces to be put into many carts. */
async function plentiful(address: string) {
  const { data } = await ask(address, '/api/page/show', { page: 'jackets' }, Listed)
  for (const { id, url } of data.products.items) {
    const [, page, product] = url.split('/')
    const shown = await ask(address, '/api/product/show', { page, product }, Shown)
    const option = shown.data.product.options.find(({ count_left }) => count_left > 20)
    if (option) return { product_id: id, option_id: option.id, url }
  }
  throw new Error('the demo shop has no option with more than 20 pieces')
}

async function speeds() {
  const server = await startPostgresServer({ lasting: true })
  await server.createDatabase('shop')
  const database = `${server.url}/shop`
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  const baseline = await startProgram([join(root, 'tools/bench-baseline.ts')], { DATABASE_URL: database })
  const shop = await startShop({ DATABASE_URL: database, DATA_DIR: folder, SECRET: randomUUID() + randomUUID() })
  try {
    const { url, ...goods } = await plentiful(shop.address)
    const page = await load(baseline.address, [{ method: 'GET', path: '/page' }])
    const transaction = await load(baseline.address, [post('/transaction', { id: 1 })])
    report('home, cached', await load(shop.address, [{ method: 'GET', path: '/' }]), page)
    report('category, cached', await load(shop.address, [{ method: 'GET', path: '/jackets' }]), page)
    report('product, cached', await load(shop.address, [{ method: 'GET', path: url }]), page)
    report('cart page, rendered anew', await load(shop.address, [{ method: 'GET', path: '/cart' }]), page)
    report('list with facets', await load(shop.address, [post('/api/page/show', { page: 'jackets' })]), transaction)
    report('search', await load(shop.address, [post('/api/search', { query: 'куртка' })]), transaction)
    report('search, misspelt', await load(shop.address, [post('/api/search', { query: 'куртака' })]), transaction)
    report('cart count', await load(shop.address, [post('/api/cart/count', {})]), transaction)
    report('add to cart', await load(shop.address, [post('/api/cart/add', goods)]), transaction)
  } finally {
    await shop.stop()
    await baseline.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const Lighthouse = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

/** Median of five Lighthouse runs of a phone, page by page. */
async function pages() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-lighthouse-'))
  const shop = await startShop({ DATA_DIR: join(folder, 'data') })
  try {
    const { url } = await plentiful(shop.address)
    for (const path of ['/', '/jackets', url, '/news', '/checkout']) {
      const runs = Array.from({ length: 5 }, (_, turn) => {
        const file = join(folder, `${turn}.json`)
        const { status } = spawnSync(
          'pnpm',
          [
            'exec',
            'lighthouse',
            `${shop.address}${path}`,
            '--quiet',
            '--output=json',
            `--output-path=${file}`,
            '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
          ],
          { cwd: root, env: { ...process.env, CHROME_PATH: needChromium() }, stdio: ['ignore', 'ignore', 'inherit'] },
        )
        if (status !== 0) throw new Error(`Lighthouse failed on ${path}`)
        return Lighthouse.parse(JSON.parse(readFileSync(file, 'utf8')))
      })
      const median = (of: (run: z.infer<typeof Lighthouse>) => number) =>
        runs.map(of).sort((a, b) => a - b)[2] ?? Number.NaN
      const score = (name: string) => Math.round(100 * median(run => run.categories[name]?.score ?? 0))
      const value = (name: string) => median(run => run.audits[name]?.numericValue ?? Number.NaN)
      console.log(
        `${path.padEnd(48)} performance ${score('performance')} · accessibility ${score('accessibility')} · best practices ${score('best-practices')} · SEO ${score('seo')} · LCP ${Math.round(value('largest-contentful-paint'))} ms · TBT ${Math.round(value('total-blocking-time'))} ms · CLS ${value('cumulative-layout-shift').toFixed(3)}`,
      )
    }
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const { status } = spawnSync(process.execPath, [join(root, 'tools/build-if-stale.ts')], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await (process.argv[2] === 'pages' ? pages() : speeds())
