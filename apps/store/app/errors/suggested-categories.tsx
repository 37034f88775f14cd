import { useShopLayout } from '../layouts/use-shop-layout.ts'
import { StoreLink } from '../shell/store-link.tsx'

const MAX_SUGGESTED = 4

/** The first categories of the catalogue, for the not-found screen. */
export function SuggestedCategories({ label }: { label: string }) {
  return (
    <nav className="subcats" aria-label={label}>
      {useShopLayout()
        .menus.catalogue.slice(0, MAX_SUGGESTED)
        .map(({ name, url }) => (
          <StoreLink key={url} href={url}>
            {name}
          </StoreLink>
        ))}
    </nav>
  )
}
