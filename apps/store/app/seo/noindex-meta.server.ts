import type { DataOf } from '@shop/contract/client'
import { openGraphLocales, splitLocale } from '@shop/contract/locales'
import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import { pageMeta } from './page-meta.server.ts'

interface NoindexPage {
  settings: Pick<DataOf<'/api/settings/all'>, 'name'>
  url: URL
  /** Without the shop's name. */
  title: string
  description: string
}

/** `meta` of a page that is never indexed: cart, checkout, order, wishlist, the forms of the footer. */
export function noindexMeta(
  context: Readonly<RouterContextProvider>,
  { settings: { name }, url, title, description }: NoindexPage,
): MetaDescriptor[] {
  const { locale } = splitLocale(url.pathname)
  const og = {
    title,
    description,
    image: '',
    url: url.pathname,
    type: 'website',
    locale: openGraphLocales[locale],
    site_name: name,
  }
  const meta = { title: `${title} — ${name}`, description, favicon: '', og, schema: null, micro_marking: [] }
  return pageMeta(context, { meta, url, listing: 'closed' })
}
