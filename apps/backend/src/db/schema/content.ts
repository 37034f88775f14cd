import type { ArticleKind, Settings, Standard } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Text } from '../../values/text.ts'
import { products } from './catalogue.ts'
import { key, moment, optionalTexts, translated } from './columns.ts'
import type { Picture } from './picture.ts'

/** Names of the settings that are pictures. */
export const pictureSettings = ['logotype', 'logodark', 'logofooter', 'favicon'] as const
export type PictureSetting = (typeof pictureSettings)[number]

/** When the shop hands parcels over to carriers. */
export interface Dispatch {
  /** `16:00` in Kyiv: what is ordered from then on goes on the next day of dispatch; empty: whatever is ordered on a day goes on it. */
  until: string
  /** From 1, Monday, to 7; none: all working days. */
  days: number[]
}

/** Without what depends on the environment of a process; that is added when settings are asked for. */
export type StoredSettings = Omit<
  Settings,
  'google_sign_in' | 'demo_directory' | 'picture_sizes' | 'phone_messages' | 'payment_marks' | PictureSetting
> & {
  /** Pictures of the brand; none: the word mark is drawn. Older shops have paths of drawings here, which are not shown. */
  [Setting in PictureSetting]?: Picture | string
} & {
  /** Where and when orders are picked up; @default address and hours of the main contact */
  pickup?: string
  /** Weekdays on which they are, from 1, Monday, to 7; @default every day */
  pickup_days?: number[]
  /** @default the days of a delivery are counted from the order, whenever it is made */
  dispatch?: Dispatch
}

export const settings = pgTable('settings', {
  lang: text().$type<Locale>().primaryKey(),
  data: jsonb().$type<StoredSettings>().notNull(),
})

export const menu_items = pgTable(
  'menu_items',
  {
    id: key(),
    /** Its menu, when it is on the first level. */
    menu_id: integer(),
    /** Else the item that it is below. */
    parent_id: integer().references((): AnyPgColumn => menu_items.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    names: translated(),
    /** What it is about. */
    texts: optionalTexts(),
    /** A path without the language, or another address; empty: a heading. */
    url: text().notNull(),
  },
  ({ menu_id, parent_id }) => [check('menu_items_place', sql`num_nonnulls(${menu_id}, ${parent_id}) = 1`)],
)

/** Content pages. Bodies are sanitised HTML. */
export const pages = pgTable('pages', {
  slug: text().primaryKey(),
  titles: translated(),
  descriptions: translated(),
  bodies: translated(),
  /** Titles for search engines; empty: that of the page. */
  meta_titles: optionalTexts(),
  /** For link previews. */
  picture: jsonb().$type<Picture>(),
})

export const articles = pgTable(
  'articles',
  {
    id: key(),
    kind: text().$type<ArticleKind>().notNull().default('news'),
    slug: text().notNull(),
    published_at: moment().notNull(),
    titles: translated(),
    leads: translated(),
    /** Sanitised HTML. */
    bodies: translated(),
    /** Titles for search engines; empty: that of the article. */
    meta_titles: optionalTexts(),
    /** For search engines; empty: the lead. */
    descriptions: optionalTexts(),
    picture: jsonb().$type<Picture>(),
    /** Set by a job when `published_at` has come, so that caches know of it. */
    is_published: boolean().notNull().default(true),
  },
  table => [unique().on(table.kind, table.slug)],
)

/** The slides of the home page. */
export const banners = pgTable('banners', {
  id: key(),
  position: integer().notNull(),
  titles: translated(),
  texts: translated(),
  /** Path in the default language. */
  url: text().notNull(),
  actions: translated(),
  shorts: translated(),
  is_hidden: boolean().notNull().default(false),
  /** Product whose picture is shown; a banner without one has a `scene`. */
  product_id: integer().references(() => products.id),
  /** Index of the product's picture. */
  picture: integer().notNull(),
  /** A picture of its own, instead of those of the products. */
  scene: jsonb().$type<Picture>(),
  /** Product whose price is shown. */
  priced_product_id: integer().references(() => products.id),
  standards: jsonb().$type<Record<Locale, readonly Standard[]>>().notNull(),
})

/** Title and description of the home page for search engines. */
export const home_texts = pgTable('home_texts', {
  lang: text().$type<Locale>().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
})

/** What the shop promises, under the banner of the home page: a number, its unit and a text. */
export const benefits = pgTable('benefits', {
  id: key(),
  position: integer().notNull(),
  /** The same in every language: `6–10`. */
  figure: text().notNull(),
  units: translated(),
  texts: translated(),
})

/** Annotated product picture of the home page; `x` and `y` in per cent of the picture. */
export const anatomies = pgTable('anatomies', {
  id: key(),
  product_id: integer()
    .notNull()
    .references(() => products.id),
  titles: translated(),
  texts: translated(),
  pins: jsonb().$type<readonly { x: number; y: number; name: Text; text: Text; value: Text }[]>().notNull(),
})
