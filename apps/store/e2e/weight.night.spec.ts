import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'
import { budgets, gzippedSize } from './weight-budgets.ts'

declare global {
  interface Window {
    /** Stacks of the errors that were made before the modules have run. */
    stacks?: (string | undefined)[]
  }
}

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
  // The modules have run.
  await page.waitForFunction(() => window.earlyEvents === null)
  await page.evaluate(async () => {
    await document.fonts.ready
    // Twice: what the page starts when it has a moment is started by then.
    for (const _ of [1, 2]) await new Promise(resolve => requestIdleCallback(resolve))
  })
  await expect.poll(() => page.evaluate(picturesInView)).toBeGreaterThan(0)
  await Promise.all(reading)
  expect(await page.evaluate(areModulesEarly)).toBe(false)
  return { weights, counts, pictures: await page.evaluate(picturesInView) }
}

const kinds = ['script', 'stylesheet', 'font', 'document', 'image'] as const
const isWeighed = (kind: string): kind is (typeof kinds)[number] => kinds.some(known => known === kind)

/** Runs in the page: whether a module was requested before the HTML was parsed, when it would compete with what is seen first. */
function areModulesEarly() {
  const [page] = performance.getEntriesByType('navigation')
  const parsed =
    page instanceof PerformanceNavigationTiming ? page.domContentLoadedEventStart : Number.POSITIVE_INFINITY
  return performance
    .getEntriesByType('resource')
    .some(({ name, startTime }) => name.endsWith('.js') && startTime < parsed)
}

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

/** Runs in the page, before its scripts. */
function noteStacks() {
  const stacks: (string | undefined)[] = []
  window.stacks = stacks
  const note = (error: Error) => {
    if (window.earlyEvents) stacks.push(error.stack)
    return error
  }
  window.Error = new Proxy(Error, {
    apply: (create, self, args) => note(Reflect.apply(create, self, args)),
    construct: (create, args) => note(Reflect.construct(create, args)),
  })
}

test.describe('page weight', desktopOnly, () => {
  // With what a page imports without an interaction; the checkout, which redirects without a cart, is weighed by its build alone.
  for (const [path, most] of Object.entries(budgets).filter(([path]) => path !== '/checkout'))
    test(`stays within the budgets in a browser on ${path}`, async ({ browser }) => {
      const page = await browser.newPage(phone)
      const { weights, counts, pictures } = await measureTransfer(page, path)
      await page.close()
      test.info().annotations.push({ type: 'kB gz', description: JSON.stringify({ weights, counts, pictures }) })
      expect(weights.script).toBeLessThanOrEqual(most.script)
      expect(weights.script).toBeGreaterThan(50)
      expect(weights.stylesheet).toBeLessThanOrEqual(most.style)
      expect(weights.document).toBeLessThanOrEqual(most.html)
      expect(weights.font).toBeLessThanOrEqual(49)
      expect(weights.image).toBeLessThanOrEqual(path === '/' ? 215 : 125)
      expect(counts.stylesheet).toBeLessThanOrEqual(2)
      expect(counts.font).toBeLessThanOrEqual(2)
      expect(counts.script).toBeLessThanOrEqual(most.files)
      expect(pictures).toBeGreaterThan(0)
      expect(pictures).toBeLessThanOrEqual(50)
    })

  test('makes no stack of an error while React is evaluated, and makes them afterwards', async ({ page }) => {
    await page.addInitScript(noteStacks)
    await page.goto('/')
    await page.waitForFunction(() => window.earlyEvents === null)
    const { during, after } = await page.evaluate(() => ({ during: window.stacks, after: new Error('after').stack }))
    expect(during?.length).toBeGreaterThanOrEqual(5)
    expect(during?.filter(stack => stack !== undefined)).toEqual([])
    expect(after).toContain('\n')
  })
})
