import type { CallPath } from './calls.ts'

/**
 * What a backend may have beside the core, with the calls that it then answers. Every other call is of the core: products and their
 * lists, the cart, the checkout, the order.
 */
const extensions = [
  [
    'accounts',
    [
      '/api/auth/register',
      '/api/auth/login',
      '/api/auth/logout',
      '/api/auth/user',
      '/api/auth/password/forgot',
      '/api/auth/password/reset',
      '/api/auth/email/confirm',
      '/api/auth/email/resend',
      '/api/profile/edit',
      '/api/profile/orders',
      '/api/profile/counts',
      '/api/profile/sign-in-methods',
    ],
  ],
  [
    'addresses',
    [
      '/api/profile/address',
      '/api/profile/address/create',
      '/api/profile/address/setmain',
      '/api/profile/address/destroy',
      '/api/profile/address/{id}',
    ],
  ],
  ['arrival', ['/api/delivery/estimate', '/api/delivery/arrival']],
  ['capabilities', ['/api/shop/capabilities']],
  ['compare', ['/api/product/compare']],
  ['contact', ['/api/contact/send']],
  // A discount by a code that is given to the calls of the cart.
  ['coupons', []],
  ['delivery-points', ['/api/delivery/cities', '/api/delivery/points']],
  ['google', ['/api/auth/google', '/api/auth/google/callback']],
  ['home', ['/api/page/home', '/api/category/hits']],
  ['menus', ['/api/menu/get-by-ids']],
  ['messages', ['/api/profile/messages']],
  ['news', ['/api/news/list', '/api/news/show']],
  ['newsletter', ['/api/news/subscribe', '/api/news/confirm', '/api/news/unsubscribe']],
  ['notify', ['/api/product/notify']],
  // GET /api/openapi.json and GET /api/docs.
  ['openapi', []],
  ['order-changes', ['/api/checkout/pay', '/api/checkout/cancel', '/api/checkout/delivery']],
  ['order-lookup', ['/api/checkout/order/code', '/api/checkout/order/find']],
  ['personal-data', ['/api/profile/export', '/api/profile/export/list', '/api/profile/delete']],
  ['previews', ['/api/product/previews']],
  ['questions', ['/api/questions/list', '/api/questions/add']],
  ['redirects', ['/api/page/moved']],
  [
    'returns',
    [
      '/api/profile/return',
      '/api/profile/return/create',
      '/api/return/show',
      '/api/return/create',
      '/api/return/photo/show',
    ],
  ],
  ['reviews', ['/api/reviews/list', '/api/reviews/add']],
  ['search', ['/api/search']],
  ['sessions', ['/api/profile/sessions', '/api/profile/sessions/end']],
  ['settings', ['/api/settings/all']],
  ['sign-in-links', ['/api/auth/link', '/api/auth/token']],
  ['streets', ['/api/delivery/streets']],
  ['substitutes', ['/api/product/substitutes']],
  ['suggest', ['/api/search/suggest']],
  [
    'wishlist',
    [
      '/api/wishlist/show',
      '/api/wishlist/shared',
      '/api/profile/wishlist',
      '/api/profile/wishlist/update',
      '/api/profile/wishlist/toggle',
      '/api/profile/wishlist/share',
    ],
  ],
] as const satisfies readonly (readonly [name: string, calls: readonly CallPath[]])[]

/** Part of a shop that a backend may lack. */
export type Extension = (typeof extensions)[number][0]

/** All of them, as a backend declares that has everything. */
export const extensionNames: readonly Extension[] = extensions.map(([name]) => name)

const byPath = new Map<string, Extension>(
  extensions.flatMap(([name, calls]) => calls.map(path => [path, name] as const)),
)

/** The extension that a path belongs to; undefined: the core. */
export const extensionOf = (path: string): Extension | undefined => byPath.get(path)
