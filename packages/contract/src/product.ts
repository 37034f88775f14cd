import * as z from 'zod'
import { call } from './call.ts'
import { MAX_COMPARED } from './catalogue-rules.ts'
import { availabilities, labelKinds } from './constants.ts'
import { schemaOf } from './field-schema.ts'
import { fields } from './fields.ts'
import { Hryvnias, Instalment } from './money.ts'
import { Breadcrumb, Image, id, Lang, Meta, slug } from './primitives.ts'
import { oneOf, type Schema } from './schema.ts'

export type Availability = (typeof availabilities)[number]
export const Availability: Schema<Availability> = z.enum(availabilities)

/** A standard that a product complies with, e.g. EN ISO 20471, class 2. `text` explains what that means. */
export interface Standard extends z.output<typeof standard> {}
const standard = z.object({ code: z.string(), class: z.string(), text: z.string() })
export const Standard: Schema<Standard> = standard

export interface Label extends z.output<typeof label> {}
const label = z.object({ kind: oneOf(labelKinds), text: z.string() })
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
  direction: oneOf(['horizontal', 'vertical']),
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
  /** Without a defect it is neither exchanged nor taken back. */
  return_excluded: z.boolean().optional(),
  /** The longest one of its lowest price, if the shop offers any. */
  instalment: z.optional(Instalment),
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

export const productShow = call('/api/product/show', {
  summary: 'A product page.',
  body: z.strictObject({ lang: Lang, page: slug, product: slug }),
  data: z.object({
    product: Product,
    breadcrumbs: z.array(Breadcrumb),
    related: z.array(ProductCard),
    meta: Meta,
  }),
})

export const productCards = call('/api/product/cards', {
  summary: 'Product cards in the requested order; unknown ids are omitted.',
  body: z.strictObject({ lang: Lang, ids: z.array(id).max(60) }),
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
  body: z.strictObject({ lang: Lang, ids: z.array(id).max(12) }),
  data: z.array(ProductPreview),
})

export const productOptions = call('/api/product/options', {
  summary: 'The options of products with their stock, in the requested order; unknown ids are omitted.',
  body: z.strictObject({ lang: Lang, ids: z.array(id).max(100) }),
  data: z.array(z.object({ product_id: id, options: z.array(Option) })),
})

export const productPieces = call('/api/product/pieces', {
  summary: 'Products with their sizes, for buying them together, in the requested order; unknown ids are omitted.',
  body: z.strictObject({ lang: Lang, ids: z.array(id).max(24) }),
  data: z.array(KitPiece),
})

export const productCompare = call('/api/product/compare', {
  summary:
    'Technical data and characteristics of up to four products, in the requested order; unknown ids are omitted.',
  body: z.strictObject({ lang: Lang, ids: z.array(id).max(MAX_COMPARED) }),
  data: z.array(ComparedProduct),
})

export const productSubstitutes = call('/api/product/substitutes', {
  summary:
    'What can be bought instead, in stock in the size of the option if one is given: other colours of the model, then other models of the same category that meet every standard of the product in the same class or a higher one; those with the fewest differences first, then by price.',
  body: z.strictObject({ lang: Lang, product_id: id, option_id: id.optional() }),
  data: z.array(Substitute).max(4),
})

export const productNotify = call('/api/product/notify', {
  summary: 'Subscribes an e-mail address to one mail when the product is back in stock.',
  body: z.strictObject({ lang: Lang, product_id: id, option_id: id.optional(), email: schemaOf(fields.email) }),
  data: z.object({}),
})
