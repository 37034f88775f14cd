import type { CallPath } from './calls.ts'

interface Named<Name extends string> {
  readonly name: Name
  readonly calls: readonly CallPath[]
}

const extension = <const Name extends string>(name: Name, ...calls: readonly CallPath[]): Named<Name> => ({
  name,
  calls,
})

/**
 * What a backend may have beside the core, with the calls that it then answers. Every other call is of the core: products and their
 * lists, the cart, the checkout, the order.
 */
const extensions = [
  extension(
    'accounts',
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
  ),
  extension(
    'addresses',
    '/api/profile/address',
    '/api/profile/address/create',
    '/api/profile/address/setmain',
    '/api/profile/address/destroy',
    '/api/profile/address/{id}',
  ),
  extension('arrival', '/api/delivery/estimate', '/api/delivery/arrival'),
  extension('capabilities', '/api/shop/capabilities'),
  extension('compare', '/api/product/compare'),
  extension('contact', '/api/contact/send'),
  // A discount by a code that is given to the calls of the cart.
  extension('coupons'),
  extension('delivery-points', '/api/delivery/cities', '/api/delivery/points'),
  extension('google', '/api/auth/google', '/api/auth/google/callback'),
  extension('home', '/api/page/home', '/api/category/hits'),
  extension('menus', '/api/menu/get-by-ids'),
  extension('messages', '/api/profile/messages'),
  extension('news', '/api/news/list', '/api/news/show'),
  extension('newsletter', '/api/news/subscribe', '/api/news/confirm', '/api/news/unsubscribe'),
  extension('notify', '/api/product/notify'),
  // GET /api/openapi.json and GET /api/docs.
  extension('openapi'),
  extension('order-changes', '/api/checkout/pay', '/api/checkout/cancel', '/api/checkout/delivery'),
  extension('order-lookup', '/api/checkout/order/code', '/api/checkout/order/find'),
  extension('personal-data', '/api/profile/export', '/api/profile/export/list', '/api/profile/delete'),
  extension('previews', '/api/product/previews'),
  extension('questions', '/api/questions/list', '/api/questions/add'),
  extension('redirects', '/api/page/moved'),
  extension(
    'returns',
    '/api/profile/return',
    '/api/profile/return/create',
    '/api/return/show',
    '/api/return/create',
    '/api/return/photo/show',
  ),
  extension('reviews', '/api/reviews/list', '/api/reviews/add'),
  extension('search', '/api/search'),
  extension('sessions', '/api/profile/sessions', '/api/profile/sessions/end'),
  extension('settings', '/api/settings/all'),
  extension('sign-in-links', '/api/auth/link', '/api/auth/token'),
  extension('streets', '/api/delivery/streets'),
  extension('substitutes', '/api/product/substitutes'),
  extension('suggest', '/api/search/suggest'),
  extension(
    'wishlist',
    '/api/wishlist/show',
    '/api/wishlist/shared',
    '/api/profile/wishlist',
    '/api/profile/wishlist/update',
    '/api/profile/wishlist/toggle',
    '/api/profile/wishlist/share',
  ),
] as const

/** Part of a shop that a backend may lack. */
export type Extension = (typeof extensions)[number]['name']

/** All of them, as a backend declares that has everything. */
export const extensionNames: readonly Extension[] = extensions.map(({ name }) => name)

const byPath = new Map<string, Extension>(
  extensions.flatMap(({ name, calls }) => calls.map(path => [path, name] as const)),
)

/** The extension that a path belongs to; undefined: the core. */
export const extensionOf = (path: string): Extension | undefined => byPath.get(path)
