import '@shop/ui/theme/menu.css'
import './mobile-menu.css'
import { type Locale, localise } from '@shop/contract/locales'
import { Menu } from '@shop/ui/menu'
import { Modal } from '@shop/ui/modal'
import { useLocation } from 'react-router'
import { usePage } from '../platform/words/use-page.ts'
import type { ShopLayoutView } from './layout/shop-layout-view.ts'
import { useShopLayout } from './layout/use-shop-layout.ts'
import { Phone } from './phone.tsx'

/** The catalogue, the shopper's pages, and those of the header and the footer, each once. */
export function mobileMenuItems({ words, menus }: Pick<ShopLayoutView, 'words' | 'menus'>, locale: Locale) {
  const [catalogue, ...pages] = menus.header
  const to = (path: string) => localise(path, locale)
  const allLabel = words.wholeCatalogue
  return [
    ...(catalogue ? [{ ...catalogue, allLabel }] : []),
    { name: words.byStandard, url: to('/catalogue#standards'), children: menus.standards, allLabel },
    { name: words.byTrade, url: to('/catalogue#trades'), children: menus.trades, allLabel },
    { name: words.header.wishlist, url: to('/wishlist') },
    { name: words.orders, url: to('/account/orders') },
    ...pages,
    ...menus.footer.flatMap(({ children }) => children).filter(({ url }) => pages.every(page => page.url !== url)),
  ]
}

/** The header's menu with four levels, the pages of the shop, and the main phone. Source: spec §2. */
export function MobileMenu() {
  const { pathname } = useLocation()
  const { locale } = usePage()
  const layout = useShopLayout()
  const { words, contact, furtherContacts } = layout
  return (
    <Modal.Content className="mobile-menu" name="mobile-menu" placement="start">
      <Modal.Header>
        <Modal.Title>{words.header.menu}</Modal.Title>
        <Modal.Close />
      </Modal.Header>
      <Modal.Body>
        <Menu aria-label={words.header.menu} items={mobileMenuItems(layout, locale)} current={pathname} />
      </Modal.Body>
      <Modal.Footer>
        <div className="mobile-menu__contacts">
          <Phone className="mobile-menu__phone" phone={contact.phone} />
          {contact.morePhones.map(phone => (
            <Phone key={phone.number} className="mobile-menu__more" phone={phone} />
          ))}
          {furtherContacts.map(({ name, phones }) => (
            <div key={`${name} ${phones[0]?.number}`}>
              <p>{name}</p>
              {phones.map(phone => (
                <Phone key={phone.number} className="mobile-menu__more" phone={phone} />
              ))}
            </div>
          ))}
        </div>
      </Modal.Footer>
    </Modal.Content>
  )
}
