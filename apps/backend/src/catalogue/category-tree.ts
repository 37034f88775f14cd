import type { Breadcrumb, Category } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { asc } from 'drizzle-orm'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import { categories } from '../db/schema/index.ts'
import { inLanguage } from '../pictures/index.ts'
import { hryvnias } from '../values/money.ts'
import type { Context } from '../wire/handler.ts'
import type { Services } from '../wire/services.ts'
import { words } from '../words/index.ts'
import { countFacets } from './count-facets.ts'
import { loadListingIndex } from './load-listing-index.ts'

/** `is_hidden`: it or its parent. */
export type CategoryRow = typeof categories.$inferSelect & { count: number; price_from: number | null }

export interface CategoryTree {
  bySlug: ReadonlyMap<string, CategoryRow>
  byId: ReadonlyMap<number, CategoryRow>
  /** Subcategories in order, without hidden ones; null returns the top level. */
  childrenOf: (parent: number | null) => readonly CategoryRow[]
}

/** All categories with their number of models and lowest price. */
export const loadCategoryTree = memoizeByVersion(
  1,
  () => '',
  async (_: null, { db, dataVersions, tags }: Context): Promise<CategoryTree> => {
    tags.add('catalogue')
    const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
    const index = await loadListingIndex({ db, dataVersions })
    const hidden = new Set(rows.filter(row => row.is_hidden).map(row => row.id))
    const all = rows.map(category => {
      const { id, is_hidden, parent_id } = category
      const { total, min } = countFacets(index, { products: index.inCategory(id) }, { facets: [], price: null })
      const isHidden = is_hidden || (parent_id !== null && hidden.has(parent_id))
      return { ...category, is_hidden: isHidden, count: total, price_from: min }
    })
    const children = Map.groupBy(
      all.filter(row => !row.is_hidden),
      row => row.parent_id,
    )
    return {
      bySlug: new Map(all.map(row => [row.slug, row])),
      byId: new Map(all.map(row => [row.id, row])),
      childrenOf: parent => children.get(parent) ?? [],
    }
  },
)

export const categoryUrl = (category: Pick<CategoryRow, 'slug'>, lang: Locale): string =>
  localise(`/${category.slug}`, lang)

/** Converts to the API's category. `name` is the heading on its own page and the short name in links. */
export const toCategory = (
  row: CategoryRow,
  lang: Locale,
  { pictures }: Pick<Services, 'pictures'>,
  as: 'page' | 'link',
): Category => ({
  id: row.id,
  slug: row.slug,
  name: as === 'page' ? row.titles[lang] : row.names[lang],
  url: categoryUrl(row, lang),
  text: row.leads[lang],
  image: row.picture ? pictures.image(inLanguage(row.picture, lang), row.slug, row.titles[lang]) : null,
  count: row.count,
  price_from: row.price_from === null ? null : hryvnias(row.price_from),
})

/** Breadcrumbs from the home page to a category, inclusive. */
export function breadcrumbsTo(category: CategoryRow, tree: CategoryTree, lang: Locale): Breadcrumb[] {
  const parent = category.parent_id === null ? undefined : tree.byId.get(category.parent_id)
  const above = parent ? breadcrumbsTo(parent, tree, lang) : [{ name: words[lang].home, url: localise('/', lang) }]
  return [...above, { name: category.names[lang], url: categoryUrl(category, lang) }]
}
