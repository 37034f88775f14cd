import { localise } from '@shop/contract/locales'
import { PinIcon } from '@shop/ui/icon'
import { cityName, useCity } from '../platform/browser/remembered-city.ts'
import { usePrehydrationQueue } from '../platform/hydration/prehydration-queue.ts'
import { StoreLink } from '../platform/navigation/store-link.tsx'
import { usePage } from '../platform/words/use-page.ts'
import { useDialogLink } from './dialogs/use-modals.ts'
import { Languages } from './languages.tsx'
import type { HeaderView } from './layout/shop-layout.server.ts'
import { Phone } from './phone.tsx'

/**
 * «Куди доставити?», or the remembered city: opens its choice, a page without scripts. Cached HTML is the same for all shoppers: until
 * hydration the city is inserted by the first-paint script and CSS.
 */
function CityLink({ label }: { label: string }) {
  const { locale } = usePage()
  const city = useCity()
  const queue = usePrehydrationQueue<HTMLAnchorElement>()
  return (
    <a
      {...queue}
      className="top-line__city"
      href={localise('/city', locale)}
      aria-haspopup="dialog"
      {...useDialogLink('delivery-city')}
    >
      <PinIcon size="small" />
      <span className="top-line__where">{label}</span>
      {city && <b>{cityName(city)}</b>}
    </a>
  )
}

/** City and terms of delivery, service pages, phone and language: above the header, the terms and pages on wide screens only. */
export function TopLine({ view: { words, phone, links } }: { view: HeaderView }) {
  return (
    <div className="top-line" data-surface="inverse">
      <div className="wrap">
        <CityLink label={words.where} />
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
