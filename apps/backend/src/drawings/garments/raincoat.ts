import { hood, hoodBack } from '../cut/hoods.ts'
import { drawSleeve } from '../cut/sleeve.ts'
import { bodyFolds, type Torso, torso } from '../cut/torso.ts'
import type { Colour, RaincoatOptions } from '../flat.ts'
import { fold } from '../kit/cloth.ts'
import { dark, light, lum, threadOf } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import { C, leaf, symLine, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

export const raincoat: RaincoatOptions = {
  main: '#F0B91E',
  contrast: '#22324F',
  accent: '#FF5B1F',
  long: true,
  style: 'storm',
  tape: 'none',
}

const STEEL: Colour = '#8d959b'

interface Sewing {
  s: Sheet
  o: RaincoatOptions
  g: Torso
  figure: Curve[]
  /** Colour of the welded seams. */
  weld: Colour
  hivis: boolean
}

function sewing(s: Sheet, o: RaincoatOptions, front: number): Sewing {
  const g = torso({
    k: o.long ? 0.86 : 1,
    oy: o.long ? 16 : 44,
    hps: 206,
    shoulder: [208, 268],
    armpit: [214, 470],
    hem: o.style === 'pack' ? [142, 1072] : o.long ? [184, 1056] : [190, 850],
    neck: 72,
    front,
    wrist: [
      [40, 852],
      [142, 880],
    ],
    fat: 8,
    drop: 14,
  })
  const figure = [g.body, g.sleeve, g.sleeve.mirror()]
  return { s, o, g, figure, weld: dark(o.main, 0.5), hivis: o.tape === 'hivis' }
}

/** Raincoat or rain jacket of coated cloth, front. */
export function raincoatFront(sheet: Sheet, options: RaincoatOptions): void {
  const garment = sewing(sheet, options, 34)
  const { s, o, g, weld } = garment
  s.cast(garment.figure)
  hood(s, g, {
    fill: o.main,
    inner: o.contrast,
    thread: weld,
    h: 150,
    w: 122,
    open: 0.7,
    tex: null,
    peak: o.style === 'storm',
  })
  drawSleeves(garment)
  if (o.style === 'pack') {
    drawBody(garment, 0, '346,236 300,330 214,470')
    drawPackFront(garment)
    s.wash(garment.figure, 0.9)
    return
  }
  drawBody(garment, 406, '328,222 270,250 204,282')
  drawPockets(garment)
  drawFront(garment)
  s.tag(g.at(238, 0)[0] + 2, g.at(0, pocketY(garment) + 74)[1], o.accent, 11, 22)
  s.wash(garment.figure, 0.9)
}

/** Raincoat, back. */
export function raincoatBack(sheet: Sheet, options: RaincoatOptions): void {
  const garment = sewing(sheet, options, -8)
  const { s, o, g, weld } = garment
  s.cast(garment.figure)
  drawSleeves(garment)
  drawBody(garment, 0, o.style === 'pack' ? '346,228 300,320 214,470' : '328,214 270,240 204,270')
  if (o.style === 'storm') drawStormFlap(garment)
  else drawPackTrims(garment, '346,228 300,320 214,470')
  const shell = hoodBack(s, g, { fill: o.main, thread: weld, tex: null, w: 122, h: 150 })
  s.clipped([shell], () =>
    gloss(garment, ['330,96 312,130 306,180', '452,84 480,104 494,140', '372,110 366,150 366,196'], 13),
  )
  s.wash([...garment.figure, shell], 0.9)
}

/** A flap over the shoulders, open along its lower edge, and the back seam. */
function drawStormFlap(garment: Sewing): void {
  const { s, o, g, weld } = garment
  const flap = Z(g.toPoints('222,300! 320,292 400,290 480,292 578,300! 566,446! 400,470 234,446!'))
  s.clipped([g.body], () => {
    s.patch(flap, o.main, { lift: 7, tex: null, shade: 0.24, edge: 0 })
    const edge = symLine(g.toPoints('214,444 320,462 400,466'))
    s.line(edge, weld, 2, { opacity: 0.8 }).line(edge.offset(-9), weld, 1.1, { opacity: 0.5 })
    gloss(garment, ['262,330 300,318 350,318', '470,322 520,326 556,346', '250,360 252,400 262,436'], 16)
    const seam = C(g.toPoints(o.long ? '400,470 401,760 400,1066' : '400,470 401,660 400,862'))
    s.line(seam, weld, 1.4, { opacity: 0.55 }).line(seam.offset(7), weld, 1, { opacity: 0.35 })
  })
}

/** Long highlights of coated cloth. */
function gloss({ s, o, g }: Sewing, lines: readonly string[], w: number): void {
  const opacity = (lum(o.main) < 0.25 ? 0.34 : 0.62) * 0.72
  s.softly(5, () => {
    for (const line of lines) s.fill(leaf(g.toPoints(line), w * g.k), '#fff', `fill-opacity="${opacity.toFixed(2)}"`)
  })
}

function drawSleeves(garment: Sewing): void {
  const { s, o, g, weld, hivis } = garment
  const height = (y: number) => g.at(0, y)[1]
  s.mirror(() => {
    drawSleeve(s, g, {
      fill: o.main,
      thread: weld,
      folds: 1.15,
      tex: null,
      topStitch: false,
      tape: hivis ? { at: [height(560), height(690)], w: 44 * g.k } : null,
    })
    s.clipped([g.sleeve], () => {
      gloss(garment, ['164,300 118,420 98,580', '88,650 76,740 70,830', '176,520 160,600 150,640'], 17)
      s.line(C(g.toPoints('208,268 222,330 228,394 214,470')).offset(7), weld, 1.2, { opacity: 0.5 })
    })
  })
}

/** Body; `yokeY` is the height of the welded yoke seam, 0 for none. */
function drawBody(garment: Sewing, yokeY: number, shoulder: string): void {
  const { s, o, g, weld, hivis } = garment
  const { toPoints, k } = g
  s.part(g.body, {
    fill: o.main,
    tex: null,
    ao: 50,
    aoOp: 0.32,
    outline: 3,
    rim: 0.5,
    cyl: [g.hem[0] + 10, 560, 790 - g.hem[0], 560],
    folds: [
      ...bodyFolds(g, 1.1),
      fold(toPoints('300,640 286,800 276,1040'), 34, 0.22),
      fold(toPoints('486,620 506,800 520,1040'), 34, 0.24),
      fold(toPoints('222,700 206,860 196,1040'), 26, 0.24),
      fold(toPoints('580,700 596,860 606,1040'), 26, 0.3),
    ],
    draw: () => {
      gloss(
        garment,
        [
          '246,420 262,560 250,720',
          '238,880 226,960 222,1030',
          '334,430 338,520 330,660',
          '326,880 320,960 316,1030',
          '462,430 474,540 466,690',
          '500,880 506,960 510,1020',
          '244,300 286,284 330,292',
          '472,290 520,292 556,320',
        ],
        18,
      )
      if (yokeY) {
        const yoke = symLine(toPoints(`150,${yokeY - 14} 300,${yokeY - 2} 400,${yokeY}`))
        s.line(yoke, weld, 1.6, { opacity: 0.7 }).line(yoke.offset(-10), weld, 1.1, { opacity: 0.5 })
        s.line(yoke.offset(-4), '#fff', 4, { opacity: 0.25 })
      }
      if (o.long) s.line(symLine(toPoints('120,1030 300,1040 400,1042')), weld, 1.2, { opacity: 0.6 })
      s.mirror(() => {
        s.line(C(toPoints(shoulder)), weld, 1.3, { opacity: 0.6 })
        // ventilation eyelets under the arm
        if (o.style === 'storm') for (const [x, y] of toPoints('232,476 246,484 240,496')) s.stud(x, y, 4, STEEL)
      })
      if (!hivis) return
      for (const y of [510, 606]) s.tape(symLine(toPoints(`120,${y - 14} 300,${y - 2} 400,${y}`)), 44 * k)
    },
  })
}

const pocketY = ({ o, hivis }: Sewing) => (o.long ? 730 : hivis ? 668 : 640)

function drawPockets(garment: Sewing): void {
  const { s, o, g, weld } = garment
  const { toPoints } = g
  const y = pocketY(garment)
  s.mirror(() => {
    const bag = Z(toPoints(`246,${y}! 352,${y + 8}! 352,${y + 132}! 244,${y + 124}!`))
    s.patch(bag, o.main, { lift: 4, tex: null, shade: 0.26 }).line(bag.offset(-7), weld, 1.1, { opacity: 0.5 })
    const flap = Z(toPoints(`238,${y - 14}! 360,${y - 5}! 360,${y + 40}! 238,${y + 32}!`))
    s.patch(flap, o.main, { lift: 6, tex: null, shade: 0.34 }).line(flap.offset(-6), weld, 1.1, { opacity: 0.5 })
    const [sx, sy] = g.at(299, y + 22)
    s.stud(sx, sy, 7, STEEL)
  })
}

/** Raglan seams under tape, gathered cuffs, a cord at the waist. */
function drawPackTrims({ s, o, g, weld }: Pick<Sewing, 's' | 'o' | 'g' | 'weld'>, raglan: string): void {
  const { toPoints } = g
  s.mirror(() => {
    const seam = C(toPoints(raglan))
    s.line(seam, dark(o.contrast, 0.1), 13, { cap: 'butt' }).line(seam, o.contrast, 9, { cap: 'butt' })
    const [ox, oy] = g.wristOut
    const [ix, iy] = g.wristIn
    const cuff = Z(`${ox - 2},${oy - 26}! ${ix + 4},${iy - 24}! ${ix},${iy + 2}! ${ox - 1},${oy + 2}!`)
    s.part(cuff, {
      fill: o.contrast,
      tex: null,
      ao: 12,
      outline: 2.4,
      draw: () => s.gathers(ox, ix + 6, 7, oy - 34, iy + 8, 0.5, 2.6),
    })
  })
  s.clipped([g.body], () => {
    const cord = symLine(toPoints('196,640 300,652 400,654'))
    s.softLine([cord], '#05070c', 12, 5, 0.4)
      .line(cord, weld, 2)
      .gathers(g.at(214, 0)[0], g.at(586, 0)[0], 15, g.at(0, 636)[1], g.at(0, 664)[1], 0.26, 3)
    s.line(symLine(toPoints('120,812 300,824 400,826')), weld, 1.4, { opacity: 0.5 })
  })
}

/** Open zip with two studs, and the pocket that the coat packs into. */
function drawPackFront({ s, o, g, weld }: Sewing): void {
  const { toPoints } = g
  const bottom = g.hem[1] + 11
  const top = g.at(0, 236)[1]
  drawPackTrims({ s, o, g, weld }, '346,236 300,330 214,470')
  const zip = C(`400,${top - 6} 400,${bottom}`)
  s.line(zip, dark(o.main, 0.35), 34, { cap: 'butt' }).zip(zip, { cloth: o.contrast, w: 20, pull: o.accent, at: 0.02 })
  for (const y of [top + 14, bottom - 40]) {
    const tab = Z(`376,${y - 16}! 428,${y - 16}! 436,${y} 428,${y + 16}! 376,${y + 16}!`)
    s.patch(tab, o.contrast, { lift: 4, tex: null, shade: 0.3 }).stud(420, y, 7, STEEL)
  }
  const pocket = Z(toPoints('446,470! 556,460! 556,600! 448,608!'))
  s.patch(pocket, o.main, { lift: 5, tex: null, shade: 0.3 }).line(pocket.offset(-6), weld, 1.2, { opacity: 0.6 })
  const mouth = C(toPoints('452,496 552,486'))
  s.zip(mouth, { cloth: o.contrast, w: 15, pull: o.accent, at: 0.05 })
  const [tx, ty] = g.at(544, 530)
  s.tag(tx, ty, o.accent, 11, 22)
}

/** Storm flap over the zip, neck tab and hood cords. */
function drawFront({ s, o, g, weld }: Sewing): void {
  const hemY = g.hem[1]
  const top = g.at(0, 236)[1]
  const fly = Z(`378,${top}! 424,${top}! 426,${hemY + 12}! 376,${hemY + 12}!`)
  s.patch(fly, o.main, { lift: 6, tex: null, shade: 0.3 }).line(fly.offset(-7), weld, 1.2, { opacity: 0.6 })
  s.softLine([C(`386,${top + 30} 385,${hemY - 10}`)], '#ffffff', 5, 2, 0.45)
  const studs = o.long ? 6 : 5
  for (let i = 0; i < studs; i++) s.stud(401, top + 30 + (i * (hemY - top - 150)) / (studs - 1), 9, STEEL)
  const tab = Z(`362,${top - 18}! 440,${top - 12}! 448,${top + 4} 440,${top + 20}! 362,${top + 16}!`)
  s.patch(tab, o.contrast, { lift: 4, stitch: threadOf(o.contrast), offs: [5] }).stud(430, top + 4, 7, STEEL)
  const cord = C(`352,${top + 6} 347,${top + 54} 350,${top + 96}`)
  s.mirror(() => {
    s.line(cord, dark(o.contrast, 0.5), 6).line(cord, light(o.contrast, 0.35), 4)
    s.put(`<path d="M343 ${(top + 92).toFixed(1)}h14l-2 24h-10z" fill="#2b3036" stroke="#0c0e11"/>`)
  })
}
