import { localise } from '@shop/contract/locales'
import { articlesAt, feedOf } from '../features/content/index.server.ts'
import { callApi } from '../platform/request/call-api.ts'
import { requestContext } from '../platform/request/context.ts'
import { publicCacheControl } from '../platform/request/public-cache-headers.ts'
import { escapeXml } from '../platform/seo/escape-xml.ts'
import { getWords } from '../platform/words/words.server.ts'
import type { Route } from './+types/news-feed.ts'

const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeXml(text)}</${name}>`
const emptyElement = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, text]) => ` ${attribute}="${escapeXml(text)}"`)
    .join('')}/>`

/** RFC 822, as RSS has it. */
const dateText = (date: string) => new Date(date).toUTCString()

/** The latest articles in one language as RSS 2.0. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext)
  const { locale, kind } = articlesAt(url)
  const [{ items }, settings] = await Promise.all([
    callApi(context, '/api/news/list', { lang: locale, kind, page_number: 1 }),
    callApi(context, '/api/settings/all', { lang: locale }),
  ])
  const words = getWords(locale, 'catalogue').articles[kind]
  const [latest] = items
  const articles = items.map(({ title, url: path, lead, date, image }) =>
    [
      '<item>',
      element('title', title),
      element('link', origin + path),
      element('guid', origin + path, ' isPermaLink="true"'),
      element('pubDate', dateText(date)),
      element('description', lead),
      image ? emptyElement('media:content', { url: origin + image.src, medium: 'image', type: 'image/webp' }) : '',
      '</item>',
    ].join(''),
  )
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', `${words.title} — ${settings.name}`),
    element('link', origin + localise(`/${kind}`, locale)),
    element('description', words.text),
    element('language', locale),
    ...(latest ? [element('lastBuildDate', dateText(latest.date))] : []),
    emptyElement('atom:link', { href: origin + feedOf(locale, kind).path, rel: 'self', type: 'application/rss+xml' }),
    ...articles,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
  return new Response(xml, {
    headers: { 'Cache-Control': publicCacheControl, 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
