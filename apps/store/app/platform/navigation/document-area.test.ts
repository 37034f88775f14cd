import { locales, localise } from '@shop/contract/locales'
import { describe, expect, it } from 'vitest'
import { screens } from '../../screens.ts'
import { areaOf } from './document-area.ts'

describe('the area of a path', () => {
  it('is that of the account for what customers and mails open, and the shop for all else', () => {
    const names = screens.filter(({ path }) => areaOf(path) === 'account').map(({ name }) => name)
    expect(names).toEqual([
      'newsletter-confirm',
      'newsletter-unsubscribe',
      'delivery-city',
      'notify',
      'bulk-order',
      'kit',
      'compare',
      'questions',
      'login',
      'registration',
      'password-reset',
      'user-email-confirm',
      's-login',
      'google-callback',
      'order',
      ...screens.filter(({ layout }) => layout === 'account').map(({ name }) => name),
      'cart-invoice',
      'cart-delivery',
    ])
  })

  it('is the same in every language', () => {
    for (const { path } of screens)
      for (const locale of locales) expect(areaOf(localise(path, locale)), path).toBe(areaOf(path))
  })

  it.each([
    '/account',
    '/ACCOUNT',
    '/account/',
    '/account/orders/ht-1?print',
    '/account?edit=new',
    '/en/login#form',
    '/s-login/AbC',
    '/order',
    '/notify/jackets/jacket',
    '/newsletter/confirm/0a',
  ])('%s: the account', path => expect(areaOf(path)).toBe('account'))

  it.each([
    '/',
    '/en',
    '/accounting',
    '/login-jackets',
    '/orders',
    '/jackets/account',
    '/newsletter',
    '/logout',
    '/wishlist',
    '/checkout',
    '/cart/return',
  ])('%s: the shop', path => expect(areaOf(path)).toBe('shop'))
})
