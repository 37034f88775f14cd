import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { atNight, deskAtNight, desktopOnly, phoneAtNight, phoneInGate } from './projects.ts'
import { hydrate } from './shopper.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.locator('.network-notice')
const banner = (page: Page) => page.getByRole('banner')
const sizes = (page: Page) => banner(page).getByRole('link', { name: 'Розміри', exact: true })

/** Collects the URLs of the documents that the browser loads. */
function countDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

/** The route module of category pages. */
const LIST_MODULE = /\/assets\/page-[^/]*\.js$/

test.describe('a page whose module cannot be loaded', deskAtNight, () => {
  test('reloads its own document once', async ({ page }) => {
    await page.goto('/news')
    await hydrate(page, sizes(page))
    const documents = countDocuments(page)
    await page.route(LIST_MODULE, route => (documents.length > 0 ? route.continue() : route.abort()))
    await sizes(page).click()
    await expect(heading(page)).toHaveText('Розміри')
    await expect(page).toHaveURL('/sizes')
    expect(documents).toEqual(['/sizes'])
  })

  test(
    'shows the error screen within the layout when it was reloaded less than a minute ago',
    atNight,
    async ({ page }) => {
      await page.goto('/news')
      await hydrate(page, sizes(page))
      await page.route(LIST_MODULE, route => route.abort())
      const documents = countDocuments(page)
      await sizes(page).click()
      await expect(heading(page)).toHaveText('Розміри')
      expect(documents).toEqual(['/sizes'])
      await page.goto('/news')
      await hydrate(page, sizes(page))
      await sizes(page).click()
      await expect(heading(page)).toHaveText('500. Щось пішло не так')
      await expect(page).toHaveURL('/sizes')
      await expect(banner(page)).toBeVisible()
      expect(documents).toEqual(['/sizes', '/news'])
      await page.getByRole('link', { name: 'На головну', exact: true }).click()
      await expect(page).toHaveURL('/')
    },
  )
})

test(
  'keeps the page and says so when offline, and opens the last clicked link when the network returns',
  phoneInGate,
  async ({ page, context }) => {
    await page.goto('/news')
    const documents = countDocuments(page)
    await context.setOffline(true)
    const first = page.getByRole('contentinfo').getByRole('link', { name: 'Контакти', exact: true })
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Про нас', exact: true })
    await first.click()
    await expect(notice(page)).toContainText('Немає з’єднання з інтернетом')
    await expect(notice(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('status').filter({ hasText: 'Немає з’єднання' }).first()).toBeVisible()
    await expect(page).toHaveURL('/news')
    await expect(heading(page)).toHaveText('Новини')
    await expect(banner(page)).toBeVisible()
    const href = (await last.getAttribute('href')) ?? ''
    await last.click()
    await context.setOffline(false)
    await expect(page).toHaveURL(href)
    await expect(notice(page)).toBeHidden()
    await expect(heading(page)).toHaveText(/Про/)
    // A page that was not hydrated yet opens the link as a document.
    expect([[], [href]]).toContainEqual(documents)
    await page.goBack()
    await expect(heading(page)).toHaveText('Новини')
  },
)

test(
  'opens a link clicked as the first interaction when the network is already gone',
  deskAtNight,
  async ({ page, context }) => {
    await page.goto('/en/news')
    const documents = countDocuments(page)
    await context.setOffline(true)
    await page.getByRole('main').locator('a[href^="/en/news/"]').first().click()
    await expect(notice(page)).toContainText('No internet connection')
    await expect(heading(page)).toHaveText('News')
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/en\/news\/./)
    await expect(notice(page)).toBeHidden()
    expect(documents.length).toBeLessThanOrEqual(1)
  },
)

test(
  'waits for the network with links to another document, and keeps what was typed until then',
  deskAtNight,
  async ({ page, context }) => {
    await page.goto('/login')
    const documents = countDocuments(page)
    const email = page.getByRole('main').getByLabel('E-mail')
    await email.fill('olena@poshta.example')
    await context.setOffline(true)
    await banner(page).getByRole('link', { name: 'Доставка і оплата', exact: true }).click()
    await expect(notice(page)).toContainText('Немає з’єднання з інтернетом')
    await sizes(page).click()
    await expect(heading(page)).toHaveText('Вхід')
    await expect(email).toHaveValue('olena@poshta.example')
    expect(documents).toEqual([])
    await context.setOffline(false)
    await expect(heading(page)).toHaveText('Розміри')
    expect(documents).toEqual(['/sizes'])
  },
)

test(
  'keeps the page when the server is unreachable, and opens the clicked link on retry',
  deskAtNight,
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/ru/news')
    // The field of the search is a combobox once the page is hydrated.
    await banner(page).getByLabel('Поиск', { exact: true }).and(page.locator('input')).focus()
    await expect(banner(page).getByRole('combobox', { name: 'Поиск' })).toBeFocused()
    const documents = countDocuments(page)
    await page.route('**/*', route => route.abort('connectionrefused'))
    // With the clock stopped before the first failure, only the button retries, never the timer.
    await page.clock.pauseAt(Date.now() + 600_000)
    await banner(page).getByRole('link', { name: 'Размеры', exact: true }).click()
    await expect(notice(page)).toContainText('Нет связи с магазином')
    await expect(heading(page)).toHaveText('Новости')
    await page.unroute('**/*')
    await notice(page).getByRole('button', { name: 'Попробовать ещё раз' }).click()
    await expect(page).toHaveURL('/ru/sizes')
    await expect(notice(page)).toBeHidden()
    expect(documents).toEqual([])
  },
)

test(
  'keeps the typed text and says that it was not sent when a form is submitted while the server is away',
  deskAtNight,
  async ({ page }) => {
    await page.goto('/delivery')
    const contact = page.getByRole('region', { name: 'Запитайте про розмір чи тканину' })
    await contact.getByLabel("Ім'я").fill('Олена')
    await contact.getByLabel('Телефон').fill('067 123 45 67')
    await contact.getByLabel('Повідомлення').fill('Яка тканина?')
    await page.route('**/message.data*', route => route.abort('connectionrefused'))
    await contact.getByRole('button', { name: 'Надіслати' }).click()
    await expect(contact.getByRole('status')).toHaveText('Не вдалося надіслати. Спробуйте ще раз.')
    await expect(contact.getByLabel('Повідомлення')).toHaveValue('Яка тканина?')
    await page.unroute('**/message.data*')
    await contact.getByRole('button', { name: 'Надіслати' }).click()
    await expect(contact.getByRole('status')).toHaveText('Дякуємо! Ми прочитаємо і передзвонимо.')
  },
)

/**
 * Links to another language, to another area, and of a part that is not hydrated yet: the last one shows the cart's page, or its dialog
 * when its part is hydrated before the server answers.
 */
const firstPresses = [
  { from: '/news', to: '/en/news', title: 'News' },
  { from: '/login', to: '/sizes', title: 'Розміри' },
  { from: '/sizes', to: '/cart', title: 'Кошик' },
]
for (const { from, to, title } of firstPresses)
  test(`holds the first press of a page, a link from ${from} to ${to}`, deskAtNight, async ({ page, context }) => {
    await page.goto(from)
    const documents = countDocuments(page)
    await context.setOffline(true)
    const link = page.locator(`header a[href="${to}"]`).first()
    // A press by touch or keyboard: no pointer has moved over the page before.
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(notice(page)).toContainText('Немає з’єднання з інтернетом')
    await expect(notice(page)).toBeVisible()
    await expect(page).toHaveURL(from)
    await expect(banner(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    expect(documents.length).toBeLessThanOrEqual(1)
  })

test(
  'holds a link and a form pressed before hydration until the network returns',
  desktopOnly,
  async ({ page, context }) => {
    await page.route('**/assets/*.js', () => undefined) // never answered: the page is never hydrated
    await page.goto('/news', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const documents = countDocuments(page)
    await context.setOffline(true)
    await banner(page).getByRole('link', { name: 'Доставка і оплата', exact: true }).click()
    await expect(notice(page)).toBeVisible()
    await expect(notice(page)).toContainText('Немає з’єднання з інтернетом')
    const search = banner(page).getByRole('searchbox')
    await search.fill('куртка')
    await search.press('Enter')
    await expect(heading(page)).toHaveText('Новини')
    expect(documents).toEqual([])
    await page.unroute('**/assets/*.js')
    await context.setOffline(false)
    // What was pressed last.
    await expect(page).toHaveURL(/\/search/)
    await expect(notice(page)).toBeHidden()
  },
)

test(
  'opens a link of the page itself, and one in another tab, as it does online',
  deskAtNight,
  async ({ page, context }) => {
    await page.goto('/sizes')
    await context.setOffline(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter') // the link that skips the header
    await expect(page).toHaveURL('/sizes#main')
  },
)

test(
  'opens the filters pressed before they were loaded when the network returns',
  phoneAtNight,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/jackets')
    // Without its modules, which a browser does not fetch again, it would be a page without scripts.
    await expect.poll(() => page.evaluate('window.earlyEvents === null')).toBe(true)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Фільтри' }).tap()
    await expect(notice(page)).toContainText('Немає з’єднання з інтернетом')
    await expect(notice(page)).toBeInViewport({ ratio: 1 })
    await context.setOffline(false)
    const drawer = page.getByRole('dialog', { name: 'Фільтри' })
    await expect(drawer).toBeInViewport()
    await expect(notice(page)).toBeHidden()
    // With its styles: it covers the page from the top.
    expect((await drawer.boundingBox())?.height).toBe(740)
  },
)

test(
  'compares a product while offline and shows the way to the comparison when the network returns',
  deskAtNight,
  async ({ page, context }) => {
    await page.goto('/jackets')
    const product = await page.locator('[data-scope="product-card"] a[href^="/jackets/"]').first().getAttribute('href')
    await page.goto(product ?? '')
    const toggle = page.getByRole('main').getByRole('button', { name: 'Порівняти', exact: true })
    await hydrate(page, toggle)
    await context.setOffline(true)
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(notice(page)).toContainText('Немає з’єднання з інтернетом')
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: 'Порівняння: 1 товар' }).first()).toBeVisible()
    await expect(notice(page)).toBeHidden()
  },
)
