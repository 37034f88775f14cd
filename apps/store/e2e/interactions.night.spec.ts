import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { phoneOnly } from './projects.ts'
import { hydrate } from './shopper.ts'

/** How many times an element's style is computed while the page does something, by the trace of the browser. */
async function computedStyles(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const trace = (await browser.stopTracing()).toString()
  return [...trace.matchAll(/"elementCount":(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0)
}

const menuLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Меню', exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

async function openMenu(page: Page) {
  await menuLink(page).tap()
  await expect(dialog(page)).toBeInViewport({ ratio: 0.9 })
}

test(
  'computes the styles of the menu, not of the whole page, when the menu opens',
  phoneOnly,
  async ({ browser, page }) => {
    await page.goto('/')
    await hydrate(page, page.getByRole('banner'))
    // Its scripts and styles are there from then on.
    await openMenu(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    const all = await page.locator('body *').count()
    expect(await computedStyles(browser, page, () => openMenu(page))).toBeLessThan(all / 2)
  },
)

test('lays out no text anew when the styles of later parts arrive', phoneOnly, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await document.fonts.ready
    document.fonts.addEventListener('loading', () => document.body.setAttribute('data-fonts', 'again'))
  })
  await openMenu(page)
  await expect(page.locator('link[href*="menu"][rel=stylesheet]').first()).toBeAttached()
  await expect(page.locator('body')).not.toHaveAttribute('data-fonts')
})
