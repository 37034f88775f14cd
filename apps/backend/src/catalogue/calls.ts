import type { CategoryPage, ContentPage } from '@shop/contract'
import { pageShow, productCards, productNotify, productOptions } from '@shop/contract'
import { fields } from '@shop/contract/fields'
import { localise } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import { pages, stock_requests } from '../db/schema/index.ts'
import { sanitizeBody } from '../html/sanitize-body.ts'
import { inLanguage } from '../pictures/index.ts'
import { answerSearch, answerSearchSuggest } from '../search/calls.ts'
import { breadcrumbSnippet, listSnippet, metaOf } from '../seo/meta.ts'
import { type CallResult, invalid, notFound, ok, rateLimited } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { rateLimits } from '../wire/rate-limits.ts'
import { loadProductCards } from './cards.ts'
import { breadcrumbsTo, loadCategoryTree, toCategory } from './category-tree.ts'
import { answerPageHome } from './home.ts'
import { type ListRequest, loadListing, offeredFacets } from './listing.ts'
import { memoizeByVersion } from './memoize-by-version.ts'
import { loadOptions } from './options.ts'
import { answerProductShow } from './product.ts'
import { findPurchasable } from './purchasable.ts'

async function showContent(
  slug: string,
  lang: ListRequest['lang'],
  { db, publicUrl, tags }: Context,
): Promise<CallResult<ContentPage>> {
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug))
  if (!page) return notFound()
  tags.add(`page:${slug}`)
  const title = page.titles[lang]
  return ok({
    kind: 'content',
    title,
    body: sanitizeBody(page.bodies[lang]),
    meta: metaOf({ lang, title, description: page.descriptions[lang], url: localise(`/${slug}`, lang), publicUrl }),
  })
}

async function show(
  body: ListRequest & { page: string },
  context: Context,
): Promise<CallResult<ContentPage | CategoryPage>> {
  const { lang } = body
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
  return ok({
    kind: 'category',
    category: shown,
    breadcrumbs,
    children: tree.childrenOf(category.id).map(child => toCategory(child, lang, context, 'link')),
    ...listing,
    meta: metaOf({
      lang,
      title: shown.name,
      description: shown.text,
      url: shown.url,
      image: category.picture ? pictures.shared(inLanguage(category.picture, lang), category.slug) : null,
      snippets: [breadcrumbSnippet(breadcrumbs, publicUrl), listSnippet(listing.products.items, publicUrl)],
      publicUrl,
    }),
  })
}

export const catalogue = [
  answerPageHome,
  defineHandler(
    pageShow,
    memoizeByVersion(500, body => JSON.stringify(body), show),
  ),
  answerProductShow,
  defineHandler(productCards, async ({ ids, lang }, context) =>
    ok(await loadProductCards([...new Set(ids)], lang, context)),
  ),
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
      if (goods === 'option') return invalid({ option_id: { rule: 'choice' } })
      await db
        .insert(stock_requests)
        .values({ product_id, option_id: option_id ?? null, email: email.toLowerCase(), lang })
        .onConflictDoNothing()
      return ok({})
    },
  ),
  answerSearch,
  answerSearchSuggest,
]
