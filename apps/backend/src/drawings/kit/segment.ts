/** A cubic Bézier curve: start, two control points, end. */
export type Segment = readonly [
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
]

/** A point of a curve with its unit normal (left of the direction). */
export interface Spot {
  x: number
  y: number
  nx: number
  ny: number
}

/** Whether both control points are on the chord within half a unit. */
export const isStraight = ([x0, y0, x1, y1, x2, y2, x3, y3]: Segment): boolean =>
  Math.abs((x1 - x0) * (y3 - y0) - (y1 - y0) * (x3 - x0)) < 1 &&
  Math.abs((x2 - x0) * (y3 - y0) - (y2 - y0) * (x3 - x0)) < 1

/** Distance between the ends. */
export const chord = ([x0, y0, , , , , x3, y3]: Segment): number => Math.hypot(x3 - x0, y3 - y0)

/** Length of the control polygon: an upper bound of the length of the curve. */
export const reach = ([x0, y0, x1, y1, x2, y2, x3, y3]: Segment): number =>
  Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2)

export const straight = (x: number, y: number, u: number, v: number): Segment => {
  const dx = (u - x) / 3
  const dy = (v - y) / 3
  return [x, y, x + dx, y + dy, u - dx, v - dy, u, v]
}

/** The point at `t`, 0 to 1. */
export function at(segment: Segment, t: number): Spot {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = segment
  const m = 1 - t
  const place = (a: number, b: number, c: number, d: number) =>
    m * m * m * a + 3 * m * m * t * b + 3 * m * t * t * c + t * t * t * d
  const speed = (a: number, b: number, c: number, d: number) =>
    3 * m * m * (b - a) + 6 * m * t * (c - b) + 3 * t * t * (d - c)
  let dx = speed(x0, x1, x2, x3)
  let dy = speed(y0, y1, y2, y3)
  if (Math.hypot(dx, dy) < 1e-6) {
    dx = x3 - x0
    dy = y3 - y0
  }
  const length = Math.hypot(dx, dy) || 1
  return { x: place(x0, x1, x2, x3), y: place(y0, y1, y2, y3), nx: dy / length, ny: -dx / length }
}
