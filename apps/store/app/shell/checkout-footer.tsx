import { StoreLink } from '../platform/navigation/store-link.tsx'
import { useShopLayout } from './layout/use-shop-layout.ts'
import { SchemeSwitch } from './scheme-switch.tsx'

/** Small footer of the checkout: what a buyer may want to read before ordering. */
export function CheckoutFooter() {
  const { words, menus, copyright } = useShopLayout()
  const [buyers] = menus.footer
  return (
    <footer className="footer footer--small" data-surface="inverse">
      <div className="footer__bottom">
        <div className="wrap">
          <p>{copyright}</p>
          {buyers && (
            <nav aria-label={buyers.name}>
              <ul>
                {buyers.children.map(({ name, url }) => (
                  <li key={url}>
                    <StoreLink href={url}>{name}</StoreLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <SchemeSwitch words={words} />
        </div>
      </div>
    </footer>
  )
}
