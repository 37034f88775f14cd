import { localise } from '@shop/contract/locales'
import { IconButton } from '@shop/ui/button'
import { MenuIcon } from '@shop/ui/icon'
import type { ReactNode } from 'react'
import { hydrateOnInteraction } from '../platform/hydration/hydrate-on-interaction.tsx'
import { usePrehydrationQueue } from '../platform/hydration/prehydration-queue.ts'
import { usePage } from '../platform/words/use-page.ts'
import { Logo } from './deferred-logo.ts'
import { useDialogLink } from './dialogs/use-modals.ts'
import type { HeaderView } from './layout/shop-layout.server.ts'
import { loadDeferredParts } from './load-deferred-parts.ts'

// All of these work without scripts, so they are hydrated on the first interaction.
const Progress = hydrateOnInteraction(async () => (await loadDeferredParts()).Progress)
const TopLine = hydrateOnInteraction(async () => (await loadDeferredParts()).TopLine)
const CatalogueMenu = hydrateOnInteraction(async () => (await loadDeferredParts()).CatalogueMenu)

interface HeaderProps {
  view: HeaderView
  search: ReactNode
  /** Links to the account, the wishlist and the cart. */
  children: ReactNode
}

/** Opens the mobile menu; without its script it leads to the catalogue. */
export function MenuButton({ label }: { label: string }) {
  const { locale } = usePage()
  const queue = usePrehydrationQueue<HTMLAnchorElement>()
  return (
    <IconButton asChild aria-label={label} aria-haspopup="dialog">
      <a {...queue} className="only-narrow" href={localise('/catalogue', locale)} {...useDialogLink('mobile-menu')}>
        <MenuIcon />
      </a>
    </IconButton>
  )
}

export function Header({ view, search, children }: HeaderProps) {
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
          {search}
          <nav className="header-links" aria-label={words.navigation}>
            <div className="thumb-bar">{children}</div>
          </nav>
        </div>
      </div>
    </header>
  )
}
