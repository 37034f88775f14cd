import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'

/** Kilobytes of 1000 bytes after gzip -9. */
const gzippedSize = (body: Buffer) => gzipSync(body, { level: 9 }).length / 1000

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'uk-UA',
  serviceWorkers: 'block',
} as const

/** Transfer sizes and numbers of requests of a page without interaction, until its fonts and the pictures of its first view are there. */
async function measureTransfer(page: Page, path: string) {
  const weights = { script: 0, stylesheet: 0, font: 0, document: 0, image: 0 }
  const counts = { ...weights }
  const reading: Promise<void>[] = []
  page.on('response', response => {
    const kind = response.request().resourceType()
    if (!isWeighed(kind)) return
    reading.push(
      response.body().then(
        body => {
          weights[kind] += kind === 'font' || kind === 'image' ? body.length / 1000 : gzippedSize(body)
          counts[kind] += 1
        },
        () => undefined, // a cancelled preload has no body
      ),
    )
  })
  await page.goto(path)
  await page.evaluate(async () => {
    await document.fonts.ready
    // Twice: what the page starts when it has a moment is started by then.
    for (const _ of [1, 2]) await new Promise(resolve => requestIdleCallback(resolve))
  })
  await expect.poll(() => page.evaluate(picturesInView)).toBeGreaterThan(0)
  await Promise.all(reading)
  return { weights, counts, pictures: await page.evaluate(picturesInView) }
}

const kinds = ['script', 'stylesheet', 'font', 'document', 'image'] as const
const isWeighed = (kind: string): kind is (typeof kinds)[number] => kinds.some(known => known === kind)

/** Runs in the page: kilobytes of the pictures in its first view. */
function picturesInView() {
  const entries = performance.getEntriesByType('resource').filter(entry => entry instanceof PerformanceResourceTiming)
  const seen = [...document.images].filter(image => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  })
  const pictures = entries.filter(({ name }) => seen.some(({ currentSrc }) => currentSrc === name))
  return pictures.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
}

const firstHref = async (page: Page, from: string, selector: string) => {
  await page.goto(from)
  return (await page.locator(selector).first().getAttribute('href')) ?? ''
}

test.describe('page weight', desktopOnly, () => {
  test('stays within the budgets on home, category, product and news', async ({ page, browser }) => {
    const category = '/jackets'
    const product = await firstHref(page, category, '[data-scope="product-card"] a[href^="/jackets/"]')
    for (const path of ['/', category, product, '/news']) {
      const newPage = await browser.newPage(phone)
      const { weights, counts, pictures } = await measureTransfer(newPage, path)
      await newPage.close()
      const description = `${path} ${JSON.stringify({ weights, counts, pictures })}`
      test.info().annotations.push({ type: 'kB gzippedSize', description })
      expect(weights.script, `scripts of ${path}`).toBeLessThanOrEqual(125)
      expect(weights.script, `scripts of ${path} were seen`).toBeGreaterThan(50)
      expect(weights.stylesheet, `CSS of ${path}`).toBeLessThanOrEqual(15)
      expect(weights.document, `HTML of ${path}`).toBeLessThanOrEqual(20)
      expect(weights.font, `fonts of ${path}`).toBeLessThanOrEqual(56)
      expect(weights.image, `pictures of ${path}`).toBeLessThanOrEqual(path === '/' ? 215 : 125)
      expect(counts.stylesheet, `stylesheets of ${path}`).toBeLessThanOrEqual(2)
      expect(counts.font, `font files of ${path}`).toBeLessThanOrEqual(5)
      expect(counts.script, `script files of ${path}`).toBeLessThanOrEqual(12)
      expect(pictures, `pictures in the first view of ${path}`).toBeGreaterThan(0)
      expect(pictures, `pictures in the first view of ${path}`).toBeLessThanOrEqual(50)
    }
  })
})
