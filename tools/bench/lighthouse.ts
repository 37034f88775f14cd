// Lighthouse of a phone: five runs of each page, one after the other, each bounded in time.
import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { needChromium } from '../chromium.ts'
import { callApi, requestOnce } from '../http-request.ts'
import { startShop } from '../server-process.ts'
import { root } from '../source-files.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { cartIdIn, plentiful } from './goods.ts'
import { untilPicturesAreMade } from './quiet.ts'

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

/** Milliseconds after which a run of Lighthouse is given up, and that it then has to end its browser. */
const PATIENCE = 180_000
const GRACE = 5_000
const RUNS = Number(process.env.BENCH_RUNS ?? 5)

/** Lighthouse's browser is a group of processes of its own, and outlives a Lighthouse that was killed; its number stands in its profile. */
function endBrowsers(temporary: string) {
  for (const file of globSync('*/chrome.pid', { cwd: temporary }))
    try {
      process.kill(-Number(readFileSync(join(temporary, file), 'utf8')), 'SIGKILL')
    } catch {
      // It ended by itself, as it should.
    }
}

/** One run of a phone in the shop's own language; a shopper with something in the cart when a cart is given. */
async function lighthouse(url: string, folder: string, cart: string | null) {
  const file = join(folder, 'report.json')
  const temporary = join(folder, 'browsers')
  mkdirSync(temporary, { recursive: true })
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --accept-lang=uk',
    ...(cart ? [`--extra-headers=${JSON.stringify({ Cookie: `cart_id=${cart}` })}`] : []),
  ]
  const child = spawn(process.execPath, [join(root, 'node_modules/lighthouse/cli/index.js'), ...args], {
    cwd: root,
    env: { ...process.env, CHROME_PATH: needChromium(), TMPDIR: temporary },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve)
    child.once('error', reject)
  })
  const given = new AbortController()
  try {
    const late = wait(PATIENCE, 'late' as const, { signal: given.signal })
    const status = await Promise.race([ended, late])
    if (status === 'late') throw new Error(`Lighthouse on ${url}: not done within ${PATIENCE / 1000} s`)
    if (status !== 0 || !existsSync(file)) throw new Error(`Lighthouse failed on ${url} with ${status}`)
    return Report.parse(JSON.parse(readFileSync(file, 'utf8')))
  } finally {
    given.abort()
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT') // upon which it ends its browser
      await Promise.race([ended, wait(GRACE)])
      child.kill('SIGKILL')
    }
    endBrowsers(temporary)
  }
}

/** Makes the pictures of a page that a phone asks for, so that no run waits for them. */
async function makePictures(address: string, path: string) {
  const page = await requestOnce('GET', address + path)
  for (const [picture] of page.body.matchAll(/\/pictures\/[^\s",']+-(?:480|800)\.avif/g))
    await requestOnce('GET', address + picture)
}

type Run = z.infer<typeof Report>

function print(path: string, runs: readonly Run[]) {
  const median = (of: (run: Run) => number) => runs.map(of).sort((a, b) => a - b)[runs.length >> 1] ?? Number.NaN
  const score = (name: string) => Math.round(100 * median(run => run.categories[name]?.score ?? 0))
  const value = (name: string) => median(run => run.audits[name]?.numericValue ?? Number.NaN)
  console.log(
    `${path.padEnd(48)} performance ${score('performance')} · accessibility ${score('accessibility')} · best practices ${score('best-practices')} · SEO ${score('seo')} · LCP ${Math.round(value('largest-contentful-paint'))} ms · TBT ${Math.round(value('total-blocking-time'))} ms · CLS ${value('cumulative-layout-shift').toFixed(3)}`,
  )
}

/** Median of the runs, page by page: of those that are named, or of the five that bars.md names. */
export const pages = (named: readonly string[]): Promise<void> =>
  withTemporaryFolder(async folder => {
    const dataDir = join(folder, 'data')
    const shop = await startShop({ DATA_DIR: dataDir })
    try {
      const [{ url, product_id, option_id }] = await plentiful(shop.address)
      const cart = cartIdIn(await callApi(shop.address, '/api/cart/add', { product_id, option_id }))
      await untilPicturesAreMade(dataDir)
      for (const path of named.length ? named : ['/', '/jackets', url, '/news', '/checkout']) {
        await makePictures(shop.address, path)
        const runs: Run[] = []
        while (runs.length < RUNS)
          runs.push(await lighthouse(shop.address + path, folder, path.endsWith('/checkout') ? cart : null))
        print(path, runs)
      }
    } finally {
      await shop.stop()
    }
  })
