import { Curve } from './curve.ts'
import { mirrored, type Point, type Points, points } from './points.ts'

/** Open curve. */
export const C = (...runs: Points[]): Curve => Curve.through(runs.flatMap(points))
/** Closed curve. */
export const Z = (...runs: Points[]): Curve => Curve.through(runs.flatMap(points), true)

/** The left half, then its mirror image in reverse; points on the centre line are not duplicated. */
function bothHalves(runs: Points[]): Point[] {
  const left = runs.flatMap(points)
  return [...left, ...mirrored(left.filter(([x]) => Math.abs(x - 400) > 0.5)).reverse()]
}

/** Closed shape, symmetric about the centre line, from its left half: top centre to bottom centre. */
export const sym = (...runs: Points[]): Curve => Curve.through(bothHalves(runs), true)
/** Open line symmetric about the centre line, from its left half ending on the centre. */
export const symLine = (...runs: Points[]): Curve => Curve.through(bothHalves(runs))

/** Band of width `w` around a curve: tapes, straps, plackets. */
export const band = (c: Curve, w: number): Curve =>
  c
    .offset(w / 2, 40)
    .join(c.offset(-w / 2, 40).reversed())
    .close()

/** A tapered stroke of width `w` in its middle: folds, glints. */
export function leaf(run: Points, w: number): Curve {
  const spine = Curve.through(points(run)).sample(36)
  const n = spine.length - 1
  const side = (sign: 1 | -1) =>
    spine.map((p, i): Point => {
      const k = sign * (w / 2) * Math.sin(Math.PI * (0.04 + 0.92 * (i / n))) ** 0.8
      return [p.x + p.nx * k, p.y + p.ny * k]
    })
  return Curve.through([...side(1), ...side(-1).reverse()], true)
}

export const rect = (x: number, y: number, w: number, h: number): Curve =>
  Z(`${x},${y}! ${x + w},${y}! ${x + w},${y + h}! ${x},${y + h}!`)

interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Bounding box, from samples. */
export function box(c: Curve): Box {
  const samples = c.sample(10)
  const xs = samples.map(p => p.x)
  const ys = samples.map(p => p.y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}
