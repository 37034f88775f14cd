import { expect, it } from 'vitest'
import { applyLanguage } from './language-headers.ts'

const shared = 'public, max-age=0, s-maxage=60'
const applied = (more: Partial<Parameters<typeof applyLanguage>[1]>) => {
  const headers = new Headers({ 'Cache-Control': shared })
  applyLanguage(headers, { remember: null, isRoot: false, secure: false, ...more })
  return headers
}

it('an answer that sets the language is kept by no shared cache', () => {
  const headers = applied({ remember: 'ru', secure: true })
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('set-cookie')).toMatch(/^i18n_redirected=ru; .*Max-Age=31536000.*; Secure$/)
})

it('the root path is kept by no shared cache, whether it sets the language or not', () =>
  expect(applied({ isRoot: true }).get('cache-control')).toBe('private, no-cache'))

it('every other page stays shared and sets nothing', () => {
  expect(applied({}).get('cache-control')).toBe(shared)
  expect(applied({}).has('set-cookie')).toBe(false)
})
