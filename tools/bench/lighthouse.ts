// Lighthouse's mobile profile: five runs of each page, one after another, each with a timeout.
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
import { cartIdIn, plentifulOptions } from './goods.ts'
import { waitForPictureWarmup } from './picture-warmup.ts'

const Requests = z.array(
  z.object({ resourceType: z.string(), transferSize: z.number(), networkRequestTime: z.number() }),
)
const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.looseObject({
    'network-requests': z.object({ details: z.object({ items: Requests }) }),
    metrics: z.object({
      details: z.object({ items: z.tuple([z.object({ observedLargestContentfulPaint: z.number() })], z.unknown()) }),
    }),
  }),
})
const Audit = z.object({ numericValue: z.number() })

/** Timeout of a run, and of the exit of its browser after that. */
const RUN_TIMEOUT_MS = 180_000
const BROWSER_EXIT_TIMEOUT_MS = 5_000
const RUNS = Number(process.env.BENCH_RUNS ?? 5)

/** Ends browsers of killed Lighthouse runs: they are process groups of their own, whose id is in the profile. */
function endBrowsers(temporary: string) {
  for (const file of globSync('*/chrome.pid', { cwd: temporary }))
    try {
      process.kill(-Number(readFileSync(join(temporary, file), 'utf8')), 'SIGKILL')
    } catch {
      // It has already exited.
    }
}

/** One run in Ukrainian; with the cookie of a cart when one is given. */
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
  const cancel = new AbortController()
  try {
    const timeout = wait(RUN_TIMEOUT_MS, 'late' as const, { signal: cancel.signal })
    const status = await Promise.race([ended, timeout])
    if (status === 'late') throw new Error(`Lighthouse on ${url}: not done within ${RUN_TIMEOUT_MS / 1000} s`)
    if (status !== 0 || !existsSync(file)) throw new Error(`Lighthouse failed on ${url} with ${status}`)
    return Report.parse(JSON.parse(readFileSync(file, 'utf8')))
  } finally {
    cancel.abort()
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT') // upon which it ends its browser
      await Promise.race([ended, wait(BROWSER_EXIT_TIMEOUT_MS)])
      child.kill('SIGKILL')
    }
    endBrowsers(temporary)
  }
}

/** Renders the pictures of a page in advance, so that no run waits for them. */
async function warmPictures(address: string, path: string) {
  const page = await requestOnce('GET', address + path)
  for (const [picture] of page.body.matchAll(/\/pictures\/[^\s",']+-(?:480|800)\.avif/g))
    await requestOnce('GET', address + picture)
}

type Run = z.infer<typeof Report>

/** Number and kilobytes (transferred) of the requests of a kind that were sent before the largest paint. */
function beforeFirstView({ audits }: Run, kind: string) {
  const [{ observedLargestContentfulPaint }] = audits.metrics.details.items
  const sent = audits['network-requests'].details.items.filter(
    ({ resourceType, networkRequestTime }) =>
      resourceType === kind && networkRequestTime < observedLargestContentfulPaint,
  )
  return { count: sent.length, kilobytes: sent.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000 }
}

function print(path: string, runs: readonly Run[]) {
  const median = (of: (run: Run) => number) => runs.map(of).sort((a, b) => a - b)[runs.length >> 1] ?? Number.NaN
  const score = (name: string) => Math.round(100 * median(run => run.categories[name]?.score ?? 0))
  const value = (name: string) => median(run => Audit.parse(run.audits[name]).numericValue)
  console.log(
    `${path.padEnd(48)} performance ${score('performance')} · accessibility ${score('accessibility')} · best practices ${score('best-practices')} · SEO ${score('seo')} · LCP ${Math.round(value('largest-contentful-paint'))} ms · TBT ${Math.round(value('total-blocking-time'))} ms · CLS ${value('cumulative-layout-shift').toFixed(3)}`,
  )
  const requests = ['Script', 'Stylesheet', 'Font', 'Image'].map(kind => {
    const count = median(run => beforeFirstView(run, kind).count)
    return `${kind} ${count} (${median(run => beforeFirstView(run, kind).kilobytes).toFixed(1)} kB)`
  })
  console.log(`${''.padEnd(48)} sent before the largest paint: ${requests.join(' · ')}`)
}

/** Median of the runs by page: of the given pages, or of five kinds of page. */
export const pages = (named: readonly string[]): Promise<void> =>
  withTemporaryFolder(async folder => {
    const dataDir = join(folder, 'data')
    const shop = await startShop({ DATA_DIR: dataDir })
    try {
      const [{ url, product_id, option_id }] = await plentifulOptions(shop.address)
      const cart = cartIdIn(await callApi(shop.address, '/api/cart/add', { product_id, option_id }))
      await waitForPictureWarmup(dataDir)
      for (const path of named.length ? named : ['/', '/jackets', url, '/news', '/checkout']) {
        await warmPictures(shop.address, path)
        const runs: Run[] = []
        while (runs.length < RUNS)
          runs.push(await lighthouse(shop.address + path, folder, path.endsWith('/checkout') ? cart : null))
        print(path, runs)
      }
    } finally {
      await shop.stop()
    }
  })
