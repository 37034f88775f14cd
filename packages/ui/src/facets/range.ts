/** Bounds, both inclusive. */
export type Range = readonly [from: number, to: number]

/** Selected range; `null`: no limit at that end. */
export type RangeValue = readonly [from: number | null, to: number | null]

export type RangeEnd = 'from' | 'to'

/** Why the typed text is invalid: `number`: not an amount, `order`: the lower limit is greater than the upper. */
export interface RangeIssue {
  end: RangeEnd
  kind: 'number' | 'order'
}

const clamp = (amount: number, min: number, max: number) => Math.min(Math.max(amount, min), max)

/** Range after a thumb was moved: the thumbs stop at each other, and a thumb at its bound means no limit. */
export function moveThumb([from, to]: RangeValue, end: RangeEnd, value: number, [min, max]: Range): RangeValue {
  if (!Number.isFinite(value)) return [from, to]
  if (end === 'from') {
    const low = clamp(value, min, clamp(to ?? max, min, max))
    return [low <= min ? null : low, to]
  }
  const high = clamp(value, clamp(from ?? min, min, max), max)
  return [from, high >= max ? null : high]
}

/** Parses an amount with at most two decimals; `null` for empty text, `undefined` for anything else. */
function parseAmount(text: string): number | null | undefined {
  const digits = text.replace(/\s/g, '').replace(',', '.')
  if (digits === '') return null
  return /^\d{1,9}(\.\d{0,2})?$/.test(digits) ? Number(digits) : undefined
}

/** Parses the text of both inputs into a range or an error. A wrong order is reported for the `edited` end. */
export function parseRange([from, to]: readonly [from: string, to: string], edited: RangeEnd): RangeValue | RangeIssue {
  const [low, high] = [parseAmount(from), parseAmount(to)]
  if (low === undefined) return { end: 'from', kind: 'number' }
  if (high === undefined) return { end: 'to', kind: 'number' }
  return low !== null && high !== null && low > high ? { end: edited, kind: 'order' } : [low, high]
}

export const isRangeIssue = (parsed: RangeValue | RangeIssue): parsed is RangeIssue => 'kind' in parsed
