import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { hydrateOnInteraction } from '../hydrate-on-interaction.tsx'
import type { HeaderView } from '../layouts/shop-layout.server.ts'
import { usePage } from '../page.ts'
import { Languages } from './deferred-languages.ts'
import { Logo } from './deferred-logo.ts'
import { Phone } from './phone.tsx'
import { StoreLink } from './store-link.tsx'

const Progress = hydrateOnInteraction(async () => (await import('./progress.tsx')).Progress)

/** Reduced header: only links that do not distract from the checkout. */
export function CheckoutHeader({ view: { words, phone } }: { view: HeaderView }) {
  const { locale } = usePage()
  return (
    <header className="checkout-header" tabIndex={-1}>
      <Progress />
      <div className="wrap">
        <Logo words={words} />
        <Phone phone={phone} className="checkout-header__phone" />
        <Languages />
        <Button asChild variant="quiet">
          <StoreLink href={localise('/', locale)}>{words.toCatalogue}</StoreLink>
        </Button>
      </div>
    </header>
  )
}
