import type { BrowserContext, Page } from '@playwright/test'
import { createClient } from '@shop/contract/client'
import { expect as defaultExpect, test } from './fixtures.ts'
import { holdCalls } from './held-calls.ts'
import { labels } from './labels.ts'
import { atNight } from './projects.ts'
import { createCart } from './shopper.ts'

const uk = labels.uk
const expect = defaultExpect.configure({ timeout: 15_000 })
const main = (page: Page) => page.getByRole('main')
const getQuantities = (page: Page) =>
  main(page)
    .getByRole('spinbutton')
    .evaluateAll(fields => fields.map(field => Number(field.getAttribute('aria-valuenow'))))

/** Quantities of the lines of a browser's cart, as the backend has them. */
async function getBackendQuantities(context: BrowserContext, origin: string): Promise<number[]> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cart_id')
  if (!cookie) return []
  const answer = await createClient({ baseUrl: origin }).call('/api/cart/show', { cart_id: cookie.value })
  return answer.success ? answer.data.cart.items.map(({ count }) => count) : []
}

test(
  'shows the backend’s quantity after thirty quick presses over an unreliable network',
  atNight,
  async ({ page, context, baseURL: origin, makeGoods }) => {
    const baseURL = origin ?? ''
    await createCart(context, baseURL, await makeGoods(), 3)
    await page.goto('/cart')
    let requestCount = 0
    page.on('request', request => {
      if (request.url().endsWith('/api/cart/update')) requestCount += 1
    })
    const calls = await holdCalls(page, '**/api/cart/update')
    const minus = main(page).getByRole('button', { name: uk.decrease })
    const plus = main(page).getByRole('button', { name: uk.increase })
    // In flight when the others are pressed: what is pressed before the machine is loaded becomes one call.
    await plus.click()
    await expect.poll(() => calls.paths).toHaveLength(1)
    await minus.evaluate(
      (less, more) => {
        for (let press = 0; press < 30; press += 1) {
          const button = press % 3 === 2 ? less : more
          if (button instanceof HTMLElement) button.click()
        }
      },
      await plus.elementHandle(),
    )
    await expect.poll(() => getQuantities(page)).toEqual([14])
    for (const end of ['answer', 'network-error'] as const) {
      await expect.poll(() => calls.paths).toHaveLength(1)
      await calls.end(end)
    }
    await calls.release()
    await expect.poll(() => getQuantities(page)).toEqual([14])
    await expect(main(page).locator('[data-pending]')).toHaveCount(0)
    await expect.poll(() => getBackendQuantities(context, baseURL)).toEqual([14])
    // Changes of one line are coalesced while a call is in flight: fewer calls than presses.
    expect(requestCount).toBeLessThan(10)
  },
)

test(
  'keeps a line removed when it is removed while its quantity is being saved',
  atNight,
  async ({ page, context, baseURL: origin, makeGoods }) => {
    const baseURL = origin ?? ''
    await createCart(context, baseURL, await makeGoods())
    await page.goto('/cart')
    const calls = await holdCalls(page, '**/api/cart/update')
    await main(page).getByRole('button', { name: uk.increase }).click()
    await expect.poll(() => calls.paths).toHaveLength(1)
    await main(page).getByRole('button', { name: uk.remove }).click()
    await expect(main(page).getByText(uk.empty)).toBeVisible()
    await calls.end('answer')
    await expect.poll(() => getBackendQuantities(context, baseURL)).toEqual([])
    await expect(main(page).getByText(uk.empty)).toBeVisible()
  },
)

test('adds to one cart when two tabs add at once, and shows both tabs the same count', async ({
  context,
  baseURL: origin,
  makeGoods,
}) => {
  const baseURL = origin ?? ''
  const goods = await makeGoods()
  const pages = [await context.newPage(), await context.newPage()]
  for (const page of pages) {
    await page.goto(goods.url)
    const sizes = page.getByRole('radiogroup', { name: uk.size })
    await sizes.getByText(goods.size, { exact: true }).click()
    await expect(sizes.getByRole('radio', { name: goods.size, exact: true })).toBeChecked()
  }
  await Promise.all(pages.map(page => main(page).getByRole('button', { name: uk.add }).first().click()))
  await expect.poll(() => getBackendQuantities(context, baseURL)).toEqual([2])
  for (const page of pages) await expect(page.locator('header .header-link').last()).toContainText(uk.cartOfTwo)
})

test(
  'ignores a response that is older than the change from another tab',
  atNight,
  async ({ context, baseURL: origin, makeGoods }) => {
    const baseURL = origin ?? ''
    await createCart(context, baseURL, await makeGoods())
    const [acting, watching] = [await context.newPage(), await context.newPage()]
    await acting.goto('/cart')
    const calls = await holdCalls(watching, '**/api/cart/count')
    await watching.goto('/')
    await expect.poll(() => calls.paths).toHaveLength(1)
    const respond = await calls.executeWithoutResponse()
    await main(acting).getByRole('button', { name: uk.increase }).click()
    const number = watching.getByRole('banner').getByRole('link', { name: uk.cartOfTwo })
    await expect(number).toBeAttached()
    await respond('answer')
    await expect.poll(() => calls.paths).toHaveLength(1)
    await expect(number).toBeAttached()
    await calls.release()
    await expect.poll(() => getBackendQuantities(context, baseURL)).toEqual([2])
    await expect(number).toBeAttached()
  },
)
