import { useLocation } from 'react-router'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { useShopLayout } from '../../../shell/layout/use-shop-layout.ts'

/** The footer's pages as links beside a page of text. */
export function RelatedPages() {
  const { pathname } = useLocation()
  const { words, menus } = useShopLayout()
  return (
    <nav className="related-pages" aria-label={words.readAlso}>
      {menus.footer.map(group => (
        <div key={group.name}>
          <p data-text="overline">{group.name}</p>
          <ul>
            {group.children.map(({ name, url }) => (
              <li key={url}>
                <StoreLink href={url} aria-current={url === pathname ? 'page' : undefined}>
                  {name}
                </StoreLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
