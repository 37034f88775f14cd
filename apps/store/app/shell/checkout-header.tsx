import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { hydrateOnInteraction } from '../platform/hydration/hydrate-on-interaction.tsx'
import { StoreLink } from '../platform/navigation/store-link.tsx'
import { usePage } from '../platform/words/use-page.ts'
import { Logo } from './deferred-logo.ts'
import type { HeaderView } from './layout/shop-layout.server.ts'
import { loadDeferredParts } from './load-deferred-parts.ts'

/** Opens by CSS until it is hydrated. */
const Languages = hydrateOnInteraction(async () => (await loadDeferredParts()).Languages)
const Progress = hydrateOnInteraction(async () => (await import('./progress.tsx')).Progress)

/** Reduced header: only links that do not distract from the checkout. */
export function CheckoutHeader({ view: { words, phone } }: { view: HeaderView }) {
  const { locale } = usePage()
  return (
    <header className="checkout-header" tabIndex={-1}>
      <Progress />
      <div className="wrap">
        <Logo words={words} />
        {/* Not `Phone`, which is fetched with the deferred parts of the shop. */}
        {phone && (
          <a className="checkout-header__phone" href={`tel:${phone.number}`}>
            {phone.label}
          </a>
        )}
        <Languages />
        <Button asChild variant="quiet">
          <StoreLink href={localise('/catalogue', locale)}>{words.toCatalogue}</StoreLink>
        </Button>
      </div>
    </header>
  )
}
