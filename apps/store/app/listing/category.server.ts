import { type Locale, localise } from '@shop/contract/locales'
import { callApi } from '../backend/call-api.ts'
import type { LoaderContext } from '../context.ts'
import { nonBreakingNumbers } from '../non-breaking-text.ts'
import { pageMeta } from '../seo/page-meta.server.ts'
import { getWords } from '../words/words.server.ts'
import { isIndexable, listLocation, listMeta, listQuery, listView } from './list.server.ts'
import { parseList } from './list-params.ts'

/** Loads `/{page}`: a category with a page of its products, or a text. */
export async function categoryOrTextView(context: LoaderContext, locale: Locale, page: string, url: URL) {
  const state = parseList(url.searchParams)
  const shown = await callApi(context, '/api/page/show', { lang: locale, page, ...listQuery(state) })
  if (shown.kind === 'content') {
    const home = { name: getWords(locale, 'shell').home, url: localise('/', locale) }
    return {
      kind: 'content' as const,
      title: shown.title,
      body: nonBreakingNumbers(shown.body),
      breadcrumbs: [home, { name: shown.title, url: url.pathname }],
      seo: pageMeta(context, { meta: shown.meta, url }),
    }
  }
  const { category, breadcrumbs, children, meta } = shown
  const address = listLocation(shown, state, url)
  const isOwn = isIndexable(address)
  const words = getWords(locale, 'catalogue')
  return {
    kind: 'category' as const,
    title: category.name,
    text: state.page === 1 && isOwn ? category.text : '',
    breadcrumbs,
    subcategories: {
      label: words.subcategories,
      items: children.map(({ name, url: to, count }) => ({ name, url: to, count })),
    },
    list: await listView(context, locale, shown, address, url.pathname),
    seo: pageMeta(context, {
      ...listMeta(meta, address, words.pageNumber),
      url,
      listing: isOwn ? 'open' : 'filtered',
    }),
  }
}
