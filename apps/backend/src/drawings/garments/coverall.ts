import { collarBack, shirtCollar, standCollar } from '../cut/collars.ts'
import { drawLegs, type Legs, legs } from '../cut/legs.ts'
import { drawSleeve } from '../cut/sleeve.ts'
import { bodyFolds, type Torso, torso } from '../cut/torso.ts'
import type { Colour, CoverallOptions } from '../flat.ts'
import { fold, type Panel } from '../kit/cloth.ts'
import { dark, lineOf, threadOf } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import { C, sym, symLine, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

export const coverall: CoverallOptions = {
  main: '#22324F',
  contrast: '#151F33',
  accent: '#FF5B1F',
  tape: 'none',
  knee: 'pad',
  collar: 'shirt',
  yoke: true,
  hemPanel: false,
  chest: 'flap',
  pleats: false,
}

interface Sewing {
  s: Sheet
  o: CoverallOptions
  g: Torso
  l: Legs
  figure: Curve[]
  th: Colour
  thc: Colour
  hivis: boolean
}

function sewing(s: Sheet, o: CoverallOptions, front: number): Sewing {
  s.small = true
  const g = torso({
    k: 0.64,
    oy: -48,
    hem: [238, 632],
    drop: 8,
    front,
    wrist: [
      [58, 872],
      [134, 896],
    ],
  })
  const l = legs({
    k: 0.665,
    oy: 290,
    waist: [246, 92],
    hip: [204, 280],
    knee: [
      [196, 600],
      [360, 606],
    ],
    hem: [
      [190, 916],
      [334, 926],
    ],
  })
  const figure = [g.body, g.sleeve, g.sleeve.mirror(), l.whole]
  return { s, o, g, l, figure, th: threadOf(o.main), thc: threadOf(o.contrast), hivis: o.tape === 'hivis' }
}

/** Coverall, front. */
export function coverallFront(sheet: Sheet, options: CoverallOptions): void {
  const garment = sewing(sheet, options, 34)
  const { s, o, g, thc } = garment
  s.cast(garment.figure)
  drawBothLegs(garment, o.knee, right => drawFrontLeg(garment, right))
  drawSleeves(garment)
  drawBody(garment, '286,152! 330,164 400,168', '357,84 318,100 280,118', () => {
    if (!o.pleats) return
    s.mirror(() => {
      for (const run of ['330,98 336,220 338,352', '304,112 314,230 318,350']) {
        const pleat = C(run)
        s.softLine([pleat.shifted(4, 0)], '#05070c', 8, 3, 0.5)
          .seam(pleat)
          .stitch(pleat, garment.th, [4])
      }
    })
  })
  drawWaist(garment, () => s.mirror(() => s.gathers(298, 350, 7, g.hem[1] - 10, g.hem[1] + 22, 0.35, 2)))
  drawChest(garment)
  drawFront(garment)
  const look = { fill: o.contrast, thread: thc }
  if (o.collar === 'shirt') shirtCollar(s, g, { ...look, inner: dark(o.contrast, 0.3), accent: o.accent })
  else standCollar(s, g, { ...look, inner: dark(o.main, 0.3) })
  s.wash(garment.figure, 1, 190, 620)
}

/** Coverall, back: action pleats over an elastic waist. */
export function coverallBack(sheet: Sheet, options: CoverallOptions): void {
  const garment = sewing(sheet, options, -6)
  const { s, o, g, l, th, thc } = garment
  s.cast(garment.figure)
  drawBothLegs(garment, 'none', right => {
    const { toPoints } = l
    const seat = C(toPoints('400,90 402,250 400,372'))
    s.seam(seat, '#000', 1.8).stitch(seat, th, [4, 8])
    s.patch(Z(toPoints('250,196! 372,204! 370,322! 312,340! 252,318!')), o.main, { stitch: th, offs: [4, 8] })
    s.patch(Z(toPoints('244,184! 378,194! 378,232! 312,246! 245,222!')), o.contrast, {
      lift: 4,
      stitch: thc,
      offs: [4],
    })
    if (right) {
      s.patch(Z(toPoints('188,352! 250,352! 250,520! 186,520!')), o.contrast, { stitch: thc, offs: [4] })
      s.stitch(C(toPoints('187,382 250,382')), thc, [0, 4])
    } else {
      const loop = C(toPoints('228,384 250,410 254,452 248,496 228,520'))
      s.line(loop, lineOf(o.contrast), 12).line(loop, o.contrast, 9).stitch(loop, thc, [3, -3])
    }
    const knee = C(toPoints('196,596 290,606 366,600'))
    s.seam(knee, '#000', 1.2, 0.45).stitch(knee, th, [-3])
  })
  drawSleeves(garment)
  drawBody(garment, '286,160! 340,174 400,177', '357,78 318,94 280,112', () => {
    s.mirror(() => {
      const pleat = C(`332,178 328,260 330,${g.hem[1]}`)
      s.seam(pleat).stitch(pleat, th, [4])
    })
    s.mark(400, 132, 15, o.accent)
  })
  drawWaist(garment, () => s.gathers(306, 494, 7, g.hem[1] - 10, g.hem[1] + 24, 0.35, 2))
  collarBack(s, g, { fill: o.contrast, thread: thc, h: o.collar === 'shirt' ? 44 : 62 })
  s.wash(garment.figure, 1, 190, 620)
}

function drawBothLegs(
  { s, o, l, th, thc, hivis }: Sewing,
  knee: CoverallOptions['knee'],
  details: (right: boolean) => void,
): void {
  drawLegs(s, l, {
    fill: o.main,
    contrast: o.contrast,
    thread: th,
    contrastThread: thc,
    knee,
    hemPanel: o.hemPanel,
    tape: hivis ? [776, 840] : [],
    tapeW: 42,
    details,
  })
}

function drawFrontLeg({ s, o, l, th, thc }: Sewing, right: boolean): void {
  const { toPoints } = l
  s.patch(Z(toPoints('238,132! 262,132! 236,288! 210,284!')), o.contrast, { lift: 3, stitch: thc, offs: [3.5] })
  if (right) {
    s.seam(C(toPoints('400,90 400,372')), '#000', 1.6)
    return
  }
  s.patch(Z(toPoints('190,372! 286,368! 290,484! 188,490!')), o.main, { stitch: th, offs: [4, 8] })
  s.patch(Z(toPoints('184,356! 292,350! 292,390! 184,398!')), o.contrast, { stitch: thc, offs: [4] })
}

function drawSleeves({ s, o, g, th, hivis }: Sewing): void {
  s.mirror(() =>
    drawSleeve(s, g, {
      fill: o.main,
      upper: o.yoke ? o.contrast : null,
      cuff: o.contrast,
      thread: th,
      tape: hivis ? { at: [292, 384], w: 28 } : null,
    }),
  )
}

/** The upper half; `yoke` is its seam, `shoulder` the left shoulder seam. */
function drawBody(garment: Sewing, yoke: string, shoulder: string, more?: () => void): void {
  const { s, o, g, th, thc, hivis } = garment
  const panels: Panel[] = o.yoke ? [[sym(`400,40! 200,40! 200,160! ${yoke}!`), o.contrast]] : []
  s.part(g.body, {
    fill: o.main,
    panels,
    ao: 30,
    outline: 2.8,
    cyl: [288, 260, 512, 260],
    folds: [...bodyFolds(g, 1.1), fold('352,250 346,300 352,340', 12, 0.16)],
    draw: () => {
      if (o.yoke) s.seam(symLine(yoke)).stitch(symLine(yoke), th, [-4])
      more?.()
      if (hivis) {
        s.mirror(() => s.tape(C('336,74 330,180 330,300'), 26))
        s.tape(symLine('260,300 340,306 400,307'), 30)
      }
      s.mirror(() => s.stitch(C(shoulder), o.yoke ? thc : th, [4]))
    },
  })
}

function drawWaist({ s, o, g, thc }: Sewing, elastic: () => void): void {
  const y = g.hem[1]
  const band = sym(`400,${y - 2} 340,${y - 4} 294,${y - 12}! 293,${y + 20}! 340,${y + 26} 400,${y + 28}`)
  s.part(band, {
    fill: o.contrast,
    ao: 12,
    outline: 2.2,
    cyl: [294, y, 506, y],
    draw: () => {
      s.stitch(band, thc, [4])
      elastic()
    },
  })
}

function drawChest({ s, o, th, thc, hivis }: Sewing): void {
  if (hivis) {
    s.mirror(() => s.patch(Z('348,200! 386,202! 386,262! 348,260!'), o.main, { lift: 3, stitch: th, offs: [3.5] }))
    return
  }
  if (o.chest === 'welt') {
    s.mirror(() => {
      const welt = Z('308,230! 374,206! 380,222! 314,248!')
      s.patch(welt, o.contrast, { lift: 3, stitch: thc, offs: [3.5] })
    })
    return
  }
  const pocket = () => {
    const bag = Z('316,206! 378,210! 377,274! 366,282! 328,280! 316,270!')
    s.patch(bag, o.main, { lift: 3, stitch: th, offs: [3.5, 6.5] })
    const flap = Z('312,200! 382,205! 382,226! 347,236! 312,222!')
    s.patch(flap, o.contrast, { lift: 4, stitch: thc, offs: [3.5] }).stud(347, 226, 4.5)
  }
  pocket()
  s.flipped(pocket)
  s.tag(312, 242, o.accent, 8, 15)
}

/** Two-way zip under a flap, down to the crotch, and a stud on the waistband. */
function drawFront({ s, o, g, l, th, thc }: Sewing): void {
  const hemY = g.hem[1]
  const end = l.crotch[1] - 22
  s.patch(Z(`389,96! 411,96! 411,${end}! 400,${end + 10}! 389,${end}!`), o.main, { lift: 3, stitch: th, offs: [4] })
  s.zip(C(`400,96 400,${end - 6}`), { cloth: o.contrast, w: 11, pull: o.accent, at: 0.02 })
  const tab = Z(`384,${hemY + 1}! 416,${hemY + 1}! 416,${hemY + 25}! 384,${hemY + 25}!`)
  s.patch(tab, o.contrast, { lift: 2, stitch: thc, offs: [3] }).stud(400, hemY + 13, 6)
}
