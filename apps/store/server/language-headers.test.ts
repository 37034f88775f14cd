import { expect, it } from 'vitest'
import { applyLanguage } from './language-headers.ts'

const shared = 'public, max-age=0, s-maxage=60'
const applied = (more: Partial<Parameters<typeof applyLanguage>[1]>) => {
  const headers = new Headers({ 'Cache-Control': shared })
  applyLanguage(headers, { remember: null, isRoot: false, secure: false, ...more })
  return headers
}

it('prevents shared caching of a response that sets the language', () => {
  const headers = applied({ remember: 'ru', secure: true })
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('set-cookie')).toMatch(/^i18n_redirected=ru; .*Max-Age=31536000.*; Secure$/)
})

it('prevents shared caching of the root path', () =>
  expect(applied({ isRoot: true }).get('cache-control')).toBe('private, no-cache'))

it('leaves other pages cacheable without a cookie', () => {
  expect(applied({}).get('cache-control')).toBe(shared)
  expect(applied({}).has('set-cookie')).toBe(false)
})
