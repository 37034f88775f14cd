import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Labels } from './labels.ts'

/** One API call. */
async function call<Data>(request: APIRequestContext, path: string, body: object, read: (data: unknown) => Data) {
  const answer: unknown = await (await request.post(path, { data: body })).json()
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) throw new Error(`${path} failed`)
  return read(answer.data)
}

export interface StockedOption {
  /** Path of the product in the default language. */
  url: string
  product: number
  option: number
  size: string
  left: number
}

interface Card {
  url: string
  /** All colours of the model. */
  variants: { url: string }[]
}
interface ProductAnswer {
  product: { id: number; options: { id: number; name: string; count_left: number }[] }
}

const isListAnswer = (data: unknown): data is { products: { items: Card[] } } =>
  typeof data === 'object' && data !== null && 'products' in data
const isProductAnswer = (data: unknown): data is ProductAnswer =>
  typeof data === 'object' && data !== null && 'product' in data

const parseWith =
  <Data>(is: (data: unknown) => data is Data) =>
  (data: unknown) => {
    if (is(data)) return data
    throw new Error('Unexpected response shape')
  }

/** Finds the `nth` option whose stock matches: tests that change stock must not share an option. */
export async function findOption(
  request: APIRequestContext,
  isWanted: (left: number) => boolean,
  nth = 0,
): Promise<StockedOption> {
  let seen = 0
  for (const page of ['jackets', 'trousers', 'bibs', 'coveralls', 'hi-vis', 'rainwear']) {
    const { products } = await call(request, '/api/page/show', { page, per_page: 100 }, parseWith(isListAnswer))
    for (const url of products.items.flatMap(card => [
      ...new Set([card.url, ...card.variants.map(each => each.url)]),
    ])) {
      const [, category = '', product = ''] = url.split('/')
      const shown = await call(request, '/api/product/show', { page: category, product }, parseWith(isProductAnswer))
      for (const { id, name, count_left } of shown.product.options) {
        if (!isWanted(count_left)) continue
        if (seen === nth) return { url, product: shown.product.id, option: id, size: name, left: count_left }
        seen += 1
      }
    }
  }
  throw new Error('No option with that stock')
}

/** Pieces of an option in stock. */
export async function getStock(request: APIRequestContext, { url, option }: StockedOption): Promise<number> {
  const [, page = '', product = ''] = url.split('/')
  const shown = await call(request, '/api/product/show', { page, product }, parseWith(isProductAnswer))
  return shown.product.options.find(({ id }) => id === option)?.count_left ?? 0
}

const hasCart = (data: unknown): data is { cart_id: string } =>
  typeof data === 'object' && data !== null && 'cart_id' in data

/** Creates a cart with one line and sets its cookie in the browser context. */
export async function createCart(
  context: BrowserContext,
  baseURL: string | undefined,
  goods: StockedOption,
  count = 1,
): Promise<void> {
  const body = { product_id: goods.product, option_id: goods.option, count }
  const { cart_id } = await call(context.request, '/api/cart/add', body, parseWith(hasCart))
  await context.addCookies([{ name: 'cart_id', value: cart_id, url: baseURL ?? '' }])
}

export const buyer = {
  name: 'Олександр',
  lastName: 'Коваленко',
  phone: '067 123 45 67',
  email: 'o.kovalenko@poshta.example',
}

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

/** Fills in the contact step with valid values. */
export async function fillContact(page: Page, words: Labels): Promise<void> {
  await field(page, words.name).fill(buyer.name)
  await field(page, words.lastName).fill(buyer.lastName)
  await field(page, words.phone).fill(buyer.phone)
  await field(page, 'E-mail').fill(buyer.email)
}

/** Fills in the delivery step, with scripts: a branch in Kremenchuk. */
export async function chooseBranch(page: Page, words: Labels): Promise<void> {
  const city = page.getByRole('combobox', { name: words.city, exact: true })
  await city.click()
  await city.fill(words.typedCity)
  await page.getByRole('option', { name: words.cityFound }).first().click()
  await page.getByRole('radio', { name: words.branchMethod }).check()
  await page.getByRole('combobox', { name: words.branch, exact: true }).click()
  await page.getByRole('option').nth(1).click()
}

/** Goes from the open contact step to the payment step, filling in every field. */
export async function fillUpToPayment(page: Page, words: Labels): Promise<void> {
  await fillContact(page, words)
  await page.getByRole('button', { name: words.toDelivery }).click()
  await chooseBranch(page, words)
  await page.getByRole('button', { name: words.toPayment }).click()
  await page.getByRole('radio', { name: words.onReceipt }).check()
}

/** Opens the checkout and goes to the payment step, filling in every field. */
export async function reachPayment(page: Page, words: Labels): Promise<void> {
  await page.goto(`${words.prefix}/checkout`)
  await fillUpToPayment(page, words)
}

/** Collects console errors, console warnings and uncaught exceptions of a page. */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = []
  page.on('console', message => {
    // Playwright's own, see `serviceWorkers` in its configuration.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(`${page.url()} ${message.text()}`)
  })
  page.on('pageerror', error => consoleErrors.push(`${page.url()} ${error.message}`))
  return consoleErrors
}

/** The order number on the thank-you page. */
export async function orderNumber(page: Page, words: Labels): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: words.order })).toBeVisible()
  return ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(words.order, '')
}

/** Opens a page and waits until the parts that hydrate on interaction are hydrated. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.mouse.move(5, 400)
  await page.evaluate(() => dispatchEvent(new Event('shop:hydrate')))
  await expect(page.locator('form[data-prehydration-queue]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}
