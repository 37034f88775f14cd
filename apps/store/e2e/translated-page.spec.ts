import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'
import { collectConsoleErrors } from './shopper.ts'

test('stays as it was chosen when a translator changes the page before hydration', desktopOnly, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('scheme', 'dark')
    addEventListener('DOMContentLoaded', () => document.querySelector('main')?.prepend(document.createElement('font')))
  })
  await page.goto('/delivery')
  await expect(page.locator('main > font')).toHaveCount(0) // React has made the document anew
  await expect(page.locator('html[data-scripts]')).toHaveAttribute('data-scheme', 'dark')
})

/** As a translator does: each text stands in an element of its own. */
const translate = (page: Page, language: string) =>
  page.evaluate(lang => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (texts.nextNode()) nodes.push(texts.currentNode)
    for (const node of nodes.filter(({ parentElement }) => parentElement?.closest('main, header'))) {
      const font = document.createElement('font')
      node.parentNode?.replaceChild(font, node)
      font.append(node)
    }
    document.documentElement.lang = lang
  }, language)

// Some translators do not say the language.
for (const lang of ['pl', 'uk'])
  test(
    `does what is pressed first in a page that a translator has changed, of the language ${lang}`,
    desktopOnly,
    async ({ page }) => {
      const consoleErrors = collectConsoleErrors(page)
      await page.goto('/jackets')
      await page.waitForFunction(() => window.earlyEvents === null) // the page is hydrated, its deferred parts are not
      await translate(page, lang)
      await expect(page.locator('main [data-prehydration-queue]')).toHaveCount(0)
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: /^В обране: / })
        .first()
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      expect(consoleErrors).toEqual([])
    },
  )

test(
  'repeats what is pressed and ticked while a translated page is on its way to be rendered anew',
  desktopOnly,
  async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    await page.goto('/jackets')
    // React has the page, not its deferred parts.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some(key => key.startsWith('__react')),
    )
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/*.js', async route => {
      await arrived
      await route.continue()
    })
    await translate(page, 'pl')
    const main = page.getByRole('main')
    const heart = main.getByRole('button', { name: /^В обране: / }).first()
    await heart.click()
    const size = main.getByRole('checkbox', { name: '52', exact: true })
    await size.check()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    arrive()
    await expect(page).toHaveURL(/=52/)
    await expect(size).toBeChecked()
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Список бажань, 1 товар', exact: true }),
    ).toBeVisible()
    await page.goto('/wishlist')
    await expect(main.getByRole('article')).toHaveCount(1)
    expect(consoleErrors).toEqual([])
  },
)
