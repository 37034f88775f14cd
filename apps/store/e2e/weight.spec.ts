import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { desktopOnly } from './projects.ts'

/** Kilobytes of 1000 bytes after gzip -9. */
const gzippedSize = (body: Buffer) => gzipSync(body, { level: 9 }).length / 1000

/** Transfer sizes of a page without interaction, until network idle and 1.5 s longer. */
async function measureTransfer(page: Page, path: string) {
  const weights = { script: 0, stylesheet: 0, font: 0, document: 0 }
  const reading: Promise<void>[] = []
  page.on('response', response => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font' && kind !== 'document') return
    reading.push(
      response.body().then(
        body => {
          weights[kind] += kind === 'font' ? body.length / 1000 : gzippedSize(body)
        },
        () => undefined, // a cancelled preload has no body
      ),
    )
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const idle = Date.now()
  await expect.poll(() => Date.now() - idle, { timeout: 5000 }).toBeGreaterThan(1500)
  await Promise.all(reading)
  return weights
}

const firstHref = async (page: Page, from: string, selector: string) => {
  await page.goto(from)
  return (await page.locator(selector).first().getAttribute('href')) ?? ''
}

test.describe('page weight', desktopOnly, () => {
  test('stays within the budgets on home, category and product', async ({ page, browser }) => {
    const category = '/jackets'
    const product = await firstHref(page, category, '[data-scope="product-card"] a[href^="/jackets/"]')
    for (const path of ['/', category, product]) {
      const newPage = await browser.newPage()
      const weights = await measureTransfer(newPage, path)
      await newPage.close()
      test.info().annotations.push({ type: 'kB gzippedSize', description: `${path} ${JSON.stringify(weights)}` })
      expect(weights.script, `scripts of ${path}`).toBeLessThanOrEqual(125)
      expect(weights.script, `scripts of ${path} were seen`).toBeGreaterThan(50)
      expect(weights.stylesheet, `CSS of ${path}`).toBeLessThanOrEqual(16)
      expect(weights.document, `HTML of ${path}`).toBeLessThanOrEqual(20)
      expect(weights.font, `fonts of ${path}`).toBeLessThanOrEqual(70)
    }
  })
})
