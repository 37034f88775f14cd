import { describe, expect, it } from 'vitest'
import { isIban, toIban } from './iban.ts'

describe('an IBAN', () => {
  it('is of Ukraine, with the right length and check digits', () => {
    expect(isIban('UA213223130000026007233566001')).toBe(true)
    for (const iban of [
      'UA213223130000026007233566010',
      'DE213223130000026007233566001',
      'UA21322313000002600723356600',
      '',
    ])
      expect(isIban(iban), iban).toBe(false)
  })

  it('is read as banks and people write it', () => {
    for (const typed of ['ua21 3223 1300 0002 6007 2335 6600 1', ' UA21-3223\u00a01300000 26007233566001\u200b'])
      expect(toIban(typed)).toBe('UA213223130000026007233566001')
  })
})
