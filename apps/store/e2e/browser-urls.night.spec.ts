import type { Page } from '@playwright/test'
import { registerCustomer, signIn } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'
import { collectConsoleErrors, hydrate } from './shopper.ts'
import { logOut } from './sign-in-actions.ts'

/** The meta tags, links and structured data that are in the document now. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map(tag => tag.getAttribute(name))
    return {
      canonical: all('link[rel="canonical"]', 'href').map(href => href?.replace(location.origin, '')),
      languages: all('link[rel="alternate"]', 'hreflang'),
      described: all('meta[name="description"]', 'content').length,
      robots: all('meta[name="robots"]', 'content'),
      url: all('meta[property="og:url"]', 'content').map(href => href?.replace(location.origin, '')),
      structured: document.head.querySelectorAll('script[type="application/ld+json"]').length > 0,
    }
  })

const expectedHead = (canonical: string, robots: string[] = [], structured = false) => ({
  canonical: [canonical],
  languages: ['uk', 'ru', 'en', 'x-default'],
  described: 1,
  robots,
  url: [canonical],
  structured,
})

test.describe('addresses in a browser', desktopOnly, () => {
  test('shows the page in its language when an ad links to an upper-case address', async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    for (const [path, lang, title] of [
      ['/RU?gclid=x', 'ru', /^Рабочая одежда/],
      ['/EN/news?gclid=1', 'en', /^News — HART/],
      ['/RU/Jackets?gclid=1&size=52', 'ru', /^Куртки и жилеты — ГАРТ/],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveURL(path)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page).toHaveTitle(title)
      expect((await headOf(page)).robots, path).toEqual(['noindex'])
    }
    await expect(page.locator('a[hreflang="en"]')).toHaveAttribute('href', /^\/en\/jackets/)
    const second = page
      .getByRole('navigation', { name: 'Страницы' })
      .getByRole('link', { name: 'Страница 2', exact: true })
    await hydrate(page, second)
    await second.click()
    await expect(page).toHaveURL('/ru/jackets?size=52&page=2')
    await expect.poll(() => headOf(page)).toEqual(expectedHead('/ru/jackets?page=2', ['noindex, follow']))
    expect(consoleErrors).toEqual([])
  })

  test('updates the meta tags on navigation and on Back', async ({ page }) => {
    await page.goto('/jackets')
    expect(await headOf(page)).toEqual(expectedHead('/jackets', [], true))
    const card = page.locator('[data-scope="product-card"][data-part="link"]').first()
    const url = (await card.getAttribute('href')) ?? ''
    await hydrate(page, card)
    await card.click()
    await expect(page).toHaveURL(url)
    await expect.poll(() => headOf(page)).toEqual(expectedHead(url))
    await page.goBack()
    await expect.poll(() => headOf(page)).toEqual(expectedHead('/jackets'))
    await page.getByRole('combobox', { name: 'Сортування' }).selectOption({ label: 'Спочатку дешевші' })
    await expect(page).toHaveURL('/jackets?sort=cheap')
    await expect.poll(() => headOf(page)).toEqual(expectedHead('/jackets', ['noindex, follow']))
  })

  test('loads a document between shop and account, and none inside either', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const consoleErrors = collectConsoleErrors(page)
    const customer = await registerCustomer(request)
    await signIn(context, baseURL, customer)
    /** Opens a page by a press, and says whether that was another document. */
    const opensDocument = async (press: () => Promise<unknown>, path: string, heading: string) => {
      await page.evaluate(() => {
        document.documentElement.dataset.seen = ''
      })
      await press()
      await expect(page).toHaveURL(url => url.pathname === path)
      await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
      return page.evaluate(() => !('seen' in document.documentElement.dataset))
    }
    const menu = page.getByRole('banner').getByRole('button', { name: 'Кабінет: Ольга' })
    const sections = page.getByRole('navigation', { name: 'Кабінет' })
    const toHome = page.getByRole('banner').getByRole('link', { name: 'ГАРТ, на головну' })
    const jackets = 'Куртки та жилети'

    await page.goto('/')
    const toJackets = page.getByRole('main').getByRole('link', { name: jackets }).first()
    await hydrate(page, toJackets)
    expect(await opensDocument(() => toJackets.click(), '/jackets', jackets)).toBe(false)
    await menu.click()
    const toOrders = page.getByRole('banner').getByRole('link', { name: 'Мої замовлення' })
    await expect(toOrders).toBeVisible()
    await page.evaluate(() => scrollTo(0, 700))
    // A press of the mouse would scroll back to the header.
    expect(await opensDocument(() => toOrders.dispatchEvent('click'), '/account/orders', 'Мої замовлення')).toBe(true)
    const toContact = sections.getByRole('link', { name: 'Контактна інформація' })
    await hydrate(page, toContact)
    expect(await opensDocument(() => toContact.click(), '/account', 'Контактна інформація')).toBe(false)
    expect(await opensDocument(() => toHome.click(), '/', 'Каталог')).toBe(true)

    expect(await opensDocument(() => page.goBack(), '/account', 'Контактна інформація')).toBe(true)
    await hydrate(page, sections.getByRole('link', { name: 'Мої замовлення' }))
    expect(await opensDocument(() => page.goBack(), '/account/orders', 'Мої замовлення')).toBe(false)
    expect(await opensDocument(() => page.goBack(), '/jackets', jackets)).toBe(true)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
    expect(await opensDocument(() => page.goForward(), '/account/orders', 'Мої замовлення')).toBe(true)

    // A redirect leads out of the account too, and the other tabs hear of it.
    const other = await context.newPage()
    await other.goto('/news')
    await expect(other.getByRole('banner').getByRole('button', { name: 'Кабінет: Ольга' })).toBeVisible()
    await page.bringToFront()
    expect(await opensDocument(() => logOut(page), '/', 'Каталог')).toBe(true)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Увійти' })).toBeVisible()
    await expect(other.getByRole('banner').getByRole('link', { name: 'Увійти' })).toBeVisible()
    expect(consoleErrors).toEqual([])
  })

  test('finds a query with special characters from the field, a link and the next page', async ({ page }) => {
    for (const query of ['50%', '48/50', 'a,b', 'en: 343', 'c+d', 'x?', '..']) {
      await page.goto('/delivery')
      await page.getByRole('banner').getByLabel('Пошук', { exact: true }).focus()
      const field = page.getByRole('banner').getByRole('combobox', { name: 'Пошук' })
      await expect(field).toBeFocused()
      await field.fill(query)
      await field.press('Enter')
      if (query === '..') await expect(page).toHaveURL('/search')
      else await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(`«${query}»`)
    }
    await page.goto('/search/48%2F50')
    await page
      .getByRole('navigation', { name: 'Сторінки' })
      .getByRole('link', { name: 'Сторінка 2', exact: true })
      .click()
    await expect(page).toHaveURL('/search/48%2F50?page=2')
    await expect(page.locator('a[hreflang="en"]')).toHaveAttribute('href', '/en/search/48%2F50?page=2')
  })

  test('opens the dialog that the form names instead of «product-added»', async ({ page, makeGoods }) => {
    const { url, option } = await makeGoods()
    await page.goto(url)
    await page.locator('form.purchase__form').evaluate(form => {
      const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'modal', value: 'cart' })
      form.append(field)
    })
    await page.locator(`input[name="option_id"][value="${option}"]`).check({ force: true })
    await page.getByRole('button', { name: 'Додати в кошик', exact: true }).first().click()
    await expect(page.getByRole('dialog', { name: 'Кошик' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Товар додано до кошика' })).toHaveCount(0)
  })

  test('answers 404 with a link home when a page does not exist', async ({ page }) => {
    for (const path of [
      '/404',
      '/no-such-page',
      '/jackets/no-such-product',
      '/news/no-such-article',
      '/a/b/c',
      '/ru/none',
    ]) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Извините!')
    await page.goto('/no-such-page')
    await expect(page.getByText('Вибачте! Сторінка, яку Ви шукаєте, не знайдена')).toBeVisible()
    await page.getByRole('link', { name: 'На головну', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
})
