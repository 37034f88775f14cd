import { type Locale, localise } from '@shop/contract/locales'
import type { RouterContextProvider } from 'react-router'
import { ask, notFound } from '../backend/ask.ts'
import { parseList, withPage } from '../listing/address.ts'
import { fill } from '../phrase.ts'
import { furtherPage, pageMeta } from '../seo/page-meta.server.ts'
import { wholeFigures, wholeRanges } from '../unbroken.ts'
import { wordsOf } from '../words/words.server.ts'
import { dateOf, newsItem } from './news-item.server.ts'

const wayTo = (locale: Locale) => [
  { name: wordsOf(locale, 'shell').home, url: localise('/', locale) },
  { name: wordsOf(locale, 'catalogue').newsTitle, url: localise('/news', locale) },
]

/** A page of the news, the newest first. */
export async function newsView(context: Readonly<RouterContextProvider>, locale: Locale, url: URL) {
  const { page: number } = parseList(url.searchParams)
  const [news, { meta }] = await Promise.all([
    ask(context, '/api/news/list', { lang: locale, page_number: number }),
    ask(context, '/api/page/home', { lang: locale }),
  ])
  const words = wordsOf(locale, 'catalogue')
  if (number > Math.max(1, news.pages)) throw notFound()
  const at = (to: number) => url.pathname + withPage(new URLSearchParams(), to)
  const title = words.newsTitle
  const own = {
    ...meta,
    title: `${title} — ${meta.og.site_name}`,
    description: words.newsText,
    og: { ...meta.og, title, description: words.newsText },
    schema: null,
    micro_marking: [],
  }
  return {
    title,
    text: words.newsText,
    breadcrumbs: wayTo(locale),
    items: news.items.map(item => newsItem(item, locale)),
    path: url.pathname,
    page: news.page,
    pages: news.pages,
    seo: pageMeta(context, {
      meta: number > 1 ? furtherPage(own, fill(words.page, { page: number })) : own,
      url,
      page: number,
      reads: ['page'],
      previous: news.page > 1 ? at(news.page - 1) : undefined,
      next: news.page < news.pages ? at(news.page + 1) : undefined,
    }),
  }
}

/** One article with its neighbours. */
export async function articleView(context: Readonly<RouterContextProvider>, locale: Locale, slug: string, url: URL) {
  const { title, lead, date, image, body, previous, next, meta } = await ask(context, '/api/news/show', {
    lang: locale,
    article: slug,
  })
  const words = wordsOf(locale, 'catalogue')
  return {
    title: wholeRanges(title),
    lead,
    date,
    day: dateOf(date, locale),
    image,
    body: wholeFigures(body),
    previous: previous && { ...previous, label: words.newsPrevious },
    next: next && { ...next, label: words.newsNext },
    breadcrumbs: [...wayTo(locale), { name: title, url: url.pathname }],
    seo: pageMeta(context, { meta, url }),
  }
}
