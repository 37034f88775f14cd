import { describe, expect, it } from 'vitest'
import { createCacheKeys, pickParameters, withoutRoutesParameter } from './cache-key.ts'

const at = (address: string) => new URL(address, 'https://shop.test')
const shown = ({ pathname, search }: URL) => pathname + search

describe('the cache key of a page', () => {
  it('contains only the parameters that the page reads, sorted', () => {
    const keys = createCacheKeys()
    keys.learn(at('/jackets?utm_source=mail'), ['page', 'size'])
    for (const search of ['?size=52&page=2', '?page=2&gclid=1&size=52', '?msclkid=x&page=2&ref=a&size=52'])
      expect(shown(keys.of(at(`/jackets${search}`)))).toBe('/jackets?page=2&size=52')
    expect(shown(keys.of(at('/jackets?yclid=1')))).toBe('/jackets')
  })

  it('is lower case except for tokens', () => {
    const keys = createCacheKeys()
    expect(shown(keys.of(at('/RU/Jackets?gclid=x')))).toBe('/ru/jackets?gclid=x')
    keys.learn(at('/RU/Jackets?gclid=x'), [])
    expect(shown(keys.of(at('/ru/Jackets?gclid=y')))).toBe('/ru/jackets')
    expect(shown(keys.of(at('/s-login/AbC?gclid=x')))).toBe('/s-login/AbC?gclid=x')
  })

  it('is the whole URL until the parameters of the page are known', () =>
    expect(shown(createCacheKeys().of(at('/cart?b=1&a=2')))).toBe('/cart?b=1&a=2'))

  it('keeps the order of values', () =>
    expect(pickParameters(at('/?size=54&page=x&size=52').searchParams, ['size', 'page'])).toBe(
      '?page=x&size=54&size=52',
    ))

  it("contains the router's parameter for data, not for documents", () => {
    const keys = createCacheKeys()
    for (const path of ['/jackets', '/jackets.data']) keys.learn(at(path), ['page'])
    expect(shown(keys.of(at('/jackets.data?_routes=x&a=1')))).toBe('/jackets.data?_routes=x')
    expect(shown(keys.of(at('/jackets?_routes=x&a=1')))).toBe('/jackets')
  })

  it('is the whole URL of a page that depends on cookies, which is not cached', () => {
    const keys = createCacheKeys()
    keys.learn(at('/cart'), 'personal')
    keys.learn(at('/jackets'), [])
    expect(['/Cart?b=1', '/jackets', '/news'].map(path => keys.isPersonal(at(path)))).toEqual([true, false, false])
    expect(shown(keys.of(at('/cart?b=1')))).toBe('/cart?b=1')
  })

  it('has no question mark without parameters', () => {
    expect(pickParameters(at('/?utm_source=mail').searchParams, ['page'])).toBe('')
  })
})

describe('the query that a browser shows', () => {
  it.each([
    ['?b=1&a=2', '?b=1&a=2'],
    ['?a=1&_routes=x&b=2', '?a=1&b=2'],
    ['?_routes=x', ''],
    ['', ''],
  ])('of %s is %s', (requested, shownQuery) =>
    expect(withoutRoutesParameter(at(`/${requested}`).searchParams)).toBe(shownQuery),
  )
})
