import type { Colour, Knee } from '../flat.ts'
import type { Fold, Panel } from '../kit/cloth.ts'
import { threadOf } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import { type Point, type Points, points } from '../kit/points.ts'
import { C, sym, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Weave } from '../kit/weaves.ts'

/** The cut of legs. Coordinates of the left leg. */
export interface LegsCut {
  waist?: Point
  hip?: Point
  /** Outer and inner side of the knee and of the hem. */
  knee?: readonly [Point, Point]
  hem?: readonly [Point, Point]
  /** Depth of the waist line in the middle; negative for a back. */
  dip?: number
  /** Cut off above the knee. */
  short?: boolean
  k?: number
  oy?: number
}

export interface Legs {
  k: number
  short: boolean
  /** The left leg and both together. */
  leg: Curve
  whole: Curve
  inseam: Curve
  waist: Point
  crotch: Point
  dip: number
  toPoints: (run: Points) => Point[]
  at: (x: number, y: number) => Point
}

const CROTCH = 372

export function legs(cut: LegsCut = {}): Legs {
  const { waist = [264, 92], hip = [229, 262], dip = 8, short = false, k = 1, oy = 0 } = cut
  const {
    knee = [
      [214, 600],
      [364, 606],
    ],
    hem = [
      [207, 916],
      [338, 926],
    ],
  } = cut
  const at = (x: number, y: number): Point => [400 + (x - 400) * k, oy + y * k]
  const toPoints = (run: Points) =>
    points(run).map(([x, y, corner]): Point => {
      const [u, v] = at(x, y)
      return [u, v, corner]
    })
  const [[kx, ky], [jx, jy]] = knee
  const [[ox, oy0], [ix, iy]] = hem
  const top = `${waist[0]},${waist[1]}! ${waist[0] - 20},${(waist[1] + hip[1]) / 2 - 6} ${hip[0]},${hip[1]}`
  const outer = short
    ? `${top} ${hip[0] - 12},430 204,600!`
    : `${top} ${hip[0] - 9},${hip[1] + 150} ${kx},${ky} ${(kx + ox) / 2 - 1},770 ${ox},${oy0}!`
  const inner = short
    ? `376,612! 390,480 400,${CROTCH}!`
    : `${ix},${iy}! ${(jx + ix) / 2 + 4},770 ${jx},${jy} 384,480 400,${CROTCH}!`
  return {
    k,
    short,
    leg: Z(toPoints(`${outer} ${inner} 400,${waist[1] + dip}! 340,${waist[1] + dip * 0.7}`)),
    whole: sym(toPoints(`400,${waist[1] + dip} 340,${waist[1] + dip * 0.7} ${outer} ${inner}`)),
    inseam: C(toPoints(inner)),
    waist: at(waist[0], waist[1]),
    crotch: at(400, CROTCH),
    dip: dip * k,
    toPoints,
    at,
  }
}

/** Folds of the left leg: crotch, knee, hem. */
function legFolds(g: Legs, strength = 1): Fold[] {
  const fold = (w: number, s: number, p: string): Fold => ({ p: g.toPoints(p), w: w * g.k, s: s * strength })
  const seat = [
    fold(20, 0.34, '396,380 352,372 292,330'),
    fold(18, 0.28, '394,396 350,412 284,398'),
    fold(14, 0.22, '388,440 356,470 318,478'),
    fold(24, -0.1, '276,470 266,520 268,566'),
  ]
  if (g.short) return [...seat, fold(16, 0.26, '206,560 244,540 300,548'), fold(15, 0.26, '388,560 352,548 316,566')]
  return [
    ...seat,
    fold(13, 0.24, '216,566 250,580 300,566'),
    fold(17, 0.32, '364,640 330,668 276,668'),
    fold(15, 0.28, '214,660 244,694 290,706'),
    fold(13, 0.24, '360,700 332,722 300,724'),
    fold(13, 0.26, '208,836 240,856 290,852'),
    fold(14, 0.28, '342,856 312,884 262,890'),
    fold(24, -0.1, '272,740 262,800 266,850'),
  ]
}

interface LegsLook {
  fill: Colour
  contrast: Colour
  thread?: Colour
  contrastThread?: Colour
  knee?: Knee
  hemPanel?: boolean
  /** Heights of the reflective hoops, and their width. */
  tape?: readonly number[]
  tapeW?: number
  sideStripe?: Colour | null
  tex?: Weave | null
  /** Details of one leg, drawn inside it; `right` for the mirrored one. */
  details?: (right: boolean) => void
}

/** Both legs with their panels, knee pockets, hems and tapes. */
export function drawLegs(s: Sheet, g: Legs, look: LegsLook): void {
  drawLeg(s, g, look, false)
  s.flipped(() => drawLeg(s, g, look, true))
}

function drawLeg(s: Sheet, g: Legs, look: LegsLook, right: boolean): void {
  const { fill, contrast, thread = threadOf(fill), contrastThread = threadOf(contrast), details } = look
  const { knee = 'pad', hemPanel = true, tape = [], tapeW = 40, sideStripe = null } = look
  const { toPoints, k } = g
  const panels: Panel[] = []
  if (sideStripe) panels.push([Z(toPoints('180,200! 244,280! 236,430 236,600 232,930! 180,940!')), sideStripe])
  const hemTop = g.short ? '190,540 290,550 392,548' : '190,850 280,858 380,856'
  const hemLine = g.short ? '190,586 290,596 392,594' : '190,902 280,910 380,908'
  if (hemPanel)
    panels.push([
      Z(
        toPoints(
          g.short ? '190,540! 290,550 392,548! 392,640! 190,640!' : '190,850! 280,858 380,856! 380,960! 190,960!',
        ),
      ),
      contrast,
    ])
  const [[x1, y1], [x2, y2]] = [g.at(208, 560), g.at(372, 580)]
  s.part(g.leg, {
    fill,
    panels,
    tex: look.tex,
    ao: 40 * Math.sqrt(k),
    outline: 3,
    cyl: [x1, y1, x2, y2],
    folds: legFolds(g, right ? 1.12 : 1),
    draw: () => {
      const side = C(toPoints('236,236 238,430 236,600 232,924'))
      s.seam(side).stitch(side, thread, [-5])
      // the inseam is felled
      s.stitch(g.inseam, thread, [6, 10])
      if (knee !== 'none' && !g.short) drawKnee(s, g, knee, look)
      for (const y of tape) s.tape(C(toPoints(`190,${y} 290,${y + 10} 390,${y + 6}`)), tapeW * k)
      if (hemPanel) s.seam(C(toPoints(hemTop))).stitch(C(toPoints(hemTop)), contrastThread, [-5, -9])
      s.stitch(C(toPoints(hemLine)), hemPanel ? contrastThread : thread, [0, 4])
      details?.(right)
    },
  })
}

function drawKnee(s: Sheet, g: Legs, knee: Knee, look: LegsLook): void {
  const { fill, contrast, thread = threadOf(fill), contrastThread = threadOf(contrast) } = look
  if (knee === 'double') drawDoubleKnee(s, g, fill, thread)
  else drawPadPocket(s, g, knee, contrast, contrastThread)
}

/** A second layer of the cloth over the whole knee, quilted along its fold. */
function drawDoubleKnee(s: Sheet, g: Legs, fill: Colour, thread: Colour): void {
  const { toPoints, k } = g
  const layer = Z(toPoints('180,470! 236,462 300,458 390,470! 390,780! 300,790 236,786 180,776!'))
  s.patch(layer, fill, { lift: 5 * k, stitch: thread, offs: [5, 10], shade: 0.1 })
  for (const run of ['180,604 290,616 390,606', '180,640 290,652 390,642']) s.stitch(C(toPoints(run)), thread, [0])
  s.folds(
    [
      { p: toPoints('220,600 290,624 360,604'), w: 18 * k, s: 0.3 },
      { p: toPoints('230,680 300,700 360,684'), w: 16 * k, s: 0.24 },
    ],
    5,
  )
}

/** Knee pad pocket with knee darts: open at its top, under a flap there, or open below. */
function drawPadPocket(s: Sheet, g: Legs, knee: Knee, fill: Colour, thread: Colour): void {
  const { toPoints, k } = g
  const below = knee === 'below'
  const pocket = Z(
    toPoints(
      below
        ? '244,492! 300,480 354,492! 364,600 358,716! 340,752! 256,754! 238,720! 234,606'
        : '240,512! 300,504 358,512! 362,620 357,738! 298,748 238,738! 236,620',
    ),
  )
  s.patch(pocket, fill, { lift: 4 * k, stitch: thread, offs: [5, 9.5], tex: 'canvas' })
  if (knee === 'flap') {
    const flap = Z(toPoints('230,492! 300,484 366,494! 366,548! 300,568 232,548!'))
    s.patch(flap, fill, { lift: 6 * k, stitch: thread, offs: [5], tex: 'canvas' })
  }
  if (k <= 0.6) return
  const opening = C(toPoints(below ? '240,706 298,714 357,704' : '239,544 299,536 359,544'))
  if (knee !== 'flap') s.seam(opening).stitch(opening, thread, [below ? 5 : -5])
  // the seam that holds the pad at the higher of two levels
  if (below) s.stitch(C(toPoints('237,668 298,676 361,666')), thread, [0])
  s.mirror(
    () => {
      const dart = C(toPoints('238,604 258,622 252,640 238,650'))
      s.seam(dart, '#000', 1.3).stitch(dart, thread, [4])
    },
    400 + (299 - 400) * k,
  )
  s.folds(
    [
      { p: toPoints('250,640 300,662 350,640'), w: 18 * k, s: 0.26 },
      { p: toPoints('262,590 300,600 340,590'), w: 30 * k, s: -0.12 },
    ],
    5,
  )
  for (const x of [241, 357]) {
    const [u, v] = g.at(x, below ? 706 : 544)
    s.tack(u, v, 12, 90, thread)
  }
}
