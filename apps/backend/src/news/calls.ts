import { contactSend, newsList, newsShow, newsSubscribe } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, asc, count, desc, eq, gt, lt, or } from 'drizzle-orm'
import { toPage } from '../catalogue/listing.ts'
import { memoizeByVersion } from '../catalogue/memoize-by-version.ts'
import { articles, contact_messages, subscribers } from '../db/schema/index.ts'
import { sanitizeBody } from '../html/sanitize-body.ts'
import { excerpt, metaOf } from '../seo/meta.ts'
import { notFound, ok, rateLimited } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { rateLimits } from '../wire/rate-limits.ts'
import { type ArticleRow, articleUrl, newsCardOf } from './cards.ts'

const PER_PAGE = 24

async function list({ lang, page_number }: { lang: Locale; page_number: number }, context: Context) {
  const { db, tags } = context
  tags.add('news')
  const [[figures], rows] = await Promise.all([
    db.select({ total: count() }).from(articles),
    db
      .select()
      .from(articles)
      .orderBy(desc(articles.published_at), desc(articles.id))
      .limit(PER_PAGE)
      .offset((page_number - 1) * PER_PAGE),
  ])
  const cards = rows.map(article => newsCardOf(article, lang, context))
  return ok(toPage(cards, page_number, PER_PAGE, figures?.total ?? 0))
}

const neighbour = (row: ArticleRow | undefined, lang: Locale) =>
  row ? { title: row.titles[lang], url: articleUrl(row.slug, lang) } : null

async function show({ lang, article: slug }: { lang: Locale; article: string }, context: Context) {
  const { db, pictures, publicUrl, tags } = context
  tags.add('news')
  const [article] = await db.select().from(articles).where(eq(articles.slug, slug))
  if (!article) return notFound()
  const { published_at, id } = article
  const [older, newer] = await Promise.all([
    db
      .select()
      .from(articles)
      .where(
        or(lt(articles.published_at, published_at), and(eq(articles.published_at, published_at), lt(articles.id, id))),
      )
      .orderBy(desc(articles.published_at), desc(articles.id))
      .limit(1),
    db
      .select()
      .from(articles)
      .where(
        or(gt(articles.published_at, published_at), and(eq(articles.published_at, published_at), gt(articles.id, id))),
      )
      .orderBy(asc(articles.published_at), asc(articles.id))
      .limit(1),
  ])
  const card = newsCardOf(article, lang, context)
  return ok({
    ...card,
    body: sanitizeBody(article.bodies[lang]),
    previous: neighbour(older[0], lang),
    next: neighbour(newer[0], lang),
    meta: metaOf({
      lang,
      title: card.title,
      description: card.lead,
      url: card.url,
      type: 'article',
      image: article.picture ? pictures.shared(article.picture, article.slug) : null,
      schema: {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: card.title,
        description: excerpt(card.lead),
        datePublished: card.date,
        mainEntityOfPage: `${publicUrl}${card.url}`,
      },
      publicUrl,
    }),
  })
}

export const news = [
  defineHandler(
    newsList,
    memoizeByVersion(100, body => JSON.stringify(body), list),
  ),
  defineHandler(
    newsShow,
    memoizeByVersion(300, body => JSON.stringify(body), show),
  ),
  defineHandler(newsSubscribe, async ({ email, lang }, { db, rateLimiter, secrets, address }) => {
    const wait = await rateLimiter.consume(`newsletter:${secrets.pseudonym(address)}`, rateLimits.writing)
    if (wait !== null) return rateLimited(wait)
    await db.insert(subscribers).values({ email: email.toLowerCase(), lang }).onConflictDoNothing()
    return ok({})
  }),
  defineHandler(contactSend, async ({ lang, name, phone, email, message }, { db, rateLimiter, secrets, address }) => {
    const wait = await rateLimiter.consume(`contact:${secrets.pseudonym(address)}`, rateLimits.writing)
    if (wait !== null) return rateLimited(wait)
    await db.insert(contact_messages).values({ lang, name, phone, email: email || null, message })
    return ok({})
  }),
]
