import '@shop/ui/theme/field.css'
import '../shell/shell.css'
import '../styles/print.css'
import { splitLocale } from '@shop/contract/locales'
import { SkipLink } from '@shop/ui/skip-link'
import { Outlet } from 'react-router'
import { hydrateOnInteraction } from '../hydrate-on-interaction.tsx'
import { Header } from '../shell/header.tsx'
import { loadDeferredParts } from '../shell/load-deferred-parts.ts'
import type { Route } from './+types/shop.ts'
import { loadShopLayout } from './shop-layout.server.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadShopLayout(context, splitLocale(url.pathname).locale)

/** Menus and settings are read once per document. Source: spec §7, «loaded once per session». */
export const shouldRevalidate = () => false

const WishlistToggleForm = hydrateOnInteraction(
  async () => (await import('../wishlist/wishlist-toggle-form.tsx')).WishlistToggleForm,
)
const ContactForm = hydrateOnInteraction(async () => (await loadDeferredParts()).ContactForm)
const Footer = hydrateOnInteraction(async () => (await loadDeferredParts()).Footer)

/** Header, contact form and footer. */
export default function ShopLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SkipLink />
      <Header view={loaderData} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <WishlistToggleForm />
      <ContactForm />
      <Footer />
    </>
  )
}
