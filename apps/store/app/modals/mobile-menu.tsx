import '@shop/ui/theme/menu.css'
import { Menu } from '@shop/ui/menu'
import { Modal } from '@shop/ui/modal'
import { useLocation } from 'react-router'
import { useShopLayout } from '../layouts/use-shop-layout.ts'
import { Phone } from '../shell/phone.tsx'

/** The header's menu with four levels, and the main phone. Source: spec §2. */
export function MobileMenu() {
  const { pathname } = useLocation()
  const { words, contact, menus } = useShopLayout()
  // Only the catalogue has children.
  const items = menus.header.map(item =>
    item.children.length > 0 ? { ...item, allLabel: words.wholeCatalogue } : item,
  )
  return (
    <Modal.Content name="mobile-menu" placement="start">
      <Modal.Header>
        <Modal.Title>{words.header.menu}</Modal.Title>
        <Modal.Close />
      </Modal.Header>
      <Modal.Body>
        <Menu aria-label={words.header.menu} items={items} current={pathname} />
      </Modal.Body>
      <Modal.Footer>
        <Phone className="mobile-menu__phone" phone={contact.phone} />
      </Modal.Footer>
    </Modal.Content>
  )
}
