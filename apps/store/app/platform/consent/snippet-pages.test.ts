import { expect, it } from 'vitest'
import { maySnippetsRun } from './snippet-pages.ts'

const runsOn = (path: string) => maySnippetsRun(new URL(path, 'https://shop.example'))

it('lets snippets run on pages of the catalogue, in every language', () => {
  for (const path of ['/', '/jackets', '/ru/jackets', '/en/news', '/search/kurtka', '/cart'])
    expect(runsOn(path), path).toBe(true)
})

it('keeps snippets off checkout, account and pages with a token', () => {
  for (const path of [
    '/checkout',
    '/en/checkout',
    '/Checkout',
    '/cart/thankyou',
    '/ru/cart/thankyou?number=1&token=abc',
    '/account',
    '/en/account/orders',
    '/password-reset/token/abc',
    '/user-email-confirm/token/abc',
    '/s-login/abc',
    '/registration',
    '/newsletter/confirm',
  ])
    expect(runsOn(path), path).toBe(false)
})
