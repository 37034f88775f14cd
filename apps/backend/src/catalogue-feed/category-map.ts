import { locales } from '@shop/contract/locales'
import type { Database } from '../db/database.ts'
import { categories } from '../db/schema/index.ts'
import { readCsvRows } from './csv-rows.ts'
import { NoticeList } from './notice-list.ts'
import { type FeedCategory, UnreadableFeed } from './raw-offer.ts'

/** Thrown for a mapping file that names what the shop has not. */
export class WrongCategoryMap extends Error {
  override name = 'WrongCategoryMap'
}

const keyOf = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')

/** Reads lines `id or name in the feed;slug of the shop`. */
async function readCategoryMap(path: string, slugs: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const mapped = new Map<string, number>()
  try {
    for await (const { line, record } of readCsvRows(path, new NoticeList())) {
      const [feed = '', slug = ''] = record.map(cell => cell.trim())
      if (feed.startsWith('#')) continue
      const id = slugs.get(slug)
      if (id === undefined)
        throw new WrongCategoryMap(`${path}, line ${line}: the shop has no category with the address ${slug}.`)
      mapped.set(keyOf(feed), id)
    }
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error
    throw new WrongCategoryMap(`${path}, line ${error.problem.line}: ${error.message}`)
  }
  return mapped
}

/**
 * Returns how to find the shop's category for one of a feed: by the mapping file, by its slug, by its title, or by a name that only
 * one category has, in any language.
 */
export async function loadCategoryFinder(
  db: Database,
  mapPath: string | null,
): Promise<(category: FeedCategory | string) => number | null> {
  const rows = await db.select().from(categories)
  const slugs = new Map(rows.map(({ slug, id }) => [slug, id]))
  const mapped = mapPath === null ? new Map<string, number>() : await readCategoryMap(mapPath, slugs)
  const unique = (namesOf: (row: (typeof rows)[number]) => readonly string[]) => {
    const found = new Map<string, number | null>()
    for (const row of rows)
      for (const name of new Set(namesOf(row).map(keyOf)))
        found.set(name, (found.get(name) ?? row.id) === row.id ? row.id : null)
    return found
  }
  const titles = unique(({ titles }) => locales.map(lang => titles[lang]))
  const names = unique(({ names }) => locales.map(lang => names[lang]))
  return category => {
    const { key, name, slug } =
      typeof category === 'string' ? { key: category, name: category, slug: category } : category
    return (
      mapped.get(keyOf(key)) ??
      mapped.get(keyOf(name)) ??
      (slug === null ? null : slugs.get(slug)) ??
      titles.get(keyOf(name)) ??
      names.get(keyOf(name)) ??
      null
    )
  }
}
