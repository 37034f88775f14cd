import * as z from 'zod'
import { MAX_QUANTITY } from './cart-rules.ts'
import { pageSize } from './constants.ts'
import { defaultLocale, type Locale, locales } from './locales.ts'
import type { Schema } from './schema.ts'
import { withoutInvisible } from './text.ts'

export interface Lang extends z.ZodDefault<Schema<Locale>> {}
/** Language of the response; optional on every call, an unknown one is rejected. */
export const Lang: Lang = z.enum(locales).default(defaultLocale)

export interface LangOnly extends z.ZodObject<{ lang: Lang }, z.core.$strict> {}
/** The body of a call that takes nothing but the language. */
export const LangOnly: LangOnly = z.strictObject({ lang: Lang })

/** Id of a row: a PostgreSQL `integer` from 1. */
export const id = z.int().min(1).max(2_147_483_647)

/** Quantity, 1…999. */
export const count = z.int().min(1).max(MAX_QUANTITY)

/** A token that grants access by itself: at least 128 random bits as text. How an unknown one is handled depends on the call. */
export const secret = z.string().min(1).max(128)

export const orderNumber = z.string().min(1).max(32)

export const pageNumber = z.int().min(1).max(100_000).default(1)

export const perPage = z.int().min(1).max(pageSize.max).default(pageSize.default)

/** ISO 8601 date and time with a time zone offset. */
export const moment = z.iso.datetime({ offset: true })

/** Last segment of a page's path, in lower case. */
export const slug = z.string().min(1).max(160)

/** Text of a search field. */
export const query = z.string().overwrite(withoutInvisible).max(200)

/** A page of a list. `items` is empty past the last page. */
export interface Paged<Item extends z.ZodType>
  extends z.ZodObject<{
    items: z.ZodArray<Item>
    page: z.ZodInt
    per_page: z.ZodInt
    total: z.ZodInt
    pages: z.ZodInt
  }> {}
export const paged = <Item extends z.ZodType>(item: Item): Paged<Item> =>
  z.object({
    items: z.array(item),
    page: z.int().min(1),
    per_page: z.int().min(1).max(pageSize.max),
    total: z.int().nonnegative(),
    pages: z.int().nonnegative(),
  })

/** A picture in several sizes and formats; `src` is the fallback. `width` and `height` in pixels. */
export interface Image extends z.output<typeof image> {}
const image = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
})
export const Image: Schema<Image> = image

export interface Breadcrumb extends z.output<typeof breadcrumb> {}
const breadcrumb = z.object({ name: z.string(), url: z.string() })
export const Breadcrumb: Schema<Breadcrumb> = breadcrumb

/** Metadata of a page for search engines and social networks. Source: the shop’s specification, "Page meta". */
export interface Meta extends z.output<typeof meta> {}
const meta = z.object({
  title: z.string(),
  description: z.string(),
  favicon: z.string(),
  og: z.object({
    title: z.string(),
    description: z.string(),
    image: z.string(),
    url: z.string(),
    type: z.string(),
    locale: z.string(),
    site_name: z.string(),
  }),
  /** The page itself as schema.org data. */
  schema: z.record(z.string(), z.json()).nullable(),
  /** Other structured data: breadcrumbs, lists. */
  micro_marking: z.array(z.record(z.string(), z.json())),
})
export const Meta: Schema<Meta> = meta

/** `data` of a response without content. */
export interface Nothing extends z.ZodObject<Record<never, never>, z.core.$strip> {}
export const Nothing: Nothing = z.object({})
