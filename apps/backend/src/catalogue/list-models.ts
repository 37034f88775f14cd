import type { Sort } from '@shop/contract'
import { failuresOf, toChecks } from './filter-checks.ts'
import { firstInOrder } from './first-in-order.ts'
import type { ListScope } from './list-scope.ts'
import type { ListedEntry, ListingIndex } from './listing-index.ts'
import type { Chosen } from './selection.ts'

/** A model in a list: its product that is shown, and its lowest and highest price of the listed products, in kopiykas. */
export interface ListedModel {
  id: number
  lowest: number
  highest: number
}

interface Group extends ListedModel {
  /** The product that is shown. */
  shown: ListedEntry
  shownRank: number
  /** Of the listed products: the best match, the lowest id, the highest popularity, the latest date. */
  rank: number
  first: number
  popularity: number
  since: number
}

/** The product of a model that is shown: the best match, in stock, the first of its model. */
const isShownBefore = (entry: ListedEntry, rank: number, { shown, shownRank }: Group): boolean => {
  if (rank !== shownRank) return rank > shownRank
  if (entry.left > 0 !== shown.left > 0) return entry.left > 0
  return entry.position === shown.position ? entry.id < shown.id : entry.position < shown.position
}

function groupByModel(index: ListingIndex, { products, ranks }: ListScope, chosen: Chosen): Group[] {
  const checks = toChecks(index, chosen)
  const groups: Group[] = []
  let group: Group | undefined
  for (const number of products) {
    const entry = index.entries[number]
    if (!entry || failuresOf(index, number, checks) !== 0) continue
    const { id, model_id, price, popularity, since } = entry
    const rank = ranks?.[number] ?? 0
    if (group?.shown.model_id !== model_id) {
      const [lowest, highest] = [price, price]
      group = { id, lowest, highest, shown: entry, shownRank: rank, rank, first: id, popularity, since }
      groups.push(group)
      continue
    }
    if (isShownBefore(entry, rank, group)) Object.assign(group, { id, shown: entry, shownRank: rank })
    group.lowest = Math.min(group.lowest, price)
    group.highest = Math.max(group.highest, price)
    group.rank = Math.max(group.rank, rank)
    group.first = Math.min(group.first, id)
    group.popularity = Math.max(group.popularity, popularity)
    group.since = Math.max(group.since, since)
  }
  return groups
}

type Comparison = (a: Group, b: Group) => number

const byPopularity: Comparison = (a, b) => b.popularity - a.popularity || a.first - b.first
const byGrade: Comparison = ({ shown: a }, { shown: b }) =>
  (b.rating ?? -1) - (a.rating ?? -1) || b.reviews_count - a.reviews_count

/** Comparisons of the sort orders; equal models are compared by popularity. `popular` compares matches of a search first. */
const comparisons: Readonly<Record<Sort, Comparison>> = {
  popular: (a, b) => b.rank - a.rank,
  cheap: (a, b) => a.lowest - b.lowest,
  expensive: (a, b) => b.lowest - a.lowest,
  new: (a, b) => b.since - a.since,
  rating: byGrade,
}

/** One page of a listing, in order. A search shows the colour that matches best. */
export function listModels(
  index: ListingIndex,
  scope: ListScope,
  chosen: Chosen,
  sort: Sort,
  page: number,
  perPage: number,
): ListedModel[] {
  const compare: Comparison = (a, b) => comparisons[sort](a, b) || byPopularity(a, b)
  return firstInOrder(groupByModel(index, scope, chosen), page * perPage, compare)
    .slice((page - 1) * perPage)
    .map(({ id, lowest, highest }) => ({ id, lowest, highest }))
}
