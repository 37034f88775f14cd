/** Constants of the wire. Imports no library: a browser that imports one loads no schema. Source: the rules of the wire for every call. */

import { locales } from './locales.ts'

export { MAX_QUANTITY, RUNNING_OUT_MAX, SHOWN_STOCK_MAX } from './cart-rules.ts'
export { availabilities, couponStates } from './cart-states.ts'
export { MAX_COMPARED } from './catalogue-rules.ts'
export { deliveryNeeds, pointKinds } from './delivery-rules.ts'
export { type FailureCode, failureCodes, statuses } from './failure-codes.ts'
export { COMMENT_MAX, fits, grades, PHONE_LENGTH } from './fields.ts'
export { defaultLocale, locales } from './locales.ts'
export {
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  ORDER_NUMBER_HEADER,
  ORDER_TOKEN_HEADER,
  RETURN_PHOTO_PATH,
  REVIEW_PHOTO_PATH,
} from './return-rules.ts'
export { EVERYTHING, MAX_GROUPS, MAX_LIKES } from './wishlist-map.ts'

/** Bytes of a request body. */
export const MAX_BODY_BYTES = 64 * 1024

/** Nesting depth of a request body. */
export const MAX_BODY_DEPTH = 16

/** Length of an `Idempotency-Key`. */
export const keyLength = { min: 16, max: 64 } as const

/** Items of a page of a list: by default, and at most. */
export const pageSize = { default: 24, max: 100 } as const

export const labelKinds = ['new', 'hit', 'sale'] as const

export const sorts = ['popular', 'cheap', 'expensive', 'new', 'rating'] as const

/** Lists of products from all categories. */
export const collections = ['catalogue', 'hits', 'novelties'] as const

/** What a message of a cart tells: quantity reduced to the stock, sold out, or price changed. */
export const noticeKinds = ['reduced', 'gone', 'price'] as const

/** Maximum number of options and products in one addition. */
export const MAX_ITEMS_ADDED = 50

/** How a buyer hears of an order: by mail, by messages to the phone, or by both. */
export const orderMessages = ['mail', 'both', 'phone'] as const

/** Source: the rules of the wire; only the first three can change to `cancelled`. */
export const orderStatuses = [
  'new',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'returned',
] as const

export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded', 'on_receipt'] as const

/** What an entry of an order's history tells of. */
export const historyKinds = ['status', 'delivery', 'payment', 'parcel'] as const

export const requisiteIds = ['payee', 'edrpou', 'iban', 'bank', 'purpose'] as const

export const returnKinds = ['exchange', 'return'] as const

export const returnStatuses = ['new', 'approved', 'rejected', 'received', 'completed'] as const

export const reviewSorts = ['new', 'best', 'worst'] as const

/** Header, footer and catalogue menu (source: the shop’s specification); lists by standard and pages by trade. */
export const menuIds = { header: 1, footer: 2, catalogue: 6, standards: 7, trades: 8 } as const

/** Kinds of articles: the first segments of their addresses. Each has a list, a feed and a sitemap; another one needs its words besides. */
export const articleKinds = ['news'] as const

/** First segments of screens that menus and banners may link to. */
export const linkableSegments: readonly string[] = [
  ...['account', 'cart', 'compare', 'crew', 'kit', 'login', 'newsletter', 'order', 'registration', 'search'],
  'wishlist',
]

/** First segments that screens of the shop have: no page of text has one of them. */
export const reservedSegments: readonly string[] = [
  ...linkableSegments,
  ...articleKinds,
  ...['404', 'checkout', 'google', 'logout', 'message', 'notify', 'password-reset', 'questions', 's-login'],
  ...['city', 'session', 'user-email-confirm', 'return-photo', 'api', 'pictures', 'brand', ...locales],
]
