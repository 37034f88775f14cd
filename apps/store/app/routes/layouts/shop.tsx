import '@shop/ui/theme/field.css'
import '../../shell/shell.css'
import '../../platform/theme/print.css'
import { splitLocale } from '@shop/contract/locales'
import { SkipLink } from '@shop/ui/skip-link'
import { Outlet } from 'react-router'
import { hasStoredCart } from '../../features/cart/index.ts'
import { hydrateOnInteraction } from '../../platform/hydration/hydrate-on-interaction.tsx'
import { watchCustomer } from '../../platform/session/watch-customer.ts'
import { Header } from '../../shell/header.tsx'
import { loadShopLayout } from '../../shell/layout/shop-layout.server.ts'
import { loadDeferredParts } from '../../shell/load-deferred-parts.ts'
import type { Route } from './+types/shop.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadShopLayout(context, splitLocale(url.pathname).locale)

/** Menus and settings are read once per document. Source: spec §7, «loaded once per session». */
export const shouldRevalidate = () => false

const HeaderSearch = hydrateOnInteraction(
  async () => (await import('../../features/search/header-search.tsx')).HeaderSearch,
)
const AccountLink = hydrateOnInteraction(
  async () => (await import('../../features/account/account-link.tsx')).AccountLink,
  watchCustomer,
)
const WishlistLink = hydrateOnInteraction(
  async () => (await import('../../features/wishlist/wishlist-link.tsx')).WishlistLink,
)
const CartLink = hydrateOnInteraction(
  async () => (await import('../../features/cart/cart-link.tsx')).CartLink,
  hasStoredCart,
)
const WishlistToggleForm = hydrateOnInteraction(
  async () => (await import('../../features/wishlist/wishlist-toggle-form.tsx')).WishlistToggleForm,
)
const ContactForm = hydrateOnInteraction(async () => (await loadDeferredParts()).ContactForm)
const Footer = hydrateOnInteraction(async () => (await loadDeferredParts()).Footer)

/** Header, contact form and footer. */
export default function ShopLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SkipLink />
      <Header view={loaderData} search={<HeaderSearch />}>
        <AccountLink words={loaderData.words} />
        <WishlistLink words={loaderData.words} />
        <CartLink words={loaderData.words} />
      </Header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <WishlistToggleForm />
      <ContactForm />
      <Footer />
    </>
  )
}
