// Lists, searches and product pages of a small and a large generated catalogue, each request answered anew, on a Postgres server.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import { callApi } from '../http-request.ts'
import { startBackend } from '../server-process.ts'
import { root } from '../source-files.ts'
import { withPostgres } from './databases.ts'
import { type Expect, type Part, times } from './part.ts'

const SMALL = 5_000
const LARGE = times(100_000)
/** Requests of each kind, all different. */
const REQUESTS = 200
/** Largest ratio of the 95th percentiles. */
const GROWTH = 2.5
const COLD_START_SECONDS = 10
const MEMORY_MB = 350

const CATEGORIES = [
  'jackets',
  'trousers',
  'bibs',
  'coveralls',
  'hi-vis',
  'rainwear',
  'footwear',
  'gloves',
  'tops',
  'headwear',
]
const SORTS = ['popular', 'cheap', 'expensive', 'new', 'rating']
const KINDS = [
  'куртка',
  'штани',
  'комбінезон',
  'черевики',
  'рукавиці',
  'робоча',
  'jacket',
  'рабочая',
  'сигнальна',
  'утеплена',
]
const SERIES = [
  '',
  'бескид',
  'говерла',
  'десна',
  'оріон',
  'зубр',
  'базальт',
  'чорна',
  'сіра',
  'синя',
  'olive',
  'зимова',
]
/** What is typed of each word on the way to it. */
const BEGINNINGS = [
  ...new Set([...KINDS, ...SERIES].flatMap(word => [2, 3, 4, 5].map(letters => word.slice(0, letters)))),
]

const Shown = z.object({
  data: z.object({
    facets: z.array(z.object({ id: z.string(), values: z.array(z.object({ value: z.string() })).optional() })),
    products: z.object({ items: z.array(z.object({ url: z.string() })) }),
  }),
})

interface Request {
  path: string
  body: object
}

/** Different filters of a category: one or two values, or a price range. */
async function listsOf(address: string, page: string): Promise<Request[]> {
  const { data } = Shown.parse(await callApi(address, '/api/page/show', { page }))
  const choices = data.facets.flatMap(({ id, values = [] }) => values.map(({ value }) => ({ [id]: [value] })))
  return choices.flatMap((choice, at) => [
    { path: '/api/page/show', body: { page, filters: choice, sort: SORTS[at % SORTS.length] } },
    {
      path: '/api/page/show',
      body: { page, filters: { ...choice, price: { min: 100 + at, max: 4_000 } }, page_number: 2 },
    },
  ])
}

async function productsOf(address: string, page: string): Promise<Request[]> {
  const { data } = Shown.parse(await callApi(address, '/api/page/show', { page, per_page: 100 }))
  return data.products.items.map(({ url }) => {
    const [, category, product] = url.split('/')
    return { path: '/api/product/show', body: { page: category, product } }
  })
}

/** Every nth request, so that all categories are asked. */
const sampled = (requests: readonly Request[]): Request[] =>
  requests.filter((_, at) => at % Math.max(1, Math.floor(requests.length / REQUESTS)) === 0).slice(0, REQUESTS)

async function requestsOf(address: string): Promise<Record<string, Request[]>> {
  const pages = CATEGORIES.map(page => ({ path: '/api/page/show', body: { page } }))
  const lists: Request[] = []
  const products: Request[] = []
  for (const page of CATEGORIES) {
    lists.push(...(await listsOf(address, page)))
    products.push(...(await productsOf(address, page)))
  }
  const queries = KINDS.flatMap(kind => SERIES.map(series => `${kind} ${series}`.trim()))
  const search = (path: string, texts: readonly string[]) => texts.map(query => ({ path, body: { query, lang: 'ru' } }))
  return {
    'list with facets': sampled([...lists, ...pages]),
    search: sampled(search('/api/search', queries)),
    suggest: search(
      '/api/search/suggest',
      BEGINNINGS.flatMap(word => [word, `${word}р`]).filter(text => text.length > 1),
    ),
    product: sampled(products),
  }
}

const percentile95 = (taken: readonly number[]): number =>
  taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? Number.NaN

async function millisecondsOf(address: string, { path, body }: Request): Promise<number> {
  const started = performance.now()
  await callApi(address, path, body)
  return performance.now() - started
}

/** 95th percentiles by kind of request. The shops take turns, so that a busy machine slows both. */
async function comparePercentiles(small: string, large: string): Promise<[kind: string, number, number][]> {
  const [ofSmall, ofLarge] = [await requestsOf(small), await requestsOf(large)]
  const found: [string, number, number][] = []
  for (const [kind, requests] of Object.entries(ofSmall)) {
    const others = ofLarge[kind] ?? []
    const [before, after]: [number[], number[]] = [[], []]
    for (let at = 0; at < Math.max(requests.length, others.length); at++) {
      const [one, other] = [requests[at], others[at]]
      if (one) before.push(await millisecondsOf(small, one))
      if (other) after.push(await millisecondsOf(large, other))
    }
    found.push([kind, percentile95(before), percentile95(after)])
  }
  return found
}

async function fill(env: { DATABASE_URL: string }, goods: number): Promise<void> {
  const program = join(root, 'tools/demo-scale.ts')
  const child = spawn(process.execPath, [program, String(goods)], { env: { ...process.env, ...env }, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`demo:scale ${goods} ended with ${code}`)
  // What the fill has written would be flushed beside the measurement.
  const sql = new Client(env.DATABASE_URL)
  await sql.connect()
  await sql.query('checkpoint')
  await sql.end()
}

interface Running {
  address: string
  /** Seconds from the start of the process to the first list. */
  coldStart: number
  megabytes(): Promise<number>
}

/** A backend on a server of its own with so many goods. */
const withGoods = (goods: number, use: (shop: Running) => Promise<void>): Promise<void> =>
  withPostgres(async env => {
    await fill(env, goods)
    const started = performance.now()
    const backend = await startBackend(env)
    try {
      await callApi(backend.address, '/api/page/show', { page: 'jackets' })
      await use({
        address: backend.address,
        coldStart: (performance.now() - started) / 1_000,
        async megabytes() {
          const status = await readFile(`/proc/${backend.process.pid}/status`, 'utf8')
          return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
        },
      })
    } finally {
      await backend.stop()
    }
  })

async function report(expect: Expect, small: Running, large: Running): Promise<void> {
  for (const [kind, before, after] of await comparePercentiles(small.address, large.address))
    expect(
      `${kind}: the 95th percentile with ${LARGE} goods is at most ${GROWTH} times that with ${SMALL}`,
      after <= GROWTH * before,
      `${before.toFixed(1)} → ${after.toFixed(1)} ms, ${(after / before).toFixed(2)} times`,
    )
  expect(
    `the first list within ${COLD_START_SECONDS} s of the start with ${LARGE} goods`,
    large.coldStart <= COLD_START_SECONDS,
    `${large.coldStart.toFixed(1)} s; with ${SMALL}: ${small.coldStart.toFixed(1)} s`,
  )
  const megabytes = await large.megabytes()
  expect(
    `the backend holds at most ${MEMORY_MB} MB`,
    megabytes <= MEMORY_MB,
    `${megabytes} MB; with ${SMALL}: ${await small.megabytes()} MB`,
  )
}

export const scale: Part = expect => withGoods(SMALL, small => withGoods(LARGE, large => report(expect, small, large)))
