import { z } from 'zod'
import { MAX_QUANTITY } from './cart-rules.ts'
import { defaultLocale, locales } from './locales.ts'

/** Language of the answer; optional on every call, an unknown one is refused. */
export const lang = z.enum(locales).default(defaultLocale)

/** Products, lines, options, addresses and orders are numbered from 1 (PostgreSQL `integer`). */
export const id = z.int().min(1).max(2_147_483_647)

/** Pieces, 1…999. */
export const count = z.int().min(1).max(MAX_QUANTITY)

/** A secret that is its own permission: at least 128 random bits as text. An unknown one is judged by the call. */
export const secret = z.string().min(1).max(128)

/** From 1. */
export const pageNumber = z.int().min(1).max(100_000).default(1)

/** Rows in a page: 24 by default, 100 at most. */
export const perPage = z.int().min(1).max(100).default(24)

/** ISO 8601 with zone. */
export const moment = z.iso.datetime({ offset: true })

/** A last path segment, lower case. */
export const slug = z.string().min(1).max(160)

/** What is typed into a search. */
export const query = z.string().max(200)

/** A page of a list. Past the end `items` is empty. */
export const paged = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    page: z.int().min(1),
    per_page: z.int().min(1).max(100),
    total: z.int().nonnegative(),
    pages: z.int().nonnegative(),
  })

/** A picture in several sizes and formats; `src` is what works everywhere. Pixels. */
export const Image = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
})
export type Image = z.infer<typeof Image>

/** A step on the way to a page; `url` in the asked language. */
export const Breadcrumb = z.object({ name: z.string(), url: z.string() })
export type Breadcrumb = z.infer<typeof Breadcrumb>

/** What a page says to search engines and social networks. Source: spec §3, "Page meta". */
export const Meta = z.object({
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
  /** Further structured data snippets: breadcrumbs, lists. */
  micro_marking: z.array(z.record(z.string(), z.json())),
})
export type Meta = z.infer<typeof Meta>

/** An answer without content. */
export const Nothing = z.object({})
