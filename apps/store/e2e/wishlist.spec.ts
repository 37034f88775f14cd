import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { atNight, deskAtNight, phoneInGate } from './projects.ts'
import { collectConsoleErrors } from './shopper.ts'
import { moveToNewGroup } from './wishlist-actions.ts'

const labels = {
  uk: { prefix: '', list: 'Список бажань', one: 'Список бажань, 1 товар', wish: 'В обране', all: 'Все обране' },
  ru: {
    prefix: '/ru',
    list: 'Список желаний',
    one: 'Список желаний, 1 товар',
    wish: 'В избранное',
    all: 'Всё избранное',
  },
  en: { prefix: '/en', list: 'Wishlist', one: 'Wishlist, 1 item', wish: 'Add to wishlist', all: 'All favourites' },
} as const
const empty = 'У списку бажань ще нічого немає'

const wishlistButtons = (page: Page) => page.getByRole('button', { name: /^В обране: / })
const cards = (page: Page) => page.getByRole('main').locator('[data-scope="product-card"][data-part="root"]:visible')
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

/** The menu button that moves the one visible product. */
const moveButton = (page: Page) => page.getByRole('button', { name: /^Перемістити: / }).locator('visible=true')

/** Likes the `nth` jacket and returns its name. */
async function like(page: Page, nth = 0): Promise<string> {
  const wishlistButton = wishlistButtons(page).nth(nth)
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'false')
  await wishlistButton.click()
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true')
  return ((await wishlistButton.getAttribute('aria-label')) ?? '').replace('В обране: ', '')
}

test('counts a liked product in the header, keeps it after a reload and lists it', phoneInGate, async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.goto('/jackets')
  await expect(link(page, 'Список бажань')).toBeVisible()
  const name = await like(page)
  await expect(link(page, 'Список бажань, 1 товар')).toBeVisible()
  await page.reload()
  await expect(link(page, 'Список бажань, 1 товар')).toBeVisible()
  await expect(wishlistButtons(page).first()).toHaveAttribute('aria-pressed', 'true')

  await link(page, 'Список бажань, 1 товар').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Список бажань' })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Все обране/ })).toHaveAttribute('aria-selected', 'true')
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const wishlistButton = page.getByRole('main').getByRole('button', { name: 'В обране', exact: true })
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true')
  await wishlistButton.click()
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'false')
  await expect(link(page, 'Список бажань')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('updates the other tab when a product is liked in either', deskAtNight, async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto('/jackets')
  await other.goto('/wishlist')
  await expect(other.getByRole('heading', { name: empty })).toBeVisible()
  await like(page)
  await expect(link(other, 'Список бажань, 1 товар')).toBeVisible()
  await expect(cards(other)).toHaveCount(1)
  await wishlistButtons(other).first().click()
  await expect(other.getByRole('heading', { name: empty })).toBeVisible()
  await expect(link(page, 'Список бажань')).toBeVisible()
  await expect(wishlistButtons(page).first()).toHaveAttribute('aria-pressed', 'false')
})

test('keeps the focus when a product is liked, grouped, renamed and deleted by keyboard', atNight, async ({ page }) => {
  await page.goto('/jackets')
  await wishlistButtons(page).first().focus()
  await page.keyboard.press('Space')
  await expect(link(page, 'Список бажань, 1 товар')).toBeVisible()
  await page.goto('/wishlist')
  await page.getByText('Нова група').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const name = page.getByLabel('Назва групи').and(page.locator(':visible'))
  await expect(name).toHaveAccessibleDescription(/Це поле є обовьязковим!/)
  await name.fill('На зиму')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: /^На зиму/ })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('tab', { name: /^На зиму/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: /^Все обране/ })).toBeFocused()
  await moveButton(page).press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Без групи' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'На зиму' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(moveButton(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Переміщено: На зиму' })).toBeAttached()
  await page.getByRole('tab', { name: /^На зиму/ }).click()
  await expect(cards(page)).toHaveCount(1)

  await page.getByText('Перейменувати').locator('visible=true').click()
  await name.fill('Бригаді')
  await name.press('Enter')
  await expect(page.getByRole('tab', { name: /^Бригаді/ })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Видалити групу' }).locator('visible=true').press('Enter')
  await expect(page.getByRole('tab')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(cards(page)).toHaveCount(1)
  await wishlistButtons(page).first().press('Enter')
  await expect(page.getByRole('heading', { name: empty })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('moves a product to a new group by the menu and keeps the focus', deskAtNight, async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.goto('/jackets')
  await like(page)
  await link(page, 'Список бажань, 1 товар').click()
  await moveButton(page).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'До нової групи…' }).click()
  const name = page.getByRole('main').getByLabel('Назва групи').locator('visible=true')
  await expect(name).toBeFocused()
  await name.press('Escape')
  await expect(moveButton(page)).toBeFocused()
  await moveButton(page).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'До нової групи…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription(/Це поле є обовьязковим!/)
  await expect(name).toBeFocused()
  await name.fill('На зиму')
  await name.press('Enter')
  await expect(moveButton(page)).toBeFocused()
  await page.getByRole('tab', { name: /^На зиму/ }).click()
  await expect(cards(page)).toHaveCount(1)
  expect(await axeViolations(page, 'main')).toEqual([])
  await moveButton(page).click()
  await expect(page.getByRole('menuitemradio', { name: 'На зиму', checked: true })).toBeFocused()
  await page.getByRole('menuitemradio', { name: 'Без групи' }).click()
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(consoleErrors).toEqual([])
})

test(
  'keeps the list and shows an error when it cannot be stored, and retries on request',
  deskAtNight,
  async ({ page }) => {
    await page.goto('/jackets')
    await page.evaluate(() => {
      const full = Array.from({ length: 500 }, (_, index) => (index + 1000).toString(36)).join('.')
      // biome-ignore lint/suspicious/noDocumentCookie: as an earlier version of the page wrote it
      document.cookie = `wishlist=${full}; Path=/`
    })
    await page.reload()
    await wishlistButtons(page).first().click()
    const toast = page.getByText('Не вдалося зберегти список бажань:')
    await expect(toast.first()).toBeVisible()
    await expect(wishlistButtons(page).first()).toHaveAttribute('aria-pressed', 'false')
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as an earlier version of the page wrote it
      document.cookie = 'wishlist=.; Path=/'
    })
    await page.getByRole('button', { name: 'Спробувати ще раз' }).click()
    await expect(wishlistButtons(page).first()).toHaveAttribute('aria-pressed', 'true')
  },
)

for (const { prefix, list, one, wish, all } of Object.values(labels))
  test(
    `shows the wishlist in ${prefix || '/uk'} without axe violations in light and dark`,
    atNight,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${prefix}/wishlist`)
      const check = async () => {
        await expect(page.getByRole('progressbar')).toBeHidden()
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect(await axeViolations(page)).toEqual([])
        }
      }
      await check()
      await page.goto(`${prefix}/jackets`)
      await page
        .getByRole('button', { name: new RegExp(`^${wish}: `) })
        .first()
        .click()
      await link(page, one).click()
      await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
      await expect(page.getByRole('tab', { name: new RegExp(`^${all}`) })).toBeVisible()
      await check()
    },
  )

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('redirects back when a product is liked, then lists, groups and removes it', atNight, async ({ page }) => {
    await page.goto('/jackets?sort=cheap')
    await wishlistButtons(page).first().click()
    await expect(page).toHaveURL(/\/jackets\?sort=cheap$/)
    const fillOf = (index: number) =>
      wishlistButtons(page)
        .nth(index)
        .locator('svg')
        .evaluate(icon => getComputedStyle(icon).fill)
    // Its address is the one before: it may not have come yet.
    await expect.poll(async () => (await fillOf(0)) === (await fillOf(1))).toBe(false)
    // The page does not tell what is liked: another press shows the list.
    await wishlistButtons(page).first().click()
    await expect(page).toHaveURL(/\/wishlist$/)
    await expect(cards(page)).toHaveCount(1)
    await moveToNewGroup(page, 'На зиму')
    await expect(page.getByRole('heading', { level: 2, name: 'На зиму' })).toBeVisible()
    await expect(cards(page)).toHaveCount(2)
    await wishlistButtons(page).first().click()
    await expect(page).toHaveURL(/\/wishlist$/)
    await expect(page.getByRole('heading', { name: empty })).toBeVisible()
  })
})
