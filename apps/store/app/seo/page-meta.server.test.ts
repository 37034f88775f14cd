import { describe, expect, it } from 'vitest'
import { headTags } from './page-meta.server.ts'

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
const tags = (path: string, more: Partial<Parameters<typeof headTags>[1]> = {}) =>
  headTags('https://shop.test', { meta, url: new URL(path, 'https://shop.test'), ...more })
const links = (path: string, more?: Partial<Parameters<typeof headTags>[1]>) =>
  tags(path, more).flatMap(tag =>
    tag.kind === 'link' ? [`${tag.rel} ${tag.hrefLang ?? ''} ${tag.href}`.replace('  ', ' ')] : [],
  )
const robots = (path: string, more?: Partial<Parameters<typeof headTags>[1]>) =>
  tags(path, more).flatMap(tag => (tag.kind === 'meta' && tag.name === 'robots' ? [tag.content] : []))

describe('what a page says to search engines', () => {
  it('is its one address, and the same page in the other languages', () =>
    expect(links('/ru/jackets?utm_source=mail')).toEqual([
      'canonical https://shop.test/ru/jackets',
      'alternate uk https://shop.test/jackets',
      'alternate ru https://shop.test/ru/jackets',
      'alternate en https://shop.test/en/jackets',
      'alternate x-default https://shop.test/jackets',
    ]))

  it('keeps what makes a page of its own, with the pages before and after', () => {
    const found = links('/jackets?page=2&gclid=1', { own: ['page'], previous: '/jackets', next: '/jackets?page=3' })
    expect(found).toContain('canonical https://shop.test/jackets?page=2')
    expect(found).toContain('prev https://shop.test/jackets')
    expect(found).toContain('next https://shop.test/jackets?page=3')
  })

  it.each([
    ['/jackets', {}, []],
    ['/ru/jackets', {}, ['index, follow']],
    ['/jackets?gclid=1', {}, ['noindex']],
    ['/ru/jackets?wbraid=1', {}, ['noindex']],
    ['/jackets?gbraid=1', {}, ['noindex']],
    ['/search/kurtka', { listed: false }, ['noindex']],
  ])('%s may be listed or not as the specification says', (path, more, rule) =>
    expect(robots(path, more)).toEqual(rule),
  )
})
