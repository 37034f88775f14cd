import '@shop/ui/theme/reset.css'
import '@shop/ui/theme/base.css'
import './platform/theme/page.css'
import { splitLocale } from '@shop/contract/locales'
import onest from '@shop/ui/fonts/onest.woff2?url'
import sofiaSans from '@shop/ui/fonts/sofia-sans-condensed.woff2?url'
import { ShopUiProvider } from '@shop/ui/provider'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  redirectDocument,
  Scripts,
  useLocation,
  useRouteLoaderData,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { CartEvents, CartProvider } from './features/cart/index.ts'
import { WishlistEvents, WishlistProvider } from './features/wishlist/index.ts'
import { isCached } from './platform/browser/is-cached.ts'
import { documentData } from './platform/document/document.server.ts'
import { FatalError } from './platform/errors/fatal-error.tsx'
import { getOutage, waitForServer } from './platform/errors/network-retry.ts'
import { useReloadForStaleModule } from './platform/errors/use-reload-for-stale-module.ts'
import { hydrateOnInteraction } from './platform/hydration/hydrate-on-interaction.tsx'
import { useLoaderDataValue } from './platform/hydration/loader-data-codec.ts'
import { isOtherDocument } from './platform/navigation/document-area.ts'
import { RESTORE_SCROLL } from './platform/navigation/restore-scroll.ts'
import { StoreLink } from './platform/navigation/store-link.tsx'
import { useFocusAfterNavigation } from './platform/navigation/use-focus-after-navigation.ts'
import { DocumentHead, useRemoveDocumentTags } from './platform/seo/document-head.tsx'
import { FIRST_PAINT } from './platform/theme/first-paint.ts'
import { ModalsProvider } from './shell/dialogs/modals-provider.tsx'
import { NetworkNotice } from './shell/errors/network-notice.tsx'
import { loadDeferredParts } from './shell/load-deferred-parts.ts'
import { ToastsProvider } from './shell/toasts/toasts.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) => documentData(context, url)

/**
 * Loads a document when scripts or a redirect lead into another area, whose routes this document does not know, and when an outage
 * leaves only the documents that were seen.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request: { method, url, signal } }, next) => {
    if (method !== 'GET') return next()
    const isOutage = !navigator.onLine || getOutage() !== null
    if (isOutage && url !== location.href && (await isCached(url))) throw redirectDocument(url)
    if (!isOtherDocument(new URL(url).pathname)) return next()
    // Offline the browser would replace the page by its own error page.
    if (isOutage) await waitForServer(signal)
    throw redirectDocument(url)
  },
]

/** Another language is another document, so the data never changes within one. */
export const shouldRevalidate = () => false

const loadDialogs = async () => (await import('./dialogs.tsx')).ShopDialogs
const OfflineEvents = hydrateOnInteraction(async () => (await loadDeferredParts()).OfflineEvents)

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const

export const links: Route.LinksFunction = () => [font(onest), font(sofiaSans)]

function ScrollRestoration() {
  useScrollRestoration()
  return <script suppressHydrationWarning>{RESTORE_SCROLL}</script>
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const { locale } = splitLocale(useLocation().pathname) // without loader data the error page still has a language
  return (
    // The first-paint script sets the chosen scheme on <html>: React must not report it as a hydration mismatch.
    <html lang={data?.page.locale ?? locale} style={data?.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <DocumentHead />
        <Links />
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FIRST_PAINT }} />
        {/* What that script does about the customer's name. */}
        <noscript>
          <link rel="stylesheet" href="/customer.css" />
        </noscript>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData: { page, ui, network } }: Route.ComponentProps) {
  useRemoveDocumentTags()
  useFocusAfterNavigation()
  return (
    <ShopUiProvider
      locale={page.locale}
      messages={useLoaderDataValue(ui)}
      currency={page.currency}
      linkComponent={StoreLink}
    >
      <ToastsProvider>
        <CartProvider>
          <WishlistProvider>
            <ModalsProvider loadHost={loadDialogs}>
              <CartEvents />
              <WishlistEvents />
              <OfflineEvents />
              <Outlet />
              <NetworkNotice words={network} />
            </ModalsProvider>
          </WishlistProvider>
        </CartProvider>
      </ToastsProvider>
    </ShopUiProvider>
  )
}

/** Shown when the layout itself fails: the backend is unavailable, or the error screen has thrown. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isReloading = useReloadForStaleModule(error)
  return <main id="main">{!isReloading && <FatalError />}</main>
}
