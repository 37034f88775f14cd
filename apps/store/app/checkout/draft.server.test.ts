import { expect, it } from 'vitest'
import { dropDraft, emptyDraft, keepDraft, newAttempt, readDraft, withTyped } from './draft.server.ts'
import { createSeal } from './seal.server.ts'

const seal = createSeal('a secret of the shop', 'checkout')

/** A browser's cookies after the given `Set-Cookie` values. */
const jar = (cookies: readonly string[]) => {
  const kept = new Map(
    cookies.flatMap(cookie => {
      const [, name = '', value = '', age = ''] = /^(\w+)=([^;]*);.*Max-Age=(\d+)/.exec(cookie) ?? []
      return age === '0' ? [] : [[name, value] as const]
    }),
  )
  return (name: string) => kept.get(name)
}

it('a checkout comes back as it was left', () => {
  const draft = withTyped(emptyDraft(), { 'contact.name': 'Олена', comment: 'Під’їзд з двору' })
  const cookies = keepDraft(seal, draft, true)
  expect(readDraft(seal, jar(cookies))).toEqual(draft)
  for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
})

it('a comment of 700 rare characters still fits, each cookie within what browsers keep', () => {
  const rare = (at: number) => String.fromCodePoint(0x1f300 + ((at * 7919) % 1500))
  const comment = Array.from({ length: 700 }, (_, at) => rare(at)).join('')
  const draft = withTyped(emptyDraft(), { comment })
  const cookies = keepDraft(seal, draft, false)
  expect(cookies.length).toBeGreaterThan(1)
  for (const cookie of cookies) expect(cookie.length).toBeLessThan(4096)
  expect(readDraft(seal, jar(cookies))?.typed.comment).toBe(comment)
})

it('a shorter draft leaves no piece of a longer one behind, a dropped one nothing', () => {
  const cookies = keepDraft(seal, emptyDraft(), false)
  expect(cookies.filter(cookie => cookie.includes('Max-Age=0'))).toHaveLength(2)
  expect(dropDraft(false).every(cookie => cookie.includes('Max-Age=0'))).toBe(true)
  expect(readDraft(seal, jar(dropDraft(false)))).toBeNull()
})

it('what was sealed for something else, or by another shop, is no checkout', () => {
  const order = createSeal('a secret of the shop', 'order').seal({ number: 'HT-1', token: 'x' })
  expect(readDraft(seal, name => (name === 'checkout' ? order : undefined))).toBeNull()
  expect(readDraft(seal, name => (name === 'checkout' ? seal.seal({ v: 2 }) : undefined))).toBeNull()
})

it('after a clear refusal the next order goes under another key', () => {
  const draft = emptyDraft()
  expect(newAttempt(draft).attempt).not.toBe(draft.attempt)
  expect({ ...newAttempt(draft), attempt: draft.attempt }).toEqual(draft)
})
