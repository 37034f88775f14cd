import type { Colour } from '../flat.ts'
import { threadOf } from '../kit/colour.ts'
import { Curve } from '../kit/curve.ts'
import { sym, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Weave } from '../kit/weaves.ts'
import type { Torso } from './torso.ts'

export type Neck = Pick<Torso, 'hps' | 'neck' | 'front' | 'k'>

export interface CollarLook {
  fill: Colour
  /** Lining. */
  inner: Colour
  thread?: Colour
  h?: number
  tex?: Weave | null | undefined
}

/** Stand collar, closed. */
export function standCollar(s: Sheet, g: Neck, look: CollarLook & { spread?: number }): void {
  const { fill, inner, thread = threadOf(fill), h = 62, spread = 0, tex } = look
  const { neck: n, hps: y, k, front: f } = g
  const top = y - h * k
  const w = n - 4 * k + spread
  const back = sym(
    `400,${top - 17 * k} ${400 - w * 0.66},${top - 12 * k} ${400 - w + 2},${top + 4 * k}! ${400 - w * 0.7},${top + 30 * k} 400,${top + 40 * k}`,
  )
  s.part(back, { fill: inner, ao: 30, aoOp: 0.6, tex, outline: 2.2, rim: 0.1 })
  const front = sym([
    [400, top + 21 * k],
    [400 - w * 0.62, top + 13 * k],
    [400 - w, top, 1],
    [400 - n - k, y - 12 * k],
    [400 - n - 8 * k, y + 8 * k, 1],
    [400 - n * 0.62, y + f * 0.66 + 8 * k],
    [400, y + f + 8 * k],
  ])
  s.part(front, {
    fill,
    tex,
    ao: 20,
    outline: 2.4,
    cyl: [400 - n - 6, y, 400 + n + 6, y],
    cylOp: 0.9,
    draw: () => s.stitch(front, thread, [6]),
  })
}

interface ShirtCollarLook extends CollarLook {
  accent: Colour
  /** Length of the points and the gap between them. */
  tip?: number
  gap?: number
  /** Colour of a knitted stripe, drawn instead of stitching. */
  edge?: Colour | null
}

/** Turn-down collar. */
export function shirtCollar(s: Sheet, g: Neck, look: ShirtCollarLook): void {
  const { fill, inner, thread = threadOf(fill), h = 40, tex = 'twill', tip = 62, gap = 20, edge } = look
  const { neck: n, hps: y, k } = g
  const back = sym([
    [400, y - h * k - 12 * k],
    [400 - n * 0.6, y - h * k - 8 * k],
    [400 - n - 2 * k, y - 6 * k, 1],
    [400 - n * 0.5, y + 30 * k],
    [400, y + 44 * k],
  ])
  s.part(back, {
    fill: inner,
    ao: 34,
    aoOp: 0.6,
    tex,
    outline: 2.2,
    rim: 0.1,
    draw: () => s.tag(392, y - h * k + 6 * k, look.accent, 16, 15),
  })
  s.mirror(() => {
    const leafShape = Z([
      [400 - n * 0.62, y - h * k - 8 * k, 1],
      [400 - n - 2 * k, y - h * k * 0.35],
      [400 - n - 14 * k, y + 14 * k, 1],
      [400 - n * 0.86, y + 46 * k],
      [400 - n * 0.66, y + tip * k + 18 * k, 1],
      [400 - gap * k, y + 44 * k],
      [400 - 3 * k, y + 38 * k, 1],
      [400 - n * 0.46, y + 8 * k],
    ])
    s.part(leafShape, {
      fill,
      tex,
      ao: 16,
      outline: 2.2,
      draw: () => {
        if (edge) s.line(new Curve(leafShape.segments.slice(2, 6)).offset(9), edge, 4.5)
        else s.stitch(leafShape, thread, [6])
      },
    })
  })
}

/** A collar from behind, standing or turned down. */
export function collarBack(
  s: Sheet,
  g: Neck,
  look: { fill: Colour; thread?: Colour; h?: number; tex?: Weave | null },
): void {
  const { fill, thread = threadOf(fill), h = 62, tex } = look
  const { hps: y, neck: n, k } = g
  const shape = sym([
    [400, y - (h + 8) * k],
    [400 - n * 0.57, y - (h + 6) * k],
    [400 - n + 4 * k, y - (h - 6) * k, 1],
    [400 - n - 3 * k, y - 10 * k],
    [400 - n - 10 * k, y + 10 * k, 1],
    [400 - n * 0.71, y + 10 * k],
    [400, y + 7 * k],
  ])
  s.part(shape, {
    fill,
    tex,
    ao: 20 * k,
    outline: 2.4,
    cyl: [400 - n - 8, y, 400 + n + 8, y],
    draw: () => s.stitch(shape, thread, [6 * k]),
  })
}
