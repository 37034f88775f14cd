import { locales, localise } from '@shop/contract/locales'
import { callApi } from '../backend/call-api.ts'
import { type LoaderContext, requestContext } from '../context.ts'
import type { Route } from './+types/sitemap.ts'

/** The largest page size of a list. */
const PER_PAGE = 100

/** Paths of the items on all pages of a list. */
async function allPaths(load: (page: number) => Promise<{ items: readonly { url: string }[]; pages: number }>) {
  const first = await load(1)
  const paths = first.items.map(({ url }) => url)
  for (let page = 2; page <= first.pages; page++) paths.push(...(await load(page)).items.map(({ url }) => url))
  return paths
}

/** Paths of the products of a category, in the default language. */
const productsOf = (context: LoaderContext, page: string) =>
  allPaths(async page_number => {
    const shown = await callApi(context, '/api/page/show', { page, page_number, per_page: PER_PAGE, sort: 'new' })
    return shown.kind === 'category' ? shown.products : { items: [], pages: 0 }
  })

const articles = (context: LoaderContext) =>
  allPaths(page_number => callApi(context, '/api/news/list', { page_number }))

const escaped = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

/** Every page that may be indexed, in every language, each with its alternates. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext)
  const [{ items: menus }, { categories }] = await Promise.all([
    callApi(context, '/api/menu/get-by-ids', { ids: [2, 6, 8] }),
    callApi(context, '/api/page/home', {}),
  ])
  const texts = (menus['2']?.items ?? []).flatMap(({ children }) => children.map(({ url }) => url))
  const sections = (menus['6']?.items ?? []).flatMap(item => [item.url, ...item.children.map(({ url }) => url)])
  const trades = (menus['8']?.items ?? []).map(({ url }) => url)
  const products = await Promise.all(categories.map(({ slug }) => productsOf(context, slug)))
  const paths = [
    ...new Set([
      '/',
      '/catalogue',
      '/hits',
      '/novelties',
      ...texts,
      ...trades,
      '/news',
      ...(await articles(context)),
      ...sections,
      ...products.flat(),
    ]),
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
