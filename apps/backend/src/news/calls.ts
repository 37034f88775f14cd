import {
  type ArticleKind,
  contactSend,
  newsConfirm,
  newsList,
  newsShow,
  newsSubscribe,
  newsUnsubscribe,
} from '@shop/contract'
import { defaultLocale, type Locale, localise } from '@shop/contract/locales'
import { and, asc, count, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import { loadShopIdentity, shopAddress } from '../brand/shop-identity.ts'
import { relatedProducts } from '../catalogue/linked-products.ts'
import type { Database } from '../db/database.ts'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import { articles, contact_messages, subscribers } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { sanitizeBody } from '../html/sanitize-body.ts'
import { contactMessageKey, enqueueMail } from '../outbox/outbox.ts'
import { inLanguage } from '../pictures/index.ts'
import { breadcrumbSnippet, excerpt, metaOf } from '../seo/meta.ts'
import { publisherSchema } from '../seo/organization-schema.ts'
import { notFound, ok, rateLimited } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { toPage } from '../wire/page.ts'
import { rateLimits } from '../wire/rate-limits.ts'
import { words } from '../words/index.ts'
import { type ArticleRow, articleUrl, isPublished, newsCardOf } from './cards.ts'
import { newsletterPath, subscriberOf } from './newsletter-token.ts'

const PER_PAGE = 24
/** Goods below an article. */
const RELATED = 4

interface Asked {
  lang: Locale
  kind?: ArticleKind | undefined
}

async function list({ lang, kind = 'news', page_number }: Asked & { page_number: number }, context: Context) {
  const { db, tags } = context
  tags.add('news')
  const [[figures], rows] = await Promise.all([
    db.select({ total: count() }).from(articles).where(isPublished(kind)),
    db
      .select()
      .from(articles)
      .where(isPublished(kind))
      .orderBy(desc(articles.published_at), desc(articles.id))
      .limit(PER_PAGE)
      .offset((page_number - 1) * PER_PAGE),
  ])
  const cards = rows.map(article => newsCardOf(article, lang, context))
  return ok(toPage(cards, page_number, PER_PAGE, figures?.total ?? 0))
}

/** The published article next to another one; `compare` and `order`: on which side. */
async function neighbour(
  db: Database,
  { kind, published_at, id }: ArticleRow,
  compare: typeof lt,
  order: typeof asc,
  lang: Locale,
) {
  const { published_at: date, id: number } = articles
  const isBeside = or(compare(date, published_at), and(eq(date, published_at), compare(number, id)))
  const [row] = await db
    .select()
    .from(articles)
    .where(and(isPublished(kind), isBeside))
    .orderBy(order(date), order(number))
    .limit(1)
  return row ? { title: row.titles[lang], url: articleUrl(row, lang) } : null
}

async function show({ lang, kind = 'news', article: slug }: Asked & { article: string }, context: Context) {
  const { db, pictures, publicUrl, tags } = context
  tags.add('news')
  const [article] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.slug, slug), isPublished(kind)))
  if (!article) return notFound()
  const [previous, next] = await Promise.all([
    neighbour(db, article, lt, desc, lang),
    neighbour(db, article, gt, asc, lang),
  ])
  const card = newsCardOf(article, lang, context)
  const site = await loadShopIdentity(lang, context)
  const image = article.picture ? pictures.shared(inLanguage(article.picture, lang), article.slug) : null
  return ok({
    ...card,
    body: sanitizeBody(article.bodies[lang]),
    product_ids: await relatedProducts(article.bodies[lang], RELATED, context),
    previous,
    next,
    meta: metaOf({
      lang,
      site,
      title: article.meta_titles[lang] || card.title,
      description: article.descriptions[lang] || card.lead,
      url: card.url,
      type: 'article',
      image,
      schema: {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: card.title,
        description: excerpt(card.lead),
        datePublished: card.date,
        ...(image ? { image: [`${publicUrl}${image}`] } : {}),
        author: publisherSchema(site.name, '', publicUrl),
        publisher: publisherSchema(site.name, site.logotype, publicUrl),
        mainEntityOfPage: `${publicUrl}${card.url}`,
      },
      snippets: [
        breadcrumbSnippet(
          [
            { name: words[lang].home, url: localise('/', lang) },
            { name: words[lang].articles[kind], url: localise(`/${kind}`, lang) },
            { name: card.title, url: card.url },
          ],
          publicUrl,
        ),
      ],
      publicUrl,
    }),
  })
}

const limit = (what: string, { rateLimiter, secrets, address }: Context) =>
  rateLimiter.consume(`${what}:${secrets.pseudonym(address)}`, rateLimits.writing)

/**
 * Keeps an address unconfirmed and mails the link that confirms it: at most once a day to the same address, whoever enters
 * it, and not when it is confirmed already.
 */
async function subscribe(tx: Database, { email, lang }: { email: string; lang: Locale }, { secrets, clock }: Context) {
  const [subscriber] = await tx
    .insert(subscribers)
    .values({ email: email.toLowerCase(), lang })
    .onConflictDoUpdate({ target: subscribers.email, set: { email: sql`excluded.email` } })
    .returning()
  if (!subscriber || subscriber.confirmed_at !== null) return
  const { id } = subscriber
  await enqueueMail(tx, {
    key: `newsletter-confirm:${id}:${clock().toISOString().slice(0, 10)}`,
    template: 'newsletter-confirm',
    lang,
    recipient: subscriber.email,
    data: {
      path: newsletterPath('confirm', id, lang, secrets),
      unsubscribePath: newsletterPath('unsubscribe', id, lang, secrets),
    },
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
  defineHandler(newsSubscribe, async (body, context) => {
    const wait = await limit('newsletter', context)
    if (wait !== null) return rateLimited(wait)
    await transact(context.db, tx => subscribe(tx, body, context))
    return ok({})
  }),
  defineHandler(newsConfirm, async ({ token }, context) => {
    const wait = await limit('newsletter', context)
    if (wait !== null) return rateLimited(wait)
    const id = subscriberOf('confirm', token, context.secrets)
    if (id === null) return notFound()
    const confirmed = await context.db
      .update(subscribers)
      .set({ confirmed_at: sql`coalesce(${subscribers.confirmed_at}, now())` })
      .where(eq(subscribers.id, id))
      .returning({ id: subscribers.id })
    return confirmed.length > 0 ? ok({}) : notFound()
  }),
  // Not limited: mail programs call it for many people from one address, and the token leaves nothing to guess.
  defineHandler(newsUnsubscribe, async ({ token }, { db, secrets }) => {
    const id = subscriberOf('unsubscribe', token, secrets)
    if (id === null) return notFound()
    await db.delete(subscribers).where(eq(subscribers.id, id))
    return ok({})
  }),
  defineHandler(contactSend, async ({ lang, name, phone, email, message }, context) => {
    const wait = await limit('contact', context)
    if (wait !== null) return rateLimited(wait)
    const recipient = await shopAddress(context)
    await transact(context.db, async tx => {
      const inserted = await tx
        .insert(contact_messages)
        .values({ lang, name, phone, email: email || null, message })
        .returning({ id: contact_messages.id })
      for (const { id } of inserted)
        await enqueueMail(tx, {
          key: contactMessageKey(id),
          template: 'contact-message',
          lang: defaultLocale, // read by the shop
          recipient,
          data: { messageId: id },
        })
    })
    return ok({})
  }),
]
