import { failuresOf, toChecks } from './filter-checks.ts'
import type { ListScope } from './list-scope.ts'
import type { ListingIndex } from './listing-index.ts'
import type { Chosen } from './selection.ts'

export interface FacetCounts {
  total: number
  /** Kopiykas. */
  min: number | null
  max: number | null
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/**
 * Total, number of models per facet value and price range of a listing. A product counts for a value when it satisfies all
 * other facets, and a model when one of its products does: products that fail more than one check count nowhere. One pass over the
 * products for any number of filters.
 */
export function countFacets(index: ListingIndex, { products }: ListScope, chosen: Chosen): FacetCounts {
  const checks = toChecks(index, chosen)
  const { columns, pool, values } = index
  const bitOf = new Map(checks.checks.map(({ id, bit }) => [id, bit]))
  /** Bit of the check of a value's facet, by the number of the value; 0: nothing of it is chosen. */
  const ownBit = Uint32Array.from(values, ({ facet }) => bitOf.get(facet) ?? 0)
  const countByValue = new Int32Array(values.length)
  /** Values that no model passes are listed with 0. */
  const isListed = new Uint8Array(values.length)
  /** The last model that was counted for a value: products are in the order of their models. */
  const lastModel = new Int32Array(values.length).fill(-1)
  let lastListed = -1
  let total = 0
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const number of products) {
    const model = columns.model_id[number] ?? 0
    const failed = failuresOf(index, number, checks)
    if (failed === 0 && model !== lastListed) {
      lastListed = model
      total += 1
    }
    if (failed === 0 || failed === checks.priceBit) {
      min = Math.min(min, columns.lowest[number] ?? 0)
      max = Math.max(max, columns.highest[number] ?? 0)
    }
    const start = columns.start[number] ?? 0
    const end = start + (columns.count[number] ?? 0)
    for (let at = start; at < end; at++) {
      const value = pool[at] ?? 0
      isListed[value] = 1
      if (lastModel[value] === model || (failed !== 0 && failed !== ownBit[value])) continue
      lastModel[value] = model
      countByValue[value] = (countByValue[value] ?? 0) + 1
    }
  }
  const counts = new Map<string, Map<string, number>>()
  for (const [number, { facet, value }] of values.entries()) {
    if (isListed[number] === 0) continue
    const ofFacet = counts.get(facet) ?? new Map<string, number>()
    ofFacet.set(value, countByValue[number] ?? 0)
    counts.set(facet, ofFacet)
  }
  return { total, min: min <= max ? min : null, max: min <= max ? max : null, counts }
}
