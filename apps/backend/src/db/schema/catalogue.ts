import type { Characteristic, SizeChart, Standard } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { isAtMost, isLine, isLineOrEmpty, key, kopiykas, moment, translated, tsvector } from './columns.ts'
import { catalogueLimits as limits } from './limits.ts'
import type { Picture } from './picture.ts'

/** `meaning` explains the class in a sentence. */
export interface ExplainedStandard extends Standard {
  meaning: string
}

/** Size, colour, brand, standard and the attributes of each category. */
export const facets = pgTable('facets', { id: text().primaryKey(), position: integer().notNull(), names: translated() })

export const facet_values = pgTable(
  'facet_values',
  {
    facet_id: text()
      .notNull()
      .references(() => facets.id),
    value: text().notNull(),
    position: integer().notNull(),
    names: translated(),
  },
  table => [
    primaryKey({ columns: [table.facet_id, table.value] }),
    check('facet_values_brand', sql`${table.facet_id} <> 'brand' or ${isLineOrEmpty(table.names, limits.brand)}`),
  ],
)

export const categories = pgTable(
  'categories',
  {
    id: key(),
    parent_id: integer().references((): AnyPgColumn => categories.id),
    slug: text().notNull().unique(),
    position: integer().notNull(),
    /** Name of the link in its parent category: «Робочі». */
    names: translated(),
    /** Heading of its page: «Робочі куртки». */
    titles: translated(),
    leads: translated(),
    picture: jsonb().$type<Picture>(),
    /** In no list, menu or sitemap; its page and its goods stay. Its subcategories are hidden with it. */
    is_hidden: boolean().notNull().default(false),
    /** Attributes that are facets of its listing, in order. */
    facet_ids: text().array().notNull(),
  },
  table => [check('categories_slug', isLine(table.slug, limits.slug))],
)

/** A model with one product per colour; the data that its products share. */
export const models = pgTable(
  'models',
  {
    id: key(),
    slug: text().notNull().unique(),
    /** Models of the same line are worn together: jacket, trousers, bib overalls. */
    line: text(),
    size_chart: jsonb().$type<Record<Locale, SizeChart | null>>().notNull(),
    /** `excluded`: only defective items can be returned. */
    return_policy: text({ enum: ['standard', 'excluded'] }).notNull(),
    /** Average grade with one decimal, updated with `reviews`. */
    rating: real(),
    reviews_count: integer().notNull().default(0),
  },
  // An export adds a number to the slug after a space.
  table => [
    index('models_line').on(table.line),
    check('models_slug', sql`${isLine(table.slug, limits.slug)} and strpos(${table.slug}, ' ') = 0`),
  ],
)

/** A model in one colour: what a product page shows. */
export const products = pgTable(
  'products',
  {
    id: key(),
    model_id: integer()
      .notNull()
      .references(() => models.id),
    /** Category of its URL. */
    category_id: integer()
      .notNull()
      .references(() => categories.id),
    /** Subcategory, if any. */
    section_id: integer().references(() => categories.id),
    slug: text().notNull().unique(),
    code: text().notNull().unique(),
    /** Position among the products of its model. */
    position: integer().notNull(),
    price: kopiykas().notNull(),
    old_price: kopiykas(),
    /** Stock of all options. */
    left: integer().notNull(),
    options_count: integer().notNull(),
    popularity: integer().notNull(),
    since: moment().notNull(),
    hit: boolean().notNull(),
    colours: translated(),
    swatch: text().array().notNull(),
    pictures: jsonb().$type<readonly Picture[]>().notNull(),
    /** Of one packed piece, in grams. */
    weight: integer().notNull().default(800),
    /** Sides of one packed piece in centimetres, the longest first. */
    package_length: integer().notNull().default(35),
    package_width: integer().notNull().default(25),
    package_height: integer().notNull().default(5),
  },
  table => [
    check('products_left', sql`${table.left} >= 0`),
    check(
      'products_most_left',
      sql`${table.left} <= ${sql.raw(String(limits.stock))} * greatest(${table.options_count}, 1)::bigint`,
    ),
    check('products_price', sql`${table.price} > 0`),
    check('products_highest_price', isAtMost(table.price, limits.price)),
    check('products_highest_old_price', isAtMost(table.old_price, limits.price)),
    check('products_code', isLine(table.code, limits.code)),
    check('products_colours', isLineOrEmpty(table.colours, limits.colour)),
    check('products_pictures', isAtMost(sql`jsonb_array_length(${table.pictures})`, limits.pictures)),
    index('products_model').on(table.model_id),
    index('products_popularity').on(table.popularity.desc(), table.id),
    index('products_since').on(table.since.desc()),
  ],
)

export const product_texts = pgTable(
  'product_texts',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    lang: text().$type<Locale>().notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    /** Sanitised HTML. */
    description: text().notNull(),
    standards: jsonb().$type<readonly ExplainedStandard[]>().notNull(),
    technical_data: jsonb().$type<readonly Characteristic[]>().notNull(),
    characteristics: jsonb().$type<readonly Characteristic[]>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.product_id, table.lang] }),
    check('product_texts_name', isLine(table.name, limits.name)),
    check(
      'product_texts_description',
      sql`catalogue_text(${table.description}, ${sql.raw(String(limits.description))})`,
    ),
    check(
      'product_texts_characteristics',
      sql`catalogue_params(${table.characteristics}, ${sql.raw(String(limits.characteristics))}, ${sql.raw(String(limits.paramName))}, ${sql.raw(String(limits.paramValue))})`,
    ),
  ],
)

/** Every category that lists a product, its parents included. */
export const product_categories = pgTable(
  'product_categories',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    category_id: integer()
      .notNull()
      .references(() => categories.id),
  },
  table => [
    primaryKey({ columns: [table.category_id, table.product_id] }),
    index('product_categories_product').on(table.product_id),
  ],
)

export const product_facets = pgTable(
  'product_facets',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    facet_id: text()
      .notNull()
      .references(() => facets.id),
    value: text().notNull(),
  },
  table => [
    primaryKey({ columns: [table.product_id, table.facet_id, table.value] }),
    index('product_facets_value').on(table.facet_id, table.value),
  ],
)

/** Sizes of a product. */
export const options = pgTable(
  'options',
  {
    id: key(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    code: text().notNull().unique(),
    price: kopiykas().notNull(),
    left: integer().notNull(),
  },
  table => [
    check('options_left', sql`${table.left} >= 0`),
    check('options_most_left', isAtMost(table.left, limits.stock)),
    check('options_price', sql`${table.price} > 0`),
    check('options_highest_price', isAtMost(table.price, limits.price)),
    check('options_name', isLine(table.name, limits.size)),
    check('options_code', isLine(table.code, limits.code)),
    unique('options_product_name').on(table.product_id, table.name),
  ],
)

/**
 * Full-text documents, each in all languages. The words of a weight have columns of their own, so that relevance comes from indexes:
 * reading the weights of every matching document takes most of a search. Searched by the functions `matching_names`, `matching_kinds`, `matching_documents` and `has_matching_product`.
 */
export const product_search = pgTable(
  'product_search',
  {
    product_id: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    document: tsvector().notNull(),
    /** Words of names and codes: weight A. */
    names: tsvector().generatedAlwaysAs(sql`ts_filter(document, '{a}')`),
    /** And of categories, brands and colours: weights A and B. */
    kinds: tsvector().generatedAlwaysAs(sql`ts_filter(document, '{a,b}')`),
  },
  table => [
    index('product_search_document').using('gin', table.document),
    index('product_search_names').using('gin', table.names),
    index('product_search_kinds').using('gin', table.kinds),
  ],
)

/** Words of the catalogue, for correcting typos, keyboard layouts and transliteration. */
export const search_words = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Phonetic Latin transliteration. */
    latin: text().notNull(),
    /** Number of products that contain it. */
    weight: integer().notNull(),
  },
  table => [
    // On the Latin form, because only some locales of a server have trigrams of non-ASCII letters.
    index('search_words_trigrams').using('gin', table.latin.op('gin_trgm_ops')),
    index('search_words_prefix').on(table.word.op('text_pattern_ops')),
    index('search_words_latin').on(table.latin.op('text_pattern_ops')),
  ],
)

/** What a word of the trade is searched as: a «шолом» is a «каска» in this shop. Edited by `pnpm shop synonyms`. */
export const search_synonyms = pgTable(
  'search_synonyms',
  {
    /** Language of the word; a query is compared with all of them. */
    lang: text().$type<Locale>().notNull(),
    /** As `tokenize` writes it, up to three words. */
    word: text().notNull(),
    replacement: text().notNull(),
  },
  table => [primaryKey({ columns: [table.lang, table.word, table.replacement] })],
)
