import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowerCasePath, searchPath } from './paths.ts'

describe('searchPath', () => {
  it.each([
    ['48/50', '/search/48%2F50'],
    ['a, b: c+d?', '/search/a%2C%20b%3A%20c%2Bd%3F'],
    ['100%', '/search/100%25'],
    ['en.343', '/search/en%2E343'],
    ['..', '/search'],
    ['', '/search'],
  ])('returns for «%s» %s', (query, path) => expect(searchPath('uk', query)).toBe(path))

  it('adds the prefix of the language', () => expect(searchPath('ru', 'куртка')).toMatch(/^\/ru\/search\/%D0%BA/))

  it('round-trips any query and needs no lower-casing', () => {
    const written = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map(text => text.toLowerCase())
      .filter(text => text === text.toLowerCase() && text !== '.' && text !== '..')
    fc.assert(
      fc.property(written, query => {
        const path = searchPath('uk', query)
        expect(decodeURIComponent(new URL(path, 'https://shop.test').pathname.slice('/search/'.length))).toBe(query)
        expect(lowerCasePath(path)).toBe(path)
      }),
    )
  })
})

describe('lowerCasePath', () => {
  it.each([
    ['/RU/Jackets', '/ru/jackets'],
    ['/search/%D0%9A%D1%83', '/search/%D0%BA%D1%83'],
    ['/search/48%2F50', '/search/48%2F50'],
    ['/search/%D0%9A%2F%D1%83', '/search/%D0%BA%2F%D1%83'],
    ['/S-Login/AbC', '/s-login/AbC'],
    ['/%FF', '/%FF'],
  ])('converts %s to %s', (path, lower) => expect(lowerCasePath(path)).toBe(lower))
})
