import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { atNight, deskAtNight, phoneAtNight } from './projects.ts'
import { collectConsoleErrors, hydrate } from './shopper.ts'

/** The facets: beside the product list on desktop, in a drawer on a phone. */
async function facets(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('region', { name: 'Фільтри' })
  await page.getByRole('button', { name: /^Фільтри/ }).click()
  return page.getByRole('dialog', { name: 'Фільтри' })
}

const found = (page: Page) => page.getByRole('status').filter({ hasText: /Знайдено/ })
const chip = (page: Page, name: string) => page.getByRole('link', { name: `Прибрати фільтр: ${name}` })

test('updates address and announced count and keeps focus and scroll when filters are toggled by keyboard', async ({
  page,
  isMobile,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.goto('/jackets')
  const place = await facets(page, isMobile)
  const first = place.getByRole('checkbox', { name: '52', exact: true })
  await first.focus()
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  const countBefore = await found(page).last().textContent()
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/jackets?size=52&size=54')
  await expect(found(page).last()).not.toHaveText(countBefore ?? '')
  await expect(place.getByRole('checkbox', { name: '54', exact: true })).toBeFocused()
  expect(await scrolled()).toBe(before)
  expect(consoleErrors).toEqual([])
})

test('filters in a drawer and closes it by its button on a phone', phoneAtNight, async ({ page, isMobile }) => {
  await page.goto('/jackets')
  const drawer = await facets(page, isMobile)
  await expect(drawer).toBeInViewport({ ratio: 0.9 })
  const status = found(page).and(drawer.getByRole('status'))
  const before = (await status.textContent()) ?? ''
  await drawer.getByRole('checkbox', { name: '52', exact: true }).tap()
  await expect(status).not.toHaveText(before)
  await expect(page).toHaveURL('/jackets?size=52')
  const [count] = /\d+/.exec((await status.textContent()) ?? '') ?? []
  await drawer.getByRole('button', { name: new RegExp(`^Показати ${count} товар`) }).tap()
  await expect(drawer).toBeHidden()
  await expect(page.getByText(new RegExp(`^${count} товар`))).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Фільтри · 1' })).toBeFocused()
})

test(
  'removes one filter per chip and moves the focus; keeps the sort order when filters are reset',
  atNight,
  async ({ page, isMobile }) => {
    await page.goto('/jackets?size=52&size=54&price_max=4000&sort=cheap')
    // A chip that is pressed before hydration opens a document, without the focus.
    await hydrate(page, chip(page, 'Розмір: 52'))
    await chip(page, 'Розмір: 52').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/jackets?price_max=4000&size=54&sort=cheap')
    await expect(chip(page, 'Розмір: 54')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(chip(page, 'до 4 000 ₴')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/jackets?sort=cheap')
    const next = isMobile
      ? page.getByRole('button', { name: 'Фільтри' })
      : page.getByRole('region', { name: 'Фільтри' }).getByRole('heading')
    await expect(next).toBeFocused()

    await page.goto('/jackets?size=52&standard=343&sort=cheap')
    const place = await facets(page, isMobile)
    await place.getByRole('link', { name: 'Скинути фільтри' }).click()
    await expect(page).toHaveURL('/jackets?sort=cheap')
    await expect(place.getByRole('checkbox', { checked: true })).toHaveCount(0)
  },
)

test(
  'shows an error and keeps the list when the price range is invalid, and applies it when corrected',
  atNight,
  async ({ page, isMobile }) => {
    await page.goto('/jackets')
    const place = await facets(page, isMobile)
    const from = place.getByRole('textbox', { name: 'Ціна, від' })
    const to = place.getByRole('textbox', { name: 'Ціна, до' })
    await hydrate(page, from)
    await from.fill('дешево')
    await from.press('Enter')
    await expect(from).toHaveAccessibleDescription('Введіть суму числом, наприклад 1500')
    await expect(from).toBeFocused()
    await expect(page).toHaveURL('/jackets')
    await from.fill('4000')
    await to.fill('1 000')
    await to.press('Enter')
    await expect(to).toHaveAccessibleDescription('Значення «від» більше за «до»')
    await expect(page).toHaveURL('/jackets?price_min=4000')
    await from.fill('500,50')
    await from.press('Enter')
    await expect(page).toHaveURL('/jackets?price_min=500.5&price_max=1000')
    await expect(from).not.toHaveAttribute('aria-invalid')
  },
)

test('requests the list once when a price thumb moved by keys is released', deskAtNight, async ({ page }) => {
  await page.goto('/jackets')
  const place = await facets(page, false)
  const thumb = place.getByRole('slider', { name: 'Ціна, до' })
  await thumb.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/\?price_max=\d+0$/)
  await expect(thumb).toBeFocused()
  await page.keyboard.press('End')
  await expect(page).toHaveURL('/jackets')
})

test('filters a long list of facet values by typing', deskAtNight, async ({ page }) => {
  await page.goto('/jackets')
  const place = await facets(page, false)
  await place.locator('summary', { hasText: 'Колір' }).click()
  const colours = place.getByRole('group', { name: 'Колір' })
  await hydrate(page, colours)
  await colours.getByRole('searchbox', { name: 'Знайти колір' }).fill('син')
  await expect(colours.getByRole('checkbox', { name: /Темно-синій/ })).toBeVisible()
  await expect(colours.getByRole('checkbox', { name: /Графітовий/ })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jackets')
})

for (const scheme of ['light', 'dark'] as const)
  test(`has no axe violations with applied and invalid filters, ${scheme}`, atNight, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/jackets?size=52&price_min=abc')
    await facets(page, isMobile)
    expect(await axeViolations(page)).toEqual([])
  })

test(
  'opens after the reload for their missing module the filters that were pressed',
  phoneAtNight,
  async ({ page }) => {
    await page.goto('/jackets')
    let isGone = true
    page.on('request', request => {
      if (request.isNavigationRequest()) isGone = false
    })
    await page.route(/\/assets\/filter-drawer-[^/]+\.js$/, route =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.getByRole('button', { name: 'Фільтри' }).tap()
    await expect(page.getByRole('dialog', { name: 'Фільтри' })).toBeVisible()
    expect(isGone).toBe(false)
  },
)

test('restores filters, order and page from the address on Back', atNight, async ({ page, isMobile }) => {
  await page.goto('/jackets')
  const filters = async (action: (place: ReturnType<Page['getByRole']>) => Promise<void>) => {
    if (!isMobile) return action(page.getByRole('region', { name: 'Фільтри' }))
    await page.getByRole('button', { name: /^Фільтри/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Фільтри' })
    await action(drawer)
    await drawer.getByRole('button', { name: /^Показати \d+ товар/ }).click()
  }
  await filters(async place => {
    await place.getByRole('checkbox', { name: '52', exact: true }).check()
    await expect(page).toHaveURL('/jackets?size=52')
  })
  const chip = page.getByRole('link', { name: 'Прибрати фільтр: Розмір: 52' })
  await expect(chip).toBeVisible()
  await page.getByLabel('Сортування').selectOption({ label: 'Спочатку дешевші' })
  await expect(page).toHaveURL('/jackets?size=52&sort=cheap')
  await page.goBack()
  await expect(page).toHaveURL('/jackets?size=52')
  await expect(page.getByLabel('Сортування')).toHaveValue('popular')
  await chip.click()
  await expect(page).toHaveURL('/jackets')
  await expect(chip).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Сторінки' })
    .getByRole('link', { name: 'Сторінка 2', exact: true })
    .click()
  await expect(page).toHaveURL('/jackets?page=2')
  await expect(page.locator('[data-scope="product-card"][data-part="root"]').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('hides controls that need scripts, and ignores an invalid price range', atNight, async ({ page }) => {
    await page.goto('/jackets')
    const place = page.getByRole('region', { name: 'Фільтри' })
    await expect(place.getByRole('slider')).toHaveCount(0)
    await expect(place.getByRole('searchbox')).toHaveCount(0)
    await place.getByRole('textbox', { name: 'Ціна, від' }).fill('дешево')
    await place.getByRole('textbox', { name: 'Ціна, до' }).fill('2 000')
    await place.getByRole('button', { name: 'Застосувати фільтри' }).click()
    await expect(page).toHaveURL(/price_max=2/)
    await expect(place.getByText('Введіть суму числом, наприклад 1500')).toBeVisible()
    await expect(place.getByRole('textbox', { name: 'Ціна, від' })).toHaveValue('дешево')
    await expect(chip(page, 'до 2 000 ₴')).toBeVisible()
    await expect(page.locator('[data-scope="product-card"][data-part="root"]').first()).toBeVisible()
  })
})
