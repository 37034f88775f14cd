import { expect, it } from 'vitest'
import { localeAmong, locales, localise, splitLocale } from './locales.ts'

it.each([
  ['/', 'uk', '/'],
  ['/ru', 'ru', '/'],
  ['/ru/jackets', 'ru', '/jackets'],
  ['/en/', 'en', '/'],
  ['/RU/Jackets', 'ru', '/Jackets'],
  ['/english-shoes', 'uk', '/english-shoes'],
  ['/uk/jackets', 'uk', '/uk/jackets'],
] as const)('%s is %s %s', (address, locale, path) => {
  expect(splitLocale(address)).toEqual({ locale, path })
})

it('splits a localised path back into the same language and path', () => {
  for (const locale of locales)
    for (const path of ['/', '/jackets', '/jackets/travers'])
      expect(splitLocale(localise(path, locale))).toEqual({ locale, path })
})

it.each([
  [['ru-UA', 'uk'], 'ru'],
  [['de', 'pl-PL', 'EN-gb'], 'en'],
  [['de'], null],
  [[], null],
] as const)('selects from the language tags %j the language %s', (tags, locale) => {
  expect(localeAmong(tags)).toBe(locale)
})
