/** Bounds, both inclusive. */
export type Range = readonly [from: number, to: number]

/** Selected range; `null`: no limit at that end. */
export type ChosenRange = readonly [from: number | null, to: number | null]

export type RangeEnd = 'from' | 'to'

/** Why the typed text is invalid: `number`: not an amount, `order`: the lower limit is greater than the upper. */
export interface RangeProblem {
  end: RangeEnd
  kind: 'number' | 'order'
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Range after a thumb was moved: the thumbs stop at each other, and a thumb at its bound means no limit. */
export function moveEnd([from, to]: ChosenRange, end: RangeEnd, wanted: number, [least, most]: Range): ChosenRange {
  if (!Number.isFinite(wanted)) return [from, to]
  if (end === 'from') {
    const low = clamp(wanted, least, clamp(to ?? most, least, most))
    return [low <= least ? null : low, to]
  }
  const high = clamp(wanted, clamp(from ?? least, least, most), most)
  return [from, high >= most ? null : high]
}

/** Parses an amount with at most two decimals; `null` for empty text, `undefined` for anything else. */
function amountIn(text: string): number | null | undefined {
  const figures = text.replace(/\s/g, '').replace(',', '.')
  if (figures === '') return null
  return /^\d{1,9}(\.\d{0,2})?$/.test(figures) ? Number(figures) : undefined
}

/** Parses the text of both inputs into a range or an error. A wrong order is reported for the `edited` end. */
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
