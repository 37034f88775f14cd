import type { Words } from './uk.ts'

export const en: Words = {
  home: 'Home',
  collections: {
    catalogue: {
      title: 'Catalogue',
      text: 'All workwear, footwear and protective gear: categories, standards and sizes in one list.',
    },
    hits: {
      title: 'Best sellers',
      text: 'The models bought most often: proven at work, always with a full size chart.',
    },
    novelties: { title: 'New in', text: 'Models added in the last 60 days, the newest first.' },
  },
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
  availability: { in_stock: 'In stock', running_out: 'Low stock', out_of_stock: 'Out of stock' },
  labels: { new: 'New', hit: 'Bestseller', sale: '−{percent}%' },
  everythingLiked: 'All favourites',
  colour: 'Colour',
  care: 'Care',
  careNote: 'Tip',
  sizes: {
    caption: 'Size chart, cm',
    also: 'International size',
    height: 'Height',
    chest: 'Chest',
    waist: 'Waist',
    hips: 'Hips',
    sleeve: 'Sleeve length',
    foot: 'Foot length',
    hand: 'Hand circumference',
    head: 'Head circumference',
  },
  cart: {
    /** Several sizes were added at once; `{sizes}` are texts of `shortOption` and `goneOption`. */
    short: '“{name}”: not everything was added. {sizes}',
    shortOption: 'size {option}: {added} of {asked}',
    goneOption: 'size {option}: none left',
    reduced: '“{name}”: only {left} left, so the quantity was reduced',
    gone: '“{name}” has sold out and won’t be part of the order',
    price: '“{name}”: the price changed from {before} to {now}',
    none: 'Sorry, this product has sold out',
    full: 'Your cart already holds {most} lines: there’s no room for more',
    empty: 'Your cart is empty',
    changed: 'Something in your cart changed while you were checking out. Please check it and confirm again',
    otherBody: 'This request has already been carried out with different data',
  },
  coupon: {
    applied: 'Promo code applied: −{sum}',
    appliedInCategory: '{text}. Valid only for {scope}',
    freeDelivery: 'Promo code applied: the shop pays for delivery',
    unknown: 'This promo code doesn’t exist',
    notYet: 'Valid from {day}',
    ended: 'This promo code is no longer valid',
    usedUp: 'This promo code has already been used',
    usedByCustomer: 'You have already used this promo code',
    category: 'Valid only for {scope}',
    missing: 'Spend {missing} more to get the discount: the promo code is valid from {minimum}',
    missingToDelivery: 'Spend {missing} more to get free delivery: the promo code is valid from {minimum}',
    missingInCategory: '{missing}, and only for {scope}',
    oneCategory: 'products in {categories}',
    categories: 'products in {categories}',
    tooMany: 'Too many attempts. Check the promo code and try again in {minutes}\u00a0min',
  },
  order: {
    parcelProblems: {
      refused: 'The recipient refused the parcel, so it is on its way back to us. If this is a mistake, please call us',
      expired:
        'The parcel was not collected in time and is on its way back to us. If you still need the order, please call us',
    },
    notNew: 'The order is already being processed: please call us to cancel it',
    deliveryFixed: 'The order is already being processed: please call us to change delivery',
    nothingToChange: 'A pick-up order has no delivery to change',
    tooManyChanges: 'Delivery has been changed too many times. Try again in {minutes}\u00a0min or call us',
    tooMany: 'Too many orders in a row. The next one can be placed in {minutes}\u00a0min',
    unpaid:
      'Unpaid orders under one phone number may hold at most {most} items. Please pay for your earlier orders or call us',
  },
  payment: {
    /** On the provider's page. */
    description: 'Payment for order No. {number}',
    paid: 'This order has already been paid',
    closed: 'This order can no longer be paid',
    unavailable: 'The payment page isn’t responding right now. Your order is saved: please try again a little later',
  },
  demoPayment: {
    title: 'Demo payment',
    note: 'This isn’t a real payment page: no card details are needed and nothing is charged. Choose how it ends.',
    order: 'Order No. {number}',
    approve: 'Pay',
    decline: 'Card declined',
    leave: 'Go back without paying',
  },
  /** Bank details of an invoice. */
  requisites: {
    names: { payee: 'Payee', edrpou: 'Company number', iban: 'IBAN', bank: 'Bank', purpose: 'Payment reference' },
    /** Take `{number}`; `withVat` takes `{vat}` too. */
    purpose: 'Payment for order No. {number}, VAT not charged',
    withVat: 'Payment for order No. {number}, incl. VAT 20%: {vat} UAH',
  },
  account: {
    wrongCredentials: 'Wrong e-mail or password',
    tooMany: 'Too many attempts. Try again in {minutes}\u00a0min',
    googleRefused: 'Google sign-in couldn’t be confirmed. Please try again',
    googleUnverified:
      'Google hasn’t verified your e-mail address. Sign in with a password or with a link we e-mail you',
    addressesFull: 'Your address book already holds {most} addresses. Delete one to add another',
    anonymous: 'Customer',
  },
  returns: {
    questions: {
      too_small: 'Too small',
      too_big: 'Too big',
      not_as_expected: 'The cut, colour or fabric isn’t right',
      wrong_item: 'The wrong item was sent',
      defect: 'Faulty or damaged',
      changed_mind: 'No longer needed',
    },
    notDelivered: 'Items can be exchanged or returned once the order has been delivered',
    tooLate: 'The 14 days for exchanges and returns are over',
    excluded: 'By law, gloves, underwear and socks can’t be exchanged or returned unless they’re faulty',
    tooMany: 'You can’t return more than you bought and haven’t requested yet',
    photoType: 'The photo must be a JPEG, PNG, WebP or AVIF',
    photoSize: 'The photo is too large: at most 10\u00a0MB and 50 megapixels',
  },
  stockRequest: { inStock: 'The product is in stock and can be ordered' },
  address: { apartment: 'apt {number}' },
  delivery: {
    noMoney:
      'This branch or parcel locker doesn’t accept payment: choose another payment method or another pick-up point',
    loading:
      'The directory of Nova Poshta is still loading, and the carrier does not answer now. Please try again in a minute',
    partial: 'The list is still loading: some pick-up points are missing',
    leftOut: 'Not listed: {reasons}',
    leftOutReasons: {
      closed: 'closed at the moment: {count}',
      residents: 'for residents of the building only: {count}',
      weight: 'parcel too heavy for them: {count}',
      size: 'parcel too large for them: {count}',
      declared: 'parcel’s value too high for them: {count}',
    },
    refusals: {
      closed: 'This pick-up point is closed at the moment. Choose another one',
      residents: 'Only residents of the building can use this parcel locker. Choose another one',
      weight: 'The parcel is too heavy for this pick-up point, which takes up to {weight}\u00a0kg. Choose another one',
      size: 'The parcel is too large for this pick-up point, which takes up to {size}\u00a0cm. Choose another one',
      declared: 'The parcel’s value is too high for this pick-up point, which takes up to {sum}. Choose another one',
    },
  },
}
