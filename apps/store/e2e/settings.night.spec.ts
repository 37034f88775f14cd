import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { copySeeded, type ProductionServer, startProductionServer } from './production-server.ts'
import { desktopOnly } from './projects.ts'
import { runShopCommand } from './shop-command.ts'
import { hydrate } from './shopper.ts'

test.describe('settings of a running shop', desktopOnly, () => {
  test.describe.configure({ mode: 'serial' })
  let shop: ProductionServer
  const folder = mkdtempSync(join(tmpdir(), 'shop-settings-'))
  const set = (...words: string[]) => runShopCommand(folder, 'settings', 'set', ...words)
  const open = (page: Page, path: string) => page.goto(`${shop.url}${path}`)
  const banner = (page: Page) => page.getByRole('region', { name: 'Файли cookie' })
  /** Whether snippets may run in the document at all. */
  const mayRun = (page: Page) => page.evaluate(() => 'snippets' in document.documentElement.dataset)
  const executed = (page: Page) => page.evaluate(() => document.documentElement.getAttribute('data-counted'))

  test.beforeAll(async () => {
    copySeeded(folder)
    shop = await startProductionServer({ DATA_DIR: folder })
  })
  test.afterAll(async () => {
    await shop?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('a logo that is a picture takes the place of the word mark, in a box of its own size', async ({ page }) => {
    await open(page, '/')
    await expect(page.locator('.main-bar .logo')).toHaveText('ГАРТ')
    const file = join(folder, 'logo.svg')
    writeFileSync(
      file,
      '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="1000"><rect width="4000" height="1000"/></svg>',
    )
    await set(`logotype=${file}`, `logofooter=${file}`)
    await expect(async () => {
      await open(page, '/')
      await expect(page.locator('.main-bar .logo img:visible')).toHaveAttribute('width', '176')
    }).toPass()
    const picture = page.locator('.main-bar .logo img:visible')
    await expect(picture).toHaveJSProperty('naturalWidth', 480)
    expect(await picture.boundingBox()).toMatchObject({ width: 176, height: 44 })
    const footer = await page.locator('.footer .logo img').getAttribute('src')
    await expect(page.locator(`link[rel="preload"][href="${footer}"]`), 'the footer may wait').toHaveCount(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('.main-bar .logo:visible')).toHaveText('ГАРТ')
  })

  test('without snippets nobody is asked for consent', async ({ page }) => {
    await open(page, '/')
    await hydrate(page, page.getByRole('contentinfo'))
    await expect(page.getByRole('button', { name: 'Налаштування cookie' })).toHaveCount(0)
    await expect(banner(page)).toHaveCount(0)
  })

  test('snippets run after consent only, on no page of the checkout, and one that throws breaks nothing', async ({
    page,
  }) => {
    await set(
      "head_code=<script>document.documentElement.dataset.counted = 'yes'</script><script>throw new Error('broken counter')</script>",
    )
    await set('body_code=<script>null.x()</script>')
    await expect(async () => {
      await open(page, '/jackets')
      await expect(banner(page)).toBeVisible()
    }).toPass()
    expect(await executed(page)).toBeNull()

    await banner(page).getByRole('button', { name: 'Лише необхідні' }).click()
    await expect(banner(page)).toHaveCount(0)
    await open(page, '/jackets')
    await expect(page.getByRole('button', { name: 'Налаштування cookie' })).toBeVisible()
    expect(await executed(page)).toBeNull()

    await page.getByRole('button', { name: 'Налаштування cookie' }).click()
    await banner(page).getByRole('button', { name: 'Погоджуюсь' }).click()
    await expect.poll(() => executed(page)).toBe('yes')
    await open(page, '/')
    await expect.poll(() => executed(page)).toBe('yes')

    // The page works on, and its links do too; the checkout is another document.
    await page.locator('.main-bar .logo:visible').click()
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/checkout', textContent: 'to the checkout' })
      document.querySelector('main')?.append(link)
    })
    await page.getByRole('link', { name: 'to the checkout' }).click()
    await page.waitForURL('**/checkout')
    expect(await mayRun(page)).toBe(false)
    for (const path of ['/account', '/registration', '/s-login/abc']) {
      await open(page, path)
      expect(await mayRun(page), path).toBe(false)
    }

    await open(page, '/')
    await expect.poll(() => executed(page)).toBe('yes')
    await page.getByRole('button', { name: 'Налаштування cookie' }).click()
    await banner(page).getByRole('button', { name: 'Лише необхідні' }).click()
    await expect.poll(() => executed(page)).toBeNull()
  })
})
