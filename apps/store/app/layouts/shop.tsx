import '@shop/ui/theme/field.css'
import '../shell/shell.css'
import { splitLocale } from '@shop/contract/locales'
import { SkipLink } from '@shop/ui/skip-link'
import { Outlet } from 'react-router'
import { later } from '../later.tsx'
import { Header } from '../shell/header.tsx'
import { parts } from '../shell/parts.ts'
import type { Route } from './+types/shop.ts'
import { loadShopLayout } from './shop-layout.server.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadShopLayout(context, splitLocale(url.pathname).locale)

/** Menus and settings are read once per document. Source: spec §7, «loaded once per session». */
export const shouldRevalidate = () => false

const HeartForm = later(async () => (await import('../wishlist/heart-form.tsx')).HeartForm)
const ContactForm = later(async () => (await parts()).ContactForm)
const Footer = later(async () => (await parts()).Footer)

/** Header, contact form and footer. */
export default function ShopLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SkipLink />
      <Header view={loaderData} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <HeartForm />
      <ContactForm />
      <Footer />
    </>
  )
}
