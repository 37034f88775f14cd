import { expect, test } from '@playwright/test'
import { screensOf } from './screens.ts'

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
  test(`logs nothing to the console on the pages of ${prefix || '/uk'}`, screensOf(prefix), async ({ page }) => {
    const complaints: string[] = []
    page.on('console', message => {
      // The browser's own line for the status of a page that is honestly missing is none of ours.
      if (
        ['error', 'warning'].includes(message.type()) &&
        !/the server responded with a status of 404/.test(message.text())
      )
        complaints.push(`${page.url()} ${message.text()}`)
    })
    page.on('pageerror', error => complaints.push(`${page.url()} ${error.message}`))
    for (const path of paths) {
      await page.goto(`${prefix}${path}`.replace(/(.)\/$/, '$1'))
      await page.waitForLoadState('networkidle')
    }
    expect(complaints).toEqual([])
  })
