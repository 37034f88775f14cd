import { describe, expect, it } from 'vitest'
import { codeWords, documentOf } from '../search/document.ts'
import { editDistance, maxTypos, otherLayouts, stemOf, tokenize, toLooseLatin } from './tokenize.ts'

describe('tokenize, stemOf and corrections', () => {
  it('split text into lower-case letters and digits without apostrophes', () => {
    expect(tokenize("Кур’єр, ҐРУНТ: S3 — «Ёлка» & '; drop")).toEqual(['курєр', 'грунт', 's3', 'елка', 'drop'])
    expect(tokenize(' ,.;:!? ')).toEqual([])
  })
  it.each([
    ['куртка', 'куртки', 'куртку', 'куртками'],
    ['робоча', 'робочі', 'робочої', 'робочу'],
    ['рабочая', 'рабочие', 'рабочей', 'рабочих'],
    ['jacket', 'jackets'],
    ['штани', 'штанів', 'штанами'],
    ['зимовий', 'зимова', 'зимове', 'зимові', 'зимових', 'зимового'],
    ['зимний', 'зимняя', 'зимнее', 'зимние'],
  ])('reduce inflected forms to one stem: %s', (...forms) => {
    expect(new Set(forms.map(stemOf)).size).toBe(1)
  })
  it('do not stem short words and codes', () => {
    for (const word of ['s3', 'ht1042', 'пвх', '20471', 'en']) expect(stemOf(word)).toBe(word)
  })
  it.each([
    ['куртка', 'kurtka'],
    ['штани', 'shtany'],
    ['штани', 'shtani'],
    ['взуття', 'vzuttya'],
    ['черевики', 'cherevyky'],
    ['рукавиці', 'rukavytsi'],
    ['наколінники', 'nakolinnyky'],
  ])('transliterate %s like %s', (word, typed) => {
    expect(toLooseLatin(typed)).toBe(toLooseLatin(word))
  })
  it('convert keyboard layouts', () => {
    expect(otherLayouts('rehnrf')).toContain('куртка')
    expect(otherLayouts('infyb')).toContain('штани')
    expect(otherLayouts('офслуе')).toContain('jacket')
  })
  it('count insertions, deletions, substitutions and transpositions as one edit', () => {
    expect(editDistance('kurtka', 'kurtka')).toBe(0)
    expect(editDistance('kurtka', 'kurtaka')).toBe(1)
    expect(editDistance('kurtka', 'krutka')).toBe(1)
    expect(editDistance('', 'abc')).toBe(3)
    expect(maxTypos(3)).toBe(0)
  })
})

describe('the search document', () => {
  it('has every stem once with its positions and weights', () => {
    const text = documentOf({ a: ['Куртка робоча'], b: ['Куртки'], c: [], d: ['робоча'] })
    expect(text).toBe("'куртк':1A,3B 'робоч':2A,4D")
  })
  it('has nothing of what a product is without', () => {
    const d = ['Без утеплення', 'Нет', 'No hood', 'Бездоганний шов']
    expect(documentOf({ a: ['Куртка'], b: [], c: [], d })).toBe("'куртк':1A 'бездоганн':2D 'шов':3D")
  })
  it('is one that Postgres takes, however long and many the words of a text are', () => {
    const words = Array.from({ length: 16_000 }, (_, at) => `${at}${'ꃢ'.repeat(1_000)}`)
    const lexemes = documentOf({ a: [], b: [], c: [], d: words })
      .split(' ')
      .map(entry => Buffer.byteLength(entry))
    expect(Math.max(...lexemes)).toBeLessThan(2_046)
    expect(lexemes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(1_048_576)
  })
  it('contains a code with and without the hyphen and in Cyrillic', () => {
    expect(codeWords('HT-1042')).toEqual(['ht', '1042', 'ht1042', 'нт', 'нт1042'])
  })
})
