import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { deskAtNight } from './projects.ts'
import { createCart } from './shopper.ts'

const words = labels.uk
const toasts = (page: Page) => page.getByRole('region', { name: /Сповіщення/ })

test(
  'reverts a rejected change of the cart, shows why and retries it on request',
  deskAtNight,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await page.goto('/cart')
    const number = page.getByRole('main').getByRole('spinbutton')
    await page.route('**/api/cart/update', route =>
      route.fulfill({ status: 500, json: { success: false, code: 'server', message: 'Щось пішло не так' } }),
    )
    await page.getByRole('button', { name: words.increase }).click()
    await expect(toasts(page)).toContainText('Не вдалося змінити кількість.')
    await expect(number).toHaveValue('1')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Щось пішло не так')
    await page.unroute('**/api/cart/update')
    await toasts(page).getByRole('button', { name: 'Спробувати ще раз' }).click()
    await expect(number).toHaveValue('2')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  },
)

test(
  'shows a toast when offline and sends the pressed change when the network returns',
  deskAtNight,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await page.goto('/cart')
    const total = page.getByRole('complementary').getByText(words.total).locator('..')
    const before = await total.textContent()
    // The script and words of toasts are loaded on the first user interaction.
    await page.getByRole('heading', { level: 1 }).click()
    const fetched = () => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name)
      return ['/toast-list-', '/offline-'].every(file => names.some(name => name.includes(file)))
    }
    await page.waitForFunction(fetched)
    await context.setOffline(true)
    await page.getByRole('button', { name: words.increase }).click()
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2')
    await expect(toasts(page)).toContainText('Немає з’єднання з інтернетом')
    await expect(total).toHaveText(before ?? '')
    await context.setOffline(false)
    await expect(total).not.toHaveText(before ?? '')
  },
)

test('updates the cart in another tab when it changes', deskAtNight, async ({ page, context, baseURL, makeGoods }) => {
  await createCart(context, baseURL, await makeGoods())
  await page.goto('/cart')
  const other = await context.newPage()
  await other.goto('/')
  const link = other.getByRole('banner').getByRole('link', { name: /^Кошик/ })
  await expect(link).toHaveAccessibleName('Кошик, 1 товар')
  await page.getByRole('button', { name: words.increase }).click()
  await expect(link).toHaveAccessibleName('Кошик, 2 товари')
})

test('shows the cart whose cookies were deleted', deskAtNight, async ({ page, context, baseURL, makeGoods }) => {
  const goods = await makeGoods()
  await createCart(context, baseURL, goods)
  await page.goto('/cart')
  await page.getByRole('button', { name: words.increase }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Кошик/ })).toHaveAccessibleName('Кошик, 2 товари')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shop.cart'))).not.toBeNull()
  for (const path of ['/cart', '/checkout']) {
    // A shown page keeps the cookie of its cart.
    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto(path)
    await expect(
      page.getByRole('main').getByText(goods.name, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible()
  }
})
