import { expect, it } from 'vitest'
import { toCustomerStyles } from './customer-styles-text.ts'

const likedText = { uk: 'В обраному', ru: 'В избранном', en: 'In your wishlist' }
const guest = { name: undefined, city: undefined, units: 0, liked: [], likedText }

it('has no rules for a guest without a cart and liked products', () => {
  expect(toCustomerStyles(guest)).toBe('')
})

it('shows the name of a customer in the header', () => {
  const rules = toCustomerStyles({ ...guest, name: 'Анна Марія' })
  expect(rules).toContain('.header-link__account::after{content:"Анна Марія"}')
})

it('shows the remembered city', () => {
  expect(toCustomerStyles({ ...guest, city: 'Кривий Ріг' })).toContain('.top-line__city::after{content:"Кривий Ріг"}')
})

it('shows the counts of the header and which products are liked', () => {
  const rules = toCustomerStyles({ ...guest, units: 12, liked: [7, 9] })
  expect(rules).toContain('[href$="/cart"] .header-link__icon::after{content:"12"')
  expect(rules).toContain('[href$="/wishlist"] .header-link__icon::after{content:"2"')
  expect(rules).toContain('[form="wish"][value="7"] svg,[form="wish"][value="9"] svg{')
  expect(rules).toContain(':lang(en){--liked:"In your wishlist"}')
  expect(rules).toContain(
    ':has(>[form="wish"][value="7"])::after,:has(>[form="wish"][value="9"])::after{content:var(--liked)',
  )
})

it('keeps a name inside its string', () => {
  const rules = toCustomerStyles({ ...guest, name: 'O’Neil"}*{display:none}\n\\</style>' })
  expect(rules.split('content:')[1]).toMatch(/^"(?:[\p{L}\p{N} ]|\\[\da-f]+ )*"\}$/u)
})
