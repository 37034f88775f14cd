import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import type { Labels } from './labels.ts'

/** One API call. */
async function call<Data>(request: APIRequestContext, path: string, body: object, read: (data: unknown) => Data) {
  const answer: unknown = await (await request.post(path, { data: body })).json()
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) throw new Error(`${path} failed`)
  return read(answer.data)
}

/** A size of a product. */
export interface Goods {
  /** Path of the product in the default language. */
  url: string
  product: number
  option: number
  size: string
  /** Pieces in stock at first. */
  left: number
}

interface ProductAnswer {
  product: { id: number; options: { id: number; name: string; count_left: number }[] }
}
const isProductAnswer = (data: unknown): data is ProductAnswer =>
  typeof data === 'object' && data !== null && 'product' in data

const parseWith =
  <Data>(is: (data: unknown) => data is Data) =>
  (data: unknown) => {
    if (is(data)) return data
    throw new Error('Unexpected response shape')
  }

/** A product with its sizes. */
export const showProduct = async (request: APIRequestContext, page: string, product: string) =>
  (await call(request, '/api/product/show', { page, product }, parseWith(isProductAnswer))).product

/** A size in stock of the demo shop, for a test with a server and a database of its own. */
export async function demoGoods(request: APIRequestContext): Promise<Goods> {
  const [page, slug] = ['jackets', 'kurtka-robocha-travers-hrafit']
  const { id, options } = await showProduct(request, page, slug)
  const option = options.find(({ count_left }) => count_left > 6)
  if (!option) throw new Error('The jacket is sold out')
  const { name: size, count_left: left } = option
  return { url: `/${page}/${slug}`, product: id, option: option.id, size, left }
}

/** Pieces of a size in stock. */
export async function getStock(request: APIRequestContext, { url, option }: Goods): Promise<number> {
  const [, page = '', product = ''] = url.split('/')
  const { options } = await showProduct(request, page, product)
  return options.find(({ id }) => id === option)?.count_left ?? 0
}

const hasCart = (data: unknown): data is { cart_id: string } =>
  typeof data === 'object' && data !== null && 'cart_id' in data

/** Adds to the browser context's cart, which is created when it has none. */
export async function addToCart(context: BrowserContext, goods: Goods, count = 1): Promise<string> {
  const known = (await context.cookies()).find(({ name }) => name === 'cart_id')
  const body = { product_id: goods.product, option_id: goods.option, count, cart_id: known?.value }
  return (await call(context.request, '/api/cart/add', body, parseWith(hasCart))).cart_id
}

/** Creates a cart with one line and sets its cookie in the browser context. */
export async function createCart(
  context: BrowserContext,
  baseURL: string | undefined,
  goods: Goods,
  count = 1,
): Promise<void> {
  await context.addCookies([{ name: 'cart_id', value: await addToCart(context, goods, count), url: baseURL ?? '' }])
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

/** As `fillUpToPayment`, without scripts: pick-up in Kyiv, and no payment chosen. */
export async function fillUpToPaymentByForms(page: Page, words: Labels): Promise<void> {
  await fillContact(page, words)
  await page.getByRole('button', { name: words.toDelivery }).click()
  // The only city of this name.
  await field(page, words.city).fill('Київ')
  await page.getByRole('button', { name: words.update }).click()
  await page.getByRole('radio', { name: 'Самовивіз' }).check()
  await page.getByRole('button', { name: words.toPayment }).click()
}

/** Opens the checkout and goes to the payment step, filling in every field. */
export async function reachPayment(page: Page, words: Labels): Promise<void> {
  await page.goto(`${words.prefix}/checkout`)
  await fillUpToPayment(page, words)
}

/**
 * Collects the errors and warnings of the shop in the console, and its uncaught exceptions. The shop is the site that the page
 * opens first: what another site (a payment page) or the browser prints for it is not collected.
 */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = []
  let shop: string | undefined
  page.on('framenavigated', frame => {
    if (frame === page.mainFrame() && frame.url().startsWith('http')) shop ??= new URL(frame.url()).origin
  })
  const isOfShop = (url: string) => URL.canParse(url) && new URL(url).origin === shop
  page.on('console', message => {
    // Playwright's own, see `serviceWorkers` in its configuration.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (!['error', 'warning'].includes(message.type()) || !isOfShop(message.location().url || page.url())) return
    consoleErrors.push(`${page.url()} ${message.text()}`)
  })
  page.on('pageerror', error => {
    if (isOfShop(page.url())) consoleErrors.push(`${page.url()} ${error.message}`)
  })
  return consoleErrors
}

/**
 * Has the scripts of a part of the page fetched, as the first interaction does: from then on its links and forms are handled by
 * them. For statements about scripts only; whatever is pressed before has to work as well.
 */
export async function hydrate(page: Page, part: Locator): Promise<void> {
  await page.keyboard.press('Shift')
  const isHydrated = () =>
    part.evaluate(element => Object.keys(element).some(property => property.startsWith('__reactProps')))
  await expect.poll(isHydrated).toBe(true)
}

/** Holds requests, as a slow network does, until the returned function is called. */
export async function hold(page: Page, url: string | RegExp, which: (request: Request) => boolean = () => true) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async route => {
    if (which(route.request())) await released
    await route.continue().catch(() => undefined) // the page has aborted it
  })
  return release
}

/** Chooses a size on the page of its product, and presses the button that adds it to the cart. */
export async function addFromPage(page: Page, { url, size }: Goods, words: Labels): Promise<void> {
  await page.goto(`${words.prefix}${url}`)
  await page.getByRole('radiogroup', { name: words.size }).getByText(size, { exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: words.add }).first().click()
}

/** The order number on the thank-you page. */
export async function orderNumber(page: Page, words: Labels): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: words.order })).toBeVisible()
  return ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(words.order, '')
}
