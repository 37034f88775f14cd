import { describe, expect, it } from 'vitest'
import { furtherPage, headTags } from './page-meta.server.ts'

const meta = {
  title: 'Куртки',
  description: 'Опис',
  favicon: '/brand/favicon.svg',
  og: {
    title: 'Куртки',
    description: 'Опис',
    image: '/p.jpg',
    url: '/jackets',
    type: 'website',
    locale: 'uk_UA',
    site_name: 'ГАРТ',
  },
  schema: null,
  micro_marking: [],
}
const tags = (path: string, more: Partial<Parameters<typeof headTags>[1]> = {}, isAdClick = false) =>
  headTags('https://shop.test', { meta, url: new URL(path, 'https://shop.test'), ...more }, isAdClick)
const links = (path: string, more?: Partial<Parameters<typeof headTags>[1]>) =>
  tags(path, more).flatMap(tag =>
    'tagName' in tag ? [`${tag.rel} ${tag.hrefLang ?? ''} ${tag.href}`.replace('  ', ' ')] : [],
  )
const robots = (...asked: Parameters<typeof tags>) =>
  tags(...asked).flatMap(tag => ('name' in tag && tag.name === 'robots' ? [tag.content] : []))

describe('the meta tags of a page', () => {
  it('contain the canonical URL and the alternates', () =>
    expect(links('/ru/jackets?utm_source=mail')).toEqual([
      'canonical https://shop.test/ru/jackets',
      'alternate uk https://shop.test/jackets',
      'alternate ru https://shop.test/ru/jackets',
      'alternate en https://shop.test/en/jackets',
      'alternate x-default https://shop.test/jackets',
    ]))

  it('contain the page number of a list and link the previous and next page', () => {
    const found = links('/jackets?page=2&size=52', { page: 2, previous: '/jackets', next: '/jackets?page=3' })
    expect(found).toContain('canonical https://shop.test/jackets?page=2')
    expect(found).toContain('alternate ru https://shop.test/ru/jackets?page=2')
    expect(found).toContain('prev https://shop.test/jackets')
    expect(found).toContain('next https://shop.test/jackets?page=3')
    expect(links('/jackets?page=1')).toContain('canonical https://shop.test/jackets')
  })

  it('number the titles and descriptions of further pages', () =>
    expect(furtherPage(meta, 'сторінка 2')).toMatchObject({
      title: 'Куртки, сторінка 2 — ГАРТ',
      description: 'Опис (сторінка 2)',
      og: { title: 'Куртки, сторінка 2', description: 'Опис (сторінка 2)' },
    }))

  it('contain absolute URLs for social networks and in structured data', () => {
    const schema = { '@type': 'Product', name: '/not a path', image: ['/p.jpg'], offers: { url: '/ru/jackets' } }
    const found = tags('/ru/jackets?page=2', { page: 2, meta: { ...meta, schema } })
    expect(found).toContainEqual({ property: 'og:url', content: 'https://shop.test/ru/jackets?page=2' })
    expect(found).toContainEqual({
      'script:ld+json': {
        '@type': 'Product',
        name: '/not a path',
        image: ['https://shop.test/p.jpg'],
        offers: { url: 'https://shop.test/ru/jackets' },
      },
    })
  })

  it.each([
    ['/jackets', 'open', false, []],
    ['/ru/jackets', 'open', false, ['index, follow']],
    ['/ru/jackets', 'open', true, ['noindex']],
    ['/jackets?size=52', 'filtered', false, ['noindex, follow']],
    ['/ru/jackets?sort=cheap', 'filtered', false, ['noindex, follow']],
    ['/jackets?size=52', 'filtered', true, ['noindex']],
    ['/search/kurtka', 'closed', false, ['noindex']],
  ] as const)('%s, %s, ad click: %s: robots %j', (path, listing, isAdClick, rule) =>
    expect(robots(path, { listing }, isAdClick)).toEqual(rule),
  )
})
