import type { Words } from './uk.ts'

export const en: Words = {
  home: 'Home',
  news: 'News',
  searchTitle: 'Search',
  searchFor: 'Search: {query}',
  searchText:
    'Workwear, footwear and protection for “{query}”: prices, sizes and availability. Delivery across Ukraine in 6–10 working days.',
  facets: {
    price: 'Price',
    size: 'Size',
    standard: 'Standard',
    colour: 'Colour',
    availability: 'Availability',
    brand: 'Brand',
  },
  availability: { in_stock: 'In stock', running_out: 'Running out', out_of_stock: 'Out of stock' },
  labels: { new: 'New', hit: 'Bestseller', sale: '−{percent} %' },
  everythingLiked: 'All favourites',
  colour: 'Colour',
  care: 'Care',
  careNote: 'Tip',
  sizes: {
    caption: 'Size chart, cm',
    also: 'Corresponds to',
    height: 'Height',
    chest: 'Chest',
    waist: 'Waist',
    hips: 'Hips',
    sleeve: 'Sleeve length',
    foot: 'Foot length',
    hand: 'Hand girth',
    head: 'Head girth',
  },
  cart: {
    reduced: '“{name}”: only {left} left, the quantity was reduced',
    gone: '“{name}” has sold out. It will not be part of the order',
    price: '“{name}”: the price changed from {before} to {now}',
    none: 'Sorry, this product has sold out',
    full: 'The cart already holds {most} lines, there is no room for more',
    empty: 'Your cart is empty',
    changed: 'Something in the cart changed while you were checking out. Please look it over and confirm again',
    otherBody: 'This request was already carried out with other data',
  },
  coupon: {
    applied: 'Promo code applied: −{sum}',
    unknown: 'There is no such promo code',
    expired: 'This promo code is no longer valid',
    minimum: 'This promo code is for orders from {sum}',
    tooMany: 'Too many attempts. Check the promo code and try again in {minutes} min',
  },
  order: {
    notNew: 'The order is already being handled; please call us to cancel it',
    tooMany: 'Too many orders in a row. The next one can be placed in {minutes} min',
    unpaid:
      'Unpaid orders under one phone number may hold at most {most} items. Please pay for the earlier orders or call us',
  },
  account: {
    wrongCredentials: 'Wrong e-mail or password',
    tooMany: 'Too many attempts. Try again in {minutes} min',
  },
  address: { apartment: 'apt {number}' },
}
