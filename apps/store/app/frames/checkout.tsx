import '@shop/ui/theme/field.css'
import '../shell/shell.css'
import { splitLocale } from '@shop/contract/locales'
import { SkipLink } from '@shop/ui/skip-link'
import { Outlet } from 'react-router'
import { later } from '../later.tsx'
import { CheckoutHeader } from '../shell/checkout-header.tsx'
import { parts } from '../shell/parts.ts'
import type { Route } from './+types/checkout.ts'
import { shopFrame } from './shop.server.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => shopFrame(context, splitLocale(url.pathname).locale)

export const shouldRevalidate = () => false

const Footer = later(async () => (await parts()).Footer)

/** Frame of the checkout: reduced header, no contact form. Source: spec §2, «Other layout rules». */
export default function CheckoutFrame({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SkipLink />
      <CheckoutHeader head={loaderData} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
