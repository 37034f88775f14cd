import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { registerCustomer, signIn } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { deskAtNight, desktopOnly, phoneOnly } from './projects.ts'
import { collectConsoleErrors, createCart } from './shopper.ts'

// What a worker keeps outlives the cookies and the storage of its context.
test.use({ serviceWorkers: 'allow', reuseContext: false })

/** Wakes the deferred parts and waits until the page is cached. */
async function untilCached(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.keyboard.press('Shift')
  const isCached = async () =>
    navigator.serviceWorker.controller !== null &&
    (await caches.match(location.href, { ignoreVary: true })) !== undefined
  await expect.poll(() => page.evaluate(isCached)).toBe(true)
}

test(
  'opens seen pages and the cart offline, and sends what was added there when the network returns',
  phoneOnly,
  async ({ page, context, baseURL, makeGoods }) => {
    const goods = await makeGoods()
    await createCart(context, baseURL, goods, 2)
    const consoleErrors = collectConsoleErrors(page)
    await page.goto('/cart')
    await untilCached(page)
    await page.goto(goods.url)
    await untilCached(page)
    // Offline a browser asks for pictures that it leaves for later online.
    await page.locator('img[loading="lazy"]').evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(
        images.map(image => {
          image.loading = 'eager'
          return image.decode()
        }),
      ),
    )
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await page.goto('/checkout')
    // Its modules have run: none is cancelled.
    await page.waitForFunction(() => window.earlyEvents === null)
    await context.setOffline(true)

    await page.goto(goods.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    await page.goto('/cart')
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2')
    await page.goto('/ru/news')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет соединения с интернетом')
    await page.goto('/checkout')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Немає з’єднання з інтернетом')
    expect(await axeViolations(page)).toEqual([])

    await page.getByRole('link', { name: 'Кошик' }).click()
    const count = page.getByRole('main').getByRole('spinbutton')
    await expect(count).toHaveValue('2')
    await count.fill('3')
    await count.press('Enter')
    const sent = page.waitForResponse(response => response.request().method() !== 'GET' && response.status() < 400)
    await context.setOffline(false)
    await sent
    await page.goto('/cart')
    await expect(count).toHaveValue('3')
    // What a page requests through its worker fails with the latter.
    expect(consoleErrors.filter(line => !/net::ERR_(INTERNET_DISCONNECTED|FAILED)$/.test(line))).toEqual([])
    // Whoever signs out, or whose account ends, leaves no page to the next.
    for (const path of ['/logout', '/account.data']) {
      await page.goto('/delivery')
      await untilCached(page)
      // Pages, not caches: an empty one is made again by what expires old pages.
      const kept = () =>
        page.evaluate(async () => {
          const keptIn = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => url)
          return (await Promise.all(['pages', 'personal'].map(keptIn))).flat()
        })
      expect(await kept()).not.toEqual([])
      // Asked again: the page may have itself cached only afterwards.
      const post = () => page.evaluate(async to => void (await fetch(to, { method: 'POST' })), path)
      await expect.poll(() => post().then(kept)).toEqual([])
    }
  },
)

test(
  'shows nobody else the cart of a customer whose session has ended, and loads the other tabs anew',
  desktopOnly,
  async ({ page, context, baseURL, request, makeGoods }) => {
    await signIn(context, baseURL, await registerCustomer(request))
    await context.addCookies([{ name: 'customer_id', value: '7', url: baseURL ?? '' }])
    await createCart(context, baseURL, await makeGoods(), 2)
    await page.goto('/cart')
    await untilCached(page)
    const other = await context.newPage()
    await other.goto('/delivery')
    await other.mouse.move(5, 5)
    await other.keyboard.press('Shift')
    await expect(other.getByRole('banner').getByRole('button', { name: 'Кабінет: Ольга' })).toBeVisible()
    // The tab of the cart would be loaded anew too, and keep the cart as a guest's.
    await page.goto('about:blank')
    const isReloaded = other.waitForEvent('load')
    for (const name of ['session', 'customer', 'customer_id']) await context.clearCookies({ name })
    await page.goto('/contacts')
    await isReloaded
    await context.setOffline(true)
    await page.goto('/cart')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Немає з’єднання з інтернетом')
  },
)

test(
  'opens a seen page when its link is pressed offline, and waits for the network with any other',
  deskAtNight,
  async ({ page, context }) => {
    await page.goto('/')
    await untilCached(page)
    await page.goto('/delivery')
    await untilCached(page)
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
    await context.setOffline(true)
    await page.locator('a[href="/contacts"]:visible').first().click()
    await expect(page.locator('#offline')).toBeVisible()
    await page.getByRole('banner').locator('a[href="/"]').first().click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('[data-scope="product-card"]').first()).toBeVisible()
  },
)

test('is installable under the name of the shop, with its icons', desktopOnly, async ({ request }) => {
  for (const [prefix, lang] of [
    ['', 'uk'],
    ['/ru', 'ru'],
    ['/en', 'en'],
  ]) {
    const path = `${prefix}/manifest.webmanifest`
    const manifest: unknown = await (await request.get(path)).json()
    expect(manifest).toMatchObject({ lang, start_url: prefix || '/', scope: '/', display: 'standalone' })
  }
  for (const icon of ['icon-192', 'icon-512', 'icon-maskable-512']) {
    const answer = await request.get(`/brand/${icon}.png`)
    // Width in the header of a PNG.
    expect((await answer.body()).readUInt32BE(16)).toBe(Number(icon.split('-').at(-1)))
  }
})
