import type { Colour } from '../flat.ts'
import { dark, threadOf } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import type { Point } from '../kit/points.ts'
import { C } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

/** A closed belt seen a little from above. */
export interface Ring {
  /** Height of the webbing. */
  webbing: number
  /** Height of the upper edge at both ends, and depth of the ring. */
  y: number
  depth: number
}

/** Half of the ring, far or near; `down` is the offset of the line below the upper edge. */
export function arc({ y, depth }: Ring, far: boolean, down: number): Curve {
  const run = Array.from({ length: 13 }, (_, i): Point => {
    const t = Math.PI * (i / 12)
    return [410 - 322 * Math.cos(t), y + down + (far ? -1 : 1) * depth * Math.sin(t)]
  })
  return C(run)
}

/** The upper edge of the near half at `x`. */
export const edgeAt = ({ y, depth }: Ring, x: number): number =>
  y + depth * Math.sqrt(Math.max(0, 1 - ((x - 410) / 322) ** 2))

const wall = (ring: Ring, far: boolean): Curve =>
  arc(ring, far, 0)
    .join(arc(ring, far, ring.webbing).reversed())
    .close()

/** The webbing of a belt; `back` draws on its far half, before the near one. */
export function drawRing(s: Sheet, ring: Ring, main: Colour, back?: () => void): void {
  const { webbing, y } = ring
  s.cast([wall(ring, false)], { dx: 4, dy: 16, soft: 12, opacity: 0.36 })
  s.part(wall(ring, true), {
    fill: dark(main, 0.3),
    tex: 'canvas',
    texOp: 0.16,
    ao: 30,
    aoOp: 0.5,
    outline: 2.6,
    rim: 0.1,
    cyl: [88, y, 732, y],
    draw: () => s.line(arc(ring, true, webbing / 2), '#fff', webbing - 14, { opacity: 0.05, dash: '2 3', cap: 'butt' }),
  })
  back?.()
  s.part(wall(ring, false), {
    fill: main,
    tex: 'canvas',
    texOp: 0.16,
    ao: 26,
    outline: 2.8,
    cyl: [88, y + 80, 732, y + 80],
    cylOp: 1.3,
    draw: () => {
      for (const d of [8, 15, webbing - 15, webbing - 8]) s.stitch(arc(ring, false, d), threadOf(main), [0])
    },
  })
}
