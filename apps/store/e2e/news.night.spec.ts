import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'

test.describe('news', desktopOnly, () => {
  test('are RSS 2.0 in every language, which the pages name', async ({ page, request }) => {
    for (const prefix of ['', '/ru', '/en']) {
      for (const path of [`${prefix}/news`, prefix || '/']) {
        await page.goto(path)
        const link = page.locator('link[type="application/rss+xml"]')
        expect(new URL((await link.getAttribute('href')) ?? '').pathname).toBe(`${prefix}/news.xml`)
      }
      const response = await request.get(`${prefix}/news.xml`)
      expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
      await page.goto(`${prefix}/news`)
      const feed = await page.evaluate(
        xml => {
          const parsed = new DOMParser().parseFromString(xml, 'application/xml')
          const textOf = (parent: Element | null, name: string) =>
            [...(parent?.children ?? [])].find(child => child.nodeName === name)?.textContent ?? ''
          const channel = parsed.querySelector('channel')
          return {
            error: parsed.querySelector('parsererror')?.textContent ?? null,
            root: parsed.documentElement.nodeName,
            version: parsed.documentElement.getAttribute('version'),
            channel: ['title', 'link', 'description', 'language'].map(name => textOf(channel, name)),
            items: [...parsed.querySelectorAll('item')].map(item =>
              ['title', 'link', 'guid', 'pubDate', 'description'].map(name => textOf(item, name)),
            ),
          }
        },
        await response.text(),
      )
      expect(feed).toMatchObject({ error: null, root: 'rss', version: '2.0' })
      expect(feed.channel.every(text => /\S/.test(text))).toBe(true)
      expect(feed.channel[3]).toBe(prefix.slice(1) || 'uk')
      expect(feed.items.length).toBeGreaterThan(5)
      expect(new Set(feed.items.map(([, , guid]) => guid)).size).toBe(feed.items.length)
      for (const [title, link, guid, date = '', lead] of feed.items) {
        expect([title, lead].every(Boolean)).toBe(true)
        expect(link).toBe(guid)
        expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
      }
      expect((await request.get(feed.items[0]?.[1] ?? '')).status()).toBe(200)
    }
  })

  test('show their pictures on the home page, in the list and on the article', async ({ page }) => {
    await page.goto('/news')
    const article = await page.locator('.news-card a').first().getAttribute('href')
    for (const path of ['/', '/news', article ?? '']) {
      await page.goto(path)
      const picture = page.locator('.news-item__media img, .news-card__media img, .article__media img').first()
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
        .toBeGreaterThan(0)
    }
  })
})
