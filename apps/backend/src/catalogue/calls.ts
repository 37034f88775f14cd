import type { CategoryPage, Collection, CollectionPage, ContentPage, ProductCard } from '@shop/contract'
import { categoryHits, collections, pageShow, productCards, productNotify, productOptions } from '@shop/contract'
import { fields } from '@shop/contract/fields'
import { type Locale, localise } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import { loadShopIdentity } from '../brand/shop-identity.ts'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import { pages, stock_requests } from '../db/schema/index.ts'
import { sanitizeBody } from '../html/sanitize-body.ts'
import { inLanguage } from '../pictures/index.ts'
import { faqSchema } from '../seo/faq-schema.ts'
import { breadcrumbSnippet, listSnippet, metaOf } from '../seo/meta.ts'
import { type CallResult, invalid, notFound, ok, rateLimited } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { rateLimits } from '../wire/rate-limits.ts'
import { words } from '../words/index.ts'
import { loadProductCards, noveltyFrom } from './cards.ts'
import { breadcrumbsTo, loadCategoryTree, toCategory } from './category-tree.ts'
import { firstInOrder } from './first-in-order.ts'
import { categoryPreview } from './link-previews.ts'
import { linkedProducts } from './linked-products.ts'
import { type ListRequest, loadListing, offeredFacets } from './listing.ts'
import { loadListingIndex } from './load-listing-index.ts'
import { loadOptions } from './options.ts'
import { answerProductPreviews } from './previews.ts'
import { answerProductShow } from './product.ts'
import { answerProductCompare, answerProductPieces } from './products-by-id.ts'
import { findPurchasable } from './purchasable.ts'
import { answerProductSubstitutes } from './substitutes.ts'

async function showContent(
  slug: string,
  lang: ListRequest['lang'],
  context: Context,
): Promise<CallResult<ContentPage>> {
  const { db, pictures, publicUrl, tags } = context
  // A page may be added under a slug that has none. Tags are a header: other characters than those of slugs would not fit in.
  if (/^[a-z0-9-]+$/.test(slug)) tags.add(`page:${slug}`)
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug))
  if (!page) return notFound()
  const { picture } = page
  const title = page.titles[lang]
  const body = sanitizeBody(page.bodies[lang])
  const url = localise(`/${slug}`, lang)
  return ok({
    kind: 'content',
    title,
    body,
    products: await linkedProducts(page.bodies[lang], lang, context),
    meta: metaOf({
      lang,
      site: await loadShopIdentity(lang, context),
      title: page.meta_titles[lang] || title,
      description: page.descriptions[lang],
      url,
      image: picture ? pictures.shared(inLanguage(picture, lang), slug) : null,
      schema: faqSchema(body),
      snippets: [
        breadcrumbSnippet(
          [
            { name: words[lang].home, url: localise('/', lang) },
            { name: title, url },
          ],
          publicUrl,
        ),
      ],
      publicUrl,
    }),
  })
}

async function showCollection(
  collection: Collection,
  body: ListRequest,
  context: Context,
): Promise<CallResult<CollectionPage>> {
  const { lang } = body
  const tree = await loadCategoryTree(null, context)
  const { title, text } = words[lang].collections[collection]
  const url = localise(`/${collection}`, lang)
  const since = noveltyFrom(context.clock()).toISOString().slice(0, 10)
  const listing = await loadListing({ collection, since }, offeredFacets([]), body, context)
  const breadcrumbs = [
    { name: words[lang].home, url: localise('/', lang) },
    { name: title, url },
  ]
  return ok({
    kind: 'collection',
    collection,
    title,
    text,
    breadcrumbs,
    children: tree
      .childrenOf(null)
      .filter(category => category.count > 0)
      .map(category => toCategory(category, lang, context, 'link')),
    ...listing,
    meta: metaOf({
      lang,
      site: await loadShopIdentity(lang, context),
      title,
      description: text,
      url,
      snippets: [
        breadcrumbSnippet(breadcrumbs, context.publicUrl),
        listSnippet(listing.products.items, context.publicUrl),
      ],
      publicUrl: context.publicUrl,
    }),
  })
}

/** The most popular product of each category of the first level, a hit if it has one. */
async function hitsOf({ lang }: { lang: Locale }, context: Context) {
  context.tags.add('catalogue')
  const tree = await loadCategoryTree(null, context)
  const index = await loadListingIndex(context)
  const rows = tree.childrenOf(null).flatMap(({ id: category }) => {
    const { id, is_hit, category_id, left, popularity } = index.columns
    const [best] = firstInOrder(
      index.inCategory(category).filter(number => (left[number] ?? 0) > 0),
      1,
      (a, b) =>
        (is_hit[b] ?? 0) - (is_hit[a] ?? 0) ||
        // A vest is listed among jackets too, but it is not what the category is known for.
        Number(category_id[b] === category) - Number(category_id[a] === category) ||
        (popularity[b] ?? 0) - (popularity[a] ?? 0) ||
        (id[a] ?? 0) - (id[b] ?? 0),
    )
    return best === undefined ? [] : [{ category, product: index.get('id', best) }]
  })
  const cards = await loadProductCards(
    rows.map(({ product }) => product),
    lang,
    context,
  )
  const items: Record<string, ProductCard> = {}
  for (const { category, product } of rows) {
    const card = cards.find(({ id }) => id === product)
    const slug = tree.byId.get(category)?.slug
    if (card && slug) items[slug] = card
  }
  return ok({ items })
}

async function show(
  body: ListRequest & { page: string },
  context: Context,
): Promise<CallResult<ContentPage | CategoryPage | CollectionPage>> {
  const { lang } = body
  const collection = collections.find(name => name === body.page)
  if (collection) return showCollection(collection, body, context)
  const tree = await loadCategoryTree(null, context)
  const category = tree.bySlug.get(body.page)
  if (!category) return showContent(body.page, lang, context)
  const listing = await loadListing(
    { category: category.id, slug: category.slug },
    offeredFacets(category.facet_ids),
    body,
    context,
  )
  const breadcrumbs = breadcrumbsTo(category, tree, lang)
  const shown = toCategory(category, lang, context, 'page')
  const { pictures, publicUrl } = context
  const site = await loadShopIdentity(lang, context)
  const preview = categoryPreview(category, { lang, site, title: shown.name })
  return ok({
    kind: 'category',
    category: shown,
    breadcrumbs,
    children: tree.childrenOf(category.id).map(child => toCategory(child, lang, context, 'link')),
    ...listing,
    meta: metaOf({
      lang,
      site,
      title: shown.name,
      // Sections may have the text of their category.
      description: category.parent_id === null ? shown.text : `${shown.name}. ${shown.text}`,
      url: shown.url,
      image: preview && pictures.preview(preview, category.slug),
      snippets: [breadcrumbSnippet(breadcrumbs, publicUrl), listSnippet(listing.products.items, publicUrl)],
      publicUrl,
    }),
  })
}

export const catalogue = [
  defineHandler(
    pageShow,
    memoizeByVersion(500, body => JSON.stringify(body), show),
  ),
  defineHandler(
    categoryHits,
    memoizeByVersion(3, body => body.lang, hitsOf),
  ),
  answerProductShow,
  answerProductSubstitutes,
  answerProductPieces,
  answerProductCompare,
  defineHandler(productCards, async ({ ids, lang }, context) =>
    ok(await loadProductCards([...new Set(ids)], lang, context)),
  ),
  answerProductPreviews,
  defineHandler(productOptions, async ({ ids }, { db }) => {
    const known = [...new Set(ids)]
    const found = await loadOptions(db, known)
    return ok(
      known.flatMap(product_id => {
        const options = found.get(product_id)
        return options ? [{ product_id, options }] : []
      }),
    )
  }),
  defineHandler(
    productNotify,
    async ({ product_id, option_id, email: typed, lang }, { db, rateLimiter, secrets, address }) => {
      const email = fields.email.normalize(typed)
      const issue = fields.email.validate(email)
      if (issue) return invalid({ email: issue })
      const wait = await rateLimiter.consume(`notify:${secrets.pseudonym(address)}`, rateLimits.writing)
      if (wait !== null) return rateLimited(wait)
      const goods = await findPurchasable(db, product_id, option_id ?? null)
      if (goods === 'unknown') return notFound()
      if (goods === 'option') return invalid({ option_id: { rule: 'size' } })
      await db
        .insert(stock_requests)
        .values({ product_id, option_id: option_id ?? null, email: email.toLowerCase(), lang })
        .onConflictDoNothing()
      return ok({})
    },
  ),
]
