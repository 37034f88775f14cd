import { locales } from '@shop/contract/locales'
import { expect, it } from 'vitest'
import { GUEST } from '../../platform/session/session-cookie.ts'
import { getWords } from '../../platform/words/words.server.ts'
import { checkoutWords } from './checkout-words.server.ts'

it('offers messages to the phone to a guest of a shop that can send them', () => {
  const wishesOf = (owner: string, hasPhoneMessages: boolean) =>
    Object.keys(checkoutWords('uk', { owner, hasPhoneMessages }).wishes)
  expect(wishesOf(GUEST, true)).toEqual(['no_call', 'phone_messages'])
  expect(wishesOf(GUEST, false)).toEqual(['no_call'])
  expect(wishesOf('customer-7', true)).toEqual(['no_call'])
})

it.each(locales)('has a label in %s that is not found by the name of another field', locale => {
  const { wishes, name, lastName, phone, email, city, comment } = getWords(locale, 'checkout')
  const label = wishes.phone_messages?.toLowerCase() ?? ''
  expect(label).not.toBe('')
  for (const other of [name, lastName, phone, email, city, comment]) expect(label).not.toContain(other.toLowerCase())
})
