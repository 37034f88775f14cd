import { describe, expect, it } from 'vitest'
import { pointsOf } from './points.ts'
import { matchPoints, matchSettlements } from './search.ts'
import { settlements } from './settlements.ts'

const first = (query: string, lang: 'uk' | 'ru' | 'en' = 'uk') => matchSettlements(query, lang).at(0)?.name.uk
const found = (query: string, limit?: number) => matchSettlements(query, 'uk', limit).map(place => place.name.uk)

describe('looking for a settlement', () => {
  it.each(['Київ', 'київ', 'КИЇВ', 'Киев', 'киев', 'Kyiv', 'kyiv', 'Kiev', ' київ '])('finds Kyiv by «%s»', query => {
    for (const lang of ['uk', 'ru', 'en'] as const) expect(first(query, lang)).toBe('Київ')
  })

  it.each([
    ["кам'янець", 'Кам’янець-Подільський'],
    ['кам’янець', 'Кам’янець-Подільський'],
    ['камянець', 'Кам’янець-Подільський'],
    ['каменец', 'Кам’янець-Подільський'],
    ['івано франк', 'Івано-Франківськ'],
    ['франківськ', 'Івано-Франківськ'],
    ['ґайсин', 'Гайсин'],
    ['королёво', 'Королево'],
    ['королево', 'Королево'],
  ])('tolerates the spelling «%s»', (query, name) => {
    expect(first(query)).toBe(name)
  })

  it('sorts whole names first, then prefixes, prefixes of later words and substrings', () => {
    expect(found('бар').slice(0, 2)).toEqual(['Бар', 'Баранівка'])
    const city = found('город', 50)
    expect(city.indexOf('Городок')).toBeLessThan(city.indexOf('Білгород-Дністровський'))
    expect(city.indexOf('Білгород-Дністровський')).toBeGreaterThan(-1)
    expect(first('церква')).toBe('Біла Церква')
  })

  it('sorts equal matches by size', () => {
    expect(found('ки', 1)).toEqual(['Київ'])
    expect(found('по', 1)).toEqual(['Полтава'])
  })

  it('sorts prefixes in the language of the call before those in other languages', () => {
    expect(found('бо').indexOf('Бобринець')).toBeLessThan(found('бо', 50).indexOf('Бібрка'))
  })

  it('finds a settlement by its name with the region', () => {
    expect(matchSettlements('Городок, Хмельницька обл.', 'uk').map(place => place.area.uk)).toEqual([
      'Хмельницька обл.',
    ])
    expect(first('Кременчук, Полтавська обл.')).toBe('Кременчук')
  })

  it.each([
    ['червоноград', 'Шептицький'],
    ['Новомосковськ', 'Самар'],
    ['кіровоград', 'Кропивницький'],
    ['Odessa', 'Одеса'],
  ])('finds the former name «%s»', (query, name) => {
    expect(first(query)).toBe(name)
  })

  it('returns the biggest for an empty query and none without a match', () => {
    expect(found('', 2)).toEqual(['Київ', 'Дніпро'])
    expect(found('   ', 1)).toEqual(['Київ'])
    expect(found('щщщ')).toEqual([])
    expect(found('()[]*\\')).toEqual(found(''))
  })

  it('respects the limit', () => {
    expect(found('к', 7)).toHaveLength(7)
    expect(matchSettlements('к', 'uk')).toHaveLength(20)
  })
})

describe('looking for a point', () => {
  const branches = settlements.slice(0, 1).flatMap(kyiv => [...pointsOf(kyiv, 'branch')])
  const numbers = (query: string) => matchPoints(branches, query).map(point => point.number)

  it('sorts the exact number first, then numbers with that prefix', () => {
    expect(numbers('4').slice(0, 3)).toEqual([4, 40, 41])
    expect(numbers('№ 12').at(0)).toBe(12)
    expect(numbers('відділення 7').at(0)).toBe(7)
  })

  it.each(['київська', 'Киевская', 'kyivska', 'вул. Київська', 'київ 104'])('finds a street by «%s»', query => {
    expect(numbers(query)).toContain(1)
  })

  it('sorts by number, returns all for an empty query and none for an unknown street', () => {
    expect(numbers('')).toEqual(branches.map(point => point.number))
    expect(numbers('вул')).toEqual(numbers('вул').toSorted((a, b) => a - b))
    expect(numbers('неіснуюча')).toEqual([])
  })
})
