import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { articles, type Picture, pages } from '../db/schema/index.ts'
import type { Text } from '../values/text.ts'

export type ContentKind = 'page' | 'news'

/** A page or an article of the news. */
export interface Entry {
  slug: string
  titles: Text
  /** Of an article; empty for a page. */
  leads: Text
  /** For search engines. Empty for an article: the lead. */
  descriptions: Text
  meta_titles: Text
  /** Sanitised HTML. */
  bodies: Text
  picture: Picture | null
  /** Of an article. */
  published_at: Date | null
}

const none: Text = { uk: '', ru: '', en: '' }

export const emptyEntry = (slug: string): Entry => ({
  slug,
  titles: none,
  leads: none,
  descriptions: none,
  meta_titles: none,
  bodies: none,
  picture: null,
  published_at: null,
})

interface LoadOptions {
  /** @default all */
  slugs?: readonly string[]
  /** Locks the rows for the transaction. */
  lock?: boolean
}

/** By slug: pages in alphabetical order, news by date, the newest first. */
export async function loadEntries(
  db: Database,
  kind: ContentKind,
  { slugs, lock = false }: LoadOptions = {},
): Promise<Map<string, Entry>> {
  const entries: Entry[] = []
  if (kind === 'page') {
    const query = db
      .select()
      .from(pages)
      .where(slugs ? inArray(pages.slug, [...slugs]) : undefined)
      .orderBy(pages.slug)
    for (const row of lock ? await query.for('update') : await query)
      entries.push({ ...row, leads: none, published_at: null })
  } else {
    const query = db
      .select()
      .from(articles)
      .where(slugs ? inArray(articles.slug, [...slugs]) : undefined)
      .orderBy(articles.id)
    for (const { id: _, is_published: __, ...row } of lock ? await query.for('update') : await query) entries.push(row)
    entries.sort((one, other) => Number(other.published_at) - Number(one.published_at))
  }
  return new Map(entries.map(entry => [entry.slug, entry]))
}

/** Inserts an entry, or replaces the one with its slug. */
export async function saveEntry(tx: Database, kind: ContentKind, entry: Entry, now: Date): Promise<void> {
  const { leads, published_at, ...row } = entry
  if (kind === 'page') {
    await tx.insert(pages).values(row).onConflictDoUpdate({ target: pages.slug, set: row })
    return
  }
  if (published_at === null) throw new Error(`The article ${entry.slug} has no date.`)
  const article = { ...row, leads, published_at, is_published: published_at <= now }
  await tx.insert(articles).values(article).onConflictDoUpdate({ target: articles.slug, set: article })
}

export const deleteEntry = (tx: Database, kind: ContentKind, slug: string) =>
  kind === 'page' ? tx.delete(pages).where(eq(pages.slug, slug)) : tx.delete(articles).where(eq(articles.slug, slug))

/** Cache tags of an entry. */
export const tagsOf = (kind: ContentKind, slug: string): string[] => (kind === 'page' ? [`page:${slug}`] : ['news'])

export const addressOf = (kind: ContentKind, slug: string): string => (kind === 'page' ? `/${slug}` : `/news/${slug}`)
