import { describe, expect, it } from 'vitest'
import { MAX_ATTEMPTS, retryDelay } from '../mail/retry.ts'
import { headerText, isMailAddress, parseMailbox } from './mailbox.ts'

describe('a mail address', () => {
  it.each([
    'olena@example.com',
    'o.l-e+n_a@mail.example.com',
    'пошта@приклад.укр',
    'shop@localhost',
    'shop@[127.0.0.1]',
  ])('may be %s', address => expect(isMailAddress(address)).toBe(true))
  it.each([
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    'a@b.example;c@d.example',
    '<a@b.example>',
    '"a, b"@c.example',
    'group:a@b.example',
    'a b@c.example',
    'a@b@c.example',
    'a(comment)@b.example',
    'a\0@b.example',
    'a@',
    '@b.example',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(250)}.example`,
  ])('is not %j', address => expect(isMailAddress(address)).toBe(false))

  it('may come with a name', () => {
    expect(parseMailbox('Shop <shop@shop.example>')).toEqual({ name: 'Shop', address: 'shop@shop.example' })
    expect(parseMailbox('"ГАРТ" <shop@shop.example>')).toEqual({ name: 'ГАРТ', address: 'shop@shop.example' })
    expect(parseMailbox('shop@shop.example')).toEqual({ name: '', address: 'shop@shop.example' })
    for (const wrong of ['shop', 'Shop <shop>', 'Shop\n<shop@shop.example>', 'Shop <a@b.c> <d@e.f>'])
      expect(parseMailbox(wrong)).toBeNull()
  })
})

it('text of a header is one line', () =>
  expect(headerText(' Олена\r\nBcc: x@y.example\u2028\t!')).toBe('Олена Bcc: x@y.example !'))

describe('the time until the next attempt', () => {
  it('doubles up to four hours, with random jitter', () => {
    expect(retryDelay(1, 0)).toBe(15_000)
    expect(retryDelay(1, 1)).toBe(30_000)
    expect(retryDelay(4, 1)).toBe(240_000)
    expect(retryDelay(14, 1)).toBe(4 * 3_600_000)
  })
  it('is about a day from the first attempt to the last', () => {
    const hours = (random: number) =>
      Array.from({ length: MAX_ATTEMPTS - 1 }, (_, n) => retryDelay(n + 1, random)).reduce((a, b) => a + b) / 3_600_000
    expect(hours(0)).toBeGreaterThan(12)
    expect(hours(1)).toBeLessThan(25)
  })
})
