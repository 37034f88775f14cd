import type { Colour, GloveOptions } from '../flat.ts'
import { fold } from '../kit/cloth.ts'
import { dark, light, lineOf, lum, threadOf } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import { type Point, place, point, points } from '../kit/points.ts'
import { C, leaf, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import { drawBackArmour, drawCoating, drawLeatherBack, drawLeatherPalm, FINGER_SEAMS } from './glove-parts.ts'

export const glove: GloveOptions = {
  main: '#8B939A',
  coat: '#22262B',
  cuff: '#3A4046',
  accent: '#FF5B1F',
  style: 'coated',
  dip: 'palm',
  texture: 'smooth',
  hand: 'usual',
  wrist: 'short',
  thumb: false,
}

/** A right hand seen from the back, fingers up, thumb on the left, in a box of about 330 × 660; the wrist is left open. */
const HAND = [
  '92,590 88,540 80,500 58,462 30,408 6,352 -8,312 -6,288 10,274 30,280 48,304 72,346 92,366!',
  '88,312 82,246 78,172 78,132 86,110 103,101 119,109 128,130 133,182 138,240 141,262!',
  '141,204 142,140 144,92 152,67 170,57 186,67 193,90 196,140 197,204 197,262!',
  '201,200 207,150 214,112 225,93 241,91 254,103 257,127 254,174 249,232 244,284!',
  '255,244 267,202 278,177 293,166 307,172 314,191 310,242 300,312 290,390 280,460 264,520 258,580',
].join(' ')

/** The same hand in a thick liner. */
const FULL_HAND = [
  '92,590 86,540 76,500 52,462 20,408 -6,356 -20,314 -18,284 2,264 28,268 52,296 74,330 87,348!',
  '82,312 76,246 72,172 72,130 80,104 102,92 124,102 135,128 138,182 141,240 141,256!',
  '142,204 141,140 141,90 150,60 170,48 190,60 198,88 199,140 198,204 198,256!',
  '201,200 206,150 211,108 222,86 242,83 259,98 263,125 259,174 252,232 245,278!',
  '255,244 265,200 275,172 292,157 312,165 322,189 318,242 306,312 296,390 286,460 268,520 262,580',
].join(' ')

/** Creases of the finger joints. */
const CREASES = [
  '84,198 106,202 130,198',
  '86,254 110,258 136,254',
  '144,160 168,164 194,160',
  '143,218 168,223 196,218',
  '210,180 232,184 254,182',
  '204,234 226,238 248,236',
  '270,242 288,246 308,246',
  '262,290 280,294 300,296',
  '18,338 36,326 56,316',
]
const GLINTS = [
  '100,124 106,226 122,324',
  '164,82 168,196 172,312',
  '232,114 222,224 218,322',
  '296,190 278,294 264,382',
  '14,300 48,380 86,450',
]

/** Lower end of the cuff: a gauntlet is drawn smaller, so that the pair stays on the sheet. */
const WRIST = { short: 640, long: 716, gauntlet: 806 } as const

/** One glove of a pair with the values that its parts need. */
export interface Hand {
  s: Sheet
  o: GloveOptions
  palm: boolean
  turn: number
  /** Outline without the cuff's shape; parts are clipped to it. */
  shape: Curve
  at: (run: string) => Point[]
}

/** A pair of work gloves: the palm, and the back of the other hand. */
export function drawGloves(s: Sheet, o: GloveOptions): void {
  // the wide cuffs of gauntlets hang apart
  const [apart, turn] = o.wrist === 'gauntlet' ? [14, 1] : [0, 6]
  drawGlove(hand(s, o, true, 436 + apart, turn))
  drawGlove(hand(s, o, false, 54 - apart, -turn))
}

function hand(s: Sheet, o: GloveOptions, palm: boolean, x: number, turn: number): Hand {
  const scale = o.wrist === 'gauntlet' ? 0.94 : 1.04
  // a longer cuff moves the hand up, so that the pair stays in the middle of the sheet
  const y = 148 - (WRIST[o.wrist] - WRIST.short) * 0.46
  const at = (run: string) => {
    const facing = palm ? points(run).map(([u, v, corner]): Point => [310 - u, v, corner]) : points(run)
    return place(facing, { x, y, k: scale, a: turn, px: 155, py: 360 })
  }
  const outline = Z(at(`96,640! ${o.hand === 'full' ? FULL_HAND : HAND} 258,640! 176,650`))
  return { s, o, palm, turn, shape: o.hand === 'slim' ? outline.offset(palm ? 5 : -5, 18) : outline, at }
}

function drawGlove(item: Hand): void {
  const { s, o, palm, at, shape } = item
  const knit = o.style === 'coated'
  const covered = palm || (knit && o.dip === 'full') || o.style === 'gauntlet'
  const base = covered ? o.coat : o.main
  const thumb = palm ? fold(at('92,372 120,420 128,510'), 16, 0.42) : fold(at('92,372 104,420 96,480'), 15, 0.34)
  const hollows = palm
    ? [fold(at('122,330 190,322 272,350'), 13, 0.36), fold(at('130,392 200,372 280,400'), 13, 0.3)]
    : [
        fold(at('141,262 146,310 150,360'), 12, 0.26),
        fold(at('197,262 198,310 198,350'), 12, 0.26),
        fold(at('244,284 238,330 232,370'), 12, 0.28),
      ]
  s.cast([shape], { dx: 8, dy: 16, soft: 14, opacity: 0.32 })
  s.part(shape, {
    fill: base,
    tex: covered ? 'grit' : knit ? 'knit' : 'canvas',
    texOp: covered ? 0.16 : 0.2,
    ao: 34,
    aoOp: 0.42,
    outline: 2.8,
    rim: 0.4,
    soft: 6,
    folds: [thumb, ...hollows, fold(at('84,514 160,530 264,512'), 12, 0.3)],
    draw: () => {
      if (palm) drawPalm(item)
      else if (o.style === 'leather') drawLeatherBack(item)
      else if (o.style === 'gauntlet') drawWelts(item)
      else drawCoating(item)
      drawLight(item, base)
    },
  })
  if (o.style === 'gauntlet') drawGauntlet(item)
  else drawCuff(item)
  if (!palm && knit) drawBadge(item)
}

function drawPalm(item: Hand): void {
  const { s, o, at } = item
  if (o.style !== 'coated') drawLeatherPalm(item)
  else drawCoating(item)
  if (o.texture === 'crinkle') return
  // creases are dark lines on light palms, light lines on dark ones
  const deep = lum(o.coat) < 0.25
  const creases = CREASES.map(crease => C(at(crease)))
  s.softLine(creases, '#05070c', 5, 2, deep ? 0.6 : 0.34)
  for (const c of creases) {
    s.line(c, '#05070c', 1.2, { opacity: 0.5 })
    if (deep) s.line(c.shifted(0.8, 3), '#fff', 1.6, { opacity: 0.26 })
  }
}

/** The one-piece back of a welder's gauntlet: welts between the fingers, a patch over the knuckles. */
function drawWelts(item: Hand): void {
  const { s, o, at } = item
  const thread = threadOf(o.coat)
  for (const run of ['141,262 147,330 150,372', '197,262 198,326 199,366', '244,284 238,336 232,376']) {
    const welt = C(at(run))
    s.line(welt, dark(o.coat, 0.5), 11).line(welt, light(o.coat, 0.2), 6).stitch(welt, thread, [7, -7])
  }
  for (const seam of FINGER_SEAMS) s.seam(C(at(seam))).stitch(C(at(seam)), thread, [5])
  const thumbSeam = C(at('92,366 116,420 112,480 84,520'))
  s.seam(thumbSeam, '#000', 2).stitch(thumbSeam, thread, [6, 11])
  drawBackArmour(item)
}

function drawLight({ s, at }: Hand, base: Colour): void {
  const opacity = lum(base) < 0.25 ? 0.2 : 0.3
  s.softly(8, () => {
    for (const glint of GLINTS) s.fill(leaf(at(glint), 20), '#fff', `fill-opacity="${opacity}"`)
    s.fill(leaf(at('150,360 170,430 160,500'), 60), '#fff', 'fill-opacity=".14"')
  })
}

/** Ribbed cuff, or a leather one on the back of a leather glove; the hem in the size's colour. */
function drawCuff({ s, o, palm, at }: Hand): void {
  const end = WRIST[o.wrist]
  const wide = o.hand === 'full' ? 9 : 0
  if (o.style === 'leather' && !palm) {
    const cuff = Z(at(`82,556! 170,562 264,548! 266,${end}! 176,${end + 12} 88,${end + 2}!`))
    const draw = () => s.stitch(cuff, threadOf(o.coat), [-6])
    s.part(cuff, { fill: o.coat, tex: 'grit', ao: 22, outline: 2.6, draw })
  } else {
    const cuff = Z(
      at(
        `${86 - wide},528! 170,540 ${262 + wide},524! ${258 + wide},580 ${262 + wide},${end}! 176,${end + 12} ${90 - wide},${end + 2}! ${92 - wide},590`,
      ),
    )
    const draw = () => {
      for (let x = 84 - wide; x < 266 + wide; x += 9) {
        const rib = C(at(`${x + (x < 174 ? 3 : -2)},526 ${x},590 ${x},${end + 12}`))
        s.line(rib, '#05070c', 3.4, { opacity: 0.4 }).line(rib, '#fff', 1.4, { opacity: 0.22, dx: 2.6 })
      }
      // a long cuff is folded once
      if (o.wrist === 'long') s.softLine([C(at('80,640 170,652 270,636'))], '#05070c', 12, 4, 0.5)
    }
    s.part(cuff, { fill: o.cuff, tex: null, ao: 26, outline: 2.6, draw })
  }
  const hem = C(at(`${90 - wide},${end - 2} 176,${end + 8} ${262 + wide},${end - 4}`))
  s.line(hem, lineOf(o.accent), 15, { cap: 'butt' }).line(hem, o.accent, 12, { cap: 'butt' })
  s.line(hem, '#05070c', 10, { dash: '1.4 2.4', opacity: 0.3, cap: 'butt' })
}

/** The long flared cuff of a gauntlet, cut and sewn in two pieces. */
function drawGauntlet({ s, o, palm, at }: Hand): void {
  const end = WRIST.gauntlet
  const cuff = Z(
    at(`84,520! 170,530 266,514! 280,610 304,740 316,${end}! 180,${end + 20} 44,${end + 2}! 58,740 76,620`),
  )
  const thread = threadOf(o.cuff)
  s.cast([cuff], { dx: 8, dy: 14, soft: 13, opacity: 0.3 })
  s.part(cuff, {
    fill: o.cuff,
    tex: 'grit',
    texOp: 0.16,
    ao: 40,
    aoOp: 0.42,
    outline: 2.8,
    rim: 0.4,
    folds: [
      fold(at('92,560 116,640 108,740'), 20, 0.3),
      fold(at('256,560 244,650 262,760'), 22, 0.34),
      fold(at('170,600 180,690 172,780'), 26, -0.14),
    ],
    draw: () => {
      const wrist = C(at('70,560 170,572 290,552'))
      s.seam(wrist, '#000', 1.6).stitch(wrist, thread, [5, -5])
      const seam = C(at(palm ? '236,520 256,640 268,830' : '112,520 100,640 90,830'))
      s.seam(seam, '#000', 1.8).stitch(seam, thread, [6, 11])
      s.softly(9, () => s.fill(leaf(at('140,590 126,690 118,780'), 34), '#fff', 'fill-opacity=".2"'))
    },
  })
  const hem = C(at(`46,${end - 4} 180,${end + 13} 314,${end - 6}`))
  s.line(hem, lineOf(o.coat), 23, { cap: 'butt' }).line(hem, o.coat, 19, { cap: 'butt' })
  s.stitch(hem, o.accent, [3, -3], 1.5)
}

function drawBadge({ s, o, turn, at }: Hand): void {
  const [x, y] = point(at('160,440'))
  s.group(`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})"`, () =>
    s
      .put(`<rect x="-36" y="-14" width="72" height="28" rx="2" fill="${o.accent}" stroke="${dark(o.accent, 0.5)}"/>`)
      .mark(0, 0, 15),
  )
}
