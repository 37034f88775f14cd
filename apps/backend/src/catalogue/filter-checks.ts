import type { ListingIndex } from './listing-index.ts'
import type { Chosen } from './selection.ts'

/** A product fails a check when it has none of the chosen values of a facet, or no size in the price range. */
interface Check {
  id: string
  /** Bit of the check in masks. */
  bit: number
}

/** Checks in the 31 bits of a mask; more cannot be chosen, because a listing does not offer as many facets. */
const MAX_CHECKS = 31

export interface Checks {
  checks: readonly Check[]
  /** Checks that a facet value passes, by its number. */
  passedBy: Uint32Array
  priceBit: number
  price: { min: number; max: number }
}

export function toChecks(index: ListingIndex, { facets, price }: Chosen): Checks {
  const checks = [...facets.map(({ id }) => id), ...(price ? ['price'] : [])].map((id, at) => ({ id, bit: 1 << at }))
  if (checks.length > MAX_CHECKS) throw new RangeError(`More than ${MAX_CHECKS} filters`)
  const passedBy = new Uint32Array(index.values.length)
  for (const [at, { id, values }] of facets.entries())
    for (const value of values) {
      const number = index.numberOfValue({ facet: id, value })
      if (number !== undefined) passedBy[number] = (passedBy[number] ?? 0) | (1 << at)
    }
  return {
    checks,
    passedBy,
    priceBit: price ? 1 << facets.length : 0,
    price: { min: price?.min ?? 0, max: price?.max ?? Number.POSITIVE_INFINITY },
  }
}

/** The checks that a product fails, as a mask. */
export function failuresOf(
  { columns, prices, pool }: ListingIndex,
  number: number,
  { checks, passedBy, price, priceBit }: Checks,
): number {
  if (checks.length === 0) return 0
  const isWithin = (one: number) => one >= price.min && one <= price.max
  const hasPrice = () => isWithin(columns.lowest[number] ?? 0) || prices[number]?.some(isWithin)
  let passed = priceBit !== 0 && hasPrice() ? priceBit : 0
  const start = columns.start[number] ?? 0
  const end = start + (columns.count[number] ?? 0)
  for (let at = start; at < end; at++) passed |= passedBy[pool[at] ?? 0] ?? 0
  return ((1 << checks.length) - 1) & ~passed
}
