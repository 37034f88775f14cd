import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isStorable, truncate, withoutInvisible } from './text.ts'

it('truncates without leaving an unpaired surrogate', () => {
  expect(truncate('аб😀', 3)).toBe('аб')
  expect(truncate('аб😀', 4)).toBe('аб😀')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, length) => {
      const cut = truncate(text, length)
      expect(text.startsWith(cut)).toBe(true)
      expect(length - cut.length).toBeLessThanOrEqual(text.length < length ? length : 1)
      expect(cut).not.toMatch(/\p{Cs}/u)
    }),
  )
})

it('rejects NUL and unpaired surrogates as not storable', () => {
  expect(['', 'Куртка 😀', '\n'].every(isStorable)).toBe(true)
  expect(['\0', 'а\0б', '\ud83d', '\ude00'].some(isStorable)).toBe(false)
})

it('leaves out characters that nobody sees, but no spaces and line breaks', () => {
  for (const emoji of ['👩\u200d🏭', '👨🏽\u200d🌾', '❤\ufe0f\u200d🔥', '❤\ufe0f'])
    expect(withoutInvisible(`Дача\u200d ${emoji}\u200d \ufe0f`)).toBe(`Дача ${emoji} `)
  expect(withoutInvisible('О\u200bле\u00adна\u202e\u001b[31m\u0007\u2800 Ко\tваль\n')).toBe('Олена[31m Ко\tваль\n')
})
