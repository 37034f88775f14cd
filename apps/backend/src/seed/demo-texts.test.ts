import { type Locale, locales } from '@shop/contract/locales'
import { describe, expect, it } from 'vitest'
import { paymentMethodsWith } from '../adapters/payment/methods.ts'
import { deliveries } from '../delivery/methods.ts'
import { readEnvironment } from '../environment.ts'
import { demoPayee } from '../payment/payee.ts'
import { demoNews, demoPages } from '../testing/demo.ts'
import type { Text } from '../values/text.ts'
import { demo } from './demo-content.ts'

const isText = (value: object): value is Text => 'uk' in value && typeof value.uk === 'string'

/** Every text inside a value, with its path. */
const textsIn = (value: unknown, at: string): { at: string; text: Text }[] => {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [{ at, text: value }]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`))
}

const own = {
  files: demo.files('', '.yaml').map(file => demo.parse(file)),
  pages: demoPages,
  news: demoNews,
  deliveries,
  payments: paymentMethodsWith(readEnvironment({}).payment).all,
  payee: demoPayee.name,
}
const texts = textsIn(own, '')
const wrong = (lang: Locale, pattern: RegExp) =>
  texts.flatMap(({ at, text }) => {
    const found = text[lang]
      .replace(/<\/?(strong|a|code)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, '\n')
      .match(pattern)
    return found ? [`${at}: ${found[0]}`] : []
  })

describe('every text', () => {
  it('exists in all three languages', () => {
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter(({ text }) => locales.some(lang => text[lang].trim() === '')).map(({ at }) => at)).toEqual([])
  })

  it('has only letters of its language', () => {
    expect(wrong('en', /\p{Script=Cyrillic}+/u)).toEqual([])
    expect(wrong('ru', /[\p{L}]*[іїєґ][\p{L}]*/iu)).toEqual([])
    expect(wrong('uk', /[\p{L}]*[ыэъё][\p{L}]*/iu)).toEqual([])
  })

  it('mixes no alphabets inside a word', () => {
    for (const lang of locales)
      expect(wrong(lang, /\p{Script=Cyrillic}[a-z]+|[a-z]+\p{Script=Cyrillic}+/iu)).toEqual([])
  })

  it('has typographic quotes, apostrophes and dashes', () => {
    // «кур'єр» is a label of the checkout prescribed by the specification.
    for (const lang of locales) expect(wrong(lang, /"|(?<!кур)(?<=\p{L})'(?=\p{L})| - |--|\.\.\./u)).toEqual([])
    expect(wrong('uk', /[“”]/)).toEqual([])
    expect(wrong('ru', /[“”]/)).toEqual([])
    expect(wrong('en', /[«»]/)).toEqual([])
  })

  it('has no doubled words, spaces or stray space before a stop', () => {
    for (const lang of locales) {
      // «4,5 : 1» is a ratio.
      expect(wrong(lang, /[^\S\n][,.;!?](?=\s)| {2}|\p{L} :/u)).toEqual([])
      expect(wrong(lang, /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu)).toEqual([])
    }
  })
})
