import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { deskAtNight, desktopOnly, phoneInGate } from './projects.ts'
import { shopCommand } from './shop-command.ts'
import { collectConsoleErrors, hold, hydrate } from './shopper.ts'

const JACKET = '/jackets/kurtka-robocha-travers-hrafit'
const words = labels.uk

const sizes = (page: Page) => page.getByRole('radiogroup', { name: words.size })
const sizeLabel = (page: Page, size: string) => sizes(page).getByText(size, { exact: true })
const radio = (page: Page, size: string) => page.getByRole('radio', { name: size, exact: true, includeHidden: true })
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: words.add }).first()
const added = (page: Page) => page.getByRole('dialog', { name: words.added })
/** Presses of the stepper wait for hydration as long as it takes, those of the form for four seconds. */
async function increase(page: Page, to = '2') {
  await page.getByRole('main').getByRole('button', { name: words.increase }).click()
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue(to)
}
const cart = (page: Page) => page.locator('header .header-link').last()

test(
  'shows the error at the sizes and focuses the first one when nothing is chosen, then adds what is chosen',
  phoneInGate,
  async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    await page.goto(JACKET)
    await increase(page)
    await add(page).click()
    await expect(sizes(page)).toHaveAccessibleDescription('Оберіть розмір')
    await expect(radio(page, '46')).toBeFocused()
    await sizeLabel(page, '54').click()
    await expect(radio(page, '54')).toBeChecked()
    await expect(sizes(page)).not.toHaveAccessibleDescription('Оберіть розмір')
    await add(page).click()
    await expect(added(page)).toContainText('54')
    await expect(cart(page)).toContainText(words.cartOfTwo)
    await page.keyboard.press('Escape')
    await expect(radio(page, '54')).toBeChecked()
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2')
    await sizeLabel(page, '52').click()
    await add(page).click()
    await expect(added(page)).toContainText('52')
    expect(consoleErrors).toEqual([])
  },
)

test(
  'says «from» wherever the price of a product stands whose sizes differ in it',
  desktopOnly,
  async ({ page, makeGoods }) => {
    const { url, name, code } = await makeGoods()
    await shopCommand('price', code, '54', '990')
    const from = /від\s*900/
    const main = page.getByRole('main')
    const search = page.getByRole('banner').getByLabel('Пошук', { exact: true }).and(page.locator('input'))
    await page.goto('/cart')
    await search.focus()
    await search.fill(code)
    await expect(page.getByRole('banner').getByRole('option', { name }).first()).toContainText(from)
    await page.keyboard.press('Enter')
    const card = main.getByRole('article').filter({ hasText: name })
    await expect(card).toContainText(from)
    await card.getByRole('link', { name: /^Обрати розмір/ }).click()
    await expect(page.getByRole('dialog')).toContainText(from)
    await page.keyboard.press('Escape')
    const toggle = card.getByRole('button', { name: /^Порівняти/ })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/compare')
    await expect(main.getByRole('row', { name: /^Ціна/ })).toContainText(from)
    await page.goto(`/crew${url}`)
    await expect(main.getByText(from)).toBeVisible()
    await page.goto(url)
    await expect(main.locator('.purchase__price')).toContainText(from)
  },
)

test('keeps what was chosen and pressed before hydration', desktopOnly, async ({ page }) => {
  const release = await hold(page, '**/assets/*.js')
  await page.goto(JACKET, { waitUntil: 'commit' })
  await add(page).click() // without a size, so that nothing is added
  await sizeLabel(page, '54').click()
  await page.getByRole('main').getByRole('spinbutton').fill('3')
  const sections = page.getByRole('tablist', { name: 'Про товар' }).getByRole('tab')
  await sections.first().press('ArrowRight')
  release()
  await page.waitForLoadState()
  await increase(page, '4')
  await expect(sections.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(radio(page, '54')).toBeChecked()
  await add(page).click()
  await expect(added(page)).toContainText('54')
  await expect(cart(page)).toContainText('Кошик, 4 товари')
})

test('adds the product once when the button is pressed twice', deskAtNight, async ({ page, makeGoods }) => {
  const goods = await makeGoods()
  await page.goto(goods.url)
  await sizeLabel(page, goods.size).click()
  await increase(page)
  await add(page).dblclick()
  await expect(added(page)).toBeVisible()
  await expect(cart(page)).toContainText(words.cartOfTwo)
})

test('submits the form natively when the script of the cart cannot be fetched', deskAtNight, async ({ page }) => {
  await page.route('**/assets/cart-flow-*.js', route => route.abort('connectionreset'))
  await page.goto(JACKET)
  await sizeLabel(page, '54').click()
  await page.getByRole('main').getByRole('button', { name: words.increase }).click()
  await add(page).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2')
})

test('adds to the cart when the network returns if it was pressed offline', deskAtNight, async ({ page, context }) => {
  await page.goto(JACKET)
  await hydrate(page, add(page))
  await context.setOffline(true)
  await sizeLabel(page, '54').click()
  await expect(radio(page, '54')).toBeChecked()
  await add(page).click()
  await expect(add(page)).toHaveAttribute('aria-disabled', 'true')
  await context.setOffline(false)
  await expect(added(page)).toContainText('54')
  await expect(cart(page)).toContainText('Кошик, 1 товар')
  await page.keyboard.press('Escape')
  await expect(add(page)).not.toHaveAttribute('aria-disabled')
})

test('keeps the size and resets the quantity when another colour is opened', deskAtNight, async ({ page }) => {
  await page.goto(JACKET)
  await sizeLabel(page, '54').click()
  await page.getByRole('main').getByRole('button', { name: words.increase }).click()
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2')
  const colour = page.locator('.purchase__colour a:not([aria-current])').first()
  const href = await colour.getAttribute('href')
  await colour.click()
  await expect(page).toHaveURL(href ?? '')
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1')
  await expect(sizes(page).getByRole('radio', { name: '54', checked: true })).toBeVisible()
  // That of the address, at once: before hydration, and without scripts.
  await page.goto(`${JACKET}?size=52`)
  await colour.click()
  await expect(sizes(page).getByRole('radio', { name: '52', checked: true })).toBeVisible()
})

test(
  'chooses the size of the address, with its page kept apart from that of the product',
  desktopOnly,
  async ({ page, makeGoods }) => {
    const { url, size } = await makeGoods()
    await page.goto(`${url}?${new URLSearchParams({ size })}`)
    await expect(radio(page, size)).toBeChecked()
    await add(page).click()
    await expect(added(page)).toContainText(size)
    await page.goto(url)
    await expect(radio(page, size)).not.toBeChecked()
    await page.goto(`${url}?size=nothing`)
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0)
  },
)
