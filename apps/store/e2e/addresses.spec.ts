import { expect, test } from '@playwright/test'
import { onDesk } from './screens.ts'

test.describe('addresses', onDesk, () => {
  test('upper case and trailing slashes lead to the one address', async ({ request }) => {
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

  test('the first visit of the root goes by the browser’s languages, a later one by the cookie', async ({
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
    const later = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'Accept-Language': 'ru', Cookie: 'i18n_redirected=uk' },
    })
    expect((await later.get('/', { maxRedirects: 0 })).status()).toBe(200)
    await first.dispose()
    await later.dispose()
  })

  test('a page carries its policy, and every answer a nonce of its own', async ({ request }) => {
    const nonces = new Set<string>()
    for (const _ of [1, 2, 3]) {
      const response = await request.get('/jackets')
      const policy = response.headers()['content-security-policy'] ?? ''
      const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? ''
      expect(policy.split(';').find(part => part.trim().startsWith('script-src'))).not.toContain('unsafe-inline')
      expect(policy).toContain("frame-ancestors 'none'")
      expect(response.headers()['x-content-type-options']).toBe('nosniff')
      const html = await response.text()
      const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>/g)].map(([tag]) => tag)
      expect(scripts.length).toBeGreaterThan(2)
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  test('another site’s form cannot write, and what is not built says 404', async ({ request }) => {
    const foreign = await request.post('/newsletter', {
      headers: { Origin: 'https://evil.test' },
      form: { email: 'a@b.ua' },
    })
    expect(foreign.status()).toBe(403)
    expect((await request.get('/assets/none.js')).status()).toBe(404)
  })

  test('robots and the map of the site', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
    const map = await (await request.get('/sitemap.xml')).text()
    expect(map).toContain('/ru/jackets</loc>')
    expect(map).toContain('hreflang="en"')
    expect(map.match(/<url>/g)?.length).toBeGreaterThan(200)
  })
})
