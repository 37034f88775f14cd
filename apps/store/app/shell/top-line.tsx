import { StoreLink } from '../platform/navigation/store-link.tsx'
import { Languages } from './languages.tsx'
import type { HeaderView } from './layout/shop-layout.server.ts'
import { Phone } from './phone.tsx'

/** Delivery and return terms, service pages, phone and language: above the header on wide screens. */
export function TopLine({ view: { words, phone, links } }: { view: HeaderView }) {
  return (
    <div className="top-line" data-surface="inverse">
      <div className="wrap">
        <p className="top-line__terms only-wide">
          <span>
            {words.delivery} <b>{words.deliveryTime}</b>
          </span>
          <span>
            {words.returns} <b>{words.returnPeriod}</b>
          </span>
        </p>
        {links.map(({ name, url }) => (
          <StoreLink key={url} className="only-wide" href={url}>
            {name}
          </StoreLink>
        ))}
        <Phone phone={phone} className="top-line__phone" />
        <Languages />
      </div>
    </div>
  )
}
