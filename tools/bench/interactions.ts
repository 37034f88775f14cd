// How long a phone takes to show what a press or key does, by Event Timing: the duration that Interaction to Next Paint is made of.
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright'
import { z } from 'zod'
import { chromiumFlags, needChromium } from '../chromium.ts'
import { callApi } from '../http-request.ts'
import { startShop } from '../server-process.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { cartIdIn, plentifulOptions } from './goods.ts'
import { IS_MEASURING } from './load.ts'
import { waitForPictureWarmup } from './picture-warmup.ts'

const ROUNDS = IS_MEASURING ? Number(process.env.BENCH_ROUNDS ?? 20) : 1
/** As Lighthouse slows down the processor for a phone. */
const SLOWDOWN = 4
/** Milliseconds, for the 95th percentile of an interaction and for each task after the page has loaded. */
const GOAL = 100

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'uk-UA',
  serviceWorkers: 'block',
}

/** Runs in the page, before its scripts: notes the events, and the long tasks since the page has loaded. */
function observe() {
  const seen: Record<'events' | 'tasks', { start: number; duration: number }[]> = { events: [], tasks: [] }
  const note = (into: keyof typeof seen) =>
    new PerformanceObserver(list => {
      for (const { startTime: start, duration } of list.getEntries()) seen[into].push({ start, duration })
    })
  /** Not in TypeScript's types; by itself it is 104. */
  const shortest = { type: 'event', durationThreshold: 16 }
  note('events').observe(shortest)
  addEventListener('load', () => note('tasks').observe({ type: 'longtask' }))
  Object.assign(window, { seen })
}
const Timed = z.array(z.object({ start: z.number(), duration: z.number() }))
const Seen = z.object({ events: Timed, tasks: Timed })

/** What is pressed or typed, and where. `prepare` is not measured; `shown` is there when it is done. */
interface Interaction {
  name: string
  path: string
  prepare?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  shown: (page: Page) => Locator
}

const banner = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const cartLink = (page: Page) => banner(page).getByRole('link', { name: /^Кошик/ })
const chooseSize = (page: Page) => page.getByRole('radiogroup', { name: 'Розмір' }).locator('label').last().tap()
const add = (page: Page) => main(page).getByRole('button', { name: 'Додати в кошик' }).first().tap()

async function fillContact(page: Page) {
  for (const [label, value] of [
    ["Ім'я", 'Олена'],
    ['Прізвище', 'Коваль'],
    ['Телефон', '0671234567'],
    ['E-mail', 'olena@poshta.example'],
  ] as const)
    await main(page).getByLabel(label, { exact: true }).fill(value)
}

const interactionsWith = (product: string): readonly Interaction[] => [
  {
    name: 'baseline: a button that changes its text',
    path: 'about:blank',
    prepare: page => page.setContent('<button onclick="this.textContent = 2">1</button>'),
    act: page => page.getByRole('button').tap(),
    shown: page => page.getByText('2'),
  },
  {
    name: 'menu',
    path: '/',
    act: page => banner(page).getByRole('link', { name: 'Меню', exact: true }).tap(),
    shown: dialog,
  },
  {
    name: 'key in the search',
    path: '/',
    async prepare(page) {
      await banner(page).getByLabel('Пошук', { exact: true }).and(page.locator('input')).tap()
      await banner(page).getByRole('combobox').waitFor()
    },
    act: page => page.keyboard.type('кур'),
    shown: page => banner(page).getByRole('option').first(),
  },
  {
    name: 'facet',
    path: '/jackets',
    prepare: page => page.getByRole('button', { name: /^Фільтри/ }).tap(),
    act: page => dialog(page).getByRole('checkbox', { name: '52', exact: true }).tap(),
    shown: page => dialog(page).getByRole('checkbox', { name: '52', exact: true, checked: true }),
  },
  { name: 'add to cart', path: product, prepare: chooseSize, act: add, shown: dialog },
  { name: 'open cart', path: product, act: page => cartLink(page).tap(), shown: dialog },
  {
    name: 'quantity',
    path: '/cart',
    act: page => main(page).getByRole('button', { name: 'Збільшити кількість' }).first().tap(),
    shown: page => main(page).getByRole('spinbutton').first(),
  },
  {
    name: 'next step of the checkout',
    path: '/checkout',
    prepare: fillContact,
    act: page => page.getByRole('button', { name: 'Далі: доставка' }).tap(),
    shown: page => page.getByRole('combobox', { name: 'Місто' }),
  },
]

/** The longest event of one interaction and the longest task, in milliseconds, on a new page that has loaded. */
async function measure(browser: Browser, address: string, cart: string, { path, prepare, act, shown }: Interaction) {
  const context = await browser.newContext(phone)
  try {
    await context.addCookies([{ name: 'cart_id', value: cart, url: address }])
    const page = await context.newPage()
    await page.addInitScript(observe)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(new URL(path, address).href, { waitUntil: 'load' })
    // The modules have run: a press before that may be left to the browser, which opens another page.
    await page.waitForFunction(() => !Reflect.get(window, 'earlyEvents'))
    await prepare?.(page)
    const from = await page.evaluate(whenIdle)
    await act(page)
    await shown(page).waitFor()
    await page.evaluate(whenIdle)
    const { events, tasks } = Seen.parse(await page.evaluate(() => Reflect.get(window, 'seen')))
    const longest = (all: z.infer<typeof Timed>) => Math.max(0, ...all.map(({ duration }) => duration))
    return { event: longest(events.filter(({ start }) => start >= from)), task: longest(tasks) }
  } finally {
    await context.close()
  }
}

/** Runs in the page: waits until it has painted what it was asked for and has nothing to do, and tells the time. */
async function whenIdle() {
  for (const _ of [1, 2]) await new Promise(resolve => requestIdleCallback(resolve))
  return performance.now()
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN

const overGoal = (...times: number[]): string => (Math.max(...times) > GOAL ? ` · over the goal of ${GOAL} ms` : '')

/** Prints the median and the 95th percentile of each interaction with a shop, and the longest task since the page has loaded. */
export async function reportInteractions(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: needChromium(), args: chromiumFlags })
  try {
    const [{ url, product_id, option_id }] = await plentifulOptions(address)
    for (const interaction of interactionsWith(url)) {
      const rounds: Awaited<ReturnType<typeof measure>>[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const cart = cartIdIn(await callApi(address, '/api/cart/add', { product_id, option_id }))
        rounds.push(await measure(browser, address, cart, interaction))
      }
      const events = rounds.map(({ event }) => event)
      const tasks = rounds.map(({ task }) => task)
      console.log(
        `${interaction.name.padEnd(44)} median ${percentile(events, 0.5)} ms · p95 ${percentile(events, 0.95)} ms · longest task ${Math.round(percentile(tasks, 0.5))} ms, at most ${Math.round(Math.max(...tasks))} ms${overGoal(percentile(events, 0.95), ...tasks)}`,
      )
    }
  } finally {
    await browser.close()
  }
}

/** As `reportInteractions`, with a shop of its own. */
export const interactions = (): Promise<void> =>
  withTemporaryFolder(async folder => {
    const dataDir = join(folder, 'data')
    const shop = await startShop({ DATA_DIR: dataDir })
    try {
      if (IS_MEASURING) await waitForPictureWarmup(dataDir)
      await reportInteractions(shop.address)
    } finally {
      await shop.stop()
    }
  })
