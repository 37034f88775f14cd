import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { atNight, desktopOnly } from './projects.ts'

const prefixes = { uk: '', ru: '/ru', en: '/en' } as const
const names = { uk: 'ГАРТ', ru: 'ГАРТ', en: 'HART' } as const
const locales = ['uk', 'ru', 'en'] as const
type Locale = (typeof locales)[number]

/** The attributes of every `tag` element of a document. */
function tagsOf(html: string, tag: string): Record<string, string>[] {
  const head = html.slice(0, html.indexOf('</head>'))
  return [...head.matchAll(new RegExp(`<${tag}\\s([^>]*?)/?>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  )
}

async function headOf(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0, headers: { Cookie: 'i18n_redirected=uk' } })
  const html = await response.text()
  const [metas, links] = [tagsOf(html, 'meta'), tagsOf(html, 'link')]
  return {
    status: response.status(),
    headers: response.headers(),
    title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
    named: (name: string) => metas.filter(meta => meta.name === name).map(({ content }) => content),
    og: (name: string) => metas.find(({ property }) => property === `og:${name}`)?.content,
    hrefs: (rel: string) => links.filter(link => link.rel === rel).map(({ href }) => href),
    alternates: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang ? [[hreflang, href]] : [])),
    ),
    structured: [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/g)].map(([, json = '']) => json),
  }
}

const firstHref = async (request: APIRequestContext, page: string, start: string) =>
  new RegExp(`href="(${start}[^"#?]+)"`).exec(await (await request.get(page)).text())?.[1] ?? ''

/** Public pages with their robots rule and canonical path. */
const screens: readonly [path: string, robots: 'open' | 'filtered' | 'closed', canonical?: string][] = [
  ['/', 'open'],
  ['/jackets', 'open'],
  ['/jackets?page=2', 'open', '/jackets?page=2'],
  ['/jackets?page=1&utm_source=mail', 'open', '/jackets'],
  ['/jackets?msclkid=1&yclid=2&ref=3', 'open', '/jackets'],
  ['/jackets?size=52&page=1', 'filtered', '/jackets'],
  ['/jackets?sort=cheap&page=2', 'filtered', '/jackets?page=2'],
  ['/jackets?gclid=1', 'closed', '/jackets'],
  ['/Jackets?wbraid=1', 'closed', '/jackets'],
  ['/news', 'open'],
  ['/delivery', 'open'],
  ['/search', 'closed'],
  ['/search/48%2F50', 'closed'],
  ['/search/kurtka', 'closed'],
  ['/cart', 'closed'],
  ['/checkout', 'closed'],
  ['/wishlist', 'closed'],
  ['/newsletter', 'closed'],
  ['/message', 'closed'],
]

const rules = { open: [], filtered: ['noindex, follow'], closed: ['noindex'] } as const
const ruleOf = (locale: Locale, robots: keyof typeof rules) =>
  locale === 'ru' && robots === 'open' ? ['index, follow'] : rules[robots]

test.describe('meta tags', desktopOnly, () => {
  for (const locale of locales)
    test(`are complete on every screen: ${locale}`, locale === 'uk' ? {} : atNight, async ({ request, baseURL }) => {
      const origin = baseURL ?? ''
      const at = (path: string, language: Locale = locale) =>
        origin + (path === '/' && language !== 'uk' ? prefixes[language] : prefixes[language] + path)
      const product = await firstHref(request, '/jackets', '/jackets/')
      const article = await firstHref(request, '/news', '/news/')
      const titles = new Map<string, string>()
      for (const [path, robots, canonical = path] of [
        ...screens,
        [product, 'open'],
        [article, 'open'],
      ] as typeof screens) {
        const head = await headOf(request, at(path).slice(origin.length))
        expect(head.status, path).toBe(200)
        expect(head.title, path).toMatch(new RegExp(` — ${names[locale]}$`))
        expect(titles.get(head.title) ?? canonical, `title of ${path}`).toBe(canonical)
        titles.set(head.title, canonical)
        expect(
          head.named('description').map(text => (text ?? '').length > 20),
          path,
        ).toEqual([true])
        expect(head.named('robots'), path).toEqual(ruleOf(locale, robots))
        expect(head.hrefs('canonical'), path).toEqual([at(canonical)])
        expect(head.alternates, path).toEqual({
          uk: at(canonical, 'uk'),
          ru: at(canonical, 'ru'),
          en: at(canonical, 'en'),
          'x-default': at(canonical, 'uk'),
        })
        expect(head.og('url'), path).toBe(at(canonical))
        expect(head.og('title')?.length, path).toBeGreaterThan(2)
        expect(head.og('description'), path).toBe(head.named('description')[0])
        expect(head.og('site_name'), path).toBe(names[locale])
        expect(head.og('locale'), path).toBe({ uk: 'uk_UA', ru: 'ru_UA', en: 'en_GB' }[locale])
        for (const json of head.structured)
          for (const [, address = ''] of json.matchAll(/"(?:url|item|image|target|mainEntityOfPage)":"([^"]*)"/g))
            expect(new URL(address).origin, `${path}: ${address}`).toBe(origin)
      }
    })

  test(
    'link the pages of a list without ad parameters, and answer 404 past its end',
    atNight,
    async ({ request, baseURL }) => {
      const second = await headOf(request, '/jackets?page=2&gclid=1&utm_source=mail&size=52&size=54')
      expect(second.hrefs('prev')).toEqual([`${baseURL}/jackets?size=52&size=54`])
      expect((await headOf(request, '/ru/jackets')).hrefs('next')).toEqual([`${baseURL}/ru/jackets?page=2`])
      for (const path of ['/jackets?page=99', '/jackets?page=999999', '/news?page=99', '/search/kurtka?page=99']) {
        const past = await headOf(request, path)
        expect(past.status, path).toBe(404)
        expect(past.headers['cache-control'], path).toContain('no-store')
        expect([past.title, ...past.named('robots'), ...past.hrefs('canonical')], path).toEqual([
          '404 — ГАРТ',
          'noindex',
        ])
      }
    },
  )

  test('serve the same page whatever ad parameters are added', async ({ request }) => {
    const read = async (path: string) => (await request.get(path)).text()
    const plain = await read('/trousers')
    for (const added of ['ref=SECRET', 'utm_campaign=SECRET', 'msclkid=SECRET', 'whatever=SECRET'])
      expect(await read(`/trousers?${added}`), added).toBe(plain)
    expect(await read('/bibs?ref=SECRET&gclid=SECRET'), 'asked for first with them').not.toContain('SECRET')
  })
})
