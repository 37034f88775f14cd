import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createCookieEncryption, ownedCookie } from './encrypted-cookie.server.ts'

const { encrypt, decrypt } = createCookieEncryption('a secret of the shop', 'checkout', 'customer 7')

it('decrypts what was encrypted', () => {
  const values = { contact: { name: 'Олена', phone: '+380 67 123 45 67' }, comment: 'Подзвонити за годину 📦' }
  expect(decrypt(encrypt(values))).toEqual(values)
})

it('shows nothing of the data, and encrypts the same data differently each time', () => {
  const once = encrypt({ phone: '+380 67 123 45 67' })
  expect(Buffer.from(once, 'base64url').toString('latin1')).not.toContain('67 123 45 67')
  expect(encrypt({ phone: '+380 67 123 45 67' })).not.toBe(once)
})

it('returns null for a changed, truncated, foreign or empty text', () => {
  const encrypted = encrypt({ number: '1' })
  const bytes = Buffer.from(encrypted, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(14) ^ 1, 14)
  expect(decrypt(bytes.toString('base64url'))).toBeNull()
  const resigned = Buffer.from(encrypted, 'base64url')
  resigned.writeUInt8(resigned.readUInt8(resigned.length - 1) ^ 1, resigned.length - 1)
  expect(decrypt(resigned.toString('base64url'))).toBeNull()
  expect(decrypt(encrypted.slice(0, -4))).toBeNull()
  expect(decrypt('')).toBeNull()
  expect(decrypt('not encrypted at all, but long enough to be decrypted')).toBeNull()
  for (const [secret, purpose, owner] of [
    ['another secret', 'checkout', 'customer 7'],
    ['a secret of the shop', 'order', 'customer 7'],
    ['a secret of the shop', 'checkout', 'customer 8'],
    ['a secret of the shop', 'checkout', 'guest'],
  ] as const)
    expect(createCookieEncryption(secret, purpose, owner).decrypt(encrypted)).toBeNull()
})

it('fits the longest checkout that the fields allow into a cookie', () => {
  const letters = (count: number) =>
    Array.from({ length: count }, (_, at) => String.fromCodePoint(0x430 + ((at * 7 + (at % 11)) % 32))).join('')
  const person = { name: letters(60), last_name: letters(60), phone: '+380 67 123 45 67' }
  const longest = {
    contact: { ...person, email: `${letters(100)}@poshta.example` },
    recipient: person,
    delivery: { street: letters(100), house: letters(20), apartment: letters(20), postal_index: letters(10) },
    comment: letters(700),
  }
  expect(encrypt(longest).length).toBeLessThan(3900)
})

it('deletes the cookies instead of storing a value that they cannot hold', () => {
  const { write } = ownedCookie({ name: 'notes', schema: z.string(), maxAge: 60, chunks: 2 })
  const target = { secret: 'a secret of the shop', owner: 'guest', secure: false }
  const ages = (bytes: number) =>
    write(randomBytes(bytes).toString('base64'), target).map(cookie => /Max-Age=(\d+)/.exec(cookie)?.[1])
  expect(ages(4000)).toEqual(['60', '60'])
  expect(ages(8000)).toEqual(['0', '0'])
})
