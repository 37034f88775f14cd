/** From and to, both counted in. */
export type Range = readonly [from: number, to: number]

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** A range within bounds after one end was moved: ends stop at each other, as thumbs on one track do. */
export function moveEnd([from, to]: Range, end: 'from' | 'to', wanted: number, [least, most]: Range): Range {
  if (!Number.isFinite(wanted)) return [from, to]
  return end === 'from' ? [clamp(wanted, least, to), to] : [from, clamp(wanted, from, most)]
}
