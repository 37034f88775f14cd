import { expect, it } from 'vitest'
import { GUEST } from '../../platform/session/session-cookie.ts'
import { clearedDraftCookies, draftCookies, emptyDraft, readDraft, withNewKey, withValues } from './draft.server.ts'
import { createCookieEncryption } from './encrypted-cookie.server.ts'

const secret = 'a secret of the shop'
const target = { secret, owner: GUEST, secure: true }
const source = (cookie: (name: string) => string | undefined) => ({ secret, owner: GUEST, cookie })

/** A browser's cookies after the given `Set-Cookie` values. */
const jar = (cookies: readonly string[]) => {
  const stored = new Map(
    cookies.flatMap(cookie => {
      const [, name = '', value = '', age = ''] = /^(\w+)=([^;]*);.*Max-Age=(\d+)/.exec(cookie) ?? []
      return age === '0' ? [] : [[name, value] as const]
    }),
  )
  return (name: string) => stored.get(name)
}

it('reads the draft that was stored', () => {
  const draft = withValues(emptyDraft(), { 'contact.name': 'Олена', comment: 'Під’їзд з двору' })
  const cookies = draftCookies(draft, target)
  expect(readDraft(source(jar(cookies)))).toEqual(draft)
  for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
})

it('stores a comment of 700 rare characters, each cookie within what browsers accept', () => {
  const rare = (at: number) => String.fromCodePoint(0x1f300 + ((at * 7919) % 1500))
  const comment = Array.from({ length: 700 }, (_, at) => rare(at)).join('')
  const draft = withValues(emptyDraft(), { comment })
  const cookies = draftCookies(draft, target)
  expect(cookies.length).toBeGreaterThan(1)
  for (const cookie of cookies) expect(cookie.length).toBeLessThan(4096)
  expect(readDraft(source(jar(cookies)))?.values.comment).toBe(comment)
})

it('deletes the chunks that a shorter draft does not need, and all when the draft is cleared', () => {
  const cookies = draftCookies(emptyDraft(), target)
  expect(cookies.filter(cookie => cookie.includes('Max-Age=0'))).toHaveLength(2)
  expect(clearedDraftCookies(false).every(cookie => cookie.includes('Max-Age=0'))).toBe(true)
  expect(readDraft(source(jar(clearedDraftCookies(false))))).toBeNull()
})

it('reads no draft from what was encrypted for another purpose or has another shape', () => {
  const encrypted = (purpose: string, value: object) => createCookieEncryption(secret, purpose, GUEST).encrypt(value)
  const order = encrypted('order', { number: 'HT-1', token: 'x' })
  expect(readDraft(source(name => (name === 'checkout' ? order : undefined)))).toBeNull()
  expect(readDraft(source(name => (name === 'checkout' ? encrypted('checkout', { v: 2 }) : undefined)))).toBeNull()
})

it('submits the order after a rejection under another key', () => {
  const draft = emptyDraft()
  expect(withNewKey(draft).key).not.toBe(draft.key)
  expect({ ...withNewKey(draft), key: draft.key }).toEqual(draft)
})
