import { expect, type Page, test } from '@playwright/test'
import { desktopOnly, phoneOnly } from './projects.ts'
import { findOption } from './shopper.ts'

/** Pixels by which the page is wider than its window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const doubleText = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

test('fits text of 200 % into the page, without one text over another', desktopOnly, async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { url } = await findOption(request, left => left > 5)
  for (const path of [url, '/jackets', '/contacts', '/sizes']) {
    await page.goto(`/ru${path}`)
    await doubleText(page)
    expect(await overflow(page), path).toBeLessThanOrEqual(0)
  }
  const pages = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Конфиденциальность' }) })
  const link = pages.first().getByRole('link', { name: 'Конфиденциальность' })
  const text = await page.locator('.prose').boundingBox()
  const widest = await link.evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  })
  if (!text) throw new Error('The text has no box')
  expect(widest.right <= text.x || widest.top >= text.y + text.height).toBe(true)
})

test('puts the order below the filters on a phone when the text is enlarged', phoneOnly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/jackets')
  await doubleText(page)
  const sort = page.locator('.toolbar__sort select')
  const [filters, select] = [await page.locator('.toolbar__filters').boundingBox(), await sort.boundingBox()]
  if (!filters || !select) throw new Error('The toolbar has no box')
  expect(select.y).toBeGreaterThanOrEqual(filters.y + filters.height)
})

test('puts the heart beside the button of a product that is out of stock', phoneOnly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/catalogue?availability=out_of_stock')
  await page.locator('[data-scope="product-card"] a').first().click()
  const notify = page.locator('.purchase__sold-out > a').first()
  await notify.scrollIntoViewIfNeeded()
  const [button, heart] = [
    await notify.boundingBox(),
    await page.locator('.purchase__sold-out').getByRole('button').boundingBox(),
  ]
  if (!button || !heart) throw new Error('The buttons have no boxes')
  expect(Math.abs(button.y - heart.y)).toBeLessThan(2)
  expect(heart.x).toBeGreaterThan(button.x + button.width)
})

test('marks the open category and keeps the ground of pictures in forced colours', desktopOnly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Каталог', exact: true }).click()
  const [first, second] = [page.locator('.mega-menu__category').first(), page.locator('.mega-menu__category').nth(1)]
  const background = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await first.evaluate(background)).not.toBe(await second.evaluate(background))
  await page.goto('/jackets/kurtka-robocha-travers-hrafit')
  const media = page.locator('[data-scope="gallery"][data-part="viewport"]')
  expect(await media.evaluate(background)).toBe('rgb(207, 205, 198)')
})

test('prints a product on the width of a sheet, with its data and nothing to press', desktopOnly, async ({ page }) => {
  // A4 with margins of 1 cm.
  await page.setViewportSize({ width: 718, height: 1047 })
  await page.goto('/jackets/kurtka-robocha-travers-hrafit')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const title = page.getByRole('heading', { level: 1 })
    expect((await title.boundingBox())?.x).toBe(0)
    await expect(page.locator('[data-scope="size-chart"] table')).toBeVisible()
    await expect(page.getByText('Поверхнева щільність').first()).toBeVisible()
    await expect(page.locator('#kit')).toBeHidden()
    expect(await page.locator('main').getByRole('button').filter({ visible: true }).count()).toBe(0)
  }
})
