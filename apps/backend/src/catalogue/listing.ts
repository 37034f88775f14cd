import type { CategoryPage, Filters, Sort } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { Context } from '../wire/handler.ts'
import { toPage } from '../wire/page.ts'
import { loadFacetCounts, toFacets } from './facets.ts'
import { type ListedModel, listModels } from './list-models.ts'
import { loadListScope } from './list-scope.ts'
import { loadModelCards } from './listed-models.ts'
import { type Chosen, type Scope, tagOfScope, toChosen } from './selection.ts'

/** Facet ids of a listing in display order: the common ones with a category's attributes before the brand. */
export const offeredFacets = (attributes: readonly string[]): string[] => [
  'price',
  'size',
  'standard',
  'colour',
  'availability',
  ...attributes,
  'brand',
]

export interface ListRequest {
  lang: Locale
  filters?: Filters | undefined
  sort: Sort
  page_number: number
  per_page: number
}

/** The models of one page of a listing, in order. */
export async function loadListedModels(
  scope: Scope,
  chosen: Chosen,
  sort: Sort,
  { page, perPage }: { page: number; perPage: number },
  context: Context,
): Promise<ListedModel[]> {
  const { index, list } = await loadListScope(scope, context)
  const isByDate = sort === 'popular' && 'collection' in scope && scope.collection === 'novelties'
  return listModels(index, list, chosen, isByDate ? 'new' : sort, page, perPage)
}

/** Loads one page of a listing with its facets. */
export async function loadListing(
  scope: Scope,
  offered: readonly string[],
  { lang, filters, sort, page_number, per_page }: ListRequest,
  context: Context,
): Promise<Pick<CategoryPage, 'facets' | 'sort' | 'products'>> {
  const chosen = toChosen(filters, offered)
  context.tags.add(tagOfScope(scope))
  if (sort === 'rating') context.tags.add('ratings')
  const figures = await loadFacetCounts({ scope, chosen }, context)
  const listed = await loadListedModels(scope, chosen, sort, { page: page_number, perPage: per_page }, context)
  const cards = await loadModelCards(listed, lang, context)
  return {
    facets: await toFacets(offered, chosen, figures, lang, context),
    sort,
    products: toPage(cards, page_number, per_page, figures.total),
  }
}
