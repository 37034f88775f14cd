import { crawlShop } from '../../../tools/crawl/shop-crawl.ts'
import { signedInCookie } from '../../../tools/crawl/signed-in-cookie.ts'
import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'

// One product of each category; `pnpm test:long crawl` reads all.
test(
  'links, titles, languages, structured data, sitemaps and markup have no fault',
  desktopOnly,
  async ({ baseURL }) => {
    // Hundreds of pages; five seconds of reading and rendering on an idle machine are many on a busy one.
    test.setTimeout(300_000)
    const origin = baseURL ?? ''
    const { pages, faults } = await crawlShop(origin, { extent: 'sample', cookie: await signedInCookie(origin) })
    expect(faults).toEqual([])
    expect(pages).toBeGreaterThan(200)
  },
)
