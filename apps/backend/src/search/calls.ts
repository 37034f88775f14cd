import { type Breadcrumb, type Category, type Filters, search, searchSuggest } from '@shop/contract'
import { type Locale, locales, localise } from '@shop/contract/locales'
import { searchPath } from '@shop/contract/paths'
import { asc, desc, eq } from 'drizzle-orm'
import { loadShopIdentity } from '../brand/shop-identity.ts'
import { loadProductCards } from '../catalogue/cards.ts'
import {
  type CategoryRow,
  type CategoryTree,
  categoryUrl,
  loadCategoryTree,
  toCategory,
} from '../catalogue/category-tree.ts'
import { loadFacetCounts, loadSizes } from '../catalogue/facets.ts'
import { loadModelCards } from '../catalogue/listed-models.ts'
import { type ListRequest, loadListedModels, loadListing, offeredFacets } from '../catalogue/listing.ts'
import { type Scope, toChosen } from '../catalogue/selection.ts'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import { products } from '../db/schema/index.ts'
import { metaOf } from '../seo/meta.ts'
import { stemOf, tokenize } from '../text-matching/tokenize.ts'
import { ok } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { toPage } from '../wire/page.ts'
import { fill, words } from '../words/index.ts'
import { parseFilters } from './parse-filters.ts'
import { emptyQuery, type ParsedQuery, parseQuery } from './parse-query.ts'
import { distinctiveWordsOf } from './query-words.ts'
import { loadSynonyms } from './synonyms.ts'

const MAX_CATEGORIES = 4
const MAX_PRODUCTS = 6
const MAX_QUERIES = 4

/** Categories whose names, in any language, have a word that begins with each word of one of the queries, or is that word. */
function categoriesFor(queries: readonly string[], tree: CategoryTree, isWhole: boolean): CategoryRow[] {
  const stemmed = queries.map(query => tokenize(query).map(stemOf)).filter(stems => stems.length > 0)
  if (stemmed.length === 0) return []
  const names = (row: CategoryRow) =>
    locales.flatMap(lang => tokenize(`${row.names[lang]} ${row.titles[lang]}`).map(stemOf))
  return [...tree.byId.values()]
    .filter(row => {
      const own = names(row)
      return (
        row.count > 0 &&
        !row.is_hidden &&
        stemmed.some(stems => stems.every(stem => own.some(name => (isWhole ? name === stem : name.startsWith(stem)))))
      )
    })
    .toSorted((a, b) => Number(a.parent_id !== null) - Number(b.parent_id !== null) || b.count - a.count)
    .slice(0, MAX_CATEGORIES)
}

const loadParsedQuery = memoizeByVersion(
  1_000,
  (text: string) => text,
  async (text, context: Context): Promise<ParsedQuery> => parseQuery(context, text, await loadSynonyms(null, context)),
)

/** Sizes of a range beyond this number are reduced to those that the results have: «44–48» means shoes as well as jackets. */
const MAX_CERTAIN_SIZES = 2

/** Maximum number of names in `synonyms`. */
const MAX_SYNONYMS = 4

/** What a query was searched as, in the language of the page if its words are of that language. */
function synonymsIn(lang: Locale, { synonyms }: ParsedQuery): string[] {
  const spoken = synonyms.filter(each => each.lang === lang)
  const shown = spoken.length > 0 ? spoken : synonyms.filter(each => each.lang === synonyms[0]?.lang)
  return shown.slice(0, MAX_SYNONYMS).map(({ text }) => text)
}

interface ParsedSearch extends ParsedQuery {
  /** The query without the words of `filters`. */
  text: string
  /** Filters that its words mean; null: none. */
  filters: Filters | null
  scope: Scope | null
}

/** Parses a query whose words may mean filters, except those that the request applies by itself. */
async function parseSearch(typed: string, applied: Filters | undefined, context: Context): Promise<ParsedSearch> {
  const sizes = applied?.size ? [] : await loadSizes(context)
  const parsed = parseFilters(typed, { sizes, readsPrice: applied?.price === undefined })
  const { text, price } = parsed
  const isFilter = parsed.sizes.length > 0 || price !== null
  const query = text === '' ? emptyQuery : await loadParsedQuery(text, context)
  // Nothing but filters: of all products.
  const scope: Scope | null =
    isFilter && text === '' ? { collection: 'catalogue', since: '' } : await scopeOf(query, text, context)
  let named = parsed.sizes
  if (named.length > MAX_CERTAIN_SIZES && scope) {
    const { counts } = await loadFacetCounts({ scope, chosen: { facets: [], price: null } }, context)
    const existing = named.filter(size => counts.get('size')?.has(size))
    if (existing.length > 0) named = existing
  }
  const filters: Filters = named.length > 0 ? { size: named } : {}
  if (price) filters.price = price
  return { ...query, text, filters: isFilter ? filters : null, scope }
}

/** The categories with goods that are nearest to what a query names that the shop does not sell. */
const nearestIn = (tree: CategoryTree, { nearest }: ParsedQuery): CategoryRow[] =>
  [...new Set(nearest)].flatMap(slug => tree.bySlug.get(slug) ?? []).filter(row => row.count > 0 && !row.is_hidden)

/** The categories whose names begin with the first word of a query that begins any: «штани» of «штани з наколінниками». */
async function namedCategories(text: string, context: Context): Promise<number[]> {
  const { byId } = await loadCategoryTree(null, context)
  for (const word of distinctiveWordsOf(text)) {
    const stem = stemOf(word)
    const begins = (name: string) => tokenize(name).slice(0, 1).map(stemOf).includes(stem)
    const named = [...byId.values()].filter(row =>
      locales.some(lang => begins(row.names[lang]) || begins(row.titles[lang])),
    )
    if (named.length > 0) return named.map(({ id }) => id)
  }
  return []
}

async function scopeOf(
  { query, exact, whole, corrected }: ParsedQuery,
  text: string,
  context: Context,
): Promise<Scope | null> {
  if (query === null) return null
  const categories = await namedCategories(corrected ?? text, context)
  return { query, ...(exact && { exact }), ...(whole && { whole }), ...(categories.length > 0 && { categories }) }
}

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
    site: await loadShopIdentity(lang, context),
    title: typed ? fill(words[lang].searchFor, { query: typed }) : words[lang].searchTitle,
    description: typed ? fill(words[lang].searchText, { query: typed }) : '',
    url: searchPath(lang, typed.toLowerCase()),
    publicUrl: context.publicUrl,
  })
  const parsed = await parseSearch(typed, body.filters, context)
  const { text, filters, corrected, scope } = parsed
  const synonyms = synonymsIn(lang, parsed)
  const understood = filters && { query: text, filters }
  const nearest = nearestIn(tree, parsed)
  if (!scope)
    return ok({
      breadcrumbs: searchBreadcrumbs(lang),
      children: nearest.length > 0 ? nearest.map(row => toCategory(row, lang, context, 'link')) : topCategories(),
      facets: [],
      sort,
      products: toPage([], page_number, per_page, 0),
      meta,
      corrected: null,
      synonyms: [],
      nearest: nearest.length > 0,
      understood,
    })
  const request = { ...body, filters: { ...body.filters, ...filters } }
  const listing = await loadListing(scope, offeredFacets([]), request, context)
  const searched = synonyms.length > 0 ? synonyms : [corrected ?? text]
  const matching = categoriesFor(searched, tree, synonyms.length > 0).map(row => toCategory(row, lang, context, 'link'))
  return ok({
    breadcrumbs: searchBreadcrumbs(lang),
    children: matching,
    ...listing,
    meta,
    corrected,
    synonyms,
    nearest: false,
    understood,
  })
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

async function suggest({ lang, query }: { lang: Locale; query: string }, context: Context) {
  const typed = query.trim()
  const noSuggestions = { products: [], categories: [], queries: [] }
  if (typed === '') return ok({ ...noSuggestions, queries: await popularQueries(lang, context) })
  const parsed = await parseSearch(typed, undefined, context)
  const { text, filters, corrected, scope } = parsed
  const synonyms = synonymsIn(lang, parsed)
  const tree = await loadCategoryTree(null, context)
  const searched = synonyms.length > 0 ? synonyms : [corrected ?? text]
  const named = scope ? categoriesFor(searched, tree, synonyms.length > 0) : nearestIn(tree, parsed)
  const categories = named.map(row => ({
    name: row.titles[lang],
    url: categoryUrl(row, lang),
  }))
  if (!scope) return ok({ ...noSuggestions, categories })
  const chosen = toChosen(filters ?? undefined, offeredFacets([]))
  const suggested = 'query' in scope ? { ...scope, onlyNames: true } : scope
  const listed = await loadListedModels(suggested, chosen, 'popular', { page: 1, perPage: 24 }, context)
  const cards = await loadModelCards(listed, lang, context)
  const queries = [...new Set(cards.map(card => genericName(card.name)))].filter(
    kind => kind !== '' && !searched.some(query => kind === query.toLowerCase()),
  )
  return ok({
    products: cards.slice(0, MAX_PRODUCTS),
    categories,
    queries: queries.slice(0, MAX_QUERIES),
  })
}

export const searchCalls = [
  defineHandler(
    search,
    memoizeByVersion(500, body => JSON.stringify(body), find),
  ),
  defineHandler(
    searchSuggest,
    memoizeByVersion(1_000, body => JSON.stringify(body), suggest),
  ),
]
