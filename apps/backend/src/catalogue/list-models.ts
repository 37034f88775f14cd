import type { Sort } from '@shop/contract'
import { failuresOf, toChecks } from './filter-checks.ts'
import { firstInOrder } from './first-in-order.ts'
import type { ListScope } from './list-scope.ts'
import type { ListingIndex } from './listing-index.ts'
import type { Chosen } from './selection.ts'

/** A model in a list: its product that is shown, and its lowest and highest price of the listed products, in kopiykas. */
export interface ListedModel {
  id: number
  lowest: number
  highest: number
}

/** The models of a list, by their place in it, which is in the order of their ids. */
interface Groups {
  count: number
  /** The product that is shown: the best match, in stock, the first of its model. */
  shown: Uint32Array
  /** Twice its rank, plus 1 in stock. */
  score: Uint16Array
  /** Of the listed products. */
  lowest: Int32Array
  highest: Int32Array
  popularity: Int32Array
  since: Float64Array
}

function groupByModel(index: ListingIndex, { products, ranks }: ListScope, chosen: Chosen): Groups {
  const checks = toChecks(index, chosen)
  const { columns } = index
  const size = products.length
  const groups: Groups = {
    count: 0,
    shown: new Uint32Array(size),
    score: new Uint16Array(size),
    lowest: new Int32Array(size),
    highest: new Int32Array(size),
    popularity: new Int32Array(size),
    since: new Float64Array(size),
  }
  let last: number | undefined
  for (const number of products) {
    if (failuresOf(index, number, checks) !== 0) continue
    const model = columns.model_id[number]
    const isFirst = model !== last
    last = model
    const at = isFirst ? groups.count++ : groups.count - 1
    const score = 2 * (ranks?.[number] ?? 0) + Number((columns.left[number] ?? 0) > 0)
    if (isFirst || score > (groups.score[at] ?? 0)) {
      groups.shown[at] = number
      groups.score[at] = score
    }
    const price = columns.lowest[number] ?? 0
    groups.lowest[at] = isFirst ? price : Math.min(groups.lowest[at] ?? 0, price)
    groups.highest[at] = Math.max(groups.highest[at] ?? 0, price)
    groups.popularity[at] = Math.max(groups.popularity[at] ?? 0, columns.popularity[number] ?? 0)
    groups.since[at] = Math.max(groups.since[at] ?? 0, columns.since[number] ?? 0)
  }
  return groups
}

type Comparison = (a: number, b: number) => number

/** Compares two models; equal ones are compared by popularity. `popular` compares matches of a search first. */
function comparisonOf(sort: Sort, { columns }: ListingIndex, groups: Groups): Comparison {
  const { shown, score, lowest, popularity, since } = groups
  const of = (values: ArrayLike<number>, at: number) => values[at] ?? 0
  const rank = (at: number) => of(score, at) >> 1
  const ofShown = (column: ArrayLike<number>, at: number) => of(column, of(shown, at))
  const comparisons: Readonly<Record<Sort, Comparison>> = {
    popular: (a, b) => rank(b) - rank(a),
    cheap: (a, b) => of(lowest, a) - of(lowest, b),
    expensive: (a, b) => of(lowest, b) - of(lowest, a),
    new: (a, b) => of(since, b) - of(since, a),
    rating: (a, b) =>
      ofShown(columns.rating, b) - ofShown(columns.rating, a) ||
      ofShown(columns.reviews_count, b) - ofShown(columns.reviews_count, a),
  }
  const compare = comparisons[sort]
  return (a, b) => compare(a, b) || of(popularity, b) - of(popularity, a) || a - b
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
  const groups = groupByModel(index, scope, chosen)
  const places = new Uint32Array(groups.count).map((_, at) => at)
  return firstInOrder(places, page * perPage, comparisonOf(sort, index, groups))
    .slice((page - 1) * perPage)
    .map(at => ({
      id: index.get('id', groups.shown[at] ?? 0),
      lowest: groups.lowest[at] ?? 0,
      highest: groups.highest[at] ?? 0,
    }))
}
