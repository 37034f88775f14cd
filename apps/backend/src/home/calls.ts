import { type Anatomy, type Banner, pageHome } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { and, asc, desc, eq, exists, gte, inArray } from 'drizzle-orm'
import { loadShopIdentity } from '../brand/shop-identity.ts'
import { cardPrices, loadProductCards, noveltyFrom } from '../catalogue/cards.ts'
import { loadCategoryTree, toCategory } from '../catalogue/category-tree.ts'
import { countFacets } from '../catalogue/count-facets.ts'
import { loadListScope } from '../catalogue/list-scope.ts'
import { findListedModels, loadModelCards } from '../catalogue/listed-models.ts'
import { highestPrice, shownOldPrice, shownPrice } from '../catalogue/shown-price.ts'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import { anatomies, articles, banners, benefits, home_texts, product_categories, products } from '../db/schema/index.ts'
import { isPublished, newsCardOf } from '../news/cards.ts'
import { inLanguage } from '../pictures/index.ts'
import { metaOf } from '../seo/meta.ts'
import { organizationSchema } from '../seo/organization-schema.ts'
import { ok } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'

/** Products per section of the home page: two rows of four. */
const SECTION_SIZE = 8
const NEWS = 3

async function bannersOf(lang: Locale, { db, pictures, tags }: Context): Promise<Banner[]> {
  const rows = await db.select().from(banners).where(eq(banners.is_hidden, false)).orderBy(asc(banners.position))
  const ids = rows.flatMap(row => [row.product_id ?? [], row.priced_product_id ?? []].flat())
  const shown = ids.length
    ? await db
        .select({
          id: products.id,
          slug: products.slug,
          pictures: products.pictures,
          price: shownPrice,
          old_price: shownOldPrice,
          highest: highestPrice,
        })
        .from(products)
        .where(inArray(products.id, ids))
    : []
  for (const id of ids) tags.add(`card:${id}`)
  const productOf = (id: number | null) => shown.find(product => product.id === id)
  return rows.flatMap(row => {
    const product = productOf(row.product_id)
    const priced = productOf(row.priced_product_id)
    const picture = product?.pictures[row.picture] ?? product?.pictures[0]
    const own = row.scene && pictures.image(inLanguage(row.scene, lang), `banner-${row.id}`, '')
    // Empty `alt`: the banner's headline already names the product.
    const image = own ?? (product && picture && pictures.image(inLanguage(picture, lang), product.slug, ''))
    return image
      ? [
          {
            id: row.id,
            title: row.titles[lang],
            text: row.texts[lang],
            url: localise(row.url, lang),
            action: row.actions[lang],
            short: row.shorts[lang],
            image,
            standards: [...row.standards[lang]],
            ...(priced ? cardPrices(priced) : { price: null, price_from: null, old_price: null }),
          },
        ]
      : []
  })
}

async function anatomyOf(lang: Locale, context: Context): Promise<Anatomy | null> {
  const [row] = await context.db.select().from(anatomies).orderBy(asc(anatomies.id)).limit(1)
  const [product] = row ? await loadProductCards([row.product_id], lang, context) : []
  return row && product
    ? {
        title: row.titles[lang],
        text: row.texts[lang],
        product,
        pins: row.pins.map(({ x, y, name, text, value }) => ({
          x,
          y,
          name: name[lang],
          text: text[lang],
          value: value[lang],
        })),
      }
    : null
}

/** The best-selling and the newest models, by the first product of each. */
async function productSections({ db, clock }: Context) {
  const [hits, novelties] = await Promise.all([
    db
      .select({ model_id: products.model_id })
      .from(products)
      .where(and(eq(products.hit, true), eq(products.position, 0)))
      .orderBy(desc(products.popularity), asc(products.id))
      .limit(SECTION_SIZE),
    db
      .select({ model_id: products.model_id })
      .from(products)
      .where(
        and(
          gte(products.since, noveltyFrom(clock())),
          eq(products.position, 0),
          // Hidden products are in no category.
          exists(db.select().from(product_categories).where(eq(product_categories.product_id, products.id))),
        ),
      )
      .orderBy(desc(products.since), desc(products.popularity), asc(products.id))
      .limit(SECTION_SIZE),
  ])
  const [hitModels, noveltyModels] = await Promise.all(
    [hits, novelties].map(found =>
      findListedModels(
        db,
        found.map(({ model_id }) => model_id),
      ),
    ),
  )
  return { hits: hitModels ?? [], novelties: noveltyModels ?? [] }
}

async function show({ lang }: { lang: Locale }, context: Context) {
  const { db, publicUrl, pictures, tags } = context
  for (const tag of ['home', 'news', 'catalogue']) tags.add(tag)
  const [tree, slides, promised, anatomy, sections, news, texts, all] = await Promise.all([
    loadCategoryTree(null, context),
    bannersOf(lang, context),
    db.select().from(benefits).orderBy(asc(benefits.position), asc(benefits.id)),
    anatomyOf(lang, context),
    productSections(context),
    db
      .select()
      .from(articles)
      .where(isPublished('news'))
      .orderBy(desc(articles.published_at), desc(articles.id))
      .limit(NEWS),
    db.select().from(home_texts).where(eq(home_texts.lang, lang)),
    loadListScope({ collection: 'catalogue', since: '' }, context),
  ])
  const [text] = texts
  const [first] = tree.childrenOf(null)
  const identity = await loadShopIdentity(lang, context)
  return ok({
    banners: slides,
    categories: tree
      .childrenOf(null)
      .filter(category => category.count > 0)
      .map(category => toCategory(category, lang, context, 'link')),
    benefits: promised.map(({ figure, units, texts }) => ({ figure, unit: units[lang], text: texts[lang] })),
    products_count: countFacets(all.index, all.list, { facets: [], price: null }).total,
    hits: await loadModelCards(sections.hits, lang, context),
    novelties: await loadModelCards(sections.novelties, lang, context),
    news: news.map(article => newsCardOf(article, lang, context)),
    anatomy,
    meta: metaOf({
      lang,
      site: identity,
      title: text?.title ?? '',
      description: text?.description ?? '',
      url: localise('/', lang),
      image: first?.picture ? pictures.shared(inLanguage(first.picture, lang), first.slug) : null,
      schema: organizationSchema({ ...identity, url: localise('/', lang), lang, publicUrl }),
      snippets: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          url: `${publicUrl}${localise('/', lang)}`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${publicUrl}${localise('/search', lang)}/{search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
      ],
      publicUrl,
    }),
  })
}

export const home = [
  defineHandler(
    pageHome,
    memoizeByVersion(3, body => body.lang, show),
  ),
]
