import { bodyFolds } from '../cut/torso.ts'
import type { Colour } from '../flat.ts'
import { type Fold, fold, type Panel } from '../kit/cloth.ts'
import type { Curve } from '../kit/curve.ts'
import { C, sym, symLine, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Weave } from '../kit/weaves.ts'

/** Neck point, half width of the neck and hem of a knitted shirt. */
export const NECK = { hps: 176, neck: 74, front: 40, k: 1 }
const SHIRT_HEM = 850

const ARMHOLE = '200,232! 214,300 220,366 208,438!'

/** Body of a shirt whose neckline is `depth` below the neck point; negative: above it. */
export const shirtBody = (depth: number): Curve => {
  const { hps, neck } = NECK
  return sym(
    `400,${hps + depth} 352,${hps + depth * 0.61} ${400 - neck},${hps}! 264,202 ${ARMHOLE} 212,580 208,720 202,${SHIRT_HEM}! 300,${SHIRT_HEM + 9} 400,${SHIRT_HEM + 11}`,
  )
}

export const SHORT_SLEEVE = Z('206,230! 172,252 138,308 100,392 66,462! 120,494 184,512! 200,470 210,440! 250,330!')

/** The wider, longer sleeve of a T-shirt, cut without a cuff. */
export const WIDE_SLEEVE = Z('206,230! 168,250 128,310 84,402 40,486! 100,524 180,540! 200,480 210,440! 250,330!')

const SHORT_FOLDS = [
  fold('206,446 178,400 170,330', 20, 0.32),
  fold('200,462 158,446 120,404', 16, 0.28),
  fold('150,300 118,372 98,440', 22, -0.12),
]

/** A short sleeve; call inside `s.mirror`. */
export function drawShortSleeve(s: Sheet, shape: Curve, fill: Colour, tex: Weave, draw: () => void): void {
  s.part(shape, { fill, tex, ao: 34, outline: 2.8, cyl: [92, 360, 216, 420], folds: SHORT_FOLDS, draw })
}

interface ShirtBodyLook {
  fill: Colour
  panels?: readonly Panel[]
  tex: Weave
  thread: Colour
  hivis: boolean
  /** Left shoulder seam. */
  shoulder: string
  folds?: readonly Fold[]
  draw?: () => void
}

/** The body with its seams, tapes, hem and side vents. */
export function drawShirtBody(s: Sheet, body: Curve, look: ShirtBodyLook): void {
  const { fill, panels = [], tex, thread, hivis, shoulder, folds = [], draw } = look
  const hemY = SHIRT_HEM
  s.part(body, {
    fill,
    panels,
    tex,
    ao: 46,
    outline: 3,
    cyl: [198, 540, 602, 540],
    folds: [
      ...bodyFolds({ armpit: [208, 438], hem: [204, hemY], k: 1 }, 0.75),
      fold('292,480 316,600 308,760', 34, 0.14),
      fold('516,470 492,600 502,760', 34, 0.18),
      ...folds,
    ],
    draw: () => {
      s.mirror(() => s.stitch(C(ARMHOLE), thread, [5]).seam(C(shoulder), '#000', 1.2))
      draw?.()
      if (hivis) {
        for (const y of [570, 710]) s.tape(symLine(`170,${y - 10} 300,${y - 2} 400,${y}`), 48)
        s.mirror(() => s.tape(C('286,190 290,360 286,548'), 44))
      }
      s.stitch(symLine(`200,${hemY - 22} 300,${hemY - 12} 400,${hemY - 10}`), thread, [0, 5])
      s.mirror(() => s.stitch(C(`203,${hemY - 60} 212,${hemY - 58} 212,${hemY}`), thread, [0]))
    },
  })
}
