import type { Colour, GloveOptions } from '../flat.ts'
import { fold } from '../kit/cloth.ts'
import { dark, light, lineOf, lum, threadOf } from '../kit/colour.ts'
import { type Point, place, point, points } from '../kit/points.ts'
import { C, leaf, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

export const glove: GloveOptions = {
  main: '#8B939A',
  coat: '#22262B',
  cuff: '#3A4046',
  accent: '#FF5B1F',
  style: 'coated',
}

/** A right hand seen from the back, fingers up, thumb on the left, in a box of about 330 × 660. */
const HAND = [
  '96,640! 92,590 88,540 80,500 58,462 30,408 6,352 -8,312 -6,288 10,274 30,280 48,304 72,346 92,366!',
  '88,312 82,246 78,172 78,132 86,110 103,101 119,109 128,130 133,182 138,240 141,262!',
  '141,204 142,140 144,92 152,67 170,57 186,67 193,90 196,140 197,204 197,262!',
  '201,200 207,150 214,112 225,93 241,91 254,103 257,127 254,174 249,232 244,284!',
  '255,244 267,202 278,177 293,166 307,172 314,191 310,242 300,312 290,390 280,460 264,520 258,580 258,640! 176,650',
].join(' ')

/** Coated finger tips, thumb last. */
const TIPS = [
  '70,70! 140,70! 134,180! 108,170 76,184!',
  '136,30! 204,30! 200,142! 170,132 140,144!',
  '206,60! 272,60! 262,170! 234,158 204,164!',
  '272,140! 330,150! 318,234! 290,220 262,224!',
  '-30,250! 40,250! 50,318! 22,328 -10,340!',
]
const FINGER_SEAMS = [
  '78,172 108,162 132,170',
  '142,130 168,120 196,130',
  '206,152 234,142 258,154',
  '268,208 290,204 312,216',
]
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

interface Hand {
  s: Sheet
  o: GloveOptions
  palm: boolean
  leather: boolean
  turn: number
  at: (run: string) => Point[]
}

/** A pair of work gloves: the palm, and the back of the other hand. */
export function drawGloves(s: Sheet, o: GloveOptions): void {
  drawGlove(hand(s, o, true, 436, 6))
  drawGlove(hand(s, o, false, 54, -6))
}

function hand(s: Sheet, o: GloveOptions, palm: boolean, x: number, turn: number): Hand {
  const at = (run: string) => {
    const facing = palm ? points(run).map(([u, v, corner]): Point => [310 - u, v, corner]) : points(run)
    return place(facing, { x, y: 148, k: 1.04, a: turn, px: 155, py: 360 })
  }
  return { s, o, palm, leather: o.style === 'leather', turn, at }
}

function drawGlove(item: Hand): void {
  const { s, o, palm, leather, at } = item
  const shape = Z(at(HAND))
  const base = palm ? o.coat : o.main
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
    tex: palm ? 'grit' : leather ? 'canvas' : 'knit',
    texOp: palm ? 0.16 : 0.2,
    ao: 34,
    aoOp: 0.42,
    outline: 2.8,
    rim: 0.4,
    soft: 6,
    folds: [thumb, ...hollows, fold(at('84,514 160,530 264,512'), 12, 0.3)],
    draw: () => {
      if (palm) drawPalm(item)
      else if (leather) drawLeatherBack(item)
      else drawDippedTips(item)
      drawLight(item, base)
    },
  })
  drawCuff(item)
}

/** Coating of the finger tips, seen from the back. */
function drawDippedTips({ s, o, at }: Hand): void {
  for (const tip of TIPS) {
    const c = Z(at(tip))
    s.fill(c, o.coat)
      .fill(c, s.pattern('grit', '#fff', 0.12))
      .line(c, dark(o.coat, 0.4), 1.4)
  }
}

/** Knuckle guard, finger seams, and a strap that closes with a tab. */
function drawLeatherBack({ s, o, at }: Hand): void {
  const knuckles = Z(at('96,344! 140,312 200,304 260,318 290,340! 284,398! 190,372 96,400!'))
  s.patch(knuckles, o.coat, { stitch: threadOf(o.coat), offs: [5], tex: 'grit' })
  for (const seam of FINGER_SEAMS) s.seam(C(at(seam))).stitch(C(at(seam)), threadOf(o.main), [5])
  s.patch(Z(at('80,516! 264,506! 262,548! 84,558!')), o.coat, { stitch: o.accent, offs: [5], tex: 'grit' })
  const tab = Z(at('150,510! 250,504! 250,552! 150,556!'))
  s.patch(tab, o.accent, { offs: [5], stitch: dark(o.accent, 0.5) })
}

function drawPalm({ s, o, leather, at }: Hand): void {
  if (leather) {
    const heel = Z(at('112,410 150,350 230,340 272,372 262,450 200,490 140,480'))
    s.patch(heel, light(o.coat, 0.12), { stitch: threadOf(o.coat), offs: [5, 9], tex: 'grit', inside: -1 })
  }
  // creases are dark lines on light palms, light lines on dark ones
  const deep = lum(o.coat) < 0.25
  const creases = CREASES.map(crease => C(at(crease)))
  s.softLine(creases, '#05070c', 5, 2, deep ? 0.6 : 0.34)
  for (const c of creases) {
    s.line(c, '#05070c', 1.2, { opacity: 0.5 })
    if (deep) s.line(c.shifted(0.8, 3), '#fff', 1.6, { opacity: 0.26 })
  }
}

function drawLight({ s, at }: Hand, base: Colour): void {
  const opacity = lum(base) < 0.25 ? 0.2 : 0.3
  s.softly(8, () => {
    for (const glint of GLINTS) s.fill(leaf(at(glint), 20), '#fff', `fill-opacity="${opacity}"`)
    s.fill(leaf(at('150,360 170,430 160,500'), 60), '#fff', 'fill-opacity=".14"')
  })
}

/** Ribbed cuff, or a leather one on the back of a leather glove; the hem in the size's colour; the mark. */
function drawCuff({ s, o, palm, leather, turn, at }: Hand): void {
  if (leather && !palm) {
    const cuff = Z(at('82,556! 170,562 264,548! 266,640! 176,652 88,642!'))
    const draw = () => s.stitch(cuff, threadOf(o.coat), [-6])
    s.part(cuff, { fill: o.coat, tex: 'grit', ao: 22, outline: 2.6, draw })
  } else {
    const cuff = Z(at('86,528! 170,540 262,524! 258,580 262,640! 176,652 90,642! 92,590'))
    const draw = () => {
      for (let x = 84; x < 266; x += 9) {
        const rib = C(at(`${x + (x < 174 ? 3 : -2)},526 ${x},590 ${x},652`))
        s.line(rib, '#05070c', 3.4, { opacity: 0.4 }).line(rib, '#fff', 1.4, { opacity: 0.22, dx: 2.6 })
      }
    }
    s.part(cuff, { fill: o.cuff, tex: null, ao: 26, outline: 2.6, draw })
  }
  const hem = C(at('90,638 176,648 262,636'))
  s.line(hem, lineOf(o.accent), 15, { cap: 'butt' }).line(hem, o.accent, 12, { cap: 'butt' })
  s.line(hem, '#05070c', 10, { dash: '1.4 2.4', opacity: 0.3, cap: 'butt' })
  if (palm || leather) return
  const [x, y] = point(at('160,440'))
  s.group(`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})"`, () =>
    s
      .put(`<rect x="-36" y="-14" width="72" height="28" rx="2" fill="${o.accent}" stroke="${dark(o.accent, 0.5)}"/>`)
      .mark(0, 0, 15),
  )
}
