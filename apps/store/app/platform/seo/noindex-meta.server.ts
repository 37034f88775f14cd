import { openGraphLocale, splitLocale } from '@shop/contract/locales'
import type { MetaDescriptor } from 'react-router'
import type { LoaderContext } from '../request/context.ts'
import { getSettings } from '../request/settings.server.ts'
import { pageMeta } from './page-meta.server.ts'

/** `meta` of a page that is never indexed: cart, checkout, order, wishlist, the forms of the footer. `title`: without the shop's name. */
export async function noindexMeta(
  context: LoaderContext,
  url: URL,
  { title, description }: { title: string; description: string },
): Promise<MetaDescriptor[]> {
  const { locale } = splitLocale(url.pathname)
  const { name } = await getSettings(context, locale)
  const og = {
    title,
    description,
    image: '',
    url: url.pathname,
    type: 'website',
    locale: openGraphLocale(locale),
    site_name: name,
  }
  const meta = { title: `${title} — ${name}`, description, favicon: '', og, schema: null, micro_marking: [] }
  return pageMeta(context, { meta, url, listing: 'closed' })
}
