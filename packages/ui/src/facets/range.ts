/** From and to, both counted in. */
export type Range = readonly [from: number, to: number]

/** What was chosen of a range; `null`: nothing is asked at that end. */
export type ChosenRange = readonly [from: number | null, to: number | null]

export type RangeEnd = 'from' | 'to'

/** Why what was typed is no range: `number` is none, `order` has its ends the wrong way round. */
export interface RangeProblem {
  end: RangeEnd
  kind: 'number' | 'order'
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** A range after one thumb was moved: thumbs on one track stop at each other, and one at its bound asks nothing. */
export function moveEnd([from, to]: ChosenRange, end: RangeEnd, wanted: number, [least, most]: Range): ChosenRange {
  if (!Number.isFinite(wanted)) return [from, to]
  if (end === 'from') {
    const low = clamp(wanted, least, clamp(to ?? most, least, most))
    return [low <= least ? null : low, to]
  }
  const high = clamp(wanted, clamp(from ?? least, least, most), most)
  return [from, high >= most ? null : high]
}

/** What was typed: an amount with at most two decimals, `null` for nothing; `undefined` for what is no amount. */
function amountIn(text: string): number | null | undefined {
  const figures = text.replace(/\s/g, '').replace(',', '.')
  if (figures === '') return null
  return /^\d{1,9}(\.\d{0,2})?$/.test(figures) ? Number(figures) : undefined
}

/** Reads both ends as they were typed: a range, or what is wrong with them. `edited` is blamed for a wrong order. */
export function readRange(
  [from, to]: readonly [from: string, to: string],
  edited: RangeEnd,
): ChosenRange | RangeProblem {
  const [low, high] = [amountIn(from), amountIn(to)]
  if (low === undefined) return { end: 'from', kind: 'number' }
  if (high === undefined) return { end: 'to', kind: 'number' }
  return low !== null && high !== null && low > high ? { end: edited, kind: 'order' } : [low, high]
}

export const isProblem = (read: ChosenRange | RangeProblem): read is RangeProblem => 'kind' in read
