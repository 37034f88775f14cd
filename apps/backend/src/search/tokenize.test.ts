import { describe, expect, it } from 'vitest'
import { codeWords, documentOf } from './document.ts'
import { editDistance, maxTypos, otherLayouts, stemOf, tokenize, toLooseLatin } from './tokenize.ts'

describe('words of a query', () => {
  it('are letters and figures, small, without apostrophes', () => {
    expect(tokenize("Кур’єр, ҐРУНТ: S3 — «Ёлка» & '; drop")).toEqual(['курєр', 'грунт', 's3', 'елка', 'drop'])
    expect(tokenize(' ,.;:!? ')).toEqual([])
  })
  it.each([
    ['куртка', 'куртки', 'куртку', 'куртками'],
    ['робоча', 'робочі', 'робочої', 'робочу'],
    ['рабочая', 'рабочие', 'рабочей', 'рабочих'],
    ['jacket', 'jackets'],
    ['штани', 'штанів', 'штанами'],
  ])('of one kind meet: %s', (...forms) => {
    expect(new Set(forms.map(stemOf)).size).toBe(1)
  })
  it('short ones and codes stay as they are', () => {
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
  ])('%s sounds like %s', (word, typed) => {
    expect(toLooseLatin(typed)).toBe(toLooseLatin(word))
  })
  it('typed in another layout are found again', () => {
    expect(otherLayouts('rehnrf')).toContain('куртка')
    expect(otherLayouts('infyb')).toContain('штани')
    expect(otherLayouts('офслуе')).toContain('jacket')
  })
  it('are as far apart as slips of the finger', () => {
    expect(editDistance('kurtka', 'kurtka')).toBe(0)
    expect(editDistance('kurtka', 'kurtaka')).toBe(1)
    expect(editDistance('kurtka', 'krutka')).toBe(1)
    expect(editDistance('', 'abc')).toBe(3)
    expect(maxTypos(3)).toBe(0)
  })
})

describe('the document of a product', () => {
  it('has every stem once, with its weights', () => {
    const text = documentOf({ a: ['Куртка робоча'], b: ['Куртки'], c: [], d: ['робоча'] })
    expect(text).toBe("'куртк':1A,3B 'робоч':2A,4D")
  })
  it('is found by its code, with or without the hyphen, typed in Cyrillic too', () => {
    expect(codeWords('HT-1042')).toEqual(['ht', '1042', 'ht1042', 'нт', 'нт1042'])
  })
})
