/** A point of a curve; the third value marks a corner. */
export type Point = readonly [x: number, y: number, corner?: 1 | undefined]

/** Points as text, `'180,470! 226,440 262,540'` (`!` marks a corner), or as tuples. */
export type Points = string | readonly Point[]

export function points(run: Points): readonly Point[] {
  if (typeof run !== 'string') return run
  return run
    .trim()
    .split(/\s+/)
    .map(word => {
      const corner = word.endsWith('!')
      const [x, y] = (corner ? word.slice(0, -1) : word).split(',').map(Number)
      if (x === undefined || y === undefined || !Number.isFinite(x + y)) throw new Error(`Not a point: "${word}"`)
      return corner ? [x, y, 1] : [x, y]
    })
}

/** The single point of a run of one. */
export function point(run: Points): Point {
  const [first] = points(run)
  if (!first) throw new Error('A run of points is empty')
  return first
}

/** Points reflected about the vertical line `cx`. */
export const mirrored = (run: Points, cx = 400): Point[] => points(run).map(([x, y, corner]) => [2 * cx - x, y, corner])

export interface Placing {
  /** Shift. */
  x?: number
  y?: number
  /** Scale. */
  k?: number
  /** Rotation in degrees, clockwise, about the pivot. */
  a?: number
  /** Pivot. */
  px?: number
  py?: number
}

export function place(run: Points, { x = 0, y = 0, k = 1, a = 0, px = 0, py = 0 }: Placing): Point[] {
  const sin = Math.sin((a * Math.PI) / 180)
  const cos = Math.cos((a * Math.PI) / 180)
  return points(run).map(([left, top, corner]) => {
    const u = (left - px) * k
    const v = (top - py) * k
    return [px + u * cos - v * sin + x, py + u * sin + v * cos + y, corner]
  })
}
