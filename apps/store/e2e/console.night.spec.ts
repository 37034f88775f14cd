import { expect, test } from '@playwright/test'
import { projectsFor } from './projects.ts'

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
    const consoleErrors: string[] = []
    page.on('console', message => {
      // The browser logs the expected 404 status of the not-found page itself.
      if (
        ['error', 'warning'].includes(message.type()) &&
        !/the server responded with a status of 404/.test(message.text())
      )
        consoleErrors.push(`${page.url()} ${message.text()}`)
    })
    page.on('pageerror', error => consoleErrors.push(`${page.url()} ${error.message}`))
    for (const path of paths) {
      await page.goto(`${prefix}${path}`.replace(/(.)\/$/, '$1'))
    }
    expect(consoleErrors).toEqual([])
  })
