import { beforeEach, expect, it, vi } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

const items = new Map<string, string>()
beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  })
})

it('keeps the last five queries, each once, the last one first', () => {
  for (const query of ['каска', 'штани', ' Каска ', 'жилет', 'поло', 'фліс', 'пояс']) rememberSearch(query)
  expect(recentSearches()).toEqual(['пояс', 'фліс', 'поло', 'жилет', 'каска'])
})

it('keeps neither an empty query nor a pasted text', () => {
  for (const query of ['', '  ', 'довгий текст '.repeat(9)]) rememberSearch(query)
  expect(recentSearches()).toEqual([])
})

it('can be cleared, and reads nothing from what another script has stored', () => {
  rememberSearch('каска')
  forgetSearches()
  expect(items.size).toBe(0)
  for (const text of ['{', '"каска"', '{"0":"каска"}', '[1,null]']) {
    items.set('recent-searches', text)
    expect(recentSearches()).toEqual([])
  }
})

it('remembers nothing where storage is disabled', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch('каска')
  expect(recentSearches()).toEqual([])
})
