/**
 * Caches the pages that were seen, so that they open without a network. Everything else is answered by the network, as without it:
 * a cached page is shown only when the shop cannot be reached.
 */
import { type Locale, locales, localise, splitLocale } from '@shop/contract/locales'
import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { changesCustomer } from './changes-customer.ts'

declare const self: ServiceWorkerGlobalScope
/** Changes with every built file, so that the browser notices a new version. */
declare const SHOP_VERSION: string

const DAY_S = 24 * 60 * 60
/** Cart and wishlist of this browser's guest or customer. */
const PERSONAL = 'personal'
/** Pages that everybody may see; which of them were seen is the shopper's business. */
const PAGES = 'pages'
const OFFLINE = `offline ${SHOP_VERSION}`

const offlinePage = (locale: Locale) => localise('/offline.html', locale)

const isOwn = (url: URL) => url.origin === self.location.origin
const isPage = ({ headers }: Request) => headers.get('accept')?.includes('text/html') === true
const isPersonal = ({ pathname }: URL) => ['/cart', '/wishlist'].includes(splitLocale(pathname).path)
/** Counts the requests that change the customer. */
let changes = 0
/** Caches no page that was asked for before the customer changed: its answer may come when the others are deleted already. */
const ofSameCustomer: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => void Object.assign(state ?? {}, { changes }),
  cacheWillUpdate: async ({ response, state }) => (state?.changes === changes ? response : null),
}

/** Header of a cached personal page: whose it is. */
const OWNER = 'X-Owner'
/** Id of the customer who uses the browser now, empty for a guest; undefined where workers cannot read cookies. */
const currentOwner = async () =>
  'cookieStore' in self ? ((await self.cookieStore.get('customer_id'))?.value ?? '') : undefined

/** Caches a personal page for its owner only: a session also ends without a request, by its age. */
const forOwner = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const owner = await currentOwner()
    if (!response.ok || response.redirected || owner === undefined) return null
    const headers = new Headers(response.headers)
    headers.set(OWNER, owner)
    return new Response(response.body, { status: response.status, headers })
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse?.headers.get(OWNER) === (await currentOwner()) ? cachedResponse : null,
}

const expiration = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true })
// An answer in another encoding is the same page.
const matchOptions = { ignoreVary: true }

registerRoute(
  ({ url, request }) => isOwn(url) && isPage(request) && isPersonal(url),
  new NetworkFirst({ cacheName: PERSONAL, matchOptions, plugins: [ofSameCustomer, forOwner, expiration(6, 14)] }),
)
registerRoute(
  ({ url, request }) => isOwn(url) && isPage(request),
  new NetworkFirst({
    cacheName: PAGES,
    matchOptions,
    plugins: [
      ofSameCustomer,
      expiration(60, 14),
      {
        // The account, the checkout, errors and what somebody has searched for are not cached; a browser refuses redirected pages.
        cacheWillUpdate: async ({ request, response }) => {
          const isSearch = /^(?:\/[a-z]{2})?\/search\b/.test(new URL(request.url).pathname)
          const isStorable = response.ok && !response.redirected && !isSearch
          return isStorable && !response.headers.get('cache-control')?.includes('no-store') ? response : null
        },
      },
    ],
  }),
)
registerRoute(
  ({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', matchOptions, plugins: [expiration(200, 60)] }),
)
registerRoute(
  ({ url }) => isOwn(url) && url.pathname.startsWith('/pictures/'),
  new CacheFirst({ cacheName: 'pictures', matchOptions, plugins: [expiration(300, 60)] }),
)
registerRoute(
  ({ url }) => isOwn(url) && url.pathname.startsWith('/brand/'),
  new StaleWhileRevalidate({ cacheName: 'brand', matchOptions, plugins: [expiration(20, 60)] }),
)
setCatchHandler(
  async ({ url, request }) =>
    (isPage(request) && (await caches.match(offlinePage(splitLocale(url.pathname).locale)))) || Response.error(),
)
enableNavigationPreload()
clientsClaim()

self.addEventListener('fetch', event => {
  if (!changesCustomer(event.request)) return
  changes += 1
  event.waitUntil(Promise.all([PERSONAL, PAGES].map(name => caches.delete(name))))
})
self.addEventListener('install', event => {
  const fetchAll = async () => (await caches.open(OFFLINE)).addAll(locales.map(offlinePage))
  event.waitUntil(fetchAll())
})
self.addEventListener('activate', event => {
  const deleteOlder = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('offline ') && name !== OFFLINE) await caches.delete(name)
  }
  event.waitUntil(deleteOlder())
})
self.addEventListener('message', event => {
  // The shopper agreed to the new version.
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  else if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim())
})
