import type { Colour } from '../flat.ts'
import { fold } from '../kit/cloth.ts'
import { threadOf } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import { C, sym, symLine } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Weave } from '../kit/weaves.ts'
import type { CollarLook, Neck } from './collars.ts'

interface HoodLook extends CollarLook {
  /** Half width of the shell, and the share of the opening. */
  w?: number
  open?: number
  peak?: boolean
}

/** Hood from the front, behind the collar: outer shell, opening with lining. */
export function hood(s: Sheet, g: Neck, look: HoodLook): void {
  const { fill, inner, thread = threadOf(fill), h = 150, w = 108, tex = 'twill', open = 0.68, peak = false } = look
  const { hps: y, k } = g
  const top = y - h * k
  const W = w * k
  const o = W * open
  const shell = sym([
    [400, top],
    [400 - W * 0.55, top + 10 * k],
    [400 - W * 0.97, top + 66 * k],
    [400 - W * 1.04, y - 24 * k],
    [400 - W * 0.98, y + 18 * k, 1],
    [400 - W * 0.5, y + 52 * k],
    [400, y + 62 * k],
  ])
  s.part(shell, {
    fill,
    tex,
    ao: 34,
    outline: 2.8,
    cyl: [400 - W, y, 400 + W, y],
    cylOp: 0.8,
    folds: [
      fold(
        `${400 - W * 0.9},${y - 6 * k} ${400 - W * 0.86},${top + 76 * k} ${400 - W * 0.5},${top + 24 * k}`,
        13 * k,
        0.26,
      ),
      fold(
        `${400 + W * 0.92},${y - 6 * k} ${400 + W * 0.88},${top + 80 * k} ${400 + W * 0.52},${top + 26 * k}`,
        13 * k,
        0.3,
      ),
    ],
  })
  const opening = sym([
    [400, top + 34 * k],
    [400 - o * 0.66, top + 46 * k],
    [400 - o, top + 96 * k],
    [400 - o * 0.86, y - 6 * k],
    [400 - W * 0.3, y + 44 * k],
    [400, y + 54 * k],
  ])
  s.part(opening, {
    fill: inner,
    tex,
    ao: 60,
    aoOp: 0.75,
    outline: 2.2,
    rim: 0,
    draw: () =>
      s.seam(symLine(`${400 - o * 0.8},${top + 100 * k} ${400 - W * 0.3},${top + 74 * k} 400,${top + 70 * k}`)),
  })
  s.stitch(opening.offset(-9 * k), thread, [0, 4])
  if (!peak) return
  const brim = sym([
    [400, top + 20 * k],
    [400 - W * 0.5, top + 30 * k],
    [400 - W * 0.72, top + 62 * k, 1],
    [400 - W * 0.4, top + 50 * k],
    [400, top + 48 * k],
  ])
  s.patch(brim, fill, { stitch: thread, offs: [4], inside: -1 })
}

interface HoodBackLook {
  fill: Colour
  thread?: Colour
  tex?: Weave | null
  h?: number
  w?: number
}

/** A hood from behind, above the neck seam: three panels. Returns its outline. */
export function hoodBack(s: Sheet, g: Neck, look: HoodBackLook): Curve {
  const { fill, thread = threadOf(fill), tex, h = 150, w = 108 } = look
  const { hps: y, neck: n, k } = g
  const W = w * k
  const top = y - h * k
  const shape = sym([
    [400, top],
    [400 - W * 0.55, top + 10 * k],
    [400 - W * 0.95, top + 62 * k],
    [400 - W * 1.02, y - 34 * k],
    [400 - W * 0.94, y + 4 * k],
    [400 - n - 16 * k, y + 26 * k, 1],
    [400 - n * 0.6, y + 38 * k],
    [400, y + 42 * k],
  ])
  const ring = [y - 30 * k, y - 6 * k] as const
  s.part(shape, {
    fill,
    tex,
    ao: 36 * k,
    outline: 2.8,
    cyl: [400 - W, y, 400 + W, y],
    folds: [
      fold(
        `${400 - W * 0.98},${ring[0]} ${400 - W * 0.5},${ring[1]} ${400 + W * 0.1},${ring[1] + 6 * k}`,
        15 * k,
        0.34,
      ),
      fold(
        `${400 + W * 0.96},${ring[0] - 8 * k} ${400 + W * 0.62},${ring[1] - 6 * k} ${400 + W * 0.24},${ring[1] - 2 * k}`,
        13 * k,
        0.3,
      ),
      fold(
        `${400 - W * 0.6},${top + 70 * k} ${400 - W * 0.66},${top + 30 * k} ${400 - W * 0.36},${top + 22 * k}`,
        22 * k,
        -0.1,
      ),
    ],
    draw: () => {
      s.mirror(() => {
        const seam = C(
          `${400 - W * 0.22},${top + 2 * k} ${400 - W * 0.36},${top + 74 * k} ${400 - W * 0.34},${y - 26 * k} ${400 - n * 0.42},${y + 40 * k}`,
        )
        s.seam(seam).stitch(seam, thread, [5 * k])
      })
      s.stitch(
        symLine(`${400 - n - 16 * k},${y + 18 * k} ${400 - n * 0.6},${y + 30 * k} 400,${y + 34 * k}`),
        thread,
        [0],
      )
    },
  })
  return shape
}
