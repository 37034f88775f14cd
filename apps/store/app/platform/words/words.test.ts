import { describe, expect, it } from 'vitest'
import * as en from './en.ts'
import * as ru from './ru.ts'
import * as uk from './uk.ts'

/** Every path to a phrase, plural forms that a language does not have left out. */
const phrases = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inside]) => phrases(inside, path ? `${path}.${key}` : key))
      : []

const places = (phrase: string) => [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
const isForm = (path: string) => /\.(one|few|many)(\.\w+)?$/.test(path)

describe.each([
  ['ru', ru],
  ['en', en],
])('the words in %s', (_, words) => {
  const theirs = new Map(phrases(words))
  const ours = phrases(uk)

  it('have the same keys as the Ukrainian ones', () => {
    expect(ours.filter(([path]) => !theirs.has(path) && !isForm(path)).map(([path]) => path)).toEqual([])
    expect(theirs.size).toBeGreaterThan(100)
  })

  it('have the same placeholders', () => {
    for (const [path, phrase] of ours)
      if (theirs.has(path)) expect([path, places(theirs.get(path) ?? '')]).toEqual([path, places(phrase)])
  })
})

it('contain no Cyrillic in English and no Ukrainian letters in Russian', () => {
  expect(phrases(en).filter(([, phrase]) => /\p{Script=Cyrillic}/u.test(phrase))).toEqual([])
  expect(phrases(ru).filter(([, phrase]) => /[іїєґ]/i.test(phrase))).toEqual([])
})

it('have every plural form of their language', () => {
  const categories = (locale: string) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  for (const [locale, words] of [
    ['uk', uk],
    ['ru', ru],
  ] as const) {
    const plural = phrases(words).filter(([path]) => path.endsWith('.one'))
    for (const [path] of plural)
      for (const category of categories(locale))
        expect(phrases(words).map(([other]) => other)).toContain(path.replace(/one$/, category))
  }
})
