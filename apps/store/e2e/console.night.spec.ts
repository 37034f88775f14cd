import { expect, test } from './fixtures.ts'
import { projectsFor } from './projects.ts'
import { collectConsoleErrors } from './shopper.ts'

// As shoppers have it; Playwright warns in the console of each one it blocks.
test.use({ serviceWorkers: 'allow' })

const paths = [
  '/',
  '/jackets',
  '/jackets?sort=cheap',
  '/search/kurtka',
  '/delivery',
  '/news',
  '/cart',
  '/checkout',
  '/404',
]

for (const prefix of ['', '/ru', '/en'])
  test(`logs nothing to the console on the pages of ${prefix || '/uk'}`, projectsFor(prefix), async ({ page }) => {
    test.setTimeout(paths.length * 20_000)
    const consoleErrors = collectConsoleErrors(page)
    for (const path of paths) {
      await page.goto(`${prefix}${path}`.replace(/(.)\/$/, '$1'))
      // The first press has the deferred parts fetched; what they start when the page has a moment is started by then.
      await page.keyboard.press('Tab')
      await page.evaluate(async () => {
        for (const _ of [1, 2]) await new Promise(resolve => requestIdleCallback(resolve))
      })
    }
    // The browser logs the expected 404 status of the not-found page itself.
    expect(consoleErrors.filter(line => !/the server responded with a status of 404/.test(line))).toEqual([])
  })
