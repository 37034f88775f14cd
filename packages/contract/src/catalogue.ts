import * as z from 'zod'
import { call } from './call.ts'
import { collections, sorts } from './constants.ts'
import { Hryvnias } from './money.ts'
import { NewsCard } from './news.ts'
import { Breadcrumb, Image, id, Lang, LangOnly, Meta, paged, pageNumber, perPage, query, slug } from './primitives.ts'
import { ProductCard, Standard } from './product.ts'
import type { Schema } from './schema.ts'

export const Sort = z.enum(sorts)
export type Sort = z.infer<typeof Sort>

/** Selected values by facet id, and the price range in hryvnias. */
const filters = z
  .object({ price: z.strictObject({ min: Hryvnias.optional(), max: Hryvnias.optional() }).optional() })
  .catchall(z.array(z.string().min(1).max(80)).max(60))
export type Filters = z.output<typeof filters>

/** Filters as they are written in a request. `Filters` itself cannot be: to TypeScript, a price is no list of values. */
export interface FiltersInput {
  readonly [facet: string]: readonly string[] | FiltersInput['price']
  readonly price?: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined
}
export const Filters: z.ZodType<Filters, FiltersInput> = filters

/** Values of which several can be chosen. `count`: number of models with the value in some colour, given the selected values of the other facets. */
export interface ChoiceFacet extends z.output<typeof choiceFacet> {}
const choiceFacet = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.literal('choice'),
  values: z.array(z.object({ value: z.string(), name: z.string(), count: z.int().nonnegative(), chosen: z.boolean() })),
})
/** The range that a number is in. */
export interface RangeFacet extends z.output<typeof rangeFacet> {}
const rangeFacet = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.literal('range'),
  min: z.number(),
  max: z.number(),
})
export type Facet = ChoiceFacet | RangeFacet
export const Facet: Schema<Facet> = z.discriminatedUnion('kind', [choiceFacet, rangeFacet])

export interface Category extends z.output<typeof category> {}
const category = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  url: z.string(),
  text: z.string(),
  image: Image.nullable(),
  /** Number of models in it and its subcategories. */
  count: z.int().nonnegative(),
  /** Lowest price; null for an empty category. */
  price_from: Hryvnias.nullable(),
})
export const Category: Schema<Category> = category

export interface Banner extends z.output<typeof banner> {}
const banner = z.object({
  id,
  title: z.string(),
  text: z.string(),
  url: z.string(),
  /** Label of its button. */
  action: z.string(),
  /** Short title for the carousel's navigation. */
  short: z.string(),
  image: Image,
  standards: z.array(Standard),
  /** The prices of its product as on a card of it; null without a product. */
  price: Hryvnias.nullable(),
  price_from: Hryvnias.nullable(),
  old_price: Hryvnias.nullable(),
})
export const Banner: Schema<Banner> = banner

/** A product's picture with annotated points (`x`, `y` in per cent of width and height). */
export interface Anatomy extends z.output<typeof anatomy> {}
const anatomy = z.object({
  title: z.string(),
  text: z.string(),
  product: ProductCard,
  pins: z.array(z.object({ x: z.number(), y: z.number(), name: z.string(), text: z.string(), value: z.string() })),
})
export const Anatomy: Schema<Anatomy> = anatomy

const listing = {
  filters: Filters.optional(),
  sort: Sort.default('popular'),
  page_number: pageNumber,
  per_page: perPage,
}

export interface CategoryPage extends z.output<typeof categoryPage> {}
const categoryPage = z.object({
  kind: z.literal('category'),
  category: Category,
  breadcrumbs: z.array(Breadcrumb),
  children: z.array(Category),
  facets: z.array(Facet),
  sort: Sort,
  products: paged(ProductCard),
  meta: Meta,
})
export const CategoryPage: Schema<CategoryPage> = categoryPage

export const Collection = z.enum(collections)
export type Collection = z.infer<typeof Collection>

/** A list of products from all categories; `children` are the categories. */
export interface CollectionPage extends z.output<typeof collectionPage> {}
const collectionPage = categoryPage.omit({ kind: true, category: true }).extend({
  kind: z.literal('collection'),
  collection: Collection,
  title: z.string(),
  text: z.string(),
})
export const CollectionPage: Schema<CollectionPage> = collectionPage

export interface ContentPage extends z.output<typeof contentPage> {}
const contentPage = z.object({
  kind: z.literal('content'),
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  /** Products that the body links to, in its order: the kit of a trade. */
  products: z.array(ProductCard),
  meta: Meta,
})
export const ContentPage: Schema<ContentPage> = contentPage

/** What stands at a path below the home page. */
export type Page = ContentPage | CategoryPage | CollectionPage
export const Page: Schema<Page> = z.discriminatedUnion('kind', [contentPage, categoryPage, collectionPage])

export const pageHome = call('/api/page/home', {
  summary: 'The home page.',
  body: LangOnly,
  data: z.object({
    banners: z.array(Banner),
    categories: z.array(Category),
    /** What the shop promises: `6–10`, `working days`, `for delivery across Ukraine`. At most three. */
    benefits: z.array(z.object({ figure: z.string(), unit: z.string(), text: z.string() })).max(3),
    /** Models in the whole shop; one may be in several categories. */
    products_count: z.int().min(0),
    hits: z.array(ProductCard),
    novelties: z.array(ProductCard),
    news: z.array(NewsCard),
    anatomy: Anatomy.nullable(),
    meta: Meta,
  }),
})

export const pageShow = call('/api/page/show', {
  summary:
    'A content page, or a category or collection (`catalogue`, `hits`, `novelties`) with its facets and a page of its products.',
  body: z.strictObject({ lang: Lang, page: slug, ...listing }),
  data: Page,
})

/** Where the page of an old address is. `unknown`: the shop never had it; `gone`: it was removed for good. */
export const pageMoved = call('/api/page/moved', {
  summary: 'The new path of a page that moved, in the requested language. To be called for an address without a page.',
  body: z.strictObject({ lang: Lang, path: z.string().min(1).max(1_000).startsWith('/') }),
  data: z.discriminatedUnion('state', [
    z.object({ state: z.literal('unknown') }),
    z.object({ state: z.literal('gone') }),
    z.object({ state: z.literal('moved'), url: z.string() }),
  ]),
})

export const categoryHits = call('/api/category/hits', {
  summary: 'The best-selling product of each category of the first level, by the slug of the category.',
  body: LangOnly,
  data: z.object({ items: z.record(z.string(), ProductCard) }),
})

export const search = call('/api/search', {
  summary:
    'Products that match a query, tolerating typos, the wrong keyboard layout and transliteration; sizes and prices in its words are applied as filters.',
  body: z.strictObject({ lang: Lang, query, ...listing }),
  data: categoryPage.omit({ kind: true, category: true }).extend({
    /** The query that was searched instead. */
    corrected: z.string().nullable(),
    /** What a query that matches nothing by its own words was searched as: «каска» for «шолом». */
    synonyms: z.array(z.string()),
    /** The shop sells nothing of what the query names: `children` are the categories nearest to it. */
    nearest: z.boolean(),
    /** Filters that words of the query mean, and the query without those words; of all products when it is empty. */
    understood: z.object({ query: z.string(), filters: Filters }).nullable(),
  }),
})

export const searchSuggest = call('/api/search/suggest', {
  summary: 'Suggestions for the search field; for an empty query only popular queries.',
  body: z.strictObject({ lang: Lang, query }),
  data: z.object({
    products: z.array(ProductCard).max(6),
    categories: z.array(Breadcrumb).max(4),
    queries: z.array(z.string()).max(4),
  }),
})
