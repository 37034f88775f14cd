// `pnpm bench`: speeds of the shop beside a baseline in the same run, because machines are shared and only the ratio tells. `pnpm bench pages [path …]` runs Lighthouse instead.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabasePlace, fillStock } from '@shop/backend/testing/fill-stock'
import { startPostgresServer } from '@shop/backend/testing/postgres'
import autocannon from 'autocannon'
import { z } from 'zod'
import { needChromium } from './chromium.ts'
import { ONE_OFF, startProgram, startShop } from './shop-process.ts'
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

/** Sizes that orders are spread over: buyers of one and the same would only wait for each other. */
const SIZES = 500
/** Where the demo shop has goods in many sizes. */
const CATEGORIES = ['jackets', 'trousers', 'bibs', 'coveralls', 'hi-vis', 'rainwear', 'footwear', 'gloves']

async function ask<Schema extends z.ZodType>(address: string, path: string, body: unknown, schema: Schema) {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { ...json, ...ONE_OFF },
    body: JSON.stringify(body),
  })
  return schema.parse(await response.json())
}

interface Goods {
  product_id: number
  option_id: number
  url: string
}

/** Sizes with enough pieces to be put into many carts, those of one product behind one another. */
async function plentiful(address: string): Promise<[Goods, ...Goods[]]> {
  const found: Goods[] = []
  for (const page of CATEGORIES) {
    const { data } = await ask(address, '/api/page/show', { page, per_page: 100 }, Listed)
    for (const { id, url } of data.products.items) {
      const [, category, product] = url.split('/')
      const shown = await ask(address, '/api/product/show', { page: category, product }, Shown)
      for (const option of shown.data.product.options)
        if (option.count_left > 20) found.push({ product_id: id, option_id: option.id, url })
      if (found.length >= SIZES) break
    }
    if (found.length >= SIZES) break
  }
  const [first, ...others] = found
  if (!first) throw new Error('the demo shop has no option with more than 20 pieces')
  return [first, ...others]
}

const Added = z.object({ data: z.object({ cart_id: z.string() }) })

const buyer = { name: 'Олена', last_name: 'Коваль', phone: '+380 67 123 45 67', email: 'olena@poshta.example' }

/**
 * Whole orders, one after another on each connection: a line into a new cart, then the order of that cart. Goods are taken
 * in turn, in strides, so that orders at the same time are seldom of the same product.
 */
async function orders(address: string, add: { path: string; bodies: readonly unknown[] }, submit: string) {
  const carts = new WeakMap<object, string>()
  let turn = 0
  const { perSecond, late } = await load(address, [
    {
      setupRequest: request => {
        turn += 1
        return { ...request, ...post(add.path, add.bodies[(turn * STRIDE) % add.bodies.length]) }
      },
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

/** Prime, and more sizes than a product has. */
const STRIDE = 37

type Speeds = Map<string, Speed>

let asked = 0
/** A page at an address that nobody has asked for yet: nothing of it is kept. */
const anew = (path: string): Requests => [
  {
    setupRequest: request => {
      asked += 1
      return { ...request, method: 'GET', path: `${path}?bench=${asked}` }
    },
  },
]

/** Everything that is measured, of one running shop. */
async function measured(shop: string, then: (what: string, speed: Speed) => void): Promise<Speeds> {
  const all = await plentiful(shop)
  const [{ url, ...goods }] = all
  const found: Speeds = new Map()
  const measure = async (what: string, speed: Promise<Speed>) => {
    found.set(what, await speed)
    then(what, await speed)
  }
  await measure('home, cached', load(shop, [{ method: 'GET', path: '/' }]))
  await measure('category, cached', load(shop, [{ method: 'GET', path: '/jackets' }]))
  await measure('product, cached', load(shop, [{ method: 'GET', path: url }]))
  await measure('cart page, rendered anew', load(shop, [{ method: 'GET', path: '/cart' }]))
  await measure('home, rendered anew', load(shop, anew('/')))
  await measure('category, rendered anew', load(shop, anew('/jackets')))
  await measure('product, rendered anew', load(shop, anew(url)))
  await measure('list with facets', load(shop, [post('/api/page/show', { page: 'jackets' })]))
  await measure('search', load(shop, [post('/api/search', { query: 'куртка' })]))
  await measure('search, misspelt', load(shop, [post('/api/search', { query: 'куртака' })]))
  await measure('cart count', load(shop, [post('/api/cart/count', {})]))
  await measure('add to cart', load(shop, [post('/api/cart/add', goods)]))
  await measure(
    'whole order',
    orders(
      shop,
      { path: '/api/cart/add', bodies: all.map(({ product_id, option_id }) => ({ product_id, option_id })) },
      '/api/checkout/submit',
    ),
  )
  return found
}

/** Longer than the shop waits before it makes the pictures that it will be asked for first, and than one of them takes. */
const QUIET = 7000

/** The first start makes pictures in the background, which would take half of the machine: waits until no more are made. */
async function untilPicturesAreMade(dataDir: string) {
  const made = () => {
    const folder = join(dataDir, 'pictures')
    return existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0
  }
  for (let before = -1; before !== made(); ) {
    before = made()
    await new Promise(resolve => setTimeout(resolve, QUIET))
  }
}

/** The shop with stock that does not run out in the middle of a measurement, all at rest. */
async function startFilled(env: Readonly<Record<string, string>> & { DATA_DIR: string }, place: DatabasePlace) {
  const first = await startShop(env)
  await untilPicturesAreMade(env.DATA_DIR)
  await first.stop()
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
    const order = await orders(baseline.address, { path: '/line', bodies: [{}] }, '/order')
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

/** Milliseconds after which a run of Lighthouse is given up. */
const RUN_PATIENCE = 180_000
const RUNS = Number(process.env.BENCH_RUNS ?? 5)

/** One run of a phone in the shop's own language; a shopper with something in the cart when a cart is given. */
function lighthouse(url: string, file: string, cart: string | null) {
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --accept-lang=uk',
    ...(cart ? [`--extra-headers=${JSON.stringify({ Cookie: `cart_id=${cart}` })}`] : []),
  ]
  const { status, error } = spawnSync(process.execPath, [join(root, 'node_modules/lighthouse/cli/index.js'), ...args], {
    cwd: root,
    env: { ...process.env, CHROME_PATH: needChromium() },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: RUN_PATIENCE,
  })
  if (error) throw error
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}`)
  return Lighthouse.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Makes the pictures of a page that a phone asks for, so that no run waits for them. */
async function makePictures(address: string, path: string) {
  const page = await (await fetch(`${address}${path}`, { headers: ONE_OFF })).text()
  for (const [picture] of page.matchAll(/\/pictures\/[^\s",']+-(?:480|800)\.avif/g))
    await (await fetch(`${address}${picture}`, { headers: ONE_OFF })).arrayBuffer()
}

/** Median of the runs, page by page: of those that are named, or of the five that bars.md names. */
async function pages(named: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-lighthouse-'))
  const dataDir = join(folder, 'data')
  const shop = await startShop({ DATA_DIR: dataDir })
  try {
    const [{ url, ...goods }] = await plentiful(shop.address)
    const { data } = await ask(shop.address, '/api/cart/add', goods, Added)
    await untilPicturesAreMade(dataDir)
    for (const path of named.length ? named : ['/', '/jackets', url, '/news', '/checkout']) {
      await makePictures(shop.address, path)
      const cart = path.endsWith('/checkout') ? data.cart_id : null
      const runs = Array.from({ length: RUNS }, (_, turn) =>
        lighthouse(`${shop.address}${path}`, join(folder, `${turn}.json`), cart),
      )
      const median = (of: (run: z.infer<typeof Lighthouse>) => number) =>
        runs.map(of).sort((a, b) => a - b)[RUNS >> 1] ?? Number.NaN
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
if (process.argv[2] === 'pages') await pages(process.argv.slice(3))
else await embedded(await onPostgres())
