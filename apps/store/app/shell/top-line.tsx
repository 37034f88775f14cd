import type { FrameHead } from '../frames/shop.server.ts'
import { Languages } from './languages.tsx'
import { Phone } from './phone.tsx'
import { StoreLink } from './store-link.tsx'

/** Promises, service pages, phone and language: a line of its own on a desk. */
export function TopLine({ head: { words, phone, links } }: { head: FrameHead }) {
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
