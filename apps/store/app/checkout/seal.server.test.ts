import { expect, it } from 'vitest'
import { createSeal } from './seal.server.ts'

const { seal, open } = createSeal('a secret of the shop', 'checkout')

it('what was sealed comes back whole', () => {
  const typed = { contact: { name: 'Олена', phone: '+380 67 123 45 67' }, comment: 'Подзвонити за годину 📦' }
  expect(open(seal(typed))).toEqual(typed)
})

it('nothing of it can be read from outside, and no two seals are alike', () => {
  const once = seal({ phone: '+380 67 123 45 67' })
  expect(Buffer.from(once, 'base64url').toString('latin1')).not.toContain('380')
  expect(seal({ phone: '+380 67 123 45 67' })).not.toBe(once)
})

it('a changed, shortened, foreign or empty text opens to nothing', () => {
  const sealed = seal({ number: '1' })
  const bytes = Buffer.from(sealed, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(14) ^ 1, 14)
  expect(open(bytes.toString('base64url'))).toBeNull()
  const resigned = Buffer.from(sealed, 'base64url')
  resigned.writeUInt8(resigned.readUInt8(resigned.length - 1) ^ 1, resigned.length - 1)
  expect(open(resigned.toString('base64url'))).toBeNull()
  expect(open(sealed.slice(0, -4))).toBeNull()
  expect(open('')).toBeNull()
  expect(open('not sealed at all, but long enough to be looked at')).toBeNull()
  expect(createSeal('another secret', 'checkout').open(sealed)).toBeNull()
  expect(createSeal('a secret of the shop', 'order').open(sealed)).toBeNull()
})

it('the longest checkout that the fields allow fits into a cookie', () => {
  const letters = (count: number) =>
    Array.from({ length: count }, (_, at) => String.fromCodePoint(0x430 + ((at * 7 + (at % 11)) % 32))).join('')
  const person = { name: letters(60), last_name: letters(60), phone: '+380 67 123 45 67' }
  const longest = {
    contact: { ...person, email: `${letters(100)}@poshta.example` },
    recipient: person,
    delivery: { street: letters(100), house: letters(20), apartment: letters(20), postal_index: letters(10) },
    comment: letters(700),
  }
  expect(seal(longest).length).toBeLessThan(3900)
})
