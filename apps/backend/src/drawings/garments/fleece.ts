import { collarBack, standCollar } from '../cut/collars.ts'
import { drawSleeve } from '../cut/sleeve.ts'
import { bodyFolds, type Torso, torso } from '../cut/torso.ts'
import type { Colour, FleeceOptions } from '../flat.ts'
import { fold, type Panel } from '../kit/cloth.ts'
import { dark, lum, threadOf } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import { C, sym, symLine, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

export const fleece: FleeceOptions = {
  main: '#5A626A',
  contrast: '#2A2E33',
  accent: '#FF5B1F',
  zipFull: true,
  chest: true,
  yoke: true,
  grid: false,
  raglan: false,
}

interface Sewing {
  s: Sheet
  o: FleeceOptions
  g: Torso
  figure: Curve[]
  th: Colour
  thc: Colour
}

function sewing(s: Sheet, o: FleeceOptions, front: number): Sewing {
  const g = torso({
    hem: [214, 826],
    drop: 8,
    front,
    shoulder: [216, 256],
    armpit: [224, 444],
    wrist: [
      [66, 800],
      [144, 824],
    ],
    neck: 66,
    fat: 2,
  })
  return { s, o, g, figure: [g.body, g.sleeve, g.sleeve.mirror()], th: threadOf(o.main), thc: threadOf(o.contrast) }
}

/** Fleece jacket, front. */
export function fleeceFront(sheet: Sheet, options: FleeceOptions): void {
  const garment = sewing(sheet, options, 34)
  const { s, o, g, th, thc } = garment
  s.cast(garment.figure)
  drawSleeves(garment)
  drawBody(garment, '150,400 230,356 330,312 400,300', '334,206 270,238 212,264', [])
  const zip = (line: Curve, w: number) => {
    s.line(line, dark(o.main, 0.5), w + 3).zip(line, { cloth: o.contrast, w, pull: o.accent, at: 0.04 })
  }
  if (o.raglan) drawPouch(garment)
  else s.mirror(() => zip(C('292,612 276,690 268,764'), 13))
  if (o.chest) zip(C('446,372 524,364'), 14)
  const collar = o.yoke ? o.contrast : o.main
  standCollar(s, g, { fill: collar, inner: dark(o.main, 0.35), thread: thc, h: 66, tex: 'grit' })
  const bottom = o.zipFull ? 834 : 470
  s.zip(C(`400,${g.hps - 44} 400,${bottom}`), { cloth: o.contrast, w: 22, pull: o.accent, at: 0.03 })
  s.mirror(() => {
    const edge = C(`387,${g.hps - 40} 387,${bottom}`)
    s.seam(edge).stitch(edge, th, [-5])
  })
  if (!o.zipFull) s.tack(400, bottom, 26, 0, o.accent)
  pile(garment)
  s.tag(240, 744, o.accent, 12, 22)
  s.wash(garment.figure)
}

/** One wide pocket across the front, open at both sides. */
function drawPouch({ s, o, th }: Sewing): void {
  const pouch = sym('400,590! 306,586! 252,700! 252,772! 400,780!')
  s.patch(pouch, o.main, { lift: 5, tex: 'grit', stitch: th, offs: [6], inside: -1 })
  s.mirror(() => {
    const mouth = C('306,586 252,700')
    s.line(mouth, o.contrast, 16, { cap: 'butt' }).stitch(mouth, threadOf(o.contrast), [0])
  })
}

/** Fleece jacket, back. */
export function fleeceBack(sheet: Sheet, options: FleeceOptions): void {
  const garment = sewing(sheet, options, -6)
  const { s, o, g, thc } = garment
  s.cast(garment.figure)
  drawSleeves(garment)
  drawBody(garment, '150,400 230,372 330,346 400,344', '334,200 270,230 212,256', [
    fold('322,500 338,610 330,740', 26, 0.15),
    fold('476,480 460,610 470,750', 26, 0.17),
    fold('372,240 400,252 430,240', 14, 0.16),
  ])
  collarBack(s, g, { fill: o.yoke ? o.contrast : o.main, thread: thc, h: 66, tex: 'grit' })
  pile(garment)
  s.mark(400, g.hps + 46, 15, o.accent)
  s.wash(garment.figure)
}

function drawSleeves({ s, o, g, th }: Sewing): void {
  s.mirror(() =>
    drawSleeve(s, g, {
      fill: o.raglan ? o.contrast : o.main,
      upper: o.yoke && !o.raglan ? o.contrast : null,
      cuff: o.contrast,
      cuffH: 26,
      ribCuff: true,
      thread: th,
      tex: 'grit',
      folds: 1.05,
      topStitch: false,
    }),
  )
}

/** Body; `yoke` is its seam, left to centre. */
function drawBody(
  { s, o, g, th }: Sewing,
  yoke: string,
  neck: string,
  folds: readonly ReturnType<typeof fold>[],
): void {
  const side = Z('180,430! 224,440! 250,560 252,700 240,850! 180,850!')
  const shoulder = Z('150,120! 340,150! 334,206 300,300 224,444! 150,460!')
  const half = o.raglan ? shoulder : side
  const panels: Panel[] = [
    [half, o.contrast],
    [half.mirror(), o.contrast],
  ]
  if (o.yoke && !o.raglan) panels.unshift([sym(`400,150! 150,150! ${yoke}!`), o.contrast])
  s.part(g.body, {
    fill: o.main,
    panels,
    tex: 'grit',
    texOp: 0.1,
    ao: 46,
    aoOp: 0.38,
    outline: 3,
    cyl: [210, 520, 590, 520],
    folds: [...bodyFolds(g, 1.1), ...folds],
    draw: () => {
      if (o.grid) drawGrid(s)
      if (o.yoke && !o.raglan) s.seam(symLine(yoke)).stitch(symLine(yoke), th, [-5])
      s.mirror(() => {
        const seam = C(o.raglan ? '334,206 300,300 224,444' : '224,440 250,560 252,700 240,840')
        s.seam(seam).stitch(seam, th, [5])
        if (!o.raglan) s.seam(C(neck))
      })
      if (o.raglan) drawBinding(s, o)
      s.stitch(symLine('213,800 300,810 400,813'), th, [0, 4])
    },
  })
}

/** Elastic binding of the hem. */
function drawBinding(s: Sheet, o: FleeceOptions): void {
  const hem = symLine('206,812 300,822 400,825')
  s.line(hem, o.contrast, 26, { cap: 'butt' }).stitch(hem, threadOf(o.contrast), [8])
  s.gathers(216, 584, 12, 806, 836, 0.34, 2.6)
}

function drawGrid(s: Sheet): void {
  const rows = Array.from({ length: 30 }, (_, i) => `M200 ${330 + i * 18}H600M${210 + i * 18} 320V860`)
  s.put(`<path d="${rows.join('')}" fill="none" stroke="#000" stroke-width="2" stroke-opacity=".13"/>`)
}

/** Pile: turbulence lit from above. */
function pile({ s, o, figure }: Sewing): void {
  const filter = s.define(
    'pile',
    id =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="800" height="1000" color-interpolation-filters="sRGB">` +
      '<feTurbulence type="fractalNoise" baseFrequency=".42" numOctaves="2" seed="4"/>' +
      '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 0 0 0 -1.05"/></filter>',
  )
  s.group(`clip-path="${s.clip(...figure)}" opacity="${lum(o.main) < 0.2 ? 0.5 : 0.3}"`, () =>
    s.put(`<rect width="800" height="1000" filter="url(#${filter})"/>`),
  )
}
