/** A body measurement and its plausible range, in centimetres. */
export interface Measure {
  name: string
  /** Label: «Chest». */
  label: string
  min: number
  max: number
}

/** One size of a size chart: for each measurement its range in centimetres, both inclusive. */
export interface ChartSize {
  /** Value of the option. */
  value: string
  /** Display name: «52, height 176–182». */
  name: string
  ranges: Readonly<Record<string, readonly [from: number, to: number]>>
}

/** Distance of a measurement from a range, in centimetres. */
const distance = (value: number, [from, to]: readonly [number, number]) => Math.max(from - value, value - to, 0)

/** Tolerance in centimetres beyond the best size: fabric stretches that much. */
export const ADVICE_TOLERANCE_CM = 3

/**
 * Recommended size: the one with the smallest total distance; of two equal ones the larger, since workwear is worn over
 * other clothes. `null` when a measurement misses even the best size by more than 3 cm.
 */
export function adviseSize(chart: readonly ChartSize[], body: Readonly<Record<string, number>>): ChartSize | null {
  const distances = chart.map(size => {
    const each = Object.entries(body).flatMap(([name, value]) => {
      const range = size.ranges[name]
      return range ? [distance(value, range)] : []
    })
    return { size, total: each.reduce((sum, one) => sum + one, 0), worst: Math.max(0, ...each) }
  })
  const best = distances.reduce<(typeof distances)[number] | null>(
    (found, next) => (found === null || next.total <= found.total ? next : found),
    null,
  )
  return best && best.worst <= ADVICE_TOLERANCE_CM ? best.size : null
}
