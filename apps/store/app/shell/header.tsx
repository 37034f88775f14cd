import { localise } from '@shop/contract/locales'
import { IconButton } from '@shop/ui/button'
import { MenuIcon } from '@shop/ui/icon'
import { watchCustomer } from '../auth/watch-customer.ts'
import { hasStoredCart } from '../cart/has-stored-cart.ts'
import { hydrateOnInteraction } from '../hydrate-on-interaction.tsx'
import type { HeaderView } from '../layouts/shop-layout.server.ts'
import { useModals } from '../modals/use-modals.ts'
import { usePage } from '../page.ts'
import { Logo } from './deferred-logo.ts'
import { loadDeferredParts } from './load-deferred-parts.ts'
import { useHydrated } from './use-hydrated.ts'

// All of these work without scripts, so they are hydrated on the first interaction.
const Progress = hydrateOnInteraction(async () => (await loadDeferredParts()).Progress)
const TopLine = hydrateOnInteraction(async () => (await loadDeferredParts()).TopLine)
const CatalogueMenu = hydrateOnInteraction(async () => (await loadDeferredParts()).CatalogueMenu)
const HeaderSearch = hydrateOnInteraction(async () => (await loadDeferredParts()).HeaderSearch)
const CartLink = hydrateOnInteraction(async () => (await import('./cart-link.tsx')).CartLink, hasStoredCart)
const AccountLink = hydrateOnInteraction(async () => (await loadDeferredParts()).AccountLink, watchCustomer)
const WishlistLink = hydrateOnInteraction(async () => (await loadDeferredParts()).WishlistLink)

interface HeaderProps {
  view: HeaderView
}

/** Opens the mobile menu; before hydration it links to the catalogue. */
function MenuButton({ label }: { label: string }) {
  const { open, prepare } = useModals()
  const { locale } = usePage()
  if (!useHydrated())
    return (
      <IconButton asChild aria-label={label}>
        <a className="only-narrow" href={localise('/catalogue', locale)}>
          <MenuIcon />
        </a>
      </IconButton>
    )
  return (
    <IconButton
      className="only-narrow"
      aria-label={label}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => open('mobile-menu')}
    >
      <MenuIcon />
    </IconButton>
  )
}

export function Header({ view }: HeaderProps) {
  const { words } = view
  return (
    <header className="site-header" tabIndex={-1}>
      <Progress />
      <TopLine view={view} />
      <div className="main-bar">
        <div className="wrap">
          <MenuButton label={words.menu} />
          <Logo words={words} />
          <CatalogueMenu />
          <HeaderSearch />
          <nav className="header-links" aria-label={words.navigation}>
            <div className="thumb-bar">
              <AccountLink words={words} />
              <WishlistLink words={words} />
              <CartLink words={words} />
            </div>
          </nav>
        </div>
      </div>
    </header>
  )
}
