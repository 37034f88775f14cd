import { collarBack, standCollar } from '../cut/collars.ts'
import { hood, hoodBack } from '../cut/hoods.ts'
import { drawSleeve } from '../cut/sleeve.ts'
import { type Torso, torso } from '../cut/torso.ts'
import type { Colour, WinterOptions } from '../flat.ts'
import type { Panel } from '../kit/cloth.ts'
import { dark, light, lineOf, lum, threadOf } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import { C, sym, symLine, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

export const winter: WinterOptions = {
  main: '#5B5F3C',
  contrast: '#23272B',
  accent: '#FF5B1F',
  quilt: 66,
  tape: 'none',
  hood: true,
  yoke: true,
  sleeves: true,
  long: false,
  inner: '#E07A2C',
}

interface Sewing {
  s: Sheet
  o: WinterOptions
  g: Torso
  figure: Curve[]
  /** Height of the side hem. */
  hemY: number
  th: Colour
  thc: Colour
  hivis: boolean
}

function sewing(s: Sheet, o: WinterOptions, front: number): Sewing {
  const hemY = o.long ? 976 : 884
  const g = torso({
    hps: 246,
    shoulder: [202, 304],
    armpit: [212, 494],
    hem: [o.long ? 188 : 196, hemY],
    neck: 78,
    front,
    wrist: [
      [48, 850],
      [148, 878],
    ],
    fat: 16,
  })
  const figure = o.sleeves ? [g.body, g.sleeve, g.sleeve.mirror()] : [g.body]
  return { s, o, g, figure, hemY, th: threadOf(o.main), thc: threadOf(o.contrast), hivis: o.tape === 'hivis' }
}

/** Insulated quilted jacket, front. */
export function winterFront(sheet: Sheet, options: WinterOptions): void {
  onSheet(sheet, options, () => drawFront(sewing(sheet, options, 34)))
}

/** Insulated quilted jacket, back. */
export function winterBack(sheet: Sheet, options: WinterOptions): void {
  onSheet(sheet, options, () => drawBack(sewing(sheet, options, -8)))
}

/** A jacket that covers the thighs is drawn a little smaller. */
function onSheet(s: Sheet, o: WinterOptions, draw: () => void): void {
  if (o.long) s.group('transform="translate(40 26) scale(.9)"', draw)
  else draw()
}

function drawFront(garment: Sewing): void {
  const { s, o, g, th, thc, hivis, hemY } = garment
  s.cast(garment.figure)
  if (o.hood) hood(s, g, { fill: o.main, inner: o.inner, thread: th, h: 158, w: 132, open: 0.7, tex: null })
  if (o.sleeves) drawSleeves(garment)
  drawBody(garment, 400, '322,262 262,288 196,316')
  if (!o.sleeves) bindArmhole(garment)
  // hand-warmer pockets and a zip on the chest
  s.mirror(() => {
    const y = hivis ? 702 : o.long ? 634 : 668
    const welt = Z(`272,${y}! 296,${y - 6}! 278,${y + 138}! 252,${y + 134}!`)
    s.patch(welt, o.contrast, { lift: 4, stitch: thc, offs: [5] })
  })
  const zip = C('448,462 540,452')
  s.line(zip, o.contrast, 24, { cap: 'butt' }).zip(zip, { cloth: o.contrast, w: 14, pull: o.accent, at: 0.04 })
  if (o.long) drawLowPockets(garment)
  s.tag(300, hemY - 58, o.accent, 12, 24)
  standCollar(s, g, { fill: o.contrast, inner: dark(o.inner, 0.15), thread: thc, h: 70, tex: null })
  const flap = Z(`380,214! 424,214! 424,${hemY + 8}! 380,${hemY + 8}!`)
  s.patch(flap, o.contrast, { lift: 6, stitch: thc, offs: [6] })
  for (let y = 244; y < hemY; y += 102) s.stud(402, y, 8.5)
  if (o.hood) drawCords(garment)
  s.wash(garment.figure)
}

function drawBack(garment: Sewing): void {
  const { s, o, g, th, thc, hemY } = garment
  s.cast(garment.figure)
  if (o.sleeves) drawSleeves(garment)
  drawBody(garment, 424, '322,256 262,280 196,308')
  if (!o.sleeves) bindArmhole(garment)
  s.mark(400, hemY - 10, 15, o.accent)
  if (o.hood) {
    const shell = hoodBack(s, g, { fill: o.main, thread: th, tex: null, w: 132, h: 158 })
    const tab = Z('366,226! 434,226! 434,250! 366,250!')
    s.patch(tab, o.contrast, { lift: 3, stitch: thc, offs: [4] })
    s.wash([...garment.figure, shell])
  } else {
    collarBack(s, g, { fill: o.contrast, thread: thc, h: 70, tex: null })
    s.wash(garment.figure)
  }
}

/** Big pockets with flaps over the thighs, and the studs that open the hem at the sides. */
function drawLowPockets({ s, o, thc, hemY }: Sewing): void {
  s.mirror(() => {
    const bag = Z('236,818! 356,826! 356,944! 240,936!')
    s.patch(bag, o.main, { lift: 5, tex: null, stitch: thc, offs: [6] })
    const flap = Z('228,800! 364,810! 364,850! 296,868! 230,842!')
    s.patch(flap, o.contrast, { lift: 6, tex: null, stitch: thc, offs: [6] }).stud(296, 850, 8)
    const vent = C(`204,${hemY - 120} 200,${hemY - 2}`)
    s.seam(vent, '#000', 2)
      .stitch(vent, thc, [-6])
      .stud(212, hemY - 90, 7)
      .stud(210, hemY - 30, 7)
  })
}

/** Bound armhole of a body warmer, which has no sleeves. */
function bindArmhole({ s, o, g, thc }: Sewing): void {
  s.mirror(() => {
    const edge = g.armhole
    s.line(edge, lineOf(o.contrast), 19, { cap: 'butt' }).line(edge, o.contrast, 15, { cap: 'butt' })
    s.line(edge.offset(3), '#fff', 2, { opacity: 0.16 }).stitch(edge, thc, [-3])
  })
}

function drawSleeves({ s, o, g, th, hivis }: Sewing): void {
  s.mirror(() => {
    drawSleeve(s, g, {
      fill: o.main,
      cuff: o.contrast,
      cuffH: 30,
      ribCuff: true,
      thread: th,
      folds: 0.25,
      tex: null,
      topStitch: false,
    })
    s.clipped([g.sleeve], () => {
      const row = (y: number) => C(`10,${y - 28} 110,${y + 6} 260,${y - 6}`)
      const rows: Curve[] = []
      for (let y = 372; y < 828 && rows.length < 8; y += o.quilt) rows.push(row(y))
      quilt(s, rows, lum(o.main))
      if (hivis) for (const y of [556, 660]) s.tape(C(`10,${y - 26} 110,${y + 6} 260,${y - 6}`), 42)
    })
  })
}

function drawBody({ s, o, g, th, hivis, hemY }: Sewing, yokeY: number, shoulder: string): void {
  const yoke = sym(`400,${yokeY}! 300,${yokeY - 4} 150,${yokeY - 20}! 150,180! 400,180!`)
  const panels: Panel[] = o.yoke ? [[yoke, o.contrast]] : []
  s.part(g.body, {
    fill: o.main,
    panels,
    tex: null,
    ao: 52,
    aoOp: 0.4,
    outline: 3,
    cyl: [190, 580, 610, 580],
    draw: () => {
      const rows: Curve[] = []
      for (let y = o.yoke ? yokeY : yokeY - 60; y < hemY - 14; y += o.quilt)
        rows.push(symLine(`150,${y - 20} 290,${y - 4} 400,${y}`))
      quilt(s, rows, lum(o.main))
      if (hivis) for (const y of [558, 656]) s.tape(symLine(`150,${y - 20} 290,${y - 4} 400,${y}`), 46)
      s.mirror(() => s.seam(C(shoulder)))
      const hem = symLine(`190,${hemY - 22} 300,${hemY - 12} 400,${hemY - 10}`)
      s.seam(hem).stitch(hem, th, [-5])
    },
  })
}

/** Rows of quilting: shadow at the seam, highlight below it, wrinkles along the thread. */
function quilt(s: Sheet, rows: readonly Curve[], lightness: number): void {
  s.softLine(rows, '#05070c', 17, 6, 0.44)
  s.softLine(
    rows.map(row => row.shifted(0, 27)),
    '#ffffff',
    16,
    9,
    lightness < 0.25 ? 0.2 : 0.3,
  )
  for (const row of rows) s.seam(row, '#000', 1.4, 0.6).stitch(row, '#000', [0], 1)
  const random = dice(7)
  const puckers = rows.flatMap(row =>
    row.sample(34).flatMap(({ x, y }) => {
      if (random() < 0.4) return []
      const h = 7 + random() * 12
      const dx = (random() - 0.5) * 9
      const [left, down, up] = [dx.toFixed(0), h.toFixed(0), (-h).toFixed(0)]
      return `M${x.toFixed(0)} ${y.toFixed(0)}l${left} ${down}m9 ${up}l${(-dx).toFixed(0)} ${(-h * 0.8).toFixed(0)}`
    }),
  )
  // a soft edge without a blur filter: a wide faint stroke under a narrow one
  const path = puckers.join('')
  for (const [width, opacity] of [
    [5, 0.1],
    [3, 0.14],
    [1.4, 0.12],
  ])
    s.put(`<path d="${path}" stroke="#05070c" stroke-opacity="${opacity}" stroke-width="${width}" fill="none"/>`)
}

/** Deterministic pseudo-random numbers, 0 to 1, so that a drawing is always the same. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

function drawCords({ s, o }: Sewing): void {
  const cord = C('352,262 346,330 350,372')
  s.mirror(() => {
    s.line(cord, '#05070c', 6).line(cord, light(o.contrast, 0.3), 4).stud(352, 262, 6, '#4a525a')
    s.put('<path d="M343 372h14l-2 26h-10z" fill="#2b3036" stroke="#0c0e11"/>')
  })
}
