import '@shop/ui/theme/menu.css'
import './mobile-menu.css'
import { localise, splitLocale } from '@shop/contract/locales'
import { Menu } from '@shop/ui/menu'
import { Modal } from '@shop/ui/modal'
import { useLocation } from 'react-router'
import { usePage } from '../platform/words/use-page.ts'
import { useShopLayout } from './layout/use-shop-layout.ts'
import { Phone } from './phone.tsx'

/** Pages of the footer that the menu repeats. */
const SERVICE = ['/returns', '/contacts', '/news']

/** The header's menu with four levels, the shopper's pages, and the main phone. Source: spec §2. */
export function MobileMenu() {
  const { pathname } = useLocation()
  const { locale } = usePage()
  const { words, contact, furtherContacts, menus } = useShopLayout()
  const [catalogue, ...pages] = menus.header
  const to = (path: string) => localise(path, locale)
  const service = menus.footer
    .flatMap(({ children }) => children)
    .filter(({ url }) => SERVICE.includes(splitLocale(url).path))
  const items = [
    ...(catalogue ? [{ ...catalogue, allLabel: words.wholeCatalogue }] : []),
    {
      name: words.byStandard,
      url: to('/catalogue#standards'),
      children: menus.standards,
      allLabel: words.wholeCatalogue,
    },
    { name: words.byTrade, url: to('/catalogue#trades'), children: menus.trades, allLabel: words.wholeCatalogue },
    { name: words.header.wishlist, url: to('/wishlist') },
    { name: words.orders, url: to('/account/orders') },
    ...service.filter(({ url }) => splitLocale(url).path === '/returns'),
    ...pages,
    ...service.filter(({ url }) => splitLocale(url).path !== '/returns'),
  ]
  return (
    <Modal.Content className="mobile-menu" name="mobile-menu" placement="start">
      <Modal.Header>
        <Modal.Title>{words.header.menu}</Modal.Title>
        <Modal.Close />
      </Modal.Header>
      <Modal.Body>
        <Menu aria-label={words.header.menu} items={items} current={pathname} />
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
