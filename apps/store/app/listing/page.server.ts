import { type Locale, localise } from '@shop/contract/locales'
import type { RouterContextProvider } from 'react-router'
import { ask } from '../backend/ask.ts'
import { pageMeta } from '../seo/page-meta.server.ts'
import { wholeFigures } from '../unbroken.ts'
import { wordsOf } from '../words/words.server.ts'
import { isFiltered, parseList, withoutFilters, withPage } from './address.ts'
import { listView, PER_PAGE } from './list.server.ts'

/** What stands at `/{page}`: a category with a page of its goods, or a text. */
export async function pageView(context: Readonly<RouterContextProvider>, locale: Locale, page: string, url: URL) {
  const state = parseList(url.searchParams)
  const shown = await ask(context, '/api/page/show', {
    lang: locale,
    page,
    filters: state.filters,
    sort: state.sort,
    page_number: state.page,
    per_page: PER_PAGE,
  })
  if (shown.kind === 'content') {
    const home = { name: wordsOf(locale, 'shell').home, url: localise('/', locale) }
    return {
      kind: 'content' as const,
      title: shown.title,
      body: wholeFigures(shown.body),
      breadcrumbs: [home, { name: shown.title, url: url.pathname }],
      seo: pageMeta(context, { meta: shown.meta, url }),
    }
  }
  const { category, breadcrumbs, children, products, meta } = shown
  const at = (number: number) => url.pathname + withPage(url.searchParams, number)
  const words = wordsOf(locale, 'catalogue')
  return {
    kind: 'category' as const,
    title: category.name,
    text: state.page === 1 && !isFiltered(state) ? category.text : '',
    breadcrumbs,
    subcategories: {
      label: words.subcategories,
      items: children.map(({ name, url: to, count }) => ({ name, url: to, count })),
    },
    list: await listView(context, locale, shown, state, url.searchParams),
    reset: url.pathname + withoutFilters(url.searchParams),
    seo: pageMeta(context, {
      meta,
      url,
      own: ['page'],
      // A choice of filters is one of thousands of addresses with the same goods.
      listed: !isFiltered(state),
      previous: products.page > 1 ? at(products.page - 1) : undefined,
      next: products.page < products.pages ? at(products.page + 1) : undefined,
    }),
  }
}

export type CategoryView = Extract<Awaited<ReturnType<typeof pageView>>, { kind: 'category' }>
