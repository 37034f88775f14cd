/** The screens of the shop and where they stand. Source: spec §2; `newsletter` and `message` answer the forms of the footer. */
export interface Screen {
  /** Route ids are this with the language's suffix: `account-orders___ru`. */
  name: string
  /** In the default language, as React Router writes it. */
  path: string
  /** Module under `routes/`. */
  file: string
  /** `checkout`: reduced header, no contact form. */
  layout: 'shop' | 'checkout'
}

const shop = (name: string, path: string, file = name): Screen => ({ name, path, file, layout: 'shop' })
const checkout = (name: string, path: string, file = name): Screen => ({ name, path, file, layout: 'checkout' })

export const screens: readonly Screen[] = [
  shop('home', '/'),
  shop('404', '/404', 'not-found'),
  shop('search', '/search/:query?'),
  shop('news', '/news'),
  shop('news-article', '/news/:article', 'article'),
  shop('newsletter', '/newsletter'),
  shop('message', '/message'),
  shop('wishlist', '/wishlist'),
  shop('cart', '/cart'),
  checkout('checkout', '/checkout'),
  checkout('cart-thankyou', '/cart/thankyou', 'thank-you'),
  shop('page', '/:page'),
  shop('page-product', '/:page/:product', 'product'),
  shop('nowhere', '/*', 'not-found'),
]
