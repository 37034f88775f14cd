import type { ArticleKind } from '@shop/contract'
import { articleKinds } from '@shop/contract/constants'
import { type Locale, localise, splitLocale } from '@shop/contract/locales'
import { formatMessage } from '@shop/ui/messages/format'
import { labelCells } from '../../../platform/prose/label-cells.ts'
import { callApi, notFound } from '../../../platform/request/call-api.ts'
import type { LoaderContext } from '../../../platform/request/context.ts'
import { furtherPage, pageMeta, plainMeta } from '../../../platform/seo/page-meta.server.ts'
import { formatDateline } from '../../../platform/words/format-date.ts'
import { nonBreakingProse } from '../../../platform/words/non-breaking-text.ts'
import { softHyphensInTables } from '../../../platform/words/soft-hyphens.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { productTileView } from '../../catalogue/index.server.ts'
import { parseList, withPage } from '../../catalogue/index.ts'
import { outlineOf } from '../text/outline.server.ts'
import { newsItem } from './news-item.server.ts'

/** Language and kind of articles of an address: of their list, their feed or one of them. */
export function articlesAt({ pathname }: URL): { locale: Locale; kind: ArticleKind } {
  const { locale, path } = splitLocale(pathname)
  const kind = articleKinds.find(name => RegExp(`^/${name}\\b`).test(path))
  if (!kind) throw notFound()
  return { locale, kind }
}

/** Articles as RSS, for readers that look for it in the head of a page. */
export const feedOf = (locale: Locale, kind: ArticleKind) => ({
  path: localise(`/${kind}.xml`, locale),
  title: getWords(locale, 'catalogue').articles[kind].feed,
})

const breadcrumbsOf = (locale: Locale, kind: ArticleKind) => [
  { name: getWords(locale, 'shell').home, url: localise('/', locale) },
  { name: getWords(locale, 'catalogue').articles[kind].title, url: localise(`/${kind}`, locale) },
]

/** Loads a page of articles, newest first. */
export async function newsView(context: LoaderContext, url: URL) {
  const { locale, kind } = articlesAt(url)
  const { page: number } = parseList(url.searchParams)
  const [news, { meta }] = await Promise.all([
    callApi(context, '/api/news/list', { lang: locale, kind, page_number: number }),
    callApi(context, '/api/page/home', { lang: locale }),
  ])
  const words = getWords(locale, 'catalogue')
  if (number > Math.max(1, news.pages)) throw notFound()
  const at = (to: number) => url.pathname + withPage(new URLSearchParams(), to)
  const { title, text } = words.articles[kind]
  const own = plainMeta(meta, title, text)
  return {
    title,
    text,
    feed: feedOf(locale, kind),
    breadcrumbs: breadcrumbsOf(locale, kind),
    items: news.items.map(item => ({ ...newsItem(item, locale), image: item.image })),
    path: url.pathname,
    page: news.page,
    pages: news.pages,
    seo: pageMeta(context, {
      meta: number > 1 ? furtherPage(own, formatMessage(words.pageNumber, { page: number })) : own,
      url,
      page: number,
      feed: feedOf(locale, kind),
      reads: ['page'],
      previous: news.page > 1 ? at(news.page - 1) : undefined,
      next: news.page < news.pages ? at(news.page + 1) : undefined,
    }),
  }
}

/** Loads an article with links to the previous and the next one. */
export async function articleView(context: LoaderContext, slug: string, url: URL) {
  const { locale, kind } = articlesAt(url)
  const { title, lead, date, image, body, product_ids, previous, next, meta } = await callApi(
    context,
    '/api/news/show',
    { lang: locale, kind, article: slug },
  )
  const words = getWords(locale, 'catalogue')
  const goods =
    product_ids.length > 0 ? await callApi(context, '/api/product/cards', { lang: locale, ids: product_ids }) : []
  return {
    title: nonBreakingProse(title),
    lead: nonBreakingProse(lead),
    date,
    day: formatDateline(date, locale),
    image,
    ...outlineOf(softHyphensInTables(labelCells(nonBreakingProse(body)), locale)),
    onThisPage: words.onThisPage,
    goods:
      goods.length > 0
        ? { title: words.newsGoods, chooseSize: words.chooseSize, cards: goods.map(productTileView) }
        : null,
    previous: previous && { ...previous, label: words.newsPrevious },
    next: next && { ...next, label: words.newsNext },
    breadcrumbs: [...breadcrumbsOf(locale, kind), { name: title, url: url.pathname }],
    seo: pageMeta(context, { meta, url, feed: feedOf(locale, kind) }),
  }
}
