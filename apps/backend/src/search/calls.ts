import { type Breadcrumb, type Category, search, searchSuggest } from '@shop/contract'
import { type Locale, locales, localise } from '@shop/contract/locales'
import { searchPath } from '@shop/contract/paths'
import { z } from 'zod'
import { cardsOf } from '../catalogue/cards.ts'
import { type ListRequest, listingOf, offeredWith, pageOf } from '../catalogue/listing.ts'
import { memoizeByVersion } from '../catalogue/memoize-by-version.ts'
import { idsQuery } from '../catalogue/selection.ts'
import { type CategoryRow, categoryOf, categoryUrl, type Tree, treeOf } from '../catalogue/tree.ts'
import { metaOf } from '../seo/meta.ts'
import { answer, type Context } from '../wire/answer.ts'
import { ok } from '../wire/outcome.ts'
import { fill, words } from '../words/index.ts'
import { type Understood, understand } from './find.ts'
import { stemOf, wordsOf } from './words.ts'

const MOST_CATEGORIES = 4
const MOST_PRODUCTS = 6
const MOST_QUERIES = 4

/** Categories in whose names, in any language, every word of the query begins a word. */
function categoriesFor(query: string, tree: Tree): CategoryRow[] {
  const stems = wordsOf(query).map(stemOf)
  if (stems.length === 0) return []
  const names = (row: CategoryRow) =>
    locales.flatMap(lang => wordsOf(`${row.names[lang]} ${row.titles[lang]}`).map(stemOf))
  return [...tree.byId.values()]
    .filter(row => row.count > 0 && stems.every(stem => names(row).some(name => name.startsWith(stem))))
    .toSorted((a, b) => Number(a.parent_id !== null) - Number(b.parent_id !== null) || b.count - a.count)
    .slice(0, MOST_CATEGORIES)
}

const understood = memoizeByVersion(
  1_000,
  (text: string) => text,
  (text, { db, tags }: Context): Promise<Understood> => {
    tags.add('search')
    return understand(db, text)
  },
)

const crumbs = (lang: Locale): Breadcrumb[] => [
  { name: words[lang].home, url: localise('/', lang) },
  { name: words[lang].searchTitle, url: localise('/search', lang) },
]

async function find(body: ListRequest & { query: string }, context: Context) {
  const { lang, page_number, per_page, sort } = body
  const typed = body.query.trim()
  const tree = await treeOf(null, context)
  const offered = (): Category[] =>
    tree
      .below(null)
      .filter(row => row.count > 0)
      .map(row => categoryOf(row, lang, context, 'link'))
  const meta = metaOf({
    lang,
    title: typed ? fill(words[lang].searchFor, { query: typed }) : words[lang].searchTitle,
    description: typed ? fill(words[lang].searchText, { query: typed }) : '',
    url: searchPath(lang, typed.toLowerCase()),
    publicUrl: context.publicUrl,
  })
  const { query, corrected } = await understood(typed, context)
  if (query === null)
    return ok({
      breadcrumbs: crumbs(lang),
      children: offered(),
      facets: [],
      sort,
      products: pageOf([], page_number, per_page, 0),
      meta,
      corrected: null,
    })
  const listing = await listingOf({ query }, offeredWith([]), body, context)
  const matching = categoriesFor(corrected ?? typed, tree).map(row => categoryOf(row, lang, context, 'link'))
  return ok({ breadcrumbs: crumbs(lang), children: matching, ...listing, meta, corrected })
}

const Ids = z.object({ rows: z.array(z.object({ id: z.int() })) })

/** The common part of a name: «Куртка робоча «Траверс», графіт» is «куртка робоча». */
const kindOf = (name: string): string => (name.split(/[«“",]/)[0] ?? '').trim().toLowerCase()

async function suggest({ lang, query: text }: { lang: Locale; query: string }, context: Context) {
  const typed = text.trim()
  const nothing = { products: [], categories: [], queries: [] }
  if (typed === '') return ok(nothing)
  const { query, corrected } = await understood(typed, context)
  const tree = await treeOf(null, context)
  const meant = corrected ?? typed
  const categories = categoriesFor(meant, tree).map(row => ({ name: row.titles[lang], url: categoryUrl(row, lang) }))
  if (query === null) return ok({ ...nothing, categories })
  const chosen = { facets: [], price: null }
  const { rows } = Ids.parse(await context.db.execute(idsQuery({ query }, chosen, 'popular', 1, 24)))
  const cards = await cardsOf(
    rows.map(row => row.id),
    lang,
    context,
  )
  const queries = [...new Set(cards.map(card => kindOf(card.name)))].filter(
    kind => kind !== '' && kind !== meant.toLowerCase(),
  )
  return ok({
    products: cards.slice(0, MOST_PRODUCTS),
    categories,
    queries: queries.slice(0, MOST_QUERIES),
  })
}

export const answerSearch = answer(
  search,
  memoizeByVersion(500, body => JSON.stringify(body), find),
)
export const answerSearchSuggest = answer(
  searchSuggest,
  memoizeByVersion(1_000, body => JSON.stringify(body), suggest),
)
