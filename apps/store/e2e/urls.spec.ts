import { createHash } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'
import { shopCommand } from './shop-command.ts'

test.describe('addresses', desktopOnly, () => {
  test('redirects upper case and trailing slashes to the canonical address', async ({ request }) => {
    for (const [path, location] of [
      ['/Jackets?sort=cheap', '/jackets?sort=cheap'],
      ['/jackets/', '/jackets'],
      ['/RU/Jackets', '/ru/jackets'],
    ] as const) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status(), path).toBe(301)
      expect(response.headers().location, path).toBe(location)
    }
    expect((await request.get('/Jackets?gclid=1', { maxRedirects: 0 })).status()).not.toBe(301)
  })

  test('redirects the root by the browser’s languages at first, by the cookie later', async ({
    playwright,
    baseURL,
  }) => {
    const first = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'Accept-Language': 'ru,uk;q=0.5' },
    })
    const sent = await first.get('/', { maxRedirects: 0 })
    expect(sent.status()).toBe(302)
    expect(sent.headers().location).toBe('/ru')
    expect((await first.get('/jackets', { maxRedirects: 0 })).status()).toBe(200)
    await first.dispose()
    for (const [remembered, location] of [
      ['uk', undefined],
      ['ru', '/ru'],
      ['en', '/en'],
    ] as const) {
      const later = await playwright.request.newContext({
        baseURL: baseURL ?? '',
        extraHTTPHeaders: { 'Accept-Language': 'ru', Cookie: `i18n_redirected=${remembered}` },
      })
      const answer = await later.get('/', { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location], remembered).toEqual([location ? 302 : 200, location])
      expect(answer.headers()['cache-control'], 'no CDN may answer it to somebody else').toContain('private')
      await later.dispose()
    }
  })

  test('sets the language cookie on private responses only', async ({ request }) => {
    const steps = [
      ['/ru/jackets', '/jackets', 'ru'],
      ['/jackets', '/en/jackets', 'uk'],
      ['/jackets', '/trousers', undefined],
    ] as const
    for (const [path, from, locale] of steps) {
      const { origin } = new URL((await request.get(path)).url())
      const headers = (await request.get(path, { headers: { Referer: origin + from } })).headers()
      expect(headers['set-cookie']?.split(';')[0], path).toBe(locale && `i18n_redirected=${locale}`)
      expect(headers['cache-control'], path).toContain(locale ? 'private, no-store' : 's-maxage')
    }
  })

  test('allows the inline scripts of a page by their hashes', async ({ request }) => {
    for (const path of ['/jackets', '/jackets', '/cart', '/nothing']) {
      const response = await request.get(path)
      const policy = response.headers()['content-security-policy'] ?? ''
      const sources = policy.split(';').find(part => part.trim().startsWith('script-src'))
      expect(sources).not.toMatch(/unsafe-inline|nonce-/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(response.headers()['x-content-type-options']).toBe('nosniff')
      const html = await response.text()
      expect(html).not.toContain('nonce=')
      const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)]
        .map(([, script = '']) => script)
        .filter(script => script !== '')
      expect(scripts.length).toBeGreaterThan(2)
      const hashes = scripts.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
      expect(new Set(sources?.trim().split(' ').slice(2)), path).toEqual(new Set(hashes))
    }
  })

  test('sends nosniff with files, pictures, calls and errors', async ({ request }) => {
    const home = await (await request.get('/')).text()
    const [script = '', picture = ''] = [
      /\/assets\/[\w.-]+\.js/.exec(home)?.[0],
      /\/pictures\/[\w./-]+\.(?:avif|webp|jpg)/.exec(home)?.[0],
    ]
    for (const path of [
      ...[script, picture, '/brand/favicon.svg', '/robots.txt', '/sitemap.xml', '/healthz', '/api/openapi.json'],
      ...['/api/nothing', '/assets/none.js', '/pictures/nothing.avif', '/nothing.png', '/Jackets'],
    ])
      expect((await request.get(path, { maxRedirects: 0 })).headers()['x-content-type-options'], path).toBe('nosniff')
  })

  test('answers 403 to a form of another site and 404 to an unknown address', async ({ request }) => {
    const foreign = await request.post('/newsletter', {
      headers: { Origin: 'https://evil.test' },
      form: { email: 'a@b.ua' },
    })
    expect(foreign.status()).toBe(403)
    expect((await request.get('/assets/none.js')).status()).toBe(404)
    // The page of all invented paths of a kind is kept once.
    for (const folder of ['/', '/en/', '/jackets/', '/news/']) {
      const answers = new Set<string>()
      const read = async () => {
        const answer = await request.get(`${folder}none-${crypto.randomUUID()}`)
        expect(answer.status(), folder).toBe(404)
        answers.add((await answer.text()).replace(/.*<body>/s, ''))
        return answer.headers()['cache-status']
      }
      await expect.poll(read).toBe('shop; hit')
      expect([...answers].filter(text => text.includes('none-'))).toEqual([])
    }
  })

  test('redirects old addresses with language and query, also of a client navigation, and answers 410 for what is gone', async ({
    request,
    page,
  }) => {
    await shopCommand('redirect', 'add', '/old/куртка.html', 'to=/jackets')
    await shopCommand('redirect', 'add', '/old-collection', 'to=gone')
    for (const path of [
      '/old/%D0%9A%D1%83%D1%80%D1%82%D0%BA%D0%B0.html?utm_source=a&x=1',
      '/en/old/куртка.html?size=52',
    ]) {
      const moved = await request.get(path, { maxRedirects: 0 })
      const prefix = path.startsWith('/en') ? '/en' : ''
      expect([moved.status(), moved.headers().location], path).toEqual([301, `${prefix}/jackets?${path.split('?')[1]}`])
      expect(moved.headers()['cache-control'], path).toContain('no-store')
    }
    for (const [path, title] of [
      ['/old-collection', 'Цієї сторінки більше немає'],
      ['/ru/old-collection', 'Этой страницы больше нет'],
      ['/en/old-collection', 'This page no longer exists'],
    ] as const) {
      const gone = await request.get(path)
      expect(gone.status(), path).toBe(410)
      expect(await gone.text(), path).toContain(title)
    }
    await page.goto('/')
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/jackets"]')
      link?.setAttribute('href', '/old-collection')
      link?.click()
    })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Цієї сторінки більше немає')
  })

  test('serves robots.txt and the sitemap', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
    const map = await (await request.get('/sitemap.xml')).text()
    expect(map).toContain('/sitemap-products-1.xml</loc>')
    expect(await (await request.get('/sitemap-categories.xml')).text()).toContain('/ru/jackets</loc>')
  })
})
