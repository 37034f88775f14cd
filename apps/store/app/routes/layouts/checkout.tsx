import '@shop/ui/theme/field-controls.css'
import '../../shell/shell.css'
import '../../shell/checkout-header.css'
import '../../platform/theme/print.css'
import { splitLocale } from '@shop/contract/locales'
import { SkipLink } from '@shop/ui/skip-link'
import { Outlet } from 'react-router'
import { hydrateOnInteraction } from '../../platform/hydration/hydrate-on-interaction.tsx'
import { CheckoutHeader } from '../../shell/checkout-header.tsx'
import { loadShopLayout } from '../../shell/layout/shop-layout.server.ts'
import type { Route } from './+types/checkout.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadShopLayout(context, splitLocale(url.pathname).locale)

export const shouldRevalidate = () => false

const Footer = hydrateOnInteraction(async () => (await import('../../shell/checkout-footer.tsx')).CheckoutFooter)

/** Reduced header, small footer, no contact form. Source: spec §2, «Other layout rules». */
export default function CheckoutLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SkipLink />
      <CheckoutHeader view={loaderData} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
