import * as z from 'zod'
import { call } from './call.ts'
import { MAX_COMPARED } from './catalogue-rules.ts'
import { availabilities, collections, labelKinds, sorts } from './constants.ts'
import { schemaOf } from './field-schema.ts'
import { fields } from './fields.ts'
import { Hryvnias } from './money.ts'
import { NewsCard } from './news.ts'
import { Breadcrumb, Image, id, lang, Meta, paged, pageNumber, perPage, query, slug } from './primitives.ts'
import type { Schema } from './schema.ts'

export const Availability = z.enum(availabilities)
export type Availability = z.infer<typeof Availability>

/** A standard that a product complies with, e.g. EN ISO 20471, class 2. `text` explains what that means. */
export interface Standard extends z.output<typeof standard> {}
const standard = z.object({ code: z.string(), class: z.string(), text: z.string() })
export const Standard: Schema<Standard> = standard

export interface Label extends z.output<typeof label> {}
const label = z.object({ kind: z.enum(labelKinds), text: z.string() })
export const Label: Schema<Label> = label

/** A model in one of its colours. `swatch`: one or two colours as #rrggbb. */
export interface Variant extends z.output<typeof variant> {}
const variant = z.object({
  id,
  name: z.string(),
  url: z.string(),
  swatch: z.array(z.string()).min(1).max(2),
  availability: Availability,
  current: z.boolean(),
})
export const Variant: Schema<Variant> = variant

/** A product. In lists it stands for its model: the colours of one model are one card. */
export interface ProductCard extends z.output<typeof productCardObject> {}
export const productCardObject = z.object({
  id,
  /** Article code. */
  code: z.string(),
  name: z.string(),
  url: z.string(),
  image: Image,
  price: Hryvnias,
  /** Lowest price of the sizes, in lists of the model's colours too, where they differ; null where they do not. */
  price_from: Hryvnias.nullable(),
  old_price: Hryvnias.nullable(),
  availability: Availability,
  /** Mean grade 1…5 with one decimal; null without reviews. */
  rating: z.number().min(1).max(5).nullable(),
  reviews_count: z.int().nonnegative(),
  labels: z.array(Label),
  /** Number of sizes; 0 means that the product is added to the cart without an option. */
  options_count: z.int().nonnegative(),
  /** Fabric, weight and sizes in one line. */
  summary: z.string(),
  standards: z.array(Standard),
  /** All colours of the model, its own included, in order. */
  variants: z.array(Variant),
})
export const ProductCard: Schema<ProductCard> = productCardObject

/** A size of a product. `count_left`: see `shownStock`. */
export interface Option extends z.output<typeof optionObject> {}
export const optionObject = z.object({
  id,
  name: z.string(),
  code: z.string(),
  price: Hryvnias,
  availability: Availability,
  count_left: z.int().nonnegative(),
})
export const Option: Schema<Option> = optionObject

/** A symbol of a care label: `wash-40`, `no-bleach`. */
export interface CareSymbol extends z.output<typeof careSymbol> {}
const careSymbol = z.object({ id: z.string(), text: z.string() })
export const CareSymbol: Schema<CareSymbol> = careSymbol

/** A row of a technical table; rows with the same `group` form a section with that heading. `symbols`: of care, as `value` lists them. */
export interface Characteristic extends z.output<typeof characteristic> {}
const characteristic = z.object({
  group: z.string().optional(),
  name: z.string(),
  value: z.string(),
  symbols: z.array(CareSymbol).optional(),
})
export const Characteristic: Schema<Characteristic> = characteristic

/**
 * A size table: one column per size, one row per body measurement. `ranges` holds the same values as numbers in centimetres,
 * where a measurement has them, for recommending a size.
 */
export interface SizeChart extends z.output<typeof sizeChart> {}
const sizeChart = z.object({
  caption: z.string(),
  sizes: z.array(z.string()),
  rows: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      values: z.array(z.string()),
      ranges: z.array(z.object({ min: z.number(), max: z.number() })).optional(),
    }),
  ),
})
export const SizeChart: Schema<SizeChart> = sizeChart

/** A row of the size chart drawn over the first picture; `from`, `to` and `at` in per cent of its width and height. */
export interface DimensionLine extends z.output<typeof dimensionLine> {}
const dimensionLine = z.object({
  /** Id of the row. */
  row: z.string(),
  direction: z.enum(['horizontal', 'vertical']),
  from: z.number(),
  to: z.number(),
  /** Position on the other axis. */
  at: z.number(),
})
export const DimensionLine: Schema<DimensionLine> = dimensionLine

export interface Product extends z.output<typeof product> {}
const product = productCardObject.extend({
  /** Sanitised HTML. */
  description: z.string(),
  technical_data: z.array(Characteristic),
  characteristics: z.array(Characteristic),
  gallery: z.array(Image).min(1),
  options: z.array(Option),
  size_chart: SizeChart.nullable(),
  dimension_lines: z.array(DimensionLine),
  /** See `shownStock`; the product's own stock when it has no options, otherwise the sum of its options. */
  count_left: z.int().nonnegative(),
  /** Products of its model line that are worn with it, one per model, in its colour where there is one. */
  matching: z.array(id),
  /** Working days. Source: the shop’s specification. */
  delivery_days: z.literal('6-10'),
})
export const Product: Schema<Product> = product

/** A product that is bought together with others: what choosing its size needs. */
export interface KitPiece extends z.output<typeof kitPiece> {}
const kitPiece = z.object({
  product: ProductCard,
  options: z.array(Option),
  size_chart: SizeChart.nullable(),
})
export const KitPiece: Schema<KitPiece> = kitPiece

/**
 * What can be bought instead of a product that is out of stock. `differences`: in what it differs, the standards and classes that
 * it meets beyond those of the product first; empty where only names and prices differ.
 */
export interface Substitute extends z.output<typeof substitute> {}
const substitute = productCardObject.extend({ differences: z.array(z.object({ name: z.string(), value: z.string() })) })
export const Substitute: Schema<Substitute> = substitute

/** A product with its technical data and characteristics, to be compared with others. */
export interface ComparedProduct extends z.output<typeof comparedProduct> {}
const comparedProduct = z.object({
  product: ProductCard,
  options: z.array(Option),
  technical_data: z.array(Characteristic),
  characteristics: z.array(Characteristic),
})
export const ComparedProduct: Schema<ComparedProduct> = comparedProduct

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

/** `count`: number of models with the value in some colour, given the selected values of the other facets. */
export type Facet = z.output<typeof facet>
const facet = z.discriminatedUnion('kind', [
  z.object({
    id: z.string(),
    name: z.string(),
    kind: z.literal('choice'),
    values: z.array(
      z.object({ value: z.string(), name: z.string(), count: z.int().nonnegative(), chosen: z.boolean() }),
    ),
  }),
  z.object({ id: z.string(), name: z.string(), kind: z.literal('range'), min: z.number(), max: z.number() }),
])
export const Facet: Schema<Facet> = facet

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
  price: Hryvnias.nullable(),
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
  body: z.strictObject({ lang }),
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
  body: z.strictObject({ lang, page: slug, ...listing }),
  data: Page,
})

/** Where the page of an old address is. `unknown`: the shop never had it; `gone`: it was removed for good. */
export const pageMoved = call('/api/page/moved', {
  summary: 'The new path of a page that moved, in the requested language. To be called for an address without a page.',
  body: z.strictObject({ lang, path: z.string().min(1).max(1_000).startsWith('/') }),
  data: z.discriminatedUnion('state', [
    z.object({ state: z.literal('unknown') }),
    z.object({ state: z.literal('gone') }),
    z.object({ state: z.literal('moved'), url: z.string() }),
  ]),
})

export const categoryHits = call('/api/category/hits', {
  summary: 'The best-selling product of each category of the first level, by the slug of the category.',
  body: z.strictObject({ lang }),
  data: z.object({ items: z.record(z.string(), ProductCard) }),
})

export const productShow = call('/api/product/show', {
  summary: 'A product page.',
  body: z.strictObject({ lang, page: slug, product: slug }),
  data: z.object({
    product: Product,
    breadcrumbs: z.array(Breadcrumb),
    related: z.array(ProductCard),
    meta: Meta,
  }),
})

export const productCards = call('/api/product/cards', {
  summary: 'Product cards in the requested order; unknown ids are omitted.',
  body: z.strictObject({ lang, ids: z.array(id).max(60) }),
  data: z.array(ProductCard),
})

/** Pictures that a card shows while a pointer or the focus is on it. */
export interface ProductPreview extends z.output<typeof productPreview> {}
const productPreview = z.object({
  product_id: id,
  /** The back or a detail; null where there is one picture only. */
  second_image: Image.nullable(),
  /** The model in each of its colours, by the URL of the colour. */
  variants: z.array(z.object({ url: z.string(), image: Image })),
})
export const ProductPreview: Schema<ProductPreview> = productPreview

export const productPreviews = call('/api/product/previews', {
  summary: 'Further pictures of product cards, in the requested order; unknown ids are omitted.',
  body: z.strictObject({ lang, ids: z.array(id).max(12) }),
  data: z.array(ProductPreview),
})

export const productOptions = call('/api/product/options', {
  summary: 'The options of products with their stock, in the requested order; unknown ids are omitted.',
  body: z.strictObject({ lang, ids: z.array(id).max(100) }),
  data: z.array(z.object({ product_id: id, options: z.array(Option) })),
})

export const productPieces = call('/api/product/pieces', {
  summary: 'Products with their sizes, for buying them together, in the requested order; unknown ids are omitted.',
  body: z.strictObject({ lang, ids: z.array(id).max(24) }),
  data: z.array(KitPiece),
})

export const productCompare = call('/api/product/compare', {
  summary:
    'Technical data and characteristics of up to four products, in the requested order; unknown ids are omitted.',
  body: z.strictObject({ lang, ids: z.array(id).max(MAX_COMPARED) }),
  data: z.array(ComparedProduct),
})

export const productSubstitutes = call('/api/product/substitutes', {
  summary:
    'What can be bought instead, in stock in the size of the option if one is given: other colours of the model, then other models of the same category that meet every standard of the product in the same class or a higher one; those with the fewest differences first, then by price.',
  body: z.strictObject({ lang, product_id: id, option_id: id.optional() }),
  data: z.array(Substitute).max(4),
})

export const productNotify = call('/api/product/notify', {
  summary: 'Subscribes an e-mail address to one mail when the product is back in stock.',
  body: z.strictObject({ lang, product_id: id, option_id: id.optional(), email: schemaOf(fields.email) }),
  data: z.object({}),
})

export const search = call('/api/search', {
  summary:
    'Products that match a query, tolerating typos, the wrong keyboard layout and transliteration; sizes and prices in its words are applied as filters.',
  body: z.strictObject({ lang, query, ...listing }),
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
  body: z.strictObject({ lang, query }),
  data: z.object({
    products: z.array(ProductCard).max(6),
    categories: z.array(Breadcrumb).max(4),
    queries: z.array(z.string()).max(4),
  }),
})
