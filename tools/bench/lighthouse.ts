// Lighthouse's mobile profile: five runs of each page, one after another, each with a timeout.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@shop/backend/testing/postgres'
import { chromium } from 'playwright'
import { z } from 'zod'
import { chromiumFlags, needChromium } from '../chromium.ts'
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

const RUN_TIMEOUT_MS = 180_000
const RUNS = Number(process.env.BENCH_RUNS ?? 5)

/**
 * One run in Ukrainian, in a new browser; with a cart when one is given. Its cookie is in the browser, not in a header: the page's
 * scripts read it too.
 */
async function lighthouse(url: string, folder: string, cart: string | null) {
  const file = join(folder, 'report.json')
  rmSync(file, { force: true })
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`, '--accept-lang=uk'],
  })
  try {
    if (cart) {
      const session = await browser.newBrowserCDPSession()
      await session.send('Storage.setCookies', { cookies: [{ name: 'cart_id', value: cart, url }] })
    }
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules/lighthouse/cli/index.js'),
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--port=${port}`,
      ],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], timeout: RUN_TIMEOUT_MS, killSignal: 'SIGKILL' },
    )
    const [status] = await once(child, 'exit')
    if (status !== 0 || !existsSync(file)) throw new Error(`Lighthouse failed on ${url} with ${status}`)
    return Report.parse(JSON.parse(readFileSync(file, 'utf8')))
  } finally {
    await browser.close()
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

/** Median of the runs by page: of the given pages, or of six kinds of page. */
export const pages = (named: readonly string[]): Promise<void> =>
  withTemporaryFolder(async folder => {
    const dataDir = join(folder, 'data')
    const shop = await startShop({ DATA_DIR: dataDir })
    try {
      const [{ url, product_id, option_id }] = await plentifulOptions(shop.address)
      const cart = cartIdIn(await callApi(shop.address, '/api/cart/add', { product_id, option_id }))
      await waitForPictureWarmup(dataDir)
      for (const path of named.length ? named : ['/', '/jackets', url, '/news', '/sizes', '/checkout']) {
        await warmPictures(shop.address, path)
        const runs: Run[] = []
        const run = () => lighthouse(shop.address + path, folder, path.endsWith('/checkout') ? cart : null)
        while (runs.length < RUNS)
          runs.push(
            await run().catch((error: unknown) => {
              console.error(`${error}; once more`)
              return run()
            }),
          )
        print(path, runs)
      }
    } finally {
      await shop.stop()
    }
  })
