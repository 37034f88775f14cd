import type { SeoWords } from '../uk/seo.ts'

export const seo: SeoWords = {
  cart: 'What’s in your cart: sizes, quantities, promo code and order total.',
  checkout: 'Contact details, delivery and payment: your order in three steps.',
  wishlist: 'The workwear and footwear you have saved, all in one list.',
  account: 'Your details, addresses, orders and wishlist in one place.',
  login: 'Sign in to see your orders, addresses and wishlist.',
  order: 'What’s in the order, where it’s going and how far along it is.',
}
