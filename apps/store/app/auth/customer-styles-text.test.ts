import { expect, it } from 'vitest'
import { toCustomerStyles } from './customer-styles-text.ts'

it('has no rules for a guest', () => {
  expect(toCustomerStyles(undefined)).toBe('')
})

it('shows the name of a customer in the header', () => {
  expect(toCustomerStyles('Анна Марія')).toContain('.header-link__account::after{content:"Анна Марія"}')
})

it('keeps a name inside its string', () => {
  const rules = toCustomerStyles('O’Neil"}*{display:none}\n\\</style>')
  expect(rules.split('content:')[1]).toMatch(/^"(?:[\p{L}\p{N} ]|\\[\da-f]+ )*"\}$/u)
})
