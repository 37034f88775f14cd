import type { Page, Request } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { desktopOnly, phoneOnly } from './projects.ts'
import { collectConsoleErrors, hold } from './shopper.ts'

const labels = {
  uk: {
    prefix: '',
    field: 'Пошук',
    list: 'Підказки',
    typed: 'куртк',
    count: /^Знайдено \d+ варіант/,
    categories: 'Категорії',
  },
  ru: { prefix: '/ru', field: 'Поиск', list: 'Подсказки', typed: 'куртк', count: /^Найден/, categories: 'Категории' },
  en: {
    prefix: '/en',
    field: 'Search',
    list: 'Suggestions',
    typed: 'jacket',
    count: /found$/,
    categories: 'Categories',
  },
} as const

const field = (page: Page, name = 'Пошук') => page.getByRole('banner').getByRole('combobox', { name, exact: true })
/** The search field, as a plain input before its script is loaded or as a combobox after. */
const anyField = (page: Page, name = 'Пошук') =>
  page.getByRole('banner').getByLabel(name, { exact: true }).and(page.locator('input'))
const options = (page: Page) => page.getByRole('banner').getByRole('option')

/** Focuses the search field and waits for the script of its suggestions. */
async function openSearch(page: Page, path = '/', name = 'Пошук') {
  await page.goto(path)
  await anyField(page, name).focus()
  await expect(field(page, name)).toBeFocused()
}

test('fetches nothing before the first focus, then requests once when typing pauses', desktopOnly, async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  const fetched: string[] = []
  const requestBodies: string[] = []
  page.on('request', request => {
    if (/\/search-[^/]*\.js/.test(request.url())) fetched.push(request.url())
    if (request.url().endsWith('/api/search/suggest')) requestBodies.push(request.postData() ?? '')
  })
  await page.goto('/')
  const deferred = page.waitForResponse(/\/shell-deferred-[^/]*\.js/)
  await page.mouse.move(300, 300)
  await page.mouse.move(320, 320)
  await deferred
  expect(fetched).toEqual([])
  await anyField(page).focus()
  await expect(field(page)).toBeFocused()
  expect(fetched.length).toBeGreaterThan(0)
  // Popular queries, for the empty field.
  await expect.poll(() => requestBodies).toEqual([expect.stringContaining('"query":""')])
  await page.keyboard.type('куртка')
  await expect(options(page).first()).toBeVisible()
  await expect(field(page)).toHaveValue('куртка')
  expect(requestBodies.at(-1)).toContain('"куртка"')
  expect(requestBodies.length).toBeLessThan(6)
  expect(consoleErrors).toEqual([])
})

test('keeps the text and the caret when the field hydrates', async ({ page }) => {
  await page.route(/\/shell-deferred-[^/]*\.js/, async route => {
    await page.keyboard.type('крта')
    await page.keyboard.press('ArrowLeft')
    await route.continue()
  })
  await page.goto('/')
  await anyField(page).focus()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('крта')
  await page.keyboard.type('к')
  await expect(field(page)).toHaveValue('кртка')
})

test('keeps every letter when a word is typed fast on a slow phone', phoneOnly, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/', { waitUntil: 'commit' })
  await anyField(page).tap()
  await page.keyboard.type('куртка робоча', { delay: 25 })
  await expect(field(page)).toBeFocused()
  await expect(options(page).first()).toBeVisible()
  await expect(field(page)).toHaveValue('куртка робоча')
  await page.close()
})

test('moves by arrow keys, follows by Enter, closes and then clears by Escape', desktopOnly, async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('куртка роб')
  await expect(options(page).first()).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('куртка роб')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  const all = options(page).filter({ hasText: 'Усі результати: куртка роб' })
  await expect(all).toHaveAttribute('href', /^\/search\//)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const first = options(page).first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  const product = (await first.getAttribute('href')) ?? ''
  expect(product).toMatch(/^\/[\w-]+\/[\w-]+$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(product)
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('шолом')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
})

test('searches from the header', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Пошук' }).fill('Куртка')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/%D0%BA%D1%83%D1%80%D1%82%D0%BA%D0%B0$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('куртка')
  await expect(page.locator('[data-scope="product-card"][data-part="root"]').first()).toBeVisible()
})

test('opens the results page when Enter is pressed without an active suggestion', desktopOnly, async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('Куртка')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/%D0%BA%D1%83%D1%80%D1%82%D0%BA%D0%B0$/)
  await expect(field(page)).toHaveValue('куртка')
  await expect(options(page)).toHaveCount(0)
  await page.goto('/search/kurtka')
  await expect(anyField(page)).toHaveValue('kurtka')
  // Recent queries on focus, until they are cleared; popular ones always.
  await openSearch(page)
  const recent = page.getByRole('group', { name: 'Ви шукали' })
  await expect(recent.getByRole('option')).toHaveText(['куртка'])
  await expect(page.getByRole('group', { name: 'Популярне' }).getByRole('option').first()).toBeVisible()
  await page.getByRole('button', { name: 'Очистити історію пошуку' }).click()
  await expect(recent).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Популярне' }).getByRole('option').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
})

test('opens the product or the category when its suggestion is clicked', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('куртк')
  const category = page.getByRole('group', { name: 'Категорії' }).getByRole('option').first()
  const href = (await category.getAttribute('href')) ?? ''
  await category.click()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('announces an empty result, and a failure with a retry button', desktopOnly, async ({ page }) => {
  await openSearch(page)
  const status = page.getByRole('banner').getByRole('status')
  await page.keyboard.type('ъъъъщщщщ')
  await expect(status).toHaveText('Нічого не знайдено')
  await page.route('**/api/search/suggest', route => route.abort())
  await field(page).fill('рукавиці')
  await expect(status).toHaveText('Не вдалося завантажити список')
  await page.unroute('**/api/search/suggest')
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click()
  await expect(options(page).first()).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test('ignores a late response to an earlier query', desktopOnly, async ({ page }) => {
  const isEarlier = (request: Request) => request.postData()?.includes('"шолом"') === true
  const release = await hold(page, '**/api/search/suggest', isEarlier)
  await openSearch(page)
  const requested = page.waitForRequest('**/api/search/suggest')
  await page.keyboard.type('шолом')
  await requested
  await field(page).fill('рукавиці')
  await expect(options(page).first()).toContainText(/рукавиц/i)
  release()
  await expect(options(page).filter({ hasText: /шолом|каска/i })).toHaveCount(0)
})

for (const { prefix, field: name, list, typed, count, categories } of Object.values(labels))
  test(`labels suggestions in ${prefix || '/uk'} and has no axe violations in light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSearch(page, prefix || '/', name)
    await page.keyboard.type(typed)
    await expect(page.getByRole('listbox', { name: list })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(count)
    await expect(page.getByRole('group', { name: categories }).getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeViolations(page, 'header')).toEqual([])
    }
  })
