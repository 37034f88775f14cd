import { IconButton } from '@shop/ui/button'
import { MenuIcon } from '@shop/ui/icon'
import { hasStoredCart } from '../cart/has-stored-cart.ts'
import type { FrameHead } from '../frames/shop.server.ts'
import { later } from '../later.tsx'
import { useModals } from '../modals/modals.tsx'
import { Logo } from './logo.tsx'
import { parts } from './parts.ts'
import { useHydrated } from './use-hydrated.ts'

// All of these work without scripts: their own can wait for the first sign of the shopper.
const Progress = later(async () => (await parts()).Progress)
const TopLine = later(async () => (await parts()).TopLine)
const CatalogueMenu = later(async () => (await parts()).CatalogueMenu)
const HeaderSearch = later(async () => (await parts()).HeaderSearch)
const CartLink = later(async () => (await import('./cart-link.tsx')).CartLink, hasStoredCart)
const WishlistLink = later(async () => (await import('./wishlist-link.tsx')).WishlistLink)

interface HeaderProps {
  head: FrameHead
}

/** Opens the menu of a phone; until scripts run it leads to the catalogue's links, which stand in the page anyway. */
function MenuButton({ label }: { label: string }) {
  const { open, prepare } = useModals()
  if (!useHydrated())
    return (
      <IconButton asChild aria-label={label}>
        <a className="only-narrow" href="#catalogue">
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
      onClick={() => open({ name: 'mobile-menu', data: null })}
    >
      <MenuIcon />
    </IconButton>
  )
}

export function Header({ head }: HeaderProps) {
  const { words } = head
  return (
    <header tabIndex={-1}>
      <Progress />
      <TopLine head={head} />
      <div className="mainbar">
        <div className="wrap">
          <MenuButton label={words.menu} />
          <Logo words={words} />
          <CatalogueMenu />
          <HeaderSearch />
          <nav className="tools" aria-label={words.shopper}>
            <WishlistLink words={words} />
            <CartLink words={words} />
          </nav>
        </div>
      </div>
    </header>
  )
}
