import { expect, type Page, test } from '@playwright/test'
import { goodsOf, listenForComplaints, visit } from './shopper.ts'
import { speech } from './speech.ts'

const JACKET = '/jackets/kurtka-robocha-travers-hrafit'
/** Where the machine of the choice is. */
const MACHINE = '**/assets/product-configurator-*.js'
const words = speech.uk

const sizes = (page: Page) => page.getByRole('radiogroup', { name: words.size })
const key = (page: Page, size: string) => sizes(page).getByText(size, { exact: true })
const radio = (page: Page, size: string) => page.getByRole('radio', { name: size, exact: true, includeHidden: true })
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: words.add }).first()
const added = (page: Page) => page.getByRole('dialog', { name: words.added })
const cart = (page: Page) => page.locator('header .tool').last()

/** Holds the machine of the choice until it is let go. */
async function holdMachine(page: Page) {
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  let asked = 0
  await page.route(MACHINE, async route => {
    asked += 1
    await held
    await route.continue()
  })
  return { letGo, asked: () => asked }
}

test('the machine of the choice is fetched when somebody begins to choose', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const machine = () => asked.filter(url => url.includes('/assets/product-configurator-'))
  await visit(page, JACKET)
  expect(machine()).toEqual([])
  await radio(page, '54').focus()
  await expect.poll(machine).toHaveLength(1)
})

test('a choice waits for no machine: it is told, shown and ordered at once, and goes on with it', async ({ page }) => {
  const complaints = listenForComplaints(page)
  const machine = await holdMachine(page)
  await visit(page, JACKET)
  await add(page).click()
  await expect(sizes(page)).toHaveAccessibleDescription('Оберіть розмір')
  await expect(radio(page, '46')).toBeFocused()
  await key(page, '54').click()
  await expect(radio(page, '54')).toBeChecked()
  await expect(sizes(page)).not.toHaveAccessibleDescription('Оберіть розмір')
  await page.getByRole('main').getByRole('button', { name: words.increase }).click()
  await add(page).click()
  await expect(added(page)).toContainText('54')
  await expect(cart(page)).toContainText(words.cartOfTwo)
  await page.keyboard.press('Escape')
  expect(machine.asked()).toBe(1)
  machine.letGo()
  await page.waitForLoadState('networkidle')
  await expect(radio(page, '54')).toBeChecked()
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2')
  await key(page, '52').click()
  await add(page).click()
  await expect(added(page)).toContainText('52')
  expect(complaints).toEqual([])
})

test('the button pressed twice at once puts the goods into the cart once', async ({ page, request }) => {
  const goods = await goodsOf(request, left => left > 20, 33)
  await visit(page, goods.url)
  await key(page, goods.size).click()
  await add(page).dblclick()
  await expect(added(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(cart(page)).toContainText('Кошик, 1 товар')
})

test('where the machine cannot be had, goods go into the cart all the same, and the page stays', async ({ page }) => {
  await page.route(MACHINE, route => route.abort('connectionreset'))
  await visit(page, JACKET)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await key(page, '54').click()
  await add(page).click()
  await expect(added(page)).toContainText('54')
  await expect(cart(page)).toContainText('Кошик, 1 товар')
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '')
})

test('where the cart cannot be had either, the form goes the way it goes without scripts', async ({ page }) => {
  await page.route('**/assets/cart-flow-*.js', route => route.abort('connectionreset'))
  await visit(page, JACKET)
  await key(page, '54').click()
  await page.getByRole('main').getByRole('button', { name: words.increase }).click()
  await add(page).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2')
})

test('what is ordered without a network goes into the cart when it is back', async ({ page, context }) => {
  await visit(page, JACKET)
  await context.setOffline(true)
  await key(page, '54').click()
  await expect(radio(page, '54')).toBeChecked()
  await add(page).click()
  await expect(add(page)).toHaveAttribute('aria-disabled', 'true')
  await context.setOffline(false)
  await expect(added(page)).toContainText('54')
  await expect(cart(page)).toContainText('Кошик, 1 товар')
  await page.keyboard.press('Escape')
  await expect(add(page)).not.toHaveAttribute('aria-disabled')
})

test('of another colour the size is chosen anew', async ({ page }) => {
  await visit(page, JACKET)
  await key(page, '54').click()
  await page.getByRole('main').getByRole('button', { name: words.increase }).click()
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2')
  const colour = page.locator('.buybox__colour a:not([aria-current])').first()
  const href = await colour.getAttribute('href')
  await colour.click()
  await expect(page).toHaveURL(href ?? '')
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1')
  await expect(sizes(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await add(page).click()
  await expect(sizes(page)).toHaveAccessibleDescription('Оберіть розмір')
})
