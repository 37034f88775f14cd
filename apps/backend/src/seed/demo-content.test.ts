import { existsSync, readFileSync } from 'node:fs'
import { locales, splitLocale } from '@shop/contract/locales'
import { describe, expect, it } from 'vitest'
import { settlementOf } from '../adapters/carrier/demo-directory/places.ts'
import { brandAssets } from '../brand/assets.ts'
import { slugOf } from '../catalogue-feed/slug.ts'
import { deliveries } from '../delivery/methods.ts'
import { allowedHtml, sanitizeBody } from '../html/sanitize-body.ts'
import {
  demoCategories as categories,
  demoGoods,
  demoPages,
  demoMenus as menus,
  demoNews as news,
} from '../testing/demo.ts'
import { settingsRows } from './demo-content.ts'

const { models, attributes } = demoGoods
const pages = demoPages
const products = models.flatMap(({ colours }) => colours)
const lists = new Set<string>(
  categories.flatMap(({ slug, subcategories }) => [slug, ...subcategories.map(child => child.slug)]),
)
const contents = new Set(pages.map(page => page.slug))
const trades = pages.filter(({ slug }) => menus.some(({ key, url }) => key.startsWith('trades.') && url === `/${slug}`))
const fixed = new Set([
  '/',
  '/news',
  '/search',
  '/catalogue',
  '/hits',
  '/novelties',
  '/account',
  '/account/exchange',
  '/checkout',
  '/wishlist',
  '/registration',
  '/cart',
])

/** Whether a path without a language prefix exists. */
const leads = (path: string): boolean => {
  const [, first = '', second, ...rest] = path.split('/')
  if (rest.length > 0) return false
  if (fixed.has(path)) return true
  if (second === undefined) return lists.has(first) || contents.has(first)
  return first === 'news'
    ? news.some(article => article.slug === second)
    : products.some(product => product.slug === second)
}

/** Whether each filter of a query has a value that goods have. */
const filters = (query: string): boolean =>
  [...new URLSearchParams(query)].every(([facet, value]) =>
    models.some(model =>
      model.attributes.some(({ id, values }) => id === facet && values.some(known => known.id === value)),
    ),
  )

const plainText = (html: string): string => html.replace(/<[^>]+>/g, ' ')
const countWords = (html: string): number => plainText(html).match(/[\p{L}\d][\p{L}\d’'-]*/gu)?.length ?? 0

/** Returns the errors of an HTML text: unbalanced or disallowed tags. */
function htmlFaults(html: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const tags: readonly string[] = allowedHtml.tags
  for (const [whole, closing, tag = '', rest = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)([^>]*)>/g)) {
    if (!tags.includes(tag)) faults.push(`tag ${tag}`)
    const allowed: readonly string[] =
      tag === 'a' ? allowedHtml.attributes.a : tag === 'th' ? allowedHtml.attributes.th : []
    for (const [, attribute = ''] of rest.matchAll(/\s([a-z-]+)=/g))
      if (!allowed.includes(attribute)) faults.push(`attribute ${attribute} in ${whole}`)
    if (!closing) open.push(tag)
    else if (open.pop() !== tag) faults.push(`${whole} closes something else`)
  }
  if (open.length > 0) faults.push(`left open: ${open.join(' ')}`)
  if (html.replace(/<\/?[a-z][^>]*>/g, '').match(/[<>]|\*\*|\]\(|`/)) faults.push('markup left in the text')
  return faults
}

const bodies = [...pages, ...news].flatMap(({ slug, bodies: body }) =>
  locales.map(lang => ({ slug, lang, html: body[lang] })),
)

describe('the HTML of pages and articles', () => {
  it.each(bodies)('$slug in $lang is well-formed and made of allowed tags', ({ html }) => {
    expect(htmlFaults(html)).toEqual([])
    expect(sanitizeBody(html)).toBe(html)
  })

  it.each(bodies)('$slug in $lang has only links to existing pages in its own language', ({ html, lang }) => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
    const brokenLinks = links.filter(href => {
      if (/^(tel:\+380\d{9}|mailto:[a-z]+@hart\.example)$/.test(href)) return false
      const { locale, path } = splitLocale(href)
      const [address = '', query = ''] = path.split('?')
      return locale !== lang || !leads(address) || !filters(query)
    })
    expect(brokenLinks).toEqual([])
  })
})

describe('the pages', () => {
  it('are the nine of the shop, the accessibility statement and the trades', () => {
    const own = ['delivery', 'returns', 'faq', 'sizes', 'about', 'contacts', 'privacy', 'offer', 'companies']
    expect(trades).toHaveLength(9)
    expect(pages.map(page => page.slug).toSorted()).toEqual(
      [...own, 'accessibility', ...trades.map(({ slug }) => slug)].toSorted(),
    )
  })

  it('have no path of a category or another screen', () => {
    expect(pages.filter(({ slug }) => lists.has(slug) || fixed.has(`/${slug}`))).toEqual([])
  })

  it('state the return period, its exceptions, the delivery time and the lifetime of cookies', () => {
    const text = (slug: string) => pages.find(page => page.slug === slug)?.bodies.uk ?? ''
    expect(text('returns')).toContain('14 днів')
    expect(text('returns')).toMatch(/Рукавиці належної якості.*не підлягають/)
    expect(text('delivery')).toContain('6–10 робочих днів')
    expect(text('privacy')).toMatch(/cart_id.*100 днів/)
    expect(text('privacy')).toMatch(/i18n_redirected.*365 днів/)
    for (const method of deliveries) expect(text('delivery')).toContain(method.name.uk)
  })
})

describe('the pages of trades', () => {
  it.each(trades.map(({ slug, bodies }) => ({ slug, html: bodies.uk })))(
    '$slug has a kit of 4 to 7 products',
    ({ html }) => {
      const linked = [...html.matchAll(/href="\/[\w-]+\/([\w-]+)"/g)].flatMap(([, slug = '']) =>
        products.filter(product => product.slug === slug),
      )
      expect(linked.length).toBeGreaterThanOrEqual(4)
      expect(linked.length).toBeLessThanOrEqual(7)
    },
  )
})

describe('the news', () => {
  it('are twelve or more', () => {
    expect(news.length).toBeGreaterThanOrEqual(12)
    for (const { bodies } of news)
      for (const lang of locales) expect(bodies[lang].match(/<p>/g)?.length).toBeGreaterThanOrEqual(4)
  })

  const linked = new Set(models.flatMap(({ guide }) => guide?.id ?? []))
  it.each(news.filter(({ slug }) => linked.has(slug)))(
    '$slug is a guide: long, structured, with links to goods',
    ({ bodies }) => {
      for (const lang of locales) {
        expect(countWords(bodies[lang])).toBeGreaterThanOrEqual(500)
        expect(bodies[lang].match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4)
        expect(bodies[lang]).toContain('<table>')
        expect(bodies[lang]).toMatch(/href="[^"]*\/(?!news\/)[a-z-]+/)
      }
    },
  )

  it('have a guide for the goods of every category that is chosen by a standard', () => {
    const chosen = ['hi-vis', 'rainwear', 'footwear', 'gloves', 'knee-pads']
    const without = models.filter(({ categories: [first], guide }) => chosen.includes(first.value.category) && !guide)
    expect(without.map(({ slug }) => slug)).toEqual([])
    expect(linked.size).toBeGreaterThanOrEqual(7)
  })
})

describe('the menus', () => {
  it.each(menus.filter(({ url }) => url.includes('?')))('$key leads to $url, a list of goods', ({ url }) => {
    for (const [facet, value] of new URLSearchParams(url.split('?')[1])) {
      const values =
        facet === 'standard'
          ? models.flatMap(model => model.standards.map(({ value: { code } }) => slugOf(code)))
          : attributes.find(attribute => attribute.id === facet)?.values.map(known => known.id)
      expect(values).toContain(value)
    }
  })

  it('contain every category with products', () => {
    const filled = categories.filter(({ slug }) =>
      models.some(model => model.categories.some(({ value }) => value.category === slug)),
    )
    const first = menus.flatMap(({ key, url }) => (/^catalogue\.\d+$/.test(key) ? url : []))
    expect(first).toEqual(filled.map(({ slug }) => `/${slug}`))
  })
})

describe('the settings', () => {
  it('have one main contact with a phone that can be dialled', () => {
    const label = '0\u00a0800 33 04 71'
    for (const { data } of settingsRows())
      expect(data.contacts.find(contact => contact.is_main)?.phones).toEqual([{ label, number: '+380800330471' }])
  })

  it('name favourite cities of the directory, Kyiv first', () => {
    for (const { lang, data } of settingsRows()) {
      const { cities } = data.checkout
      const known = cities.map(({ ref }) => settlementOf(ref))
      expect(cities).toEqual(
        known.map(city => ({ ref: city?.ref, cityName: city?.name[lang], area: city?.area[lang] })),
      )
      expect(known[0]?.name.uk).toBe('Київ')
    }
  })

  it('have a currency suffix, the year in the copyright and no third-party code', () => {
    for (const { data } of settingsRows()) {
      expect(data.checkout.currencies.UAH).toEqual({ prefix: '', suffix: '\u00a0₴' })
      expect(data.copyright).toContain('%year%')
      expect(`${data.head_code}${data.body_code}`).toBe('')
      expect(data.theme_color).toMatch(/^#[\da-f]{6}$/)
    }
  })

  it('leave the logos to the drawn word mark, which follows the language; the favicon exists', () => {
    expect(brandAssets.map(({ path }) => path)).toContain('/brand/favicon.svg')
    for (const { file } of brandAssets) {
      expect(existsSync(file)).toBe(true)
      expect(readFileSync(file, 'utf8')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+"/)
    }
  })
})
