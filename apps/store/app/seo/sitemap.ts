import { locales, localise } from '@shop/contract/locales'
import { callApi } from '../backend/call-api.ts'
import { type LoaderContext, requestContext } from '../context.ts'
import type { Route } from './+types/sitemap.ts'

/** The largest page size of a list. */
const PER_PAGE = 100

/** Paths of the products of a category, in the default language. */
async function productsOf(context: LoaderContext, page: string): Promise<string[]> {
  const paths: string[] = []
  for (let number = 1, pages = 1; number <= pages; number++) {
    const shown = await callApi(context, '/api/page/show', {
      page,
      page_number: number,
      per_page: PER_PAGE,
      sort: 'new',
    })
    if (shown.kind !== 'category') return paths
    pages = shown.products.pages
    paths.push(...shown.products.items.map(({ url }) => url))
  }
  return paths
}

async function articles(context: LoaderContext): Promise<string[]> {
  const paths: string[] = []
  for (let number = 1, pages = 1; number <= pages; number++) {
    const news = await callApi(context, '/api/news/list', { page_number: number })
    pages = news.pages
    paths.push(...news.items.map(({ url }) => url))
  }
  return paths
}

const escaped = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

/** Every page that may be indexed, in every language, each with its alternates. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext)
  const [{ items: menus }, { categories }] = await Promise.all([
    callApi(context, '/api/menu/get-by-ids', { ids: [2, 6] }),
    callApi(context, '/api/page/home', {}),
  ])
  const texts = (menus['2']?.items ?? []).flatMap(({ children }) => children.map(({ url }) => url))
  const sections = (menus['6']?.items ?? []).flatMap(item => [item.url, ...item.children.map(({ url }) => url)])
  const goods = await Promise.all(categories.map(({ slug }) => productsOf(context, slug)))
  const paths = [
    ...new Set(['/', ...texts, '/news', ...(await articles(context)), ...sections, ...goods.flat()]),
  ].filter(path => path.startsWith('/') && !path.includes('?'))
  const entries = paths.flatMap(path => {
    const alternates = locales
      .map(
        locale =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(origin + localise(path, locale))}"/>`,
      )
      .join('')
    return locales.map(locale => `<url><loc>${escaped(origin + localise(path, locale))}</loc>${alternates}</url>`)
  })
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=0, s-maxage=3600' },
  })
}
