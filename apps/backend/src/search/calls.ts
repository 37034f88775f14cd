import { type Breadcrumb, type Category, search, searchSuggest } from '@shop/contract'
import { type Locale, locales, localise } from '@shop/contract/locales'
import { searchPath } from '@shop/contract/paths'
import { asc, desc, eq } from 'drizzle-orm'
import { loadProductCards } from '../catalogue/cards.ts'
import {
  type CategoryRow,
  type CategoryTree,
  categoryUrl,
  loadCategoryTree,
  toCategory,
} from '../catalogue/category-tree.ts'
import { ListedModels, loadModelCards } from '../catalogue/listed-models.ts'
import { type ListRequest, loadListing, offeredFacets, toPage } from '../catalogue/listing.ts'
import { memoizeByVersion } from '../catalogue/memoize-by-version.ts'
import { modelsQuery } from '../catalogue/selection.ts'
import { products } from '../db/schema/index.ts'
import { metaOf } from '../seo/meta.ts'
import { ok } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { fill, words } from '../words/index.ts'
import { type ParsedQuery, parseQuery } from './parse-query.ts'
import { stemOf, tokenize } from './tokenize.ts'

const MAX_CATEGORIES = 4
const MAX_PRODUCTS = 6
const MAX_QUERIES = 4

/** Categories whose names, in any language, have a word that begins with each word of the query. */
function categoriesFor(query: string, tree: CategoryTree): CategoryRow[] {
  const stems = tokenize(query).map(stemOf)
  if (stems.length === 0) return []
  const names = (row: CategoryRow) =>
    locales.flatMap(lang => tokenize(`${row.names[lang]} ${row.titles[lang]}`).map(stemOf))
  return [...tree.byId.values()]
    .filter(row => row.count > 0 && stems.every(stem => names(row).some(name => name.startsWith(stem))))
    .toSorted((a, b) => Number(a.parent_id !== null) - Number(b.parent_id !== null) || b.count - a.count)
    .slice(0, MAX_CATEGORIES)
}

const loadParsedQuery = memoizeByVersion(
  1_000,
  (text: string) => text,
  (text, { db, tags }: Context): Promise<ParsedQuery> => {
    tags.add('search')
    return parseQuery(db, text)
  },
)

const searchBreadcrumbs = (lang: Locale): Breadcrumb[] => [
  { name: words[lang].home, url: localise('/', lang) },
  { name: words[lang].searchTitle, url: localise('/search', lang) },
]

async function find(body: ListRequest & { query: string }, context: Context) {
  const { lang, page_number, per_page, sort } = body
  const typed = body.query.trim()
  const tree = await loadCategoryTree(null, context)
  const topCategories = (): Category[] =>
    tree
      .childrenOf(null)
      .filter(row => row.count > 0)
      .map(row => toCategory(row, lang, context, 'link'))
  const meta = metaOf({
    lang,
    title: typed ? fill(words[lang].searchFor, { query: typed }) : words[lang].searchTitle,
    description: typed ? fill(words[lang].searchText, { query: typed }) : '',
    url: searchPath(lang, typed.toLowerCase()),
    publicUrl: context.publicUrl,
  })
  const { query, corrected } = await loadParsedQuery(typed, context)
  if (query === null)
    return ok({
      breadcrumbs: searchBreadcrumbs(lang),
      children: topCategories(),
      facets: [],
      sort,
      products: toPage([], page_number, per_page, 0),
      meta,
      corrected: null,
    })
  const listing = await loadListing({ query }, offeredFacets([]), body, context)
  const matching = categoriesFor(corrected ?? typed, tree).map(row => toCategory(row, lang, context, 'link'))
  return ok({ breadcrumbs: searchBreadcrumbs(lang), children: matching, ...listing, meta, corrected })
}

/** The generic part of a product name: «Куртка робоча «Траверс», графіт» → «куртка робоча». */
const genericName = (name: string): string => (name.split(/[«“",]/)[0] ?? '').trim().toLowerCase()

/** Generic names of the best-selling products, for a field without a query. */
async function popularQueries(lang: Locale, context: Context): Promise<string[]> {
  context.tags.add('catalogue')
  const rows = await context.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.position, 0))
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(24)
  const cards = await loadProductCards(
    rows.map(row => row.id),
    lang,
    context,
  )
  return [...new Set(cards.map(card => genericName(card.name)))].filter(name => name !== '').slice(0, MAX_QUERIES)
}

async function suggest({ lang, query: text }: { lang: Locale; query: string }, context: Context) {
  const typed = text.trim()
  const nothing = { products: [], categories: [], queries: [] }
  if (typed === '') return ok({ ...nothing, queries: await popularQueries(lang, context) })
  const { query, corrected } = await loadParsedQuery(typed, context)
  const tree = await loadCategoryTree(null, context)
  const effective = corrected ?? typed
  const categories = categoriesFor(effective, tree).map(row => ({
    name: row.titles[lang],
    url: categoryUrl(row, lang),
  }))
  if (query === null) return ok({ ...nothing, categories })
  const chosen = { facets: [], price: null }
  const { rows } = ListedModels.parse(await context.db.execute(modelsQuery({ query }, chosen, 'popular', 1, 24)))
  const cards = await loadModelCards(rows, lang, context)
  const queries = [...new Set(cards.map(card => genericName(card.name)))].filter(
    kind => kind !== '' && kind !== effective.toLowerCase(),
  )
  return ok({
    products: cards.slice(0, MAX_PRODUCTS),
    categories,
    queries: queries.slice(0, MAX_QUERIES),
  })
}

export const answerSearch = defineHandler(
  search,
  memoizeByVersion(500, body => JSON.stringify(body), find),
)
export const answerSearchSuggest = defineHandler(
  searchSuggest,
  memoizeByVersion(1_000, body => JSON.stringify(body), suggest),
)
