/** Names a measure of the body and says what is believable, in centimetres. */
export interface Measure {
  name: string
  /** «Chest» */
  label: string
  least: number
  most: number
}

/** One row of a size chart: for each measure from–to in centimetres, both counted in. */
export interface ChartSize {
  /** The option's value. */
  value: string
  /** How it is called: «52, height 176–182». */
  name: string
  ranges: Readonly<Record<string, readonly [from: number, to: number]>>
}

/** Centimetres by which a measure misses a row. */
const miss = (value: number, [from, to]: readonly [number, number]) => Math.max(from - value, value - to, 0)

/** How far beyond the chart a measure may be and still be advised on, in centimetres: cloth gives that much. */
export const ADVICE_REACH = 3

/**
 * The size for a body: the row that its measures miss least in all; of two that fit alike the larger one, since clothes are
 * worn over others. `null` when a measure misses even the best row by more than 3 cm.
 */
export function adviseSize(chart: readonly ChartSize[], body: Readonly<Record<string, number>>): ChartSize | null {
  const misses = chart.map(size => {
    const each = Object.entries(body).flatMap(([name, value]) => {
      const range = size.ranges[name]
      return range ? [miss(value, range)] : []
    })
    return { size, total: each.reduce((sum, one) => sum + one, 0), worst: Math.max(0, ...each) }
  })
  const best = misses.reduce<(typeof misses)[number] | null>(
    (found, next) => (found === null || next.total <= found.total ? next : found),
    null,
  )
  return best && best.worst <= ADVICE_REACH ? best.size : null
}
