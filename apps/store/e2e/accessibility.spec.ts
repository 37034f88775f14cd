import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { desktopOnly, everyCombination, projectsForScheme } from './projects.ts'

// Text depends on the language, colours on the scheme, layout on the viewport: each is tested once.
const pages = [
  '',
  '/jackets',
  '/delivery',
  '/search/kurtka',
  '/news',
  '/cart',
  '/wishlist',
  '/checkout',
  '/account',
  '/registration',
  '/password-reset/token',
  '/s-login',
  '/no-such-page',
]

for (const scheme of ['light', 'dark'] as const)
  for (const prefix of scheme === 'light' || everyCombination ? ['', '/ru', '/en'] : [''])
    test(
      `has no axe violations on ${prefix || '/uk'} pages, ${scheme}`,
      prefix === '' ? projectsForScheme(scheme) : everyCombination ? {} : desktopOnly,
      async ({ page }) => {
        test.setTimeout(180_000)
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await page.goto(`${prefix}/jackets`)
        const product = await page.locator('[data-scope="product-card"] a').first().getAttribute('href')
        for (const path of [...pages.map(path => `${prefix}${path}` || '/'), product ?? '']) {
          await page.goto(path)
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(
            violations.map(
              ({ id, nodes }) =>
                `${path} ${id}: ${nodes
                  .map(node => node.html)
                  .slice(0, 3)
                  .join(' | ')}`,
            ),
          ).toEqual([])
        }
      },
    )
