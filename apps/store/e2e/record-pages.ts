// Records pages of a running shop with the demo goods, for the stories of `app/pages.stories.tsx`:
// `pnpm --filter @shop/store record-pages http://localhost:3000`. The loader data of each page in each language, the answers that its
// scripts ask for, and its pictures.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { inEachLocale, type Locale, locales, localise } from '@shop/contract/locales'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { chromiumFlags, needChromium } from '../../../tools/chromium.ts'
import type { PageName, PageRecording, Recording } from '../app/testing/recorded-page.tsx'
import { registerCustomer, signIn } from './customer.ts'
import { placeOrder } from './orders.ts'
import { createCart, demoGoods } from './shopper.ts'

const [origin = 'http://localhost:3000'] = process.argv.slice(2)
const folder = join(import.meta.dirname, '../app/testing/recorded')
const pictures = join(folder, 'pictures')
rmSync(folder, { recursive: true, force: true })
mkdirSync(pictures, { recursive: true })

/** Prepares a new browser: of somebody without a cart, with a cart, and with an account and an order. */
const shoppers = {
  guest: async () => {},
  async buyer(context: BrowserContext) {
    await createCart(context, origin, await demoGoods(context.request))
  },
  async customer(context: BrowserContext) {
    const customer = await registerCustomer(context.request)
    const toBranch = { delivery: 'np_branch', kind: 'branch', payment: 'on_receipt' } as const
    await placeOrder(context.request, await demoGoods(context.request), toBranch, customer.token)
    await signIn(context, origin, customer)
  },
}

/** Path of each page in the default language, and who looks at it. */
const visits: readonly (readonly [name: PageName, path: string, shopper: keyof typeof shoppers])[] = [
  ['home', '/', 'guest'],
  ['list', '/jackets', 'guest'],
  ['product', '/jackets/kurtka-robocha-travers-hrafit', 'guest'],
  ['nothingFound', '/search/zzzz', 'guest'],
  ['emptyCart', '/cart', 'guest'],
  ['cart', '/cart', 'buyer'],
  ['checkout', '/checkout', 'buyer'],
  ['orders', '/account/orders', 'customer'],
]

/** Address of a picture without its width and format, which the loader data lists separately. */
const PICTURE = /\/pictures\/([\da-f]{16})\/[\w-]+?-(?=\d+\.|['"])/g
/** The width in which the stories show every picture. */
const WIDTH = 480

/** The same text with every picture at its address in Storybook, after it was saved there. Width and format become its query. */
async function withSavedPictures(text: string): Promise<string> {
  for (const [address, digest = ''] of text.matchAll(PICTURE)) {
    const answer = await fetch(`${origin}${address}${WIDTH}.webp`)
    // The pictures of link previews are no pictures of a page.
    if (answer.ok) writeFileSync(join(pictures, `${digest}.webp`), Buffer.from(await answer.arrayBuffer()))
  }
  return text.replaceAll(PICTURE, (_, digest: string) => `/recorded/${digest}.webp?`)
}

const hasData = (value: unknown): value is { data: unknown } =>
  typeof value === 'object' && value !== null && 'data' in value

/** Data of the loaders by route, which are named without their language. */
async function loaderDataOf({ request }: BrowserContext, path: string): Promise<PageRecording['loaderData']> {
  const answer = await request.get(`${path === '/' ? '/_' : path}.data`)
  const { value } = await decode(new Blob([new Uint8Array(await answer.body())]).stream(), globalThis)
  return Object.fromEntries(
    Object.entries(Object(await value)).flatMap(([id, match]) =>
      hasData(match) ? [[id.replace(/___\w+$/, ''), match.data]] : [],
    ),
  )
}

/** Adds what the page's scripts ask the backend for, by call. */
async function recordAnswers(context: BrowserContext, path: string, answers: Record<string, unknown>): Promise<void> {
  const page = await context.newPage()
  const reads: Promise<void>[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/')) return
    reads.push(
      response.json().then((answer: unknown) => {
        answers[pathname] = answer
      }),
    )
  })
  await page.goto(path)
  await page.evaluate(() => dispatchEvent(new Event('shop:hydrate')))
  await page.waitForLoadState('networkidle')
  // Some parts are asked for when they come near.
  await page.mouse.move(100, 300)
  for (let screen = 0; screen < 8; screen++) {
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(200)
  }
  await page.waitForLoadState('networkidle')
  await Promise.all(reads)
  await page.close()
}

const browser = await chromium.launch({ executablePath: needChromium(), args: chromiumFlags })
const empty = (): Recording => ({ pages: {}, answers: {} })
const recordings: Readonly<Record<Locale, Recording>> = inEachLocale(empty)
for (const [name, path, shopper] of visits) {
  const context = await browser.newContext({ baseURL: origin })
  await shoppers[shopper](context)
  for (const locale of locales) {
    const { pages, answers } = recordings[locale]
    const address = localise(path, locale)
    pages[name] = { path: address, loaderData: await loaderDataOf(context, address) }
    await recordAnswers(context, address, answers)
  }
  await context.close()
}
await browser.close()
for (const locale of locales)
  writeFileSync(
    join(folder, `${locale}.json`),
    `${await withSavedPictures(JSON.stringify(recordings[locale], null, 1))}\n`,
  )
