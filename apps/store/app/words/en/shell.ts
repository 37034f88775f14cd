import { en } from '@shop/contract/messages/en'
import { plural } from '../plural.ts'

import type { ShellWords } from '../uk/shell.ts'

export const shell: ShellWords = {
  header: {
    toHome: '{name}, home page',
    menu: 'Menu',
    navigation: 'Your account',
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
  wholeCatalogue: 'Whole catalogue',
  allInCategory: 'Everything in this section',
  search: 'Search',
  searchHint: 'Product name or code',
  searchSubmit: 'Search',
  searchCategory: 'category',
  scheme: 'Dark theme',
  contact: {
    title: 'Ask about a size or a fabric',
    text: 'Leave your number and we’ll call you back during working hours.',
    name: 'Name',
    phone: 'Phone',
    message: 'Message',
    send: 'Send',
    sent: 'Thank you! We’ll read it and call you back.',
    agree: 'By sending this form you agree to the',
    privacy: 'privacy policy',
  },
  newsletter: { email: 'E-mail', sent: en.newsletterSent },
  failed: 'It couldn’t be sent. Please try again.',
  readAlso: 'Related articles',
  priceNote: 'Prices do not include delivery',
}
