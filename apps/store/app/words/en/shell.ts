import { en } from '@shop/contract/messages/en'
import { plural } from '../plural.ts'

import type { ShellWords } from '../uk/shell.ts'

export const shell: ShellWords = {
  header: {
    toHome: '{name}, home page',
    menu: 'Menu',
    navigation: 'Shopper',
    signIn: 'Sign in',
    wishlist: 'Wishlist',
    wishlistCount: plural('Wishlist, {count} item', 'Wishlist, {count} items'),
    cart: 'Cart',
    cartCount: plural('Cart, {count} item', 'Cart, {count} items'),
    toCatalogue: 'Catalogue',
    delivery: 'Delivery',
    deliveryTime: '6–10 working days',
    returns: 'Exchanges and returns',
    returnPeriod: '14 days',
  },
  home: 'Home',
  catalogue: 'Catalogue',
  allInCategory: 'Everything in this section',
  search: 'Search',
  searchHint: 'Product name or code',
  searchSubmit: 'Search',
  searchCategory: 'category',
  scheme: 'Dark theme',
  contact: {
    title: 'Ask about a size or a fabric',
    text: 'Leave your number and we will call back during working hours.',
    name: 'Name',
    phone: 'Phone',
    message: 'Message',
    send: 'Send',
    sent: 'Thank you! We will read it and call you back.',
    agree: 'By sending you agree to the',
    privacy: 'privacy policy',
  },
  newsletter: { email: 'E-mail', sent: en.newsletterSent },
  failed: 'It could not be sent. Please try again.',
  readAlso: 'Read also',
  priceNote: 'Prices do not include delivery',
}
