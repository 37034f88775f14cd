import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'
import { collectConsoleErrors, hydrate } from './shopper.ts'

const sentences = {
  uk: {
    prefix: '',
    typed: 'Штани з наколінниками, розмір 52, до 2000 грн',
    query: 'штани з наколінниками',
    price: /^Прибрати фільтр: до 2\s000\s₴$/,
    size: 'Прибрати фільтр: Розмір: 52',
    empty: 'За такими умовами товарів немає',
    field: 'Пошук',
  },
  ru: {
    prefix: '/ru',
    typed: 'брюки с наколенниками, размер 52, до 2 000 грн',
    query: 'брюки с наколенниками',
    price: /^Убрать фильтр: до 2\s000\s₴$/,
    size: 'Убрать фильтр: Размер: 52',
    empty: 'По таким условиям товаров нет',
    field: 'Поиск',
  },
  en: {
    prefix: '/en',
    typed: 'knee pad trousers, size 52, under 2k UAH',
    query: 'knee pad trousers',
    price: /^Remove filter: up to 2,000\s₴$/,
    size: 'Remove filter: Size: 52',
    empty: 'No products match these filters',
    field: 'Search',
  },
} as const

const field = (page: Page, name: string) =>
  page.getByRole('banner').getByLabel(name, { exact: true }).and(page.locator('input'))
const cards = (page: Page) => page.locator('[data-scope="product-card"][data-part="root"]')

for (const { prefix, typed, query, price, size, empty, field: name } of Object.values(sentences)) {
  const results = `${prefix}/search/${encodeURIComponent(query)}`

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`turns the size and the price of a sentence into filters in ${prefix || '/uk'}`, async ({ page }) => {
      await page.goto(prefix || '/')
      await field(page, name).fill(typed)
      await field(page, name).press('Enter')
      await expect(page).toHaveURL(`${results}?size=52&price_max=2000`)
      await expect(page.getByText(empty)).toBeVisible()
      await page.getByRole('link', { name: price }).click()
      await expect(page).toHaveURL(`${results}?size=52`)
      await expect(page.getByRole('link', { name: size })).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
    })
  })
}

test(
  'turns the size and the price of a sentence into filters and keeps it after a return',
  desktopOnly,
  async ({ page }) => {
    const { typed, query, price, size, empty, field: name } = sentences.uk
    const results = `/search/${encodeURIComponent(query)}`
    const consoleErrors = collectConsoleErrors(page)
    await page.goto('/')
    await hydrate(page, field(page, name))
    await field(page, name).fill(typed)
    await field(page, name).press('Enter')
    await expect(page).toHaveURL(`${results}?size=52&price_max=2000`)
    const announced = /^Застосовано фільтри: до 2\s000\s₴, Розмір: 52$/
    await expect(page.getByRole('status').filter({ hasText: announced })).toHaveCount(1)
    // No such trousers at that price: the filters can be dropped, one by one or all of them.
    await expect(page.getByText(empty)).toBeVisible()
    expect(await axeViolations(page, 'main')).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(field(page, name)).toHaveValue(typed)
    await page.goForward()
    await page.getByRole('link', { name: price }).click()
    await expect(page).toHaveURL(`${results}?size=52`)
    await expect(page.getByRole('link', { name: size })).toBeVisible()
    await expect(page.getByRole('link', { name: price })).toHaveCount(0)
    expect(consoleErrors).toEqual([])
  },
)

test(
  'says which name the shop has for a word, and lists all products when only filters were said',
  desktopOnly,
  async ({ page }) => {
    await page.goto(`/search/${encodeURIComponent('шолом')}`)
    await expect(page.getByText('Показано результати для «каска»')).toBeVisible()
    await expect(cards(page).first()).toContainText('Каска')
    await page.goto(`/search/${encodeURIComponent('розмір 52, до 2к')}`)
    await expect(page).toHaveURL('/catalogue?size=52&price_max=2000')
    await expect(cards(page).first()).toBeVisible()
  },
)
