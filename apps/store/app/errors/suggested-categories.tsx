import { useShopLayout } from '../layouts/use-shop-layout.ts'
import { StoreLink } from '../shell/store-link.tsx'

/** Categories offered on the not-found screen. */
const OFFERED = 4

/** The first categories of the catalogue, as a way on. */
export function SuggestedCategories({ label }: { label: string }) {
  return (
    <nav className="subcats" aria-label={label}>
      {useShopLayout()
        .menus.catalogue.slice(0, OFFERED)
        .map(({ name, url }) => (
          <StoreLink key={url} href={url}>
            {name}
          </StoreLink>
        ))}
    </nav>
  )
}
