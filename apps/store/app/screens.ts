import { articleKinds } from '@shop/contract/constants'

/** The screens of the shop with their paths. Source: spec §2; `newsletter` and `message` handle the forms of the footer, `delivery-city` that of the header, `login` and `logout` those of the account. */
export interface Screen {
  /** Route ids are this with the language's suffix: `account-orders___ru`. */
  name: string
  /** In the default language, as React Router writes it. */
  path: string
  /** Module under `routes/`. */
  file: string
  /** `checkout`: reduced header, no contact form. `account`: inside `shop`, with the side menu. */
  layout: 'shop' | 'checkout' | 'account'
}

const shop = (name: string, path: string, file = name): Screen => ({ name, path, file, layout: 'shop' })
const checkout = (name: string, path: string, file = name): Screen => ({ name, path, file, layout: 'checkout' })

const account = (name: string, path: string, file = name): Screen => ({ name, path, file, layout: 'account' })

export const screens: readonly Screen[] = [
  shop('home', '/'),
  shop('404', '/404', 'not-found'),
  shop('search', '/search/:query?'),
  ...articleKinds.flatMap(kind => [
    shop(kind, `/${kind}`, 'news'),
    shop(`${kind}-article`, `/${kind}/:article`, 'article'),
  ]),
  shop('newsletter', '/newsletter'),
  shop('newsletter-confirm', '/newsletter/confirm/:token'),
  shop('newsletter-unsubscribe', '/newsletter/unsubscribe/:token'),
  shop('message', '/message'),
  shop('wishlist', '/wishlist'),
  shop('wishlist-shared', '/wishlist/shared/:token'),
  shop('cart', '/cart'),
  shop('delivery-city', '/city'),
  shop('notify', '/notify/:page/:product'),
  shop('bulk-order', '/crew/:page/:product?'),
  shop('kit', '/kit/:page/:product?'),
  shop('compare', '/compare'),
  shop('questions', '/questions/:page/:product'),
  shop('login', '/login'),
  shop('logout', '/logout'),
  shop('registration', '/registration'),
  shop('password-reset', '/password-reset/token/:token?'),
  shop('user-email-confirm', '/user-email-confirm/token/:token?'),
  shop('s-login', '/s-login/:token?'),
  shop('google-callback', '/google/callback'),
  shop('order', '/order'),
  account('account', '/account'),
  account('account-addresses', '/account/addresses'),
  account('account-exchange', '/account/exchange'),
  account('account-orders', '/account/orders'),
  account('account-order', '/account/orders/:number'),
  account('account-wishlist', '/account/wishlist'),
  checkout('checkout', '/checkout'),
  checkout('cart-thankyou', '/cart/thankyou', 'thank-you'),
  checkout('cart-return', '/cart/return'),
  checkout('cart-invoice', '/cart/invoice'),
  checkout('cart-delivery', '/cart/delivery'),
  shop('page', '/:page'),
  shop('page-product', '/:page/:product', 'product'),
  shop('nowhere', '/*', 'not-found'),
]
