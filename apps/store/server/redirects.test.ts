import { describe, expect, it } from 'vitest'
import { canonicalPath, preferredLocale, redirectFor } from './redirects.ts'

const visit = (path: string, more: { remembered?: string; acceptLanguage?: string; from?: string } = {}) =>
  redirectFor({
    url: new URL(path, 'http://shop.test'),
    remembered: more.remembered,
    acceptLanguage: more.acceptLanguage ?? '',
    from: more.from ?? null,
  })

describe('canonical URLs', () => {
  it.each([
    ['/Jackets', '', '/jackets'],
    ['/jackets/', '', '/jackets'],
    ['/RU/Jackets/', '?page=2', '/ru/jackets'],
    ['/', '', '/'],
    ['/search/%D0%BA%D1%83%D1%80%D1%82%D0%BA%D0%B0', '', '/search/%D0%BA%D1%83%D1%80%D1%82%D0%BA%D0%B0'],
    ['/search/%D0%9A%D1%83', '', '/search/%D0%BA%D1%83'],
    ['/search/100%', '', '/search/100%25'],
    ['/s-login/%ff', '', '/s-login/%25ff'],
    ['/s-login/AbC', '', '/s-login/AbC'],
    ['/cart/thankyou/X', '', '/cart/thankyou/X'],
    ['/Jackets', '?gclid=1', '/Jackets'],
    ['//evil.test/', '', '/evil.test'],
    ['/%ff', '', '/%25ff'],
    ['/search/48%2F50', '', '/search/48%2F50'],
    ['/search/A%2FB', '', '/search/a%2Fb'],
    ['/search/a%2C%20b%3A+%3F', '', '/search/a%2C%20b%3A+%3F'],
    ['/S-Login/AbC', '', '/S-Login/AbC'],
  ])('%s%s belongs at %s', (path, search, tidy) => expect(canonicalPath(path, search)).toBe(tidy))

  it('keep the query in a redirect', () =>
    expect(visit('/Jackets?sort=cheap')).toEqual({ location: '/jackets?sort=cheap', status: 301, remember: null }))
})

describe('the language of the first visit', () => {
  it('is the best match of the browser, on the root path only', () => {
    expect(visit('/', { acceptLanguage: 'ru-RU,ru;q=0.9' })).toEqual({ location: '/ru', status: 302, remember: 'ru' })
    expect(visit('/?utm=1', { acceptLanguage: 'en' }).location).toBe('/en?utm=1')
    expect(visit('/jackets', { acceptLanguage: 'ru' }).location).toBeNull()
  })

  it('is the stored one, whatever the browser accepts', () =>
    expect(visit('/', { acceptLanguage: 'ru', remembered: 'uk' })).toEqual({
      location: null,
      status: 302,
      remember: null,
    }))

  it.each([
    ['ru', '/ru'],
    ['en', '/en'],
    ['uk', null],
  ])('is the stored one on later visits: %s', (remembered, location) =>
    expect(visit('/', { acceptLanguage: 'de', remembered })).toEqual({ location, status: 302, remember: null }),
  )

  it('is taken from the browser when the cookie is invalid', () =>
    expect(visit('/', { acceptLanguage: 'en', remembered: 'xx' })).toMatchObject({ location: '/en', remember: 'en' }))

  it.each([
    ['de-DE,fr;q=0.5', 'uk'],
    ['fr;q=0.9, en;q=0.8, ru;q=0.85', 'ru'],
    ['uk;q=0, en', 'en'],
    ['', 'uk'],
  ])('`Accept-Language: %s` selects %s', (header, locale) => expect(preferredLocale(header)).toBe(locale))
})

describe('choosing a language with the badge', () => {
  it('is stored, also for the language without a prefix', () => {
    expect(visit('/', { from: '/ru', acceptLanguage: 'ru', remembered: 'ru' })).toEqual({
      location: null,
      status: 302,
      remember: 'uk',
    })
    expect(visit('/en/jackets', { from: '/jackets' }).remember).toBe('en')
  })

  it('is stored on the order page, which sends no referrer', () => {
    expect(visit('/ru/cart/thankyou?number=1&token=t', { from: 'hidden', remembered: 'uk' }).remember).toBe('ru')
    expect(visit('/ru/jackets', { from: 'hidden', remembered: 'uk' }).remember).toBeNull()
    expect(visit('/ru/cart/thankyou?number=1&token=t', { remembered: 'uk' }).remember).toBeNull()
  })

  it('is not stored on a navigation within one language', () =>
    expect(visit('/', { from: '/jackets', acceptLanguage: 'ru' })).toEqual({
      location: null,
      status: 302,
      remember: null,
    }))
})
