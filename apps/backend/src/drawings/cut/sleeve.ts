import type { Colour } from '../flat.ts'
import type { Panel } from '../kit/cloth.ts'
import { light, threadOf } from '../kit/colour.ts'
import { C, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Weave } from '../kit/weaves.ts'
import { sleeveFolds, type Torso } from './torso.ts'

interface SleeveLook {
  fill: Colour
  /** Panels over the shoulder and over the elbow. */
  upper?: Colour | null
  elbow?: Colour | null
  cuff?: Colour | null
  cuffH?: number
  ribCuff?: boolean
  /** Tab that closes the cuff. */
  tab?: boolean
  thread?: Colour
  /** Strength of the folds. */
  folds?: number
  tape?: { at: readonly number[]; w: number } | null
  tex?: Weave | null
  topStitch?: boolean
}

/** The left sleeve; call inside `s.mirror`. */
export function drawSleeve(s: Sheet, g: Torso, look: SleeveLook): void {
  const { fill, upper, elbow, cuff, thread = threadOf(fill), folds = 1, tape, tex, topStitch = true } = look
  const { k } = g
  const [sx, sy] = g.shoulder
  const [ox, oy] = g.wristOut
  const [ix, iy] = g.wristIn
  const elbowY = (g.armpit[1] + oy) / 2
  const upperSeam = [
    [sx - 130 * k, sy + 150 * k],
    [sx - 40 * k, sy + 126 * k],
    [sx + 60 * k, sy + 150 * k],
  ] as const
  const elbowSeam = [
    [ox - 20 * k, elbowY - 84 * k],
    [ox + 36 * k, elbowY - 72 * k],
    [ox + 58 * k, elbowY - 10 * k],
    [ox + 44 * k, elbowY + 88 * k],
    [ox - 30 * k, elbowY + 104 * k],
  ] as const
  const panels: Panel[] = []
  if (upper) {
    const [a, b, c] = upperSeam
    panels.push([Z(`${sx + 10},${sy - 10}! ${sx - 120 * k},${sy - 10}!`, [[...a, 1], b, [...c, 1]]), upper])
  }
  if (elbow) {
    const [a, b, c, d, e] = elbowSeam
    panels.push([Z([[...a, 1], b, c, d, [...e, 1]]), elbow])
  }
  s.part(g.sleeve, {
    fill,
    panels,
    tex,
    ao: 30 * Math.sqrt(k),
    outline: 2.8,
    folds: sleeveFolds(g, folds),
    cyl: [ox - 4, oy - 200 * k, ix + 44 * k, oy - 168 * k],
    draw: () => {
      const rows = k < 0.8 ? [-4] : [-5, -9]
      if (upper) s.seam(C(upperSeam)).stitch(C(upperSeam), thread, rows)
      if (elbow) s.seam(C(elbowSeam)).stitch(C(elbowSeam), thread, [-5, -9])
      for (const y of tape?.at ?? []) {
        const hoop = C(`${ox - 30},${y - 16} ${(ox + ix) / 2 + 20 * k},${y + 2} ${ix + 90 * k},${y + 4}`)
        s.tape(hoop, tape?.w ?? 0)
      }
      if (topStitch) s.stitch(g.armhole, thread, k < 0.8 ? [5] : [6, 10])
    },
  })
  if (cuff) drawCuff(s, g, look, cuff, thread)
  else {
    const hem = C(`${ox + 1},${oy - 14 * k} ${(ox + ix) / 2},${(oy + iy) / 2 - 9 * k} ${ix + 2},${iy - 14 * k}`)
    s.stitch(hem, thread, [0, 4])
  }
}

function drawCuff(s: Sheet, g: Torso, look: SleeveLook, fill: Colour, thread: Colour): void {
  const { cuffH = 40, ribCuff = false, tab = true, tex } = look
  const { k } = g
  const [ox, oy] = g.wristOut
  const [ix, iy] = g.wristIn
  // a ribbed cuff narrows the sleeve
  const nip = ribCuff ? 5 : 0
  const [ux, uy] = [ox + (2 + nip) * k, oy - cuffH * k]
  const [vx, vy] = [ix + (cuffH * 0.12 - nip) * k, iy - cuffH * k]
  const cuff = Z([
    [ux - 1.5, uy, 1],
    [(ux + vx) / 2, (uy + vy) / 2 + 6 * k],
    [vx + 1.5, vy, 1],
    [ix + 1.5, iy, 1],
    [(ox + ix) / 2, (oy + iy) / 2 + 7 * k],
    [ox - 1.5, oy, 1],
  ])
  s.part(cuff, {
    fill,
    tex: ribCuff ? 'rib' : tex,
    texOp: ribCuff ? 0.28 : undefined,
    ao: 14,
    outline: 2.2,
    cyl: [ox, oy, ix, oy + 20],
    draw: () => {
      if (!ribCuff) s.stitch(cuff, thread, [-5])
    },
  })
  if (!tab || ribCuff) return
  const x = ux + (ix - ox) * 0.36
  const y = uy + (iy - oy) * 0.36 + 9 * k
  const [w, h] = [42 * k, 22 * k]
  const shape = Z([
    [x, y, 1],
    [x + w, y + w * 0.25, 1],
    [x + w - 3 * k, y + w * 0.25 + h, 1],
    [x - 3 * k + 4, y + h, 1],
    [x - 6 * k, y + h * 0.5],
  ])
  s.patch(shape, light(fill, 0.08), { lift: 2, stitch: thread, offs: [3.5] })
}
