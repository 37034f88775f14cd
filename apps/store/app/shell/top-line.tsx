import type { HeaderView } from '../layouts/shop-layout.server.ts'
import { Languages } from './languages.tsx'
import { Phone } from './phone.tsx'
import { StoreLink } from './store-link.tsx'

/** Delivery and return terms, service pages, phone and language: above the header on wide screens. */
export function TopLine({ view: { words, phone, links } }: { view: HeaderView }) {
  return (
    <div className="topline" data-surface="inverse">
      <div className="wrap">
        <p className="topline__info only-wide">
          <span>
            {words.deliveryTakes} <b>{words.deliveryDays}</b>
          </span>
          <span>
            {words.returns} <b>{words.returnDays}</b>
          </span>
        </p>
        {links.map(({ name, url }) => (
          <StoreLink key={url} className="only-wide" href={url}>
            {name}
          </StoreLink>
        ))}
        <Phone phone={phone} className="topline__phone" />
        <Languages />
      </div>
    </div>
  )
}
