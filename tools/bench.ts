// `pnpm bench`: speeds of the shop beside a baseline in the same run, because machines are shared and only the ratio tells. `pnpm bench pages` runs Lighthouse instead.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabasePlace, fillStock } from '@shop/backend/testing/fill-stock'
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

/** Prints a row: ours, what it is measured by, and the ratio of the two. */
function report(what: string, ours: Speed, base: Speed, by = 'baseline') {
  const ratio = Math.round((100 * ours.perSecond) / base.perSecond)
  console.log(
    `${what.padEnd(30)} ${String(Math.round(ours.perSecond)).padStart(6)}/s p97.5 ${String(ours.late).padStart(4)} ms · ${by} ${String(Math.round(base.perSecond)).padStart(6)}/s · ${ratio} %`,
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

const Added = z.object({ data: z.object({ cart_id: z.string() }) })

const buyer = { name: 'Олена', last_name: 'Коваль', phone: '+380 67 123 45 67', email: 'olena@poshta.example' }

/** Whole orders, one after another on each connection: a line into a new cart, then the order of that cart. */
async function orders(address: string, add: { path: string; body: unknown }, submit: string): Promise<Speed> {
  const carts = new WeakMap<object, string>()
  const { perSecond, late } = await load(address, [
    {
      ...post(add.path, add.body),
      onResponse(status, body, context) {
        if (status === 200) carts.set(context, Added.parse(JSON.parse(body)).data.cart_id)
      },
    },
    {
      setupRequest: (request, context) => ({
        ...request,
        ...post(submit, {
          cart_id: carts.get(context),
          contact: buyer,
          delivery: { id: 'pickup' },
          payment: { id: 'on_receipt' },
        }),
        headers: { ...json, 'idempotency-key': randomUUID() },
      }),
    },
  ])
  return { perSecond: perSecond / 2, late }
}

type Speeds = Map<string, Speed>

/** Everything that is measured, of one running shop. */
async function measured(shop: string, then: (what: string, speed: Speed) => void): Promise<Speeds> {
  const { url, ...goods } = await plentiful(shop)
  const found: Speeds = new Map()
  const measure = async (what: string, speed: Promise<Speed>) => {
    found.set(what, await speed)
    then(what, await speed)
  }
  await measure('home, cached', load(shop, [{ method: 'GET', path: '/' }]))
  await measure('category, cached', load(shop, [{ method: 'GET', path: '/jackets' }]))
  await measure('product, cached', load(shop, [{ method: 'GET', path: url }]))
  await measure('cart page, rendered anew', load(shop, [{ method: 'GET', path: '/cart' }]))
  await measure('list with facets', load(shop, [post('/api/page/show', { page: 'jackets' })]))
  await measure('search', load(shop, [post('/api/search', { query: 'куртка' })]))
  await measure('search, misspelt', load(shop, [post('/api/search', { query: 'куртака' })]))
  await measure('cart count', load(shop, [post('/api/cart/count', {})]))
  await measure('add to cart', load(shop, [post('/api/cart/add', goods)]))
  await measure('whole order', orders(shop, { path: '/api/cart/add', body: goods }, '/api/checkout/submit'))
  return found
}

/** The shop with stock that does not run out in the middle of a measurement. */
async function startFilled(env: Readonly<Record<string, string>>, place: DatabasePlace) {
  await (await startShop(env)).stop()
  await fillStock(place)
  return startShop(env)
}

async function onPostgres(): Promise<Speeds> {
  const server = await startPostgresServer({ lasting: true })
  await server.createDatabase('shop')
  const database = `${server.url}/shop`
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  const baseline = await startProgram([join(root, 'tools/bench-baseline.ts')], { DATABASE_URL: database })
  const secret = randomUUID() + randomUUID()
  const shop = await startFilled({ DATABASE_URL: database, DATA_DIR: folder, SECRET: secret }, { url: database })
  try {
    const page = await load(baseline.address, [{ method: 'GET', path: '/page' }])
    const transaction = await load(baseline.address, [post('/transaction', { id: 1 })])
    const order = await orders(baseline.address, { path: '/line', body: {} }, '/order')
    return await measured(shop.address, (what, speed) =>
      report(what, speed, what === 'whole order' ? order : /cached|anew/.test(what) ? page : transaction),
    )
  } finally {
    await shop.stop()
    await baseline.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The embedded database beside a Postgres server in the same run: half as fast is enough. */
async function embedded(onServer: Speeds) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  const shop = await startFilled({ DATA_DIR: folder }, { dataDir: folder })
  try {
    await measured(shop.address, (what, speed) =>
      report(`embedded: ${what}`, speed, onServer.get(what) ?? speed, 'Postgres'),
    )
  } finally {
    await shop.stop()
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
if (process.argv[2] === 'pages') await pages()
else await embedded(await onPostgres())
